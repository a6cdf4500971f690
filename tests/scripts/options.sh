#!/bin/sh
# Each script prints its help and refuses a mistyped option at once: before it installs, configures or builds anything.
#   options.sh TOP [GAME]     GAME: the built program, whose own options script/play must take
set -u
top=$1 game=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "$*"; failed=1; }

# Stand-ins note that they were called.
for tool in cmake ninja ctest apt-get apt-cache dpkg-query xvfb-run sudo debootstrap; do
    printf '#!/bin/sh\necho "%s $*" >>"%s/called"\nexit 1\n' "$tool" "$folder" >"$folder/$tool"
    chmod +x "$folder/$tool"
done
PATH=$folder:$PATH

# expect STATUS WHAT SCRIPT [OPTION]...: how the script ends, which leaves its output in the folder.
expect() {
    status=$1
    shift
    : >"$folder/called"
    "$@" >"$folder/out" 2>"$folder/err" </dev/null
    found=$?
    [ $found = "$status" ] || fail "$*: expected exit code $status, found $found"
    [ ! -s "$folder/called" ] || fail "$*: called $(head -n 1 "$folder/called")"
}

for script in "$top"/script/*; do
    [ -x "$script" ] || continue
    name=$(basename "$script")
    for help in --help -h; do
        expect 0 "$script" $help
        grep -q "script/$name" "$folder/out" || fail "$name $help: does not explain script/$name"
    done
    expect 0 "$script" --yes --help
    expect 2 "$script" --mistyped
    expect 2 "$script" -y --mistyped
    grep -q "does not know '--mistyped'" "$folder/err" || fail "$name: does not name the mistyped option"
    [ ! -s "$folder/out" ] || fail "$name: a refusal belongs to standard error"
done
for wrong in "check tpyo" "package tpyo" "pictures tpyo" "fuzz tpyo" "measure tpyo" "worlds tpyo" "networks tpyo" "play --lvel beehive" \
    "play --headless --jsno"; do
    # shellcheck disable=SC2086 # a script and its arguments
    expect 2 "$top"/script/$wrong
done
expect 0 "$top/script/play" --version
grep -qx 'arkanong [0-9.]*' "$folder/out" || fail "script/play --version prints no version"

# The other way round: what the scripts do need is asked for, so the stand-ins work.
: >"$folder/called"
"$top/script/play" --mode watch >"$folder/out" 2>"$folder/err" </dev/null && fail "script/play went on without its packages"
[ -s "$folder/called" ] || fail "script/play has not looked for its packages: this check would check nothing"
if [ -n "$game" ]; then
    options=$("$game" --help | grep -oE '(^|[ ,])--[a-z][a-z-]+' | grep -oE -- '--.*' | sort -u)
    [ "$(echo "$options" | wc -l)" -gt 50 ] || fail "$game --help lists only: $options"
    for option in $options; do
        case $option in --help | --version) continue ;; esac
        "$top/script/play" "$option" >"$folder/out" 2>"$folder/err" </dev/null
        if grep -q "does not know" "$folder/err"; then fail "script/play refuses $option, which the game has"; fi
    done
fi
exit $failed
