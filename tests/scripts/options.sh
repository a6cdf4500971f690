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
# Wrong arguments, and a word of the list of known ones that the refusal prints.
while IFS='|' read -r wrong known; do
    # shellcheck disable=SC2086 # a script and its arguments
    expect 2 "$top"/script/$wrong
    grep -qF -e "$known" "$folder/err" || fail "script/$wrong: does not list $known but says: $(cat "$folder/err")"
done <<END
check tpyo|sanitize
check format roots tpyo|sanitize
check roots tpyo|trixie
check roots sid format|trixie
package tpyo|reproducible
pictures tpyo|golden
fuzz tpyo|packet
fuzz 5 level tpyo|packet
measure tpyo|crowd
measure --seconds|--seconds needs a value
measure --seconds long|whole numbers
bench tpyo|--quick
bench --box2d3 /nowhere|sources of Box2D 3
bounce tpyo|whole numbers
bounce --box2d3 /nowhere|sources of Box2D 3
worlds tpyo|whole numbers
worlds 1000 1 tpyo|heavy
networks tpyo|whole numbers
networks 1 2 3|at most 2
mutants tpyo|whole numbers
mutants --only src/tpyo.cpp|FILE:LINE
online tpyo|two windows
screens --size tpyo|1280x720
screens --text-size 300|200
screens --palette tpyo|high-contrast
screens --device tpyo|gamepad
sounds tpyo|music
test tpyo|[sim]
test [tpyo]|[sim]
balance tpyo|one-button
balance medium-tpyo|hunter
balance curve tpyo|whole numbers
balance distances tpyo|whole numbers
play tpyo|recorded matches
play --lvel beehive|options of the game
play --headless --jsno|options of the game
END
# From any folder, by a relative path, through a link, and read by a shell.
ln -s "$top/script/check" "$folder/linked"
(
    cd "$top/script" || exit 1
    expect 0 ./check --help
    grep -q "script/check" "$folder/out" || fail "./check --help explains nothing"
    expect 0 sh check --help
    cd "$folder" || exit 1
    expect 0 ./linked --help
    grep -q "script/check" "$folder/out" || fail "a link to script/check explains nothing"
    exit $failed
) || failed=1

# The time left is a guess that needs some steps first.
printf '%s\n' '#!/bin/sh' ". '$top/script/prepare.sh'" 'begun=$(($(date +%s) - 60))' 'steps_progress' >"$folder/steps"
mkdir "$folder/script"
cp "$folder/steps" "$folder/script/steps"
printf 'step 1 100 a\nstep 50 100 b\nended: 0\n' | sh "$folder/script/steps" 2>"$folder/err" || fail "steps_progress fails"
grep -qx '  1 % compiled' "$folder/err" || fail "time left is guessed after one step of 100: $(cat "$folder/err")"
grep -q '50 % compiled, about 1:0[0-9] minutes left' "$folder/err" || fail "no time left is told: $(cat "$folder/err")"

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
