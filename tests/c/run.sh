#!/bin/sh
# Compiles smoke.c as C99, C11 and C++11 and runs each, then links the archive into a shared object without text relocations
# and loads that from a position-independent executable (case 102).
#
#     tests/c/run.sh LIBDIR HEADERDIR CC CXX [RUNNER]
#
# LIBDIR holds libnanogemm.a, HEADERDIR nanogemm.h. For AArch64, with an AArch64 libc on the machine (libc6:arm64):
#
#     tests/c/run.sh target/aarch64-unknown-linux-gnu/release generated aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ qemu-aarch64
set -eu

if [ $# -lt 4 ] || [ $# -gt 5 ]; then
    echo "usage: $0 LIBDIR HEADERDIR CC CXX [RUNNER]" >&2
    exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
lib=$1/libnanogemm.a headerdir=$2 cc=$3 cxx=$4 runner=${5:-}
for file in "$lib" "$headerdir/nanogemm.h"; do
    [ -f "$file" ] || { echo "$0: $file is missing" >&2; exit 2; }
done

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
flags="-O1 -Wall -Wextra -Wpedantic -Werror -I$headerdir"
libs="-lm -lpthread -ldl"

# Every compiler and runner may be several words. The compilers' own libraries are linked statically, since an emulated
# machine need not have them.
echo "smoke.c as C99";   $cc -std=c99 $flags "$here/smoke.c" -o "$out/c99" "$lib" $libs
echo "smoke.c as C11";   $cc -std=c11 $flags "$here/smoke.c" -o "$out/c11" "$lib" $libs
echo "smoke.c as C++11"; $cxx -std=c++11 $flags -x c++ "$here/smoke.c" -x none -o "$out/cxx11" "$lib" $libs \
    -static-libstdc++ -static-libgcc
for program in c99 c11 cxx11; do
    $runner "$out/$program"
done

echo "smoke.c on the portable kernels"
NANOGEMM_ISA=scalar $runner "$out/c99"

echo "smoke.c with an instruction set that no machine has: one warning, right results"
NANOGEMM_ISA=no_such_isa $runner "$out/c99" 2>"$out/warning"
if [ "$(grep -c NANOGEMM_ISA "$out/warning")" -ne 1 ]; then
    echo "$0: want one line about NANOGEMM_ISA on stderr, got:" >&2
    cat "$out/warning" >&2
    exit 1
fi

echo "case 102: shared object without text relocations, loaded from a PIE"
$cc -std=c99 $flags -DSO_PLUGIN -fPIC -shared -Wl,-z,text -Wl,-z,defs "$here/so.c" -o "$out/plugin.so" "$lib" $libs
$cc -std=c99 $flags -fPIE -pie "$here/so.c" -o "$out/so" -ldl
$runner "$out/so" "$out/plugin.so"
echo "case 102: archive in a PIE without text relocations"
$cc -std=c99 $flags -fPIE -pie -Wl,-z,text "$here/smoke.c" -o "$out/pie" "$lib" $libs
$runner "$out/pie"
echo "C tests passed"
