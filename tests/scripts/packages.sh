#!/bin/sh
# Packages that are merely useful never stop the set-up: script/play installs them where the archive has them, and goes on
# without them where it has not or where they cannot be installed.
#   packages.sh TOP
set -u
top=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() { echo "$*"; sed 's/^/    /' "$folder/calls" "$folder/err"; failed=1; }

# stand_in NAME: a program whose body is read from standard input; it notes its call first.
stand_in() {
    { printf '#!/bin/sh\necho "%s $*" >>"%s/calls"\n' "$1" "$folder"; cat; } >"$folder/$1"
    chmod +x "$folder/$1"
}
echo 'exit 1' | stand_in dpkg-query # Nothing is installed.
echo 'exit 9' | stand_in cmake      # The set-up ends here.
echo 'exec env "$@"' | stand_in sudo
echo 'case " $KNOWN " in *" $2 "*) ;; *) exit 100 ;; esac' | stand_in apt-cache
echo 'for package in $BROKEN; do case " $* " in *" $package "*) echo "E: $package is broken"; exit 100 ;; esac; done' | stand_in apt-get
# A copy, so that this machine's builds are neither used nor changed.
mkdir "$folder/top"
cp -r "$top/script" "$top/CMakeLists.txt" "$folder/top"
mkdir -p "$folder/top/src" "$folder/top/build"
PATH=$folder:$PATH

# set_up KNOWN BROKEN: calls script/play where the archive has KNOWN useful packages and BROKEN ones cannot be installed.
set_up() {
    : >"$folder/calls"
    DISPLAY=:0 KNOWN=$1 BROKEN=$2 "$folder/top/script/play" --yes >"$folder/out" 2>"$folder/err" </dev/null
}
installs() { grep '^apt-get install -y' "$folder/calls"; }
built() { grep -q '^cmake ' "$folder/calls"; }

set_up "lld" ""
installs | grep -qw lld || fail "A useful package that the archive has is not installed"
built || fail "With all packages nothing is built"

set_up "" ""
if installs | grep -qw lld; then fail "A package that the archive does not have is installed"; fi
built || fail "Without a useful package nothing is built"

set_up "lld" lld
built || fail "A useful package that cannot be installed stops the set-up"

set_up "lld" libsfml-dev
built && fail "Without SFML something is built"
grep -q "could not be installed" "$folder/err" || fail "The failure of a needed package is not told"
grep -q "libsfml-dev is broken" "$folder/err" || fail "apt's own words on a needed package are not shown"
exit $failed
