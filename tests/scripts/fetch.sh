#!/bin/sh
# ARKANONG_FETCH=ON ends within seconds if the libraries' sources cannot be had, and says where each is and what to do.
#   fetch.sh TOP CMAKE
set -u
top=$1 cmake=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "$*"; cat "$folder/out"; failed=1; }

# configure OPTION...: must fail. Nothing listens at this port, so no download succeeds, as without a network.
configure() {
    http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 timeout 60 "$cmake" -S "$top" -B "$folder/build" -G Ninja \
        -DARKANONG_FETCH=ON -DARKANONG_BUILD_TESTS=OFF "$@" >"$folder/out" 2>&1
    found=$?
    [ $found = 1 ] || fail "cmake $*: expected exit code 1, found $found"
    [ "$(wc -l <"$folder/out")" -lt 50 ] || fail "cmake $*: prints $(wc -l <"$folder/out") lines"
}
says() { grep -q -e "$1" "$folder/out" || fail "The message has no '$1'"; }

configure
says 'could not be downloaded: put them into one folder and configure with -DARKANONG_ARCHIVES=FOLDER'
# Every library that is pinned, with an address that can be copied.
pinned=$(grep -o '[^ ]*[.]orig[.]tar[.][a-z0-9]*' "$top/cmake/FetchLibraries.cmake")
[ "$(echo "$pinned" | wc -l)" -gt 5 ] || fail "Few libraries are pinned: $pinned"
for path in $pinned; do says "^ *https://[^ ]*/$path\$"; done

# A file with the right name and other bytes is none of them.
mkdir "$folder/archives"
for path in $pinned; do echo "not the source" >"$folder/archives/${path##*/}"; done
configure "-DARKANONG_ARCHIVES=$folder/archives"
says "$folder/archives lacks these, or has other files by their names"
for path in $pinned; do says "/$path\$"; done
exit $failed
