#!/usr/bin/env python3
"""Two real programs play each other over bad networks: see script/online.

hub.py carries what they send, routers.py translates addresses, matches.py plays a case and checks it, and windows.py
plays by mouse and keys. Usage: shaped_link.py PROGRAM [CASE...]
A case between windows needs Xvfb and xdotool; $ARKANONG_SCREENS is a folder that gets pictures of it.
"""

import os
import subprocess
import sys
import tempfile

import windows
from hub import Lan
from matches import Match, WindowMatch
from routers import Internet, Router


class Case:
    def __init__(self, name, delay, jitter=0, loss=0.0, network=None, relay=None, pulled=None, spikes=None, moved=None,
                 gauntlet=False, rounds=1, input_delay=0, seed=3, watched=None, windows=False, longest_wait=None):
        self.name, self.delay, self.jitter, self.loss = name, delay, jitter, loss  # One way, ms; share of frames.
        self.network = network or Lan()
        self.relay = relay  # There is one, and this is expected: "carries all", "carries little" or "is there".
        self.pulled = pulled  # The cable: so many seconds after the start, for so many seconds.
        self.spikes = spikes  # Each so many seconds nothing arrives for so many seconds, then all of it.
        self.moved = moved  # So many seconds after the start these machines get other addresses.
        self.gauntlet, self.rounds, self.seed = gauntlet, rounds, seed
        self.input_delay = input_delay  # Of both, ticks.
        self.options = ["--input-delay", str(input_delay)] if input_delay else []
        self.watched = watched  # So many seconds after the start a third machine comes to watch.
        self.windows = windows  # People play in them, instead of computers without any.
        # ms; None: any.
        usual = 100 if pulled is None and moved is None and delay <= 125 else None
        self.longest_wait = usual if longest_wait is None else longest_wait


def homes(*symmetric):
    """Each machine behind its own router, and a relay between them."""
    return Internet(*(Router(one) for one in symmetric))


CASES = [
    Case("80 ms, 2 % loss", 40, 2, 0.02),
    Case("120 ms, 5 % loss", 60, 5, 0.05),
    Case("120 ms, 5 % loss, an input delay of 4 ticks", 60, 5, 0.05, input_delay=4),
    Case("120 ms, 2 % loss, through the relay", 30, 3, 0.01, network=homes(True, True), relay="carries all"),
    Case("120 ms, 5 % loss, watched by a third machine", 60, 5, 0.05, watched=6.0),
    Case("250 ms", 125),
    Case("400 ms, 10 % loss", 200, 10, 0.1),
    Case("60 ms, the cable pulled for 5 s", 30, pulled=(7.0, 5.0)),
    Case("60 ms, a spike of 300 ms every 10 s", 30, 2, 0.01, spikes=(10.0, 0.3), rounds=3, longest_wait=100),
    Case("60 ms, the guest's address changed in the match", 30, 2, moved=(7.0, ["guest"]), longest_wait=1000),
    Case("60 ms, both addresses changed in the match, with a relay", 30, 2, relay="is there",
         moved=(7.0, ["host", "guest"]), longest_wait=15000),
    Case("60 ms, IPv6 only", 30, 2, network=Lan(ipv6=True)),
    Case("60 ms, no default route", 30, 2, network=Lan(default_route=False)),
    Case("60 ms, two routers, the direct way", 30, 2, 0.01, network=homes(False, False), relay="carries little",
         rounds=3),
    Case("60 ms, two routers, one of them symmetric", 30, 2, 0.01, network=homes(False, True), relay="carries all",
         rounds=3),
    Case("60 ms, two routers, both get other addresses in the match", 30, 2, network=homes(False, False),
         relay="is there", moved=(7.0, ["host", "guest"]), rounds=3, longest_wait=15000),
    Case("60 ms, two routers, watched by a third machine through the relay", 30, 2, 0.01, network=homes(False, False),
         relay="is there", watched=6.0),
    Case("a run through the gauntlet, 120 ms, 5 % loss", 60, 5, 0.05, gauntlet=True),
    Case("two windows, 120 ms, 5 % loss", 60, 5, 0.05, windows=True),
]


def namespaces_allowed():
    """Whether this program runs in namespaces of its own; starts it again in them if not."""
    if os.environ.get("ARKANONG_NAMESPACES") is None:
        allowed = subprocess.run(["unshare", "-rnm", "sh", "-c",
                                  "mount -t tmpfs none /run && ip netns add a && test -w /dev/net/tun"],
                                 capture_output=True)
        if allowed.returncode != 0:
            print("skipped: this system allows no network namespaces with TAP devices:",
                  allowed.stderr.decode().strip())
            return False
        os.environ["ARKANONG_NAMESPACES"] = "1"
        os.execvp("unshare", ["unshare", "-rnm", sys.executable, "-B", *sys.argv])
    subprocess.run(["mount", "-t", "tmpfs", "none", "/run"], check=True)
    return True


def played(program, case):
    """Plays the case and prints what it measured. Returns the number of faults."""
    with tempfile.TemporaryDirectory() as folder:
        match = (WindowMatch if case.windows else Match)(program, case, folder)
        said = match.play()
        faults = match.check(said)
    print(case.name, flush=True)
    for name, text in said.items():
        print("   ", next((line for line in text.splitlines() if "ticks" in line), f"{name}: {text}"), flush=True)
    for fault in faults:
        print("    WRONG:", fault, flush=True)
    return len(faults)


def main():
    program = os.path.abspath(sys.argv[1])
    if not namespaces_allowed():
        return 0
    wrong = 0
    for case in CASES:
        if len(sys.argv) > 2 and not any(word in case.name for word in sys.argv[2:]):
            continue
        if case.windows and windows.missing():
            print(f"{case.name}\n    skipped: this machine lacks {windows.missing()}", flush=True)
            continue
        wrong += played(program, case)
    print("all matches were the same on both machines" if wrong == 0 else f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
