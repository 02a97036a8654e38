//! What a process is set up for. Libraries read their settings once, so each mode has a process of its own.

/// The set-up of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// One thread, everything the machine has.
    One,
    /// One thread, AVX2 at most.
    Avx2,
    /// One thread, AVX-512 with VNNI and no tiles.
    NoTiles,
    /// So many threads.
    Threads(usize),
}

/// Settings of libraries that would otherwise decide what is compared.
const PREFIXES: &[&str] = &[
    "OPENBLAS_",
    "GOTO_",
    "MKL_",
    "BLIS_",
    "ONEDNN_",
    "DNNL_",
    "LIBXSMM_",
    "OMP_",
    "GOMP_",
    "KMP_",
    "RAYON_",
    "MATMUL_",
];

impl Mode {
    /// For options and reports.
    pub fn name(self) -> String {
        match self {
            Mode::One => "one".into(),
            Mode::Avx2 => "avx2".into(),
            Mode::NoTiles => "notiles".into(),
            Mode::Threads(n) => format!("threads{n}"),
        }
    }

    /// The inverse of [`Mode::name`].
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "one" => Some(Mode::One),
            "avx2" => Some(Mode::Avx2),
            "notiles" => Some(Mode::NoTiles),
            name => name.strip_prefix("threads")?.parse().ok().map(Mode::Threads),
        }
    }

    /// How many threads a call may use.
    pub fn threads(self) -> usize {
        match self {
            Mode::Threads(n) => n,
            _ => 1,
        }
    }

    /// Clears what is set in the environment, sets what the mode needs, and pins the process. Returns the cores.
    ///
    /// # Safety
    ///
    /// The process must have no other thread yet.
    pub unsafe fn prepare(self) -> Result<Vec<usize>, String> {
        let set: Vec<String> = std::env::vars_os()
            .filter_map(|(name, _)| name.into_string().ok())
            .filter(|name| PREFIXES.iter().any(|p| name.starts_with(p)))
            .collect();
        for name in &set {
            println!("environment: {name} unset");
            // SAFETY: the caller's promise.
            unsafe { std::env::remove_var(name) };
        }
        let threads = self.threads().to_string();
        let mut wanted = vec![("OMP_NUM_THREADS", threads.as_str()), ("MATMUL_NUM_THREADS", &threads)];
        wanted.push(("RAYON_NUM_THREADS", &threads));
        if self == Mode::Avx2 {
            wanted.push(("NANOGEMM_ISA", "avx2"));
            wanted.push(("OPENBLAS_CORETYPE", "Haswell"));
            wanted.push(("MKL_ENABLE_INSTRUCTIONS", "AVX2"));
            wanted.push(("ONEDNN_MAX_CPU_ISA", "AVX2"));
            wanted.push(("LIBXSMM_TARGET", "hsw"));
            // BLIS wants a number, which it is asked for when it is loaded.
        }
        if self == Mode::NoTiles {
            wanted.push(("NANOGEMM_ISA", "avx512,avx512_vnni"));
            wanted.push(("MKL_ENABLE_INSTRUCTIONS", "AVX512_E1"));
            wanted.push(("ONEDNN_MAX_CPU_ISA", "AVX512_CORE_VNNI"));
            // LIBXSMM 1.17 has no kernels with tiles.
        }
        for (name, value) in wanted {
            // SAFETY: the caller's promise.
            unsafe { std::env::set_var(name, value) };
        }
        if let Ok(isas) = std::env::var("NANOGEMM_ISA") {
            println!("environment: NANOGEMM_ISA={isas}");
        }
        pin(self.threads())
    }
}

/// Pins the process to cores it may use, the one it runs on first.
fn pin(count: usize) -> Result<Vec<usize>, String> {
    let allowed = rustix::thread::sched_getaffinity(None).map_err(|e| e.to_string())?;
    let here = rustix::thread::sched_getcpu();
    let mut cores = vec![here];
    cores.extend((0..rustix::thread::CpuSet::MAX_CPU).filter(|&c| c != here && allowed.is_set(c)));
    if cores.len() < count {
        return Err(format!("{count} threads are asked for, and this process may use {} cores", cores.len()));
    }
    cores.truncate(count);
    pin_to(&cores)?;
    println!("pinned to core {cores:?}");
    Ok(cores)
}

/// Pins the calling thread, and those it starts from now on.
pub fn pin_to(cores: &[usize]) -> Result<(), String> {
    let mut set = rustix::thread::CpuSet::new();
    cores.iter().for_each(|&c| set.set(c));
    rustix::thread::sched_setaffinity(None, &set).map_err(|e| format!("cannot pin to {cores:?}: {e}"))
}
