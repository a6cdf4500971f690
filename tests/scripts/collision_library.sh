#!/bin/sh
# The collision engine is installed alone and used by a program that knows only where: by find_package, pkg-config and as a
# subfolder. All three print the same. Arguments: the project's folder, the CMake program and its generator, the C++ compiler.
set -eu
top=$1 cmake=$2 compiler=$4
export CMAKE_GENERATOR="$3"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$cmake" -S "$top" -B "$work/library" -DARKANONG_BUILD_GAME=OFF -DARKANONG_BUILD_HEADLESS=OFF -DARKANONG_BUILD_TESTS=OFF \
    -DCMAKE_CXX_COMPILER="$compiler" >"$work/log"
"$cmake" --build "$work/library" --target arkanong_collision >>"$work/log"
"$cmake" --install "$work/library" --component collision --prefix "$work/prefix" >>"$work/log"
others=$(find "$work/prefix" -type f | grep -v "arkanong_collision\|/include/arkanong/math/\|/include/arkanong/collision/" || true)
[ -z "$others" ] || { echo "installed besides the library: $others"; exit 1; }
mv "$work/prefix" "$work/moved" # Nothing in it may know its first place.

"$cmake" -S "$top/examples/billiard" -B "$work/found" -DCMAKE_PREFIX_PATH="$work/moved" -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_CXX_COMPILER="$compiler" >>"$work/log"
"$cmake" --build "$work/found" >>"$work/log"
"$work/found/billiard" >"$work/by_find_package"

mkdir "$work/parent"
cat >"$work/parent/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.22)
project(parent LANGUAGES CXX)
add_subdirectory($top arkanong)
add_executable(billiard $top/examples/billiard/main.cpp)
target_link_libraries(billiard PRIVATE arkanong::collision)
if(CMAKE_BUILD_TYPE OR TARGET arkanong OR TARGET arkanong_tests)
  message(FATAL_ERROR "the library has chosen the parent's build type or builds the game")
endif()
END
"$cmake" -S "$work/parent" -B "$work/parent/build" -DCMAKE_CXX_COMPILER="$compiler" >>"$work/log"
"$cmake" --build "$work/parent/build" --target billiard >>"$work/log"
"$work/parent/build/billiard" >"$work/as_subfolder"

cat "$work/by_find_package"
grep -q "0 are left" "$work/by_find_package"
cmp "$work/by_find_package" "$work/as_subfolder"
if command -v pkg-config >/dev/null; then
    PKG_CONFIG_PATH=$(dirname "$(find "$work/moved" -name arkanong_collision.pc)")
    export PKG_CONFIG_PATH
    # shellcheck disable=SC2046 # a list of options
    "$compiler" -std=c++17 -O2 "$top/examples/billiard/main.cpp" $(pkg-config --cflags --libs arkanong_collision) -o "$work/by_hand"
    "$work/by_hand" >"$work/by_pkg_config"
    cmp "$work/by_find_package" "$work/by_pkg_config"
    echo "and the same by pkg-config"
fi
