//! Kernels of a manifest, composed, verified, linked and loaded into this process.

use inkwell::context::Context;
use nanogemm_build::{
    compose::{self, abi},
    emit::{object::CodeGenerator, probe, symbols::Symbols},
    isa::Isa,
    manifest::Manifest,
    plan::{Body, KernelPlan, LibraryPlan},
    verify,
};
use std::{
    ffi::{CString, c_char, c_int, c_void},
    path::{Path, PathBuf},
    process::Command,
    sync::OnceLock,
};

unsafe extern "C" {
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

const PREFIX: &str = "native";

const MANIFEST: &str = r#"
    library = { name = "native" }
    targets = [{ triple = "x86_64-unknown-linux-gnu", isas = ["avx2", "avx512", "amx_bf16", "amx_int8", "amx_fp16"] }]
    kernels = [
        { op = "gemm", types = ["bf16,bf16,f32", "f16,f16,f32", "u8,i8,i32", "i8,i8,i32"], a = ["strided", "packed"], b = ["packed"] },
        { op = "peak", types = ["bf16,bf16,f32", "f16,f16,f32", "u8,i8,i32"] },
    ]
"#;

/// The kernels, built once.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::new(MANIFEST))
}

/// A loaded library, for the rest of the process.
pub struct Library {
    /// What was planned.
    pub plan: LibraryPlan,
    /// The kernels with their entries.
    pub kernels: Vec<(KernelPlan, unsafe extern "C" fn(*const u64))>,
    /// Enters and leaves the session.
    pub session: [unsafe extern "C" fn(); 2],
    /// Reads and judges the words of the probe.
    read: unsafe extern "C" fn(*mut u64),
    eval: unsafe extern "C" fn(*const u64) -> u64,
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("the folder can be written");
    path
}

impl Library {
    /// All block kernels and loops of `manifest`, a text.
    fn new(manifest: &str) -> Self {
        let manifest = Manifest::parse("native.toml", manifest).unwrap_or_else(|p| panic!("{p}"));
        let plan = manifest.plans().into_iter().next().expect("one target");
        let symbols = Symbols::new(PREFIX);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tiles_native.{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        let generator =
            |features: &str| CodeGenerator::new(&plan.triple, plan.arch, features, None).expect("a known target");
        let wanted = |k: &&KernelPlan| k.isa.state.has_session() && matches!(k.body, Body::Gemm(_) | Body::Peak(_));
        let kernels: Vec<KernelPlan> = plan.kernels.iter().filter(wanted).cloned().collect();
        let mut objects = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for kernel in &kernels {
            let (ctx, symbol) = (Context::create(), symbols.kernel(kernel));
            let ir = compose::kernel(&ctx, kernel, &symbol, plan.arch);
            let object = generator(&kernel.isa.features()).object(&ir).unwrap_or_else(|e| panic!("{symbol}: {e}"));
            objects.push(write(&folder, &format!("{symbol}.o"), &object));
            verify::kernel_object(&object, kernel, plan.arch, &symbol).unwrap_or_else(|v| panic!("{v}"));
            names.push(symbol);
        }
        let isa: &Isa = kernels[0].isa;
        let [enter, leave] = symbols.session(isa);
        let ctx = Context::create();
        let ir = compose::session(&ctx, isa, [&enter, &leave]).expect("tiles have a session");
        objects.push(write(&folder, "session.o", &generator(&isa.features()).object(&ir).expect("it compiles")));
        let probes = [symbols.probe_read(), symbols.probe_eval(), symbols.probe_default()];
        let [read, eval, default] = &probes;
        let ir = probe::module(&ctx, &plan.isas, [read, eval, default], plan.arch, true);
        objects.push(write(&folder, "probe.o", &generator("").object(&ir).expect("it compiles")));
        names.extend([enter, leave, read.clone(), eval.clone()]);
        // The symbols are hidden: a table of the same library shows them.
        let declared: Vec<String> = names.iter().map(|n| format!("void {n}(void);\n")).collect();
        let source = format!("{}void (*native_table[])(void) = {{ {} }};\n", declared.concat(), names.join(", "));
        let table = write(&folder, "table.c", source.as_bytes());
        let library = folder.join("libnative.so");
        let mut cc = Command::new("cc");
        cc.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(table).args(objects);
        assert!(cc.status().expect("a C compiler").success());
        let path = CString::new(library.to_str().expect("a path of characters")).expect("no NUL");
        // SAFETY: the strings end in NUL; the library runs no code when it is loaded.
        let table = unsafe {
            let handle = dlopen(path.as_ptr(), 2);
            assert!(!handle.is_null(), "the library cannot be loaded");
            dlsym(handle, c"native_table".as_ptr()).cast::<*const c_void>()
        };
        assert!(!table.is_null(), "the table is in the library");
        std::fs::remove_dir_all(&folder).expect("the folder can be removed");
        // SAFETY: the table has an entry for each name, a function of this type.
        let entry = |i: usize| unsafe { *table.add(i) };
        let count = kernels.len();
        // SAFETY: functions of these types.
        unsafe {
            let block = |i| std::mem::transmute::<*const c_void, unsafe extern "C" fn(*const u64)>(entry(i));
            let plain = |i| std::mem::transmute::<*const c_void, unsafe extern "C" fn()>(entry(i));
            Library {
                read: std::mem::transmute::<*const c_void, unsafe extern "C" fn(*mut u64)>(entry(count + 2)),
                eval: std::mem::transmute::<*const c_void, unsafe extern "C" fn(*const u64) -> u64>(entry(count + 3)),
                session: [plain(count), plain(count + 1)],
                kernels: kernels.into_iter().enumerate().map(|(i, k)| (k, block(i))).collect(),
                plan,
            }
        }
    }

    /// The instruction sets of this machine.
    pub fn here(&self) -> Vec<String> {
        let mut words = vec![0; probe::words(&self.plan.isas).len()];
        // SAFETY: as many words as are written and read.
        let set = unsafe {
            (self.read)(words.as_mut_ptr());
            (self.eval)(words.as_ptr())
        };
        self.plan.isas.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, isa)| isa.name.into()).collect()
    }
}

/// The arguments of a block kernel: by name, all others are zero.
pub fn block(fields: &[(&str, u64)]) -> Vec<u64> {
    let mut args = vec![0; abi::BLOCK.len()];
    for (name, value) in fields {
        args[abi::BLOCK.iter().position(|f| f == name).expect("a field of the block")] = *value;
    }
    args
}
