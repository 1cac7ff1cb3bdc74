#!/bin/sh
# Builds harfbuzz-colour.wasm:  build.sh HARFBUZZ [OUTPUT]
# HARFBUZZ is the source of HarfBuzz 15.0.0 (the folder that holds COPYING and src; the package uharfbuzz 0.57.0 on PyPI carries it).
# Needs em++ of Emscripten 3.1.6 (Debian 12: emscripten), with which the same bytes come out each time; about two minutes.
set -eu
harfbuzz=$(cd "$1" && pwd)
cd "$(dirname "$0")"
grep -q '"15.0.0"' "$harfbuzz/src/hb-version.h" || { echo "This is not HarfBuzz 15.0.0." >&2; exit 1; }
em++ -std=c++17 -Oz -flto -fno-exceptions -fno-rtti -fno-threadsafe-statics -fvisibility-inlines-hidden \
  -DHB_TINY -DHB_USE_INTERNAL_QSORT -DHB_HAS_VECTOR '-DHB_CONFIG_OVERRIDE_H="config.h"' \
  -I. -I"$harfbuzz/src" --no-entry \
  -s STANDALONE_WASM -s ALLOW_MEMORY_GROWTH -s FILESYSTEM=0 -s INITIAL_MEMORY=16777216 \
  -s "EXPORTED_FUNCTIONS=$(sed 's/^/_/' exports.txt | paste -sd, -)" \
  -o "${2:-harfbuzz-colour.wasm}" harfbuzz-colour.cc
