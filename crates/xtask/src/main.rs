//! Maintenance commands of the nanogemm workspace.

mod mca;

fn main() -> std::process::ExitCode {
    let mut args = std::env::args().skip(1);
    let result = match args.next().as_deref() {
        Some("mca") => mca::run(),
        other => Err(format!("unknown command {other:?}: mca")),
    };
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            std::process::ExitCode::FAILURE
        }
    }
}
