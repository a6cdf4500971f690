#!/usr/bin/env python3
"""Two real programs play each other over a link with delay, jitter, loss and pulled cables: see script/online.

Each machine is a network namespace with a TAP device; this program carries the frames between them, so it needs no
module of the kernel. Usage: shaped_link.py PROGRAM [CASE...]
A case between windows needs Xvfb and xdotool; $ARKANONG_SCREENS is a folder that gets pictures of it.
"""

import ctypes
import fcntl
import heapq
import os
import random
import re
import select
import struct
import subprocess
import sys
import tempfile
import threading
import time

import windows

NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
TAP_WITHOUT_HEADER = 0x0002 | 0x1000
PORT = 26740
LEVEL = "pure-pong"


class Case:
    def __init__(self, name, delay, jitter=0, loss=0.0, relay=False, pulled=None, gauntlet=False, seed=3,
                 watched=None, windows=False):
        self.name, self.delay, self.jitter, self.loss = name, delay, jitter, loss
        self.relay, self.pulled, self.gauntlet, self.seed = relay, pulled, gauntlet, seed
        self.watched = watched  # So many seconds after the start a third machine comes to watch.
        self.windows = windows  # People play in them, instead of computers without any.


# Delays are one way, in ms.
CASES = [
    Case("80 ms, 2 % loss", 40, 2, 0.02),
    Case("120 ms, 5 % loss", 60, 5, 0.05),
    Case("120 ms, 2 % loss, through the relay", 30, 3, 0.01, relay=True),
    Case("120 ms, 5 % loss, watched by a third machine", 60, 5, 0.05, watched=5.0),
    Case("250 ms", 125),
    Case("400 ms, 10 % loss", 200, 10, 0.1),
    Case("60 ms, the cable pulled for 5 s", 30, pulled=(7.0, 5.0)),
    Case("a run through the gauntlet, 120 ms, 5 % loss", 60, 5, 0.05, gauntlet=True),
    Case("two windows, 120 ms, 5 % loss", 60, 5, 0.05, windows=True),
]


def enter(namespace):
    with open(f"/run/netns/{namespace}", "rb") as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "setns")


class Hub(threading.Thread):
    """Carries every frame from each machine to all others, late or not at all."""

    def __init__(self, machines, case):
        super().__init__(daemon=True)
        self.case, self.machines, self.taps = case, machines, []
        self.ready = threading.Event()
        self.ended = False
        self.dead_from = self.dead_until = None  # The cable's.
        self.random = random.Random(case.seed)

    def open(self):
        for number, machine in enumerate(self.machines):
            enter(machine)
            tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(tap, TUNSETIFF, struct.pack("16sH22x", b"lan", TAP_WITHOUT_HEADER))
            for words in (f"addr add 10.77.0.{number + 1}/24 broadcast 10.77.0.255 dev lan", "link set lan up",
                          "link set lo up", "route add default dev lan"):
                subprocess.run(["ip", *words.split()], check=True)
            self.taps.append(tap)

    def run(self):
        self.open()  # A thread has a namespace of its own.
        self.ready.set()
        waiting = []
        count = 0
        while not self.ended:
            soon = max(0.0, min(0.05, waiting[0][0] - time.monotonic())) if waiting else 0.05
            for tap in select.select(self.taps, [], [], soon)[0]:
                frame = os.read(tap, 2048)
                now = time.monotonic()
                pulled = self.dead_from is not None and self.dead_from <= now < self.dead_until
                if pulled or self.random.random() < self.case.loss:
                    continue
                late = self.case.delay + self.random.uniform(-1, 1) * self.case.jitter
                for other in self.taps:
                    if other != tap:
                        count += 1
                        heapq.heappush(waiting, (now + late / 1e3, count, other, frame))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, tap, frame = heapq.heappop(waiting)
                try:
                    os.write(tap, frame)
                except OSError:
                    pass  # The machine has gone.
        for tap in self.taps:
            os.close(tap)

    def pull(self, after, seconds):
        self.dead_from = time.monotonic() + after
        self.dead_until = self.dead_from + seconds


def number(words, text):
    return float(re.search(re.escape(words) + r" ?\(?([0-9.]+)", text).group(1))


class Match:
    def __init__(self, program, case, folder):
        self.program, self.case, self.folder = program, case, folder
        self.machines = ["host", "guest"] + (["relay"] if case.relay else [])
        self.machines += ["watcher"] if case.watched is not None else []

    def start(self, machine, *words, environment=None):
        # A computer's strength comes first in the words of the program that plays without a window.
        program = self.program + ("_online_test" if words[0] in ("easy", "master") else "")
        return subprocess.Popen(["ip", "netns", "exec", machine, program, *words], stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})})

    def play(self):
        for machine in self.machines:
            subprocess.run(["ip", "netns", "add", machine], check=True)
        hub = Hub(self.machines, self.case)
        hub.start()
        hub.ready.wait()
        try:
            return self.play_over(hub)
        finally:
            hub.ended = True
            hub.join()
            for machine in self.machines:
                subprocess.run(["ip", "netns", "del", machine], check=True)

    def play_over(self, hub):
        programs = []
        relayed = []
        if self.case.relay:
            relay = self.start("relay", "--relay")
            programs.append(relay)
            relay.stdout.readline()
            relayed = ["--relay-at", f"10.77.0.3:{PORT}"]
        game = ["--host"] + (["gauntlet"] if self.case.gauntlet else
                             ["--level", LEVEL, "--rounds", "1", "--goals", "1"])
        host = self.start("host", "easy", *game, "--seed", str(self.case.seed), "--record",
                          f"{self.folder}/host.replay", *relayed)
        programs.append(host)
        where = host.stdout.readline().split()[1] if self.case.relay else "10.77.0.1"
        host.stdout.readline()
        guest = self.start("guest", "master", "--join", where, "--record",
                           f"{self.folder}/guest.replay", *relayed)
        programs.append(guest)
        if self.case.pulled:
            hub.pull(*self.case.pulled)
        said = {}
        players = [("host", host), ("guest", guest)]
        if self.case.watched is not None:
            time.sleep(self.case.watched)
            watcher = self.start("watcher", "easy", "--watch", "10.77.0.1", "--record",
                                 f"{self.folder}/watcher.replay")
            programs.append(watcher)
            players.append(("watcher", watcher))
        try:
            for name, process in players:
                said[name] = process.communicate(timeout=900)[0]
                if process.returncode != 0:
                    raise RuntimeError(f"{name} ended with {process.returncode}: {said[name]}")
        finally:
            for process in programs:
                process.terminate()
                process.wait()
        return said

    def check(self, said):
        faults = []
        ends = {text[text.index("round 1: "):] for text in said.values()}
        if len(ends) != 1:
            faults.append(f"the ends differ: {ends}")
        for name, text in said.items():
            verified = subprocess.run([self.program, "--verify", f"{self.folder}/{name}.replay"], capture_output=True)
            if verified.returncode != 0:
                faults.append(f"the {name}'s replay does not verify")
            if name == "watcher":
                if number("caught up", text) < 240 or not 1.5 < number("behind", text) < 2.5:
                    faults.append("the watcher has not come late, or is not two seconds behind")
                continue
            if number("touches", text) < 1:
                faults.append(f"the {name} has not played")
            # Each side predicts at least the inputs that are in flight.
            needed = 2 * self.case.delay * (2 if self.case.relay else 1) / 1e3 * 120 / 2 * 0.8
            if number("(longest", text) < needed:
                faults.append(f"the {name} has guessed {number('(longest', text)} ticks, expected {needed}")
            if self.case.pulled is None and self.case.delay <= 125 and number("waits", text) > 0:
                if float(re.search(r"waits \d+ \(longest ([0-9.]+)", text).group(1)) > 100:
                    faults.append(f"the {name} has waited too long")
        return faults


class WindowMatch(Match):
    """A best of three between two people with windows."""

    def play_over(self, hub):
        self.windows, self.printed = windows.play(self.start, self.folder, LEVEL, self.case.seed)
        return {name: windows.figures(window, self.printed[name]) for name, window in self.windows.items()}

    def check(self, said):
        return windows.check(self.program, self.windows, self.printed)


def main():
    program = os.path.abspath(sys.argv[1])
    if os.environ.get("ARKANONG_NAMESPACES") is None:
        allowed = subprocess.run(["unshare", "-rnm", "sh", "-c",
                                  "mount -t tmpfs none /run && ip netns add a && test -w /dev/net/tun"],
                                 capture_output=True)
        if allowed.returncode != 0:
            print("skipped: this system allows no network namespaces with TAP devices:",
                  allowed.stderr.decode().strip())
            return 0
        os.environ["ARKANONG_NAMESPACES"] = "1"
        os.execvp("unshare", ["unshare", "-rnm", sys.executable, *sys.argv])
    subprocess.run(["mount", "-t", "tmpfs", "none", "/run"], check=True)
    wrong = 0
    for case in CASES:
        if len(sys.argv) > 2 and not any(word in case.name for word in sys.argv[2:]):
            continue
        if case.windows and windows.missing():
            print(f"{case.name}\n    skipped: this machine lacks {windows.missing()}", flush=True)
            continue
        with tempfile.TemporaryDirectory() as folder:
            match = (WindowMatch if case.windows else Match)(program, case, folder)
            said = match.play()
            faults = match.check(said)
        print(case.name, flush=True)
        for name, text in said.items():
            print("   ", next((line for line in text.splitlines() if "ticks" in line), f"{name}: {text}"), flush=True)
        for fault in faults:
            print("    WRONG:", fault, flush=True)
        wrong += len(faults)
    print("all matches were the same on both machines" if wrong == 0 else f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
