//! Kernels with operands in tiles, run where the CPU has them: every tail of m, n and k, operands against pages that fault.
//!
//! Kernels of instruction sets that this CPU does not have are composed and verified all the same.

#[path = "../common/trials.rs"]
mod trials;

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
fn main() {
    let trials = vec![trials::ignored("tiles", "kernels of x86-64 are loaded into this process, on Linux")];
    libtest_mimic::run(&libtest_mimic::Arguments::from_args(), trials).exit();
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod library;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod products;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod speed;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
fn main() {
    let arguments = libtest_mimic::Arguments::from_args();
    let here = (!arguments.list).then(|| library::library().here());
    let mut all = products::trials(here.as_deref());
    all.extend(speed::trials(here.as_deref()));
    libtest_mimic::run(&arguments, all).exit();
}
