#!/bin/sh
# memory.sh GAME SECONDS: called by script/measure on a virtual screen. Matches of the computer follow one another; fails
# where the program's own memory (that which no file backs) is at the end above what it was after a sixth of the time by
# more than 1 %.
set -eu
game=$1
seconds=$2
ALSOFT_DRIVERS=null "$game" --watch --level beehive --window 1280x720 --fps 60 --event-log "$ARKANONG_HOME/events" &
pid=$!
# The game ends before its screen and its folder are taken away.
trap 'kill $pid 2>/dev/null || true; wait $pid || true' EXIT
begun=$(date +%s)
early=0
while passed=$(($(date +%s) - begun)) && [ $passed -lt "$seconds" ]; do
    sleep 10
    kill -0 $pid 2>/dev/null || { echo "the program has ended"; exit 1; }
    xdotool key Return # Another match, where one has ended.
    own=$(awk '/^Anonymous:/ { print $2 }' /proc/$pid/smaps_rollup)
    all=$(awk '/^Rss:/ { print $2 }' /proc/$pid/smaps_rollup)
    [ $((passed % 60)) -ge 10 ] || echo "after $passed s: $own kB of its own, $all kB with files"
    if [ $passed -lt $((seconds / 6)) ] && [ "$own" -gt $early ]; then early=$own; fi
done
matches=$(grep -c MatchEnded "$ARKANONG_HOME/events") || { echo "no match has ended"; exit 1; }
echo "$matches matches; its own memory: at most $early kB in the first sixth, at the end $own kB"
[ $((own * 100)) -le $((early * 101)) ] || { echo "that is more than 1 % above"; exit 1; }
