# For people with `cross` (see Cross.toml), or who want the whole set-up in a container:
#
#   docker build -t nanogemm-aarch64 .
#   cross test --target aarch64-unknown-linux-gnu
#
# The packages are those of ci/packages.txt, installed by the script every other set-up uses.
FROM debian:bookworm

ENV NANOGEMM_CACHE=/opt/nanogemm
COPY ci/setup ci/packages.txt /opt/nanogemm/ci/
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates curl debian-archive-keyring \
 && /opt/nanogemm/ci/setup container \
 && rm -rf /var/lib/apt/lists/*
COPY ci/targets ci/targets.toml ci/run-emulated ci/env.sh /opt/nanogemm/ci/

# The image's own compiler (/usr/bin) comes first, so that its AArch64 std is the one used.
ENV PATH=/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/sbin:/bin \
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER=aarch64-linux-gnu-gcc \
    CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER="/opt/nanogemm/ci/run-emulated -"
