#!/bin/sh
# For script/package test: installs a package in a bare Debian like this machine's, under build/package/root, lets an
# ordinary user play it there (play.sh), removes it, and looks for what it left.
#   bare_root.sh FILE.deb
set -eu
deb=$(realpath "$1")
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$(dirname "$deb")
root=$folder/root
[ "$(id -u)" = 0 ] || { echo "A bare Debian can only be made as root: call script/package test with sudo."; exit 1; }

# Mounts and processes are this script's own, and end with it.
[ -n "${OWN_SPACE:-}" ] || OWN_SPACE=1 exec unshare --mount --pid --fork --kill-child "$0" "$@"

release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
# shellcheck disable=SC2016 # apt's own variable
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1)
tool_packages="xvfb xauth xdotool x11-utils libglib2.0-bin xdg-utils shared-mime-info desktop-file-utils man-db zsh fish bash-completion"
if [ ! -f "$folder/bare-$release.tar" ]; then
    echo "Making a bare Debian $release"
    mmdebstrap --quiet --format=tar --variant=apt --include="$(echo "$tool_packages" | tr ' ' ,)" "$release" "$folder/bare-$release.tar.part" "$mirror"
    mv "$folder/bare-$release.tar.part" "$folder/bare-$release.tar"
fi
rm -rf --one-file-system "$root"
mkdir -p "$root" "$folder/archives"
tar -C "$root" -xf "$folder/bare-$release.tar"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind "$folder/archives" "$root/var/cache/apt/archives" # What has been downloaded is kept for the next time.
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
echo 'APT::Keep-Downloaded-Packages "true";' >"$root/etc/apt/apt.conf.d/99-keep"
inside() { chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"; }
# Every file but those of a moment, of dpkg and of the user.
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./run -o -path ./home -o \
    -path ./var/cache -o -path ./var/log -o -path ./var/lib/apt -o -path ./var/lib/dpkg \) -prune -o -print | sort); }

inside apt-get update --quiet=2
inside useradd --create-home --shell /bin/bash player
inside mandb --quiet
files >"$folder/files-before.txt"
cp "$deb" "$root/tmp/arkanong.deb"
inside apt-get install --quiet=2 --yes --no-install-recommends /tmp/arkanong.deb >"$folder/install.log" 2>&1 ||
    { cat "$folder/install.log"; exit 1; }
cp "$here/play.sh" "$root/tmp/play.sh"
rm -rf "$folder/played"
# An ordinary user's environment, with the PATH that Debian gives such users.
inside su --login player --command "xvfb-run -a -s '-screen 0 1600x1600x24' sh /tmp/play.sh" || failed=$?
cp -r "$root/home/player" "$folder/played"
[ -z "${failed:-}" ] || { echo "Playing failed; what the user had is in $folder/played"; exit 1; }

inside apt-get purge --quiet=2 --yes --autoremove arkanong >"$folder/remove.log" 2>&1 || { cat "$folder/remove.log"; exit 1; }
files >"$folder/files-after.txt"
left=$(comm -13 "$folder/files-before.txt" "$folder/files-after.txt")
[ -z "$left" ] || { echo "Left behind after removal:"; echo "$left"; exit 1; }
if grep -rl arkanong "$root/usr" "$root/etc" || inside man -w arkanong 2>/dev/null; then
    echo "The game is still known after its removal, see above"
    exit 1
fi
umount "$root/proc" "$root/dev" "$root/var/cache/apt/archives"
rm -rf --one-file-system "$root"
echo "Installed, started from the menu, played, opened a replay, removed: nothing is left. Pictures are in $folder/played"
