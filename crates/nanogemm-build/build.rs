fn main() { println!("cargo::rustc-link-search=native=/usr/lib/llvm-22/lib"); println!("cargo::rustc-link-lib=dylib=LLVM-22"); }
