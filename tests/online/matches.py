"""A match between real programs on the machines of a hub, and what must be true of it: see shaped_link.py."""

import os
import re
import subprocess
import threading
import time

import windows
from hub import Hub

PORT = 26740
LEVEL = "pure-pong"


def number(words, text):
    return float(re.search(re.escape(words) + r" ?\(?([0-9.]+)", text).group(1))


def longest_wait(text):
    return float(re.search(r"waits \d+ \(longest ([0-9.]+)", text).group(1))


class Match:
    def __init__(self, program, case, folder):
        self.program, self.case, self.folder = program, case, folder
        self.machines = ["host", "guest"] + (["relay"] if case.relay else [])
        self.machines += ["watcher"] if case.watched is not None else []
        self.hub = Hub(self.machines, case)

    def address(self, machine):
        return self.case.network.address(self.machines.index(machine))

    def start(self, machine, *words, environment=None):
        # A computer's strength comes first in the words of the program that plays without a window.
        program = self.program + ("_online_test" if words[0] in ("easy", "master") else "")
        return subprocess.Popen(["ip", "netns", "exec", machine, program, *words], stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, env={**os.environ, **(environment or {})})

    def play(self):
        for machine in self.machines:
            subprocess.run(["ip", "netns", "add", machine], check=True)
        self.hub.start()
        self.hub.ready.wait()
        try:
            if self.hub.failure:
                raise self.hub.failure
            return self.play_over()
        finally:
            self.hub.ended = True
            self.hub.join()
            for machine in self.machines:
                subprocess.run(["ip", "netns", "del", machine], check=True)

    def relayed(self, programs):
        """Starts the relay. Returns the words by which a player finds it."""
        if not self.case.relay:
            return []
        programs.append(self.start("relay", "--relay"))
        self.relay_says = programs[-1].stdout.readline()
        return ["--relay-at", f"{self.address('relay')}:{PORT}"]

    def move(self):
        for machine in self.case.moved[1]:
            self.case.network.move(machine, self.machines.index(machine))

    def play_over(self):
        programs = []
        said = {}
        try:
            relayed = self.relayed(programs)
            game = ["--host"] + (["gauntlet"] if self.case.gauntlet else
                                 ["--level", LEVEL, "--rounds", str(self.case.rounds), "--goals", "1"])
            host = self.start("host", "easy", *game, *self.case.options, "--seed", str(self.case.seed), "--record",
                              f"{self.folder}/host.replay", *relayed)
            programs.append(host)
            where = host.stdout.readline().split()[1] if relayed else self.address("host")
            host.stdout.readline()
            guest = self.start("guest", "master", "--join", where, *self.case.options, "--record",
                               f"{self.folder}/guest.replay", *relayed)
            programs.append(guest)
            if self.case.pulled:
                self.hub.pull(*self.case.pulled)
            if self.case.moved:
                threading.Timer(self.case.moved[0], self.move).start()
            players = [("host", host), ("guest", guest)]
            if self.case.watched is not None:
                time.sleep(self.case.watched)
                watcher = self.start("watcher", "easy", "--watch", where, *relayed, "--record",
                                     f"{self.folder}/watcher.replay")
                programs.append(watcher)
                players.append(("watcher", watcher))
            for name, process in players:
                said[name] = process.communicate(timeout=900)[0]
                if process.returncode != 0:
                    raise RuntimeError(f"{name} ended with {process.returncode}: {said[name]}")
        finally:
            for process in reversed(programs):
                process.terminate()
                process.wait()
        if self.case.relay:
            said["relay"] = programs[0].communicate()[0].strip()
        return said

    def check(self, said):
        faults = []
        figures = said.pop("relay", "")
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
            faults += [f"the {name} {fault}" for fault in self.player_faults(text)]
        if self.case.relay and self.address("relay") not in self.relay_says:
            faults.append(f"the relay does not tell its address: {self.relay_says}")
        if self.case.spikes and self.hub.held == 0:
            faults.append("there was no spike")
        faults += self.relay_faults(figures, said["host"])
        if figures:
            said["relay"] = "relay: ticks of the match " + str(int(number("ticks", said["host"]))) + ", " + figures
        return faults

    def player_faults(self, text):
        faults = []
        if number("touches", text) < 1:
            faults.append("has not played")
        # Each side predicts at least the inputs that are in flight, without those that are delayed on purpose.
        ways = 2 if self.case.relay == "carries all" else 1
        needed = 2 * self.case.delay * ways / 1e3 * 120 / 2 * 0.8 - self.case.input_delay
        if number("(longest", text) < needed:
            faults.append(f"has guessed {number('(longest', text)} ticks, expected {needed}")
        if self.case.longest_wait is not None and longest_wait(text) > self.case.longest_wait:
            faults.append(f"has waited for {longest_wait(text)} ms")
        if self.case.spikes and number("waits", text) > number("ticks", text) / 120 / self.case.spikes[0] + 1:
            faults.append(f"has waited {number('waits', text)} times, more often than once a spike")
        return faults

    def relay_faults(self, figures, host):
        if self.case.relay not in ("carries all", "carries little"):
            return []
        # Both players send 60 datagrams a second; a match has 120 ticks a second.
        share = number("forwarded", figures) / number("ticks", host)
        if (share > 0.8) if self.case.relay == "carries all" else (share < 0.15):
            return []
        return [f"the relay has forwarded {share:.2f} datagrams a tick"]


class WindowMatch(Match):
    """A best of three between two people with windows."""

    def play_over(self):
        self.windows, self.printed = windows.play(self.start, self.folder, LEVEL, self.case.seed)
        return {name: windows.figures(window, self.printed[name]) for name, window in self.windows.items()}

    def check(self, said):
        return windows.check(self.program, self.windows, self.printed)
