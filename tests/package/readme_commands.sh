#!/bin/sh
# For script/check roots: runs both commands of the README in a bare Debian, in a fresh clone of what is committed here. The
# bare Debian is made by debootstrap once, as build/roots/SUITE, and copied for each run; its log is build/roots/SUITE.log.
#   readme_commands.sh SUITE      bookworm, trixie, sid or another suite of the archive that apt is configured with
set -eu
suite=$1
top=$(git -C "$(dirname -- "$0")" rev-parse --show-toplevel)
folder=$top/build/roots
root=$folder/run-$suite
[ "$(id -u)" = 0 ] || { echo "A bare Debian can only be made as root: call script/check roots with sudo."; exit 1; }

# Mounts and processes are this script's own, and end with it.
[ -n "${OWN_SPACE:-}" ] || OWN_SPACE=1 exec unshare --mount --pid --fork --kill-child "$0" "$@"

# shellcheck disable=SC2016 # apt's own variable
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1)
mkdir -p "$folder"
if [ ! -e "$folder/$suite.made" ]; then
    rm -rf --one-file-system "${folder:?}/$suite"
    debootstrap --variant=minbase "$suite" "$folder/$suite" "$mirror" >"$folder/$suite.log" 2>&1 ||
        { tail -n 5 "$folder/$suite.log"; exit 1; }
    touch "$folder/$suite.made"
fi
rm -rf --one-file-system "$root"
cp -a "$folder/$suite" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
# Every installed Debian has this line; debootstrap does not write it.
echo '127.0.0.1 localhost' >"$root/etc/hosts"
# The archive that can be reached may be an old copy.
echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/99-old-copy"
mkdir -p "$root/home/player"
git clone -q "$top" "$root/home/player/arkanong"

# Prints the processor time of its commands, too. What is in the environment here, such as CI's choices, is not there.
# shellcheck disable=SC2016 # expanded by the inner shell
chroot "$root" env -i HOME=/home/player PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 bash -c '
    set -eu
    cd "$HOME/arkanong"
    time script/play --yes </dev/null
    [ "$(find build/demo -name "*.png" -size +20k | wc -l)" = 4 ] || { echo "script/play has not saved its four pictures"; exit 1; }
    time script/test --yes </dev/null' >"$folder/$suite.log" 2>&1 || failed=$?
grep -E '^(packages|configure|build|tests|real|user|sys) |^(real|user|sys)|tests passed' "$folder/$suite.log" || true
umount --recursive "$root/proc" "$root/dev"
if [ -n "${failed:-}" ]; then
    tail -n 40 "$folder/$suite.log"
    echo "$suite: a command of the README failed; the root is kept as $root, the log as $folder/$suite.log"
    exit 1
fi
rm -rf --one-file-system "$root"
echo "$suite: both commands of the README succeed in a bare root"
