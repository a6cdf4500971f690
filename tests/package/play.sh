#!/bin/sh
# What a player does with the installed package, for bare_root.sh: runs as that user, on a screen, in the bare Debian.
set -eu
fail() { echo "$*"; [ ! -f "$log" ] || tail -n 20 "$log"; exit 1; }
log=$HOME/events
entry=/usr/share/applications/arkanong.desktop
export ALSOFT_DRIVERS=null         # There is no sound device.
export XDG_CURRENT_DESKTOP=GNOME   # For xdg-mime and xdg-open, which ask what the desktop uses.

# await TEXT [SECONDS]: until the event log has it.
await() {
    tries=$((${2:-60} * 5))
    until grep -q "$1" "$log" 2>/dev/null; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "Waited in vain for '$1' in the event log, which ends with"
        sleep 0.2
    done
}
# gone: ends the game as a session does, and waits until it has ended.
gone() {
    pkill -TERM -u "$(id -u)" -x arkanong
    tries=150
    while pgrep -u "$(id -u)" -x arkanong >/dev/null; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "The game does not end"
        sleep 0.2
    done
}
# completes SHELL LINE WORD: the shell proposes this word for the line.
completes() {
    case $1 in
    bash) found=$(bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader arkanong
            COMP_LINE=$1 COMP_POINT=${#1}; COMP_WORDS=($1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            compopt() { :; }; _arkanong; echo "${COMPREPLY[@]}"' bash "$2") ;;
    fish) found=$(fish -c "complete -C '$2'" | cut -f 1) ;;
    esac
    echo "$found" | grep -qw -e "$3" || fail "$1 proposes '$found' for '$2', without $3"
}

[ "$(id -u)" != 0 ]
man -w arkanong >/dev/null
[ "$(man arkanong | col -b | grep -c -e '^ *--mode MODE')" = 1 ] || fail "The manual does not show --mode"
for language in de pt_BR; do
    man -L $language -w arkanong | grep -q "/man/$language/man6/" || fail "There is no manual in the language $language"
done
completes bash "arkanong --mode sa" sandbox
completes bash "arkanong --level beeh" beehive
completes fish "arkanong --mode sa" sandbox
completes fish "arkanong --level beeh" beehive
completes fish "arkanong --mo" --mode
LC_ALL=de_DE.UTF-8 fish -c "complete -C 'arkanong --hel'" | grep -q "Diese Hilfe" || fail "fish does not describe options in German"
zsh -f -c 'autoload -Uz compinit && compinit -u -d "$HOME/zcompdump" && [[ $_comps[arkanong] = _arkanong ]] && autoload +X _arkanong' ||
    fail "zsh does not take the completion"
LC_ALL=de_DE.UTF-8 zsh -f -c 'fpath+=(/usr/share/zsh/vendor-completions); _arguments() { print -r -- "$*"; }
    autoload -Uz _arkanong && _arkanong' | grep -q "Diese Hilfe" || fail "zsh does not describe options in German"

# The desktop entry is found, and starts the game as it is.
gio launch $entry
tries=150
until xdotool search --class '^Arkanong$' >/dev/null 2>&1; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "No window appears"
    sleep 0.2
done
window=$(xdotool search --class '^Arkanong$')
xprop -id "$window" WM_NAME | grep -q '= "Arkanong"' || fail "The window has another title"
class=$(sed -n 's/^StartupWMClass=//p' $entry)
xprop -id "$window" WM_CLASS | grep -q "\"$class\"" || fail "The window's class is not StartupWMClass"
gone

# The same once more with an event log: the entry finds this program first.
mkdir -p "$HOME/bin" "$HOME/Pictures"
printf '#!/bin/sh\nexec /usr/games/arkanong --event-log "%s" "$@"\n' "$log" >"$HOME/bin/arkanong"
chmod +x "$HOME/bin/arkanong"
PATH=$HOME/bin:$PATH
gio launch $entry
# until TEXT KEY: presses the key again and again until the event log has the text.
until_log() {
    tries=40
    until grep -q "$1" "$log"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "Pressing $2 does not lead to '$1'; the event log ends with"
        xdotool key --delay 50 "$2"
        sleep 1
    done
}
paddle() { grep -o ' paddle [0-9]*' "$log" | tail -n 1; }
await "^screen presets" # Asked at the first start.
until_log "^preset STANDARD" Return
until_log "selected VERSUS" Down
until_log "screen play" Return
await " paddle "
before=$(paddle)
xdotool keydown Left
sleep 1
xdotool keyup Left
tries=50
until [ "$(paddle)" != "$before" ]; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "The paddle did not move; the event log ends with"
    sleep 0.2
done
until_log "BallServed.* by blue" space
await "BrickBroken"
xdotool key F12
await "screenshot .*png"
[ -s "$HOME/Pictures/Arkanong/arkanong-0001.png" ] || fail "There is no screenshot"
gone
grep -qx quit "$log" || fail "The game did not end in order"

# A replay opens by its type: by the file manager's way and by xdg-open's.
rm "$log"
/usr/games/arkanong --headless --watch --level beehive --ticks 2400 --record "$HOME/a match.replay" >"$HOME/result"
[ "$(xdg-mime query filetype "$HOME/a match.replay")" = application/x-arkanong-replay ] || fail "A replay is not known"
[ "$(xdg-mime query default application/x-arkanong-replay)" = arkanong.desktop ] || fail "Nothing opens replays"
for opener in "gio open" xdg-open; do
    $opener "$HOME/a match.replay"
    await "screen replay"
    await "BallServed"
    xdotool key F12
    await "screenshot .*png"
    gone
    mv "$log" "$log-replay"
done
