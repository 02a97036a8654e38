#!/bin/sh
# Builds and runs digits_infer.c.
#
#     examples/c/run.sh LIBDIR HEADERDIR [CC] [RUNNER]
#
# LIBDIR holds libnanogemm.a, HEADERDIR nanogemm.h. DIGITS_DIR (default: target/digits) holds the headers that
# `cargo run --release --example digits -- --export DIGITS_DIR` wrote. For AArch64:
#
#     examples/c/run.sh target/aarch64-unknown-linux-gnu/release generated "aarch64-linux-gnu-gcc -static" qemu-aarch64
set -eu

if [ $# -lt 2 ] || [ $# -gt 4 ]; then
    echo "usage: $0 LIBDIR HEADERDIR [CC] [RUNNER]" >&2
    exit 2
fi
root=$(cd "$(dirname "$0")/../.." && pwd)
libdir=$1 headerdir=$2 cc=${3:-cc} runner=${4:-}
weights=${DIGITS_DIR:-$root/target/digits}

need() {
    [ -f "$1" ] || { echo "$0: $1 is missing: $2" >&2; exit 2; }
}
need "$libdir/libnanogemm.a" "make it with 'cargo build --release'"
need "$headerdir/nanogemm.h" "it lies in generated/ of the repository"
for file in digits_weights.h digits_test.h; do
    need "$weights/$file" "make it with 'cargo run --release --example digits -- --export $weights'"
done

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# $cc and $runner may be several words.
$cc -std=c99 -O2 -Wall -Wextra -Wpedantic -Werror -I"$headerdir" -I"$weights" "$root/examples/c/digits_infer.c" -o "$out/digits_infer" \
    "$libdir/libnanogemm.a" -lm -lpthread -ldl
$runner "$out/digits_infer"
