"""Two windows on two virtual screens, each with a player who has keys or a mouse: see shaped_link.py."""

import json
import os
import re
import shutil
import subprocess
import threading
import time

PATIENCE = 60.0  # Seconds for what should take a moment.
MATCH_PATIENCE = 900.0
FIELD_LEFT = 160  # px of a window of 1280 x 720.
# What both must tell alike, and in the same order; their ticks are those at which it was shown.
DECIDING = re.compile(r"(ShieldBroken|GoalScored|MatchEnded|CapsuleCaught) .*|series .*|round [0-9]+")


def missing():
    """What this machine lacks for windows; empty: nothing."""
    return " ".join(tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None)


class Screen:
    """A virtual screen, which is reached by a file and so from every network."""

    def __init__(self, folder):
        numbers, write = os.pipe()
        # Square: see script/prepare.sh.
        self.process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1600x24", "-nolisten",
                                         "tcp", "-noreset"], pass_fds=[write], stderr=open(f"{folder}/xvfb", "w"))
        os.close(write)
        with os.fdopen(numbers) as pipe:
            self.display = ":" + pipe.readline().strip()

    def close(self):
        self.process.terminate()
        self.process.wait()


class Window(threading.Thread):
    """The real program in a window of its own, and what its event log has said; the thread reads it."""

    def __init__(self, start, machine, home, words):
        super().__init__(daemon=True)
        os.mkdir(home)
        self.home, self.lines, self.places = home, [], None
        self.screen = Screen(home)
        self.log = f"{home}/log"
        os.mkfifo(self.log)
        self.program = start(machine, *words, "--no-first-match", "--no-audio", "--event-log", self.log,
                             "--screenshots", home, "--window", "1280x720", "--fps", "60", "--seconds", "100000",
                             "--record", f"{home}/last.replay",
                             environment={"DISPLAY": self.screen.display, "ARKANONG_HOME": f"{home}/home"})
        self.start()
        self.await_line("screen ")
        self.id = self.xdotool("search", "--sync", "--name", "^Arkanong$").split()[-1]
        self.xdotool("windowfocus", "--sync", self.id)

    def run(self):
        with open(self.log, encoding="utf-8") as log:
            for line in log:
                self.lines.append((time.monotonic(), line.strip()))
                if " paddle " in line:
                    self.places = line

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *words], check=True, capture_output=True, text=True, timeout=PATIENCE,
                              env={**os.environ, "DISPLAY": self.screen.display}).stdout

    def said(self, words):
        return [line for _, line in list(self.lines) if words in line]

    def await_line(self, words, patience=PATIENCE):
        until = time.monotonic() + patience
        while not self.said(words):
            if time.monotonic() > until or self.program.poll() is not None:
                raise RuntimeError(f"waited in vain for '{words}'; the log ends with "
                                   f"{[line for _, line in self.lines[-10:]]}")
            time.sleep(0.02)
        return self.said(words)[-1]

    def place(self, of):
        """Where the last report has it, field px; None where there is none."""
        found = re.search(rf" {of} (-?\d+),(-?\d+)", self.places or "")
        return found and (int(found.group(1)), int(found.group(2)))

    def picture(self, name):
        """Keeps a picture in $ARKANONG_SCREENS where that is set."""
        folder = os.environ.get("ARKANONG_SCREENS")
        if not folder:
            return
        before = len(self.said("screenshot "))
        self.xdotool("key", "F12")
        until = time.monotonic() + PATIENCE
        while len(self.said("screenshot ")) == before and time.monotonic() < until:
            time.sleep(0.02)
        os.makedirs(folder, exist_ok=True)
        shutil.copy(self.said("screenshot ")[-1].split(" ", 1)[1], f"{folder}/{name}.png")

    def close(self):
        """Returns what the program has printed."""
        self.program.terminate()
        printed = self.program.communicate(timeout=PATIENCE)[0]
        self.screen.close()
        return printed

    def longest_gap(self):
        """Of the reports of play, which come four times a second, within a round: ms."""
        gaps, last = [], None
        for at, line in list(self.lines):
            if " paddle " in line:
                if last is not None:
                    gaps.append(1e3 * (at - last))
                last = at
            elif "MatchEnded" in line or line.startswith("screen "):
                last = None
        return max(gaps, default=0.0)


class MousePlayer:
    """Follows the first ball with the mouse, and serves."""

    def __init__(self, window, side):
        self.window, self.side, self.served = window, side, 0.0

    def play(self, now):
        ball = self.window.place("ball")
        x = ball[0] if ball else 480
        self.window.xdotool("mousemove", "--window", self.window.id, str(FIELD_LEFT + x), "600")
        if now - self.served > 1.5:
            self.served = now
            self.window.xdotool("click", "1")


class KeyPlayer:
    """Runs after the first ball with the arrow keys, to and fro while it is far away, and serves."""

    def __init__(self, window, side):
        self.window, self.side, self.held, self.served = window, side, None, 0.0

    def play(self, now):
        at = self.window.place(self.side)
        ball = self.window.place("ball")
        wanted = self.held or "Right"
        if at and ball and ball[1] < 400:
            wanted = "Left" if ball[0] < at[0] else "Right"
        elif at and not 250 < at[0] < 710:
            wanted = "Right" if at[0] < 480 else "Left"
        if wanted != self.held:
            if self.held:
                self.window.xdotool("keyup", self.held)
            self.held = wanted
            self.window.xdotool("keydown", self.held)
        if now - self.served > 2.0:
            self.served = now
            self.window.xdotool("key", "space")


def play(start, folder, level, seed):
    """A best of three between two windows. Returns both windows, closed, and what their programs printed."""
    host = Window(start, "host", f"{folder}/host",
                  ["--host", "--level", level, "--seed", str(seed), "--rounds", "3", "--goals", "2", "--name", "Ada"])
    guest = None
    try:
        host.await_line("hosts at UDP port")
        guest = Window(start, "guest", f"{folder}/guest", ["--join", "10.77.0.1", "--name", "Bob"])
        windows = (host, guest)
        host.await_line("screen online-question")
        host.await_line("takes input")
        host.picture("two-windows-question")
        guest.picture("two-windows-asked")
        host.xdotool("key", "Return")  # ACCEPT.
        for window in windows:
            window.await_line("screen online-play")
        players = (MousePlayer(host, "paddle"), KeyPlayer(guest, "red"))
        until = time.monotonic() + MATCH_PATIENCE
        pictured = False
        while not all(window.said("screen online-result") for window in windows):
            if time.monotonic() > until:
                raise RuntimeError("the match has not ended: " + str(host.said("series")))
            for player in players:
                if not player.window.said("screen online-result"):
                    player.play(time.monotonic())
            if not pictured and len(host.said("BallHitPaddle")) > 1:
                pictured = True
                host.picture("two-windows-host-play")
                guest.picture("two-windows-guest-play")
            time.sleep(0.04)
        time.sleep(1.0)  # Until the results have come in.
        host.picture("two-windows-host-result")
        guest.picture("two-windows-guest-result")
    finally:
        printed = {window.home.rsplit("/", 1)[1]: window.close() for window in (host, guest) if window}
    return {"host": host, "guest": guest}, printed


def hashes(program, home):
    """Of the replays that the window has kept, in the order in which they were played; None: one does not verify."""
    folder = f"{home}/home/replays"
    files = sorted((name for name in os.listdir(folder) if name.endswith(".replay")),
                   key=lambda name: os.stat(f"{folder}/{name}").st_mtime_ns)
    found = []
    for name in files:
        verified = subprocess.run([program, "--verify", f"{folder}/{name}", "--json"], capture_output=True, text=True)
        found.append(json.loads(verified.stdout)["hash"] if verified.returncode == 0 else None)
    return found


def figures(window, printed):
    """What one window's player has had, in a line."""
    paddles = {side: len([line for line in window.said("BallHitPaddle") if f"side {side}" in line])
               for side in ("blue", "red")}
    frame = re.search(r"a frame +([0-9.]+) +([0-9.]+)", printed)
    pace = f"a picture takes {frame.group(1)} ms (median) {frame.group(2)} ms (99th percentile), " if frame else ""
    return (f"{len(window.said('MatchEnded'))} rounds, touches {paddles['blue']} blue {paddles['red']} red, {pace}"
            f"longest time between reports of play, which come each 250 ms: {window.longest_gap():.0f} ms")


def check(program, windows, printed):
    """What is wrong; nothing where both have played the same match to its end."""
    faults = []
    told = {name: [found.group(0) for _, line in window.lines for found in [DECIDING.search(line)] if found]
            for name, window in windows.items()}
    if told["host"] != told["guest"]:
        faults.append(f"the event logs tell different matches: {told}")
    kept = {name: hashes(program, window.home) for name, window in windows.items()}
    rounds = len(windows["host"].said("MatchEnded"))
    if rounds < 2:
        faults.append(f"{rounds} rounds were played, a best of three has two at least")
    if kept["host"] != kept["guest"] or None in kept["host"] or len(kept["host"]) != rounds:
        faults.append(f"the replays differ, of {rounds} rounds: {kept}")
    for name, window in windows.items():
        for side in ("blue", "red"):
            if not [line for line in window.said("BallHitPaddle") if f"side {side}" in line]:
                faults.append(f"the {name} has seen no touch by {side}")
        if window.said("waits for "):
            faults.append(f"the {name} had to wait {len(window.said('waits for '))} times")
        if "p99" not in printed[name]:
            faults.append(f"the {name} has printed no times of its pictures: {printed[name]}")
    return faults
