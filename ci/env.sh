# Sourced by the scripts of ci/ (and by people who want to type cargo commands for AArch64): where the emulators are, which
# cargo can build for AArch64, how cargo links and runs it. Needs ci/setup to have run. Prints nothing.
#
#   . ci/env.sh && $CARGO_AARCH64 test --target $AARCH64
#   . ci/env.sh && NANOGEMM_RUNNER=a64fx $CARGO_AARCH64 test --target $AARCH64
# shellcheck shell=bash

NANOGEMM_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
NANOGEMM_CACHE=${NANOGEMM_CACHE:-$HOME/.cache/nanogemm}
NANOGEMM_QEMU=${NANOGEMM_QEMU:-$NANOGEMM_CACHE/qemu} # the folder with qemu-aarch64 and qemu-x86_64
AARCH64=aarch64-unknown-linux-gnu
# A change is tested by about fifteen runs of the generator, most of them of the same kernels: LLVM compiles each once.
NANOGEMM_OBJECT_CACHE=${NANOGEMM_OBJECT_CACHE:-$NANOGEMM_ROOT/target/ci/objects}

# An installed target of the current toolchain if there is one, otherwise Debian's compiler under the name ci/setup gave it.
nanogemm_std=$(rustc --print target-libdir --target $AARCH64 2>/dev/null || true)
if compgen -G "$nanogemm_std/libstd-*.rlib" >/dev/null; then CARGO_AARCH64="cargo"; else CARGO_AARCH64="cargo +debian"; fi
unset nanogemm_std

export NANOGEMM_ROOT NANOGEMM_CACHE NANOGEMM_QEMU NANOGEMM_OBJECT_CACHE AARCH64 CARGO_AARCH64
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=${CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER:-aarch64-linux-gnu-gcc}
export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="$NANOGEMM_ROOT/ci/run-emulated -"

# step NAME command...: runs the command and prints how long it took, and how much of the cores: what ran beside counts where it
# is waited for
step() {
    local name=$1 status=0 TIMEFORMAT result
    shift
    printf '\n==== %s\n' "$name" >&2
    time {
        "$@" || status=$?
        [ $status -eq 0 ] && result=ok || result="FAILED ($status)"
        TIMEFORMAT="==== ${name//%/%%}: $result, %0R s, of cores %0U s + %0S s (user + system)"
    }
    return $status
}
