#!/bin/sh
# For script/check packages: every package that a script needs is in Debian 12, 13 and unstable, and every merely useful one is
# in one of them. Reads the lists of packages from the archive that apt is configured with, about 10 MB for each, and keeps
# them in build/package-lists, so that the next time only what has changed is downloaded.
#   archive.sh TOP [SUITE]...      bookworm trixie sid unless given
set -eu
top=$1
shift
[ $# -gt 0 ] || set -- bookworm trixie sid
folder=$top/build/package-lists
arch=$(dpkg --print-architecture)
# shellcheck disable=SC2016 # apt's own variable
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1)

# update SUITE: lets apt-get download the list of this suite alone, into a folder of its own.
update() {
    own=$folder/$1
    mkdir -p "$own/lists/partial" "$own/archives/partial"
    echo "deb [trusted=yes] ${mirror:-http://deb.debian.org/debian} $1 main" >"$own/sources.list"
    apt-get update -qq -o "Dir::Etc::SourceList=$own/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State=$own" \
        -o Dir::State::Status=/dev/null -o "Dir::Cache=$own" -o "APT::Architecture=$arch" -o "APT::Architectures=$arch" \
        -o Acquire::Languages=none -o Acquire::Check-Valid-Until=false -o Acquire::Retries=1 -o Acquire::http::Timeout=20 \
        -o APT::Update::Error-Mode=any -o APT::Sandbox::User=root
}

# names SCRIPT...: "needed NAME" or "useful NAME" for each package that these scripts and prepare.sh install.
names() { python3 -B "$top/tests/scripts/package_names.py" "$top/script/prepare.sh" "$@"; }

# report FILE SUITE...: names what the suites lack of the packages in this list of names(), and fails if one is needed.
report() {
    list=$1 failed=0
    shift
    for suite in "$@"; do
        while read -r use package; do
            grep -qxF "$package" "$folder/$suite/names" || echo "$suite has no package $package, which is $use"
        done <"$list" >"$folder/lacking-$suite"
        cat "$folder/lacking-$suite"
        if grep -q 'needed$' "$folder/lacking-$suite"; then failed=1; fi
    done
    for package in $(sed -n 's/^useful //p' "$list"); do
        for suite in "$@"; do ! grep -qxF "$package" "$folder/$suite/names" || continue 2; done
        echo "No suite has the useful package $package"
        failed=1
    done
    return $failed
}

for suite in "$@"; do
    mkdir -p "$folder"
    update "$suite" >"$folder/$suite.log" 2>&1 || {
        cat "$folder/$suite.log"
        echo "The list of packages of $suite could not be downloaded: this check needs Debian's archive."
        exit 1
    }
    /usr/lib/apt/apt-helper cat-file "$folder/$suite"/lists/*_Packages* | sed -n 's/^Package: //p' >"$folder/$suite/names"
    [ "$(wc -l <"$folder/$suite/names")" -gt 10000 ] || { echo "The list of packages of $suite is incomplete."; exit 1; }
done

# The check itself must be able to fail: for a name in each of the ways in which scripts name packages.
cat >"$folder/sample" <<'SAMPLE'
need made-up-1 g++ # need in-a-comment
case $x in y) need made-up-2 ;; esac
some="made-up-3"
{
    want made-up-useful \
        lld
    need $some ${other_packages}
}
other_packages="made-up-4 cmake"
SAMPLE
names "$folder/sample" >"$folder/sample-names"
report "$folder/sample-names" "$@" >"$folder/sample-report" && { echo "Made-up packages were found: this check would check nothing"; exit 1; }
found=$(grep -o 'made-up-.*' "$folder/lacking-$1")
[ "$found" = "made-up-1, which is needed
made-up-2, which is needed
made-up-3, which is needed
made-up-4, which is needed
made-up-useful, which is useful" ] || { echo "Made-up packages were not all noticed, only: $found"; exit 1; }
grep -qx 'No suite has the useful package made-up-useful' "$folder/sample-report" || { cat "$folder/sample-report"; exit 1; }
echo 'need $unknown' >"$folder/sample"
if names "$folder/sample" >"$folder/sample-names" 2>&1; then echo "A variable without a value was not noticed"; exit 1; fi

scripts=
for script in "$top"/script/* "$top"/tests/package/*.sh; do
    case $script in */prepare.sh) ;; *) scripts="$scripts $script" ;; esac
done
# shellcheck disable=SC2086 # a list of words
names $scripts >"$folder/names"
report "$folder/names" "$@"
echo "$* have all of the $(grep -c '^needed ' "$folder/names") packages that scripts need"
