//! What runs the tests: the machine itself, or an emulator.

use std::sync::OnceLock;

/// The runner that `NANOGEMM_RUNNER` names; `native`, the machine itself, without it. Allocates in the first call only.
pub fn name() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| std::env::var("NANOGEMM_RUNNER").unwrap_or_else(|_| NATIVE.into()))
}

/// Does an emulator run this program? Tests whose cost grows with their operands then take smaller ones.
pub fn emulated() -> bool {
    name() != NATIVE
}

const NATIVE: &str = "native";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emulators_have_names_of_their_own() {
        assert_eq!(emulated(), std::env::var_os("NANOGEMM_EMULATOR").is_some(), "NANOGEMM_RUNNER={}", name());
    }
}
