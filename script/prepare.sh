# Sourced by the scripts beside it, with their arguments: answers --help, takes --yes, refuses unknown options before
# anything is installed or built, and holds the functions that install, configure and build. A script's help is the comment
# at its top; before it sources this file it sets `knows` to the options that it takes besides.
# shellcheck shell=sh

script=$(readlink -f -- "$0")
name=$(basename "$script")
top=$(dirname "$(dirname "$script")")
# shellcheck disable=SC2034 # the folder of the person at the terminal, for script/play
called_from=$PWD
cd "$top" || exit 1
yes=

# say WORD...: a line for the person at the terminal. What a program prints is all that reaches standard output.
say() { printf '%s\n' "$*" >&2; }

help() { sed -n '2,/^[^#]/s/^#\( \|$\)//p' "$script"; }

# refuse WORD [KNOWN]...: ends the script, because it does not know this option or argument, and lists those it knows.
refuse() {
    wrong=$1
    shift
    say "script/$name does not know '$wrong'.${1:+ It knows: $*.} More is said by script/$name --help."
    exit 2
}

# one_of WORD KNOWN...: refuses a word that is not among the known ones.
one_of() {
    word=$1
    shift
    case " $* " in *" $word "*) ;; *) refuse "$word" "$@" ;; esac
}

# whole_number WORD...: refuses a word that is no whole number.
whole_number() {
    for word in "$@"; do case $word in '' | *[!0-9]*) refuse "$word" "whole numbers here" ;; esac done
}

# at_most COUNT WORD...: refuses the first word beyond this many.
at_most() {
    most=$1
    shift
    [ $# -le "$most" ] || { shift "$most"; refuse "$1" "at most $most arguments here"; }
}

# value_of OPTION [VALUE]...: prints the option's value; refuses an option without one.
value_of() {
    [ $# -gt 1 ] || { say "script/$name: $1 needs a value. More is said by script/$name --help."; exit 2; }
    printf '%s' "$2"
}

while [ $# -gt 0 ]; do
    case $1 in
    --yes | -y) yes=1 ;;
    --help | -h) help; exit 0 ;;
    -*) case " ${knows:-} " in *" $1 "* | " any ") break ;; *) refuse "$1" --yes --help ${knows:-} ;; esac ;;
    *) break ;;
    esac
    shift
done

# took PART BEGUN: says how long the part took that was begun then (date +%s); $times, where set, collects these lines.
took() {
    line=$(printf '%-28s %5d s' "$1" $(($(date +%s) - $2)))
    say "$line"
    [ -z "${times:-}" ] || printf '%s\n' "$line" >>"$times"
}

# watched FILTER COMMAND...: lets the shell function FILTER read what the command prints, and fails if the command fails.
watched() {
    filter=$1
    shift
    { "$@" 2>&1 && echo "ended: 0" || echo "ended: $?"; } | $filter
}

# progress PERCENT TEXT: one line that changes on a terminal, elsewhere a line for each tenth.
progress() {
    if [ -t 2 ]; then
        printf '\r%3d %% %-60s' "$1" "$2" >&2
    elif [ "$(($1 / 10))" != "${shown_tenth:-}" ]; then
        shown_tenth=$(($1 / 10))
        say "$(printf '%3d %% %s' "$1" "$2")"
    fi
}
end_progress() { if [ -t 2 ]; then printf '\r%70s\r' '' >&2; fi; }

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# want PACKAGE...: packages that are merely useful. The next need() installs those that this Debian has, if it can.
want() { wanted="${wanted:-} $*"; }

# need PACKAGE...: makes sure that these Debian packages are installed; asks before using root unless --yes.
need() {
    command -v dpkg-query >/dev/null 2>&1 || { need_elsewhere; return; }
    missing= useful=
    for package in "$@"; do is_installed "$package" || missing="$missing $package"; done
    for package in ${wanted:-}; do is_installed "$package" || useful="$useful $package"; done
    wanted=
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
        printf 'Install them now%s? [Y/n] ' "${root:+ (with sudo)}" >&2
        read -r answer
        case $answer in [Nn]*) exit 1 ;; esac
    fi
    begun=$(date +%s)
    : >build-packages.log
    watched packages_progress $root apt-get update || packages_failed
    available=
    for package in $useful; do
        if apt-cache show "$package" >/dev/null 2>&1; then available="$available $package"; fi
    done
    if ! { [ -n "$available" ] && install_packages $missing $available; } && ! install_packages $missing; then
        packages_failed
    fi
    rm -f build-packages.log
    took packages "$begun"
}

# install_packages PACKAGE...
install_packages() {
    say "$(LC_ALL=C apt-get install --assume-no --no-install-recommends "$@" 2>&1 |
        sed -n -e 's/^Need to get \(.* MB\).* of archives.*/To download: \1. This usually takes one to three minutes./p' \
            -e 's/^Need to get \(.* k\{0,1\}B\).* of archives.*/To download: \1./p')"
    watched packages_progress $root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        -o APT::Status-Fd=1 "$@"
}

# packages_progress: reads what apt-get prints, keeps it in build-packages.log and shows how far it is.
packages_progress() {
    shown_tenth=
    while IFS= read -r line; do
        case $line in
        dlstatus:* | pmstatus:*)
            percent=${line#*:*:}
            percent=${percent%%[.:]*}
            case $line in d*) progress "$percent" "of the packages downloaded" ;; *) progress "$percent" "of the packages installed" ;; esac
            ;;
        "ended: "*) end_progress; return "${line#ended: }" ;;
        *) printf '%s\n' "$line" >>build-packages.log ;;
        esac
    done
}

packages_failed() {
    tail -n 20 build-packages.log >&2
    say "The packages could not be installed (the log is in $top/build-packages.log)."
    exit 1
}

# Other systems have their own package names; CMake will name what is missing.
need_elsewhere() {
    for tool in cmake ninja c++; do
        command -v $tool >/dev/null 2>&1 || {
            say "Arkanong needs a C++17 compiler, CMake, Ninja, SFML (2.5 or later), SDL2 (2.24 or later), libuv, miniupnpc, toml++, CLI11, libwebp and libpng; '$tool' was not found."
            exit 1
        }
    done
}

# quietly LOG COMMAND...: redirects the command's output to the file and shows it if the command fails.
quietly() {
    log=$1
    shift
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
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

# Compilers at once: one a processor, if each can have the 1.2 GB that the largest source needs.
compilers() {
    free=$(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo 2>/dev/null || true)
    processors=$(getconf _NPROCESSORS_ONLN)
    fitting=$((${free:-999999999} / 1200000))
    if [ "$fitting" -lt 1 ]; then echo 1; elif [ "$fitting" -lt "$processors" ]; then echo "$fitting"; else echo "$processors"; fi
}

# compile FOLDER TARGET...: builds the targets in build/FOLDER, and shows how far it is and how long the rest takes.
compile() {
    folder=build/$1
    shift
    begun=$(date +%s)
    NINJA_STATUS='step %f %t ' watched steps_progress cmake --build "$folder" -j "$(compilers)" --target "$@" || exit 1
    took "build $folder" "$begun"
}

# steps_progress: reads what ninja prints and shows all of it but the steps that succeed.
steps_progress() {
    shown_tenth=
    while IFS= read -r line; do
        case $line in
        "step 0 "*) ;; # Ninja looks whether files have been added.
        "step "*)
            # shellcheck disable=SC2086 # the words of the line
            set -- $line
            left=$((($(date +%s) - begun) * ($3 - $2) / $2))
            estimate=", about $((left / 60)):$(printf %02d $((left % 60))) minutes left"
            # The first steps take much longer or shorter than most.
            [ $((10 * $2)) -ge "$3" ] || estimate=
            [ "$2" = "$3" ] || progress $((100 * $2 / $3)) "compiled$estimate"
            ;;
        "ended: "*) end_progress; return "${line#ended: }" ;;
        "ninja: no work to do." | "ninja: Entering directory"*) ;;
        *) say "$line" ;;
        esac
    done
}

# build PRESET TARGET...: configures build/PRESET where needed and builds the targets. Warnings are errors only where
# CI_WARNINGS_AS_ERRORS=ON, which .ci/run and script/check set: a newer compiler may know more of them.
build() {
    preset=$1
    case $preset in
    release) configure "$preset" --preset "$preset" ;;
    *) configure "$preset" --preset "$preset" "-DARKANONG_WARNINGS_AS_ERRORS=${CI_WARNINGS_AS_ERRORS:-OFF}" ;;
    esac
    compile "$@"
}

# on_screen COMMAND...: runs it on a virtual screen of its own; square, because SFML 2.5 without a window manager
# centres a window's y by the screen's width.
on_screen() { xvfb-run -a -s "-screen 0 1600x1600x24" "$@"; }

# Jobs of ctest: display tests mostly wait, and most others count twice (see tests/CMakeLists.txt).
at_once=$((4 * $(getconf _NPROCESSORS_ONLN)))

build_packages="g++ cmake ninja-build libsfml-dev libtomlplusplus-dev libcli11-dev libpng-dev libwebp-dev libsdl2-dev libuv1-dev libminiupnpc-dev gettext"
screen_packages="xvfb xauth x11-xkb-utils x11-xserver-utils"
# lld links the tests in a sixth of the time.
useful_packages="lld"
