# Sourced by the scripts beside it. Finds the top folder, installs what is missing, configures and builds.
# shellcheck shell=sh

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$top" || exit 1
yes=${yes:-}

say() { printf '%s\n' "$*"; }

# took PART BEGUN: says how long the part took that was begun then (date +%s); $times, where set, collects these lines.
took() {
    line=$(printf '%-28s %5d s' "$1" $(($(date +%s) - $2)))
    say "$line"
    [ -z "${times:-}" ] || say "$line" >>"$times"
}

# need PACKAGE...: makes sure that these Debian packages are installed; asks before using root unless --yes.
need() {
    command -v dpkg-query >/dev/null 2>&1 || { need_elsewhere; return; }
    missing=
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    say "Arkanong needs these packages, which are not installed yet:$missing"
    root=
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null 2>&1 || {
            say "Install them as root and call this again:  apt-get install --no-install-recommends$missing"
            exit 1
        }
        root=sudo
    fi
    if [ -z "$yes" ]; then
        [ -t 0 ] || { say "There is nobody to ask: call this again with --yes to install them."; exit 1; }
        printf 'Install them now%s? [Y/n] ' "${root:+ (with sudo)}"
        read -r answer
        case $answer in [Nn]*) exit 1 ;; esac
    fi
    begun=$(date +%s)
    # shellcheck disable=SC2086 # a list of words on purpose
    { $root apt-get update -qq && $root apt-get install -y -qq --no-install-recommends $missing; } >build-packages.log 2>&1 || {
        tail -n 20 build-packages.log
        say "The packages could not be installed (the log is in $top/build-packages.log)."
        exit 1
    }
    rm -f build-packages.log
    say "Installed:$missing"
    took packages "$begun"
}

# Other systems have their own package names; CMake will name what is missing.
need_elsewhere() {
    for tool in cmake ninja c++; do
        command -v $tool >/dev/null 2>&1 || {
            say "Arkanong needs a C++17 compiler, CMake, Ninja, SFML (2.5 or later), toml++, CLI11, libwebp and libpng; '$tool' was not found."
            exit 1
        }
    done
}

# quietly LOG COMMAND...: redirects the command's output to the file and shows it if the command fails.
quietly() {
    log=$1
    shift
    "$@" >"$log" 2>&1 || { cat "$log"; exit 1; }
}

# configure FOLDER OPTION...: configures build/FOLDER with these CMake options unless that has been done.
configure() {
    folder=build/$1
    shift
    # A build folder that was moved or copied cannot be used.
    cache=$folder/CMakeCache.txt
    if [ -f "$cache" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$cache"; then rm -rf "$folder"; fi
    [ ! -f "$folder/build.ninja" ] || return 0
    say "Configuring $folder"
    mkdir -p "$folder"
    begun=$(date +%s)
    quietly "$folder-configure.log" cmake -B "$folder" "$@"
    took "configure $folder" "$begun"
}

# build PRESET TARGET...: configures build/PRESET where needed and builds the targets. Warnings are errors only where
# CI_WARNINGS_AS_ERRORS=ON, which .ci/run and script/check set: a newer compiler may know more of them.
build() {
    preset=$1
    shift
    case $preset in
    release) configure "$preset" --preset "$preset" ;;
    *) configure "$preset" --preset "$preset" "-DARKANONG_WARNINGS_AS_ERRORS=${CI_WARNINGS_AS_ERRORS:-OFF}" ;;
    esac
    begun=$(date +%s)
    cmake --build "build/$preset" --target "$@"
    took "build build/$preset" "$begun"
}

# on_screen COMMAND...: runs it on a virtual screen of its own; square, because SFML 2.5 without a window manager
# centres a window's y by the screen's width.
on_screen() { xvfb-run -a -s "-screen 0 1600x1600x24" "$@"; }

# Jobs of ctest: display tests mostly wait, and most others count twice (see tests/CMakeLists.txt).
at_once=$((4 * $(getconf _NPROCESSORS_ONLN)))

# OpenMW's data hold the copy of SDL_GameControllerDB by which gamepads are known.
build_packages="g++ cmake ninja-build libsfml-dev libtomlplusplus-dev libcli11-dev libpng-dev libwebp-dev openmw-data"
screen_packages="xvfb xauth"
