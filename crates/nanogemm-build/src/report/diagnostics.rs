//! `docs/diagnostics.md`: the codes of manifest problems.

use crate::manifest::codes;

/// The page that lists every code with its sentence.
pub fn diagnostics_md() -> String {
    let mut page = super::markdown_head();
    page += "# Problems of a manifest\n\n\
             `nanogemm check` and the build report every problem of `kernels.toml` at once: what is wrong, where, why, and the\n\
             way out. A code keeps its meaning in every version. `crates/nanogemm-build/tests/manifests/fail` holds an example of\n\
             each with its message.\n\n\
             | code | meaning |\n| --- | --- |\n";
    for code in codes::ALL {
        page += &format!("| {} | {} |\n", code.id, code.sentence);
    }
    page
}
