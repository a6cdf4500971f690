#!/usr/bin/env python3
"""Finds, joins and plays games in networks of several kinds: without a default route, with one that leads elsewhere,
with IPv6 only, and through a relay that one player reaches by IPv4 and the other by IPv6.

Each machine is a network namespace. Usage: networks.py PROGRAM TESTS (arkanong and arkanong_tests)
Exit code 77: this system allows no network namespaces.
"""

import os
import re
import subprocess
import sys

NOTHING_DONE = 77


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


class Machines:
    """Namespaces with these names; removed at the end."""

    def __init__(self, *names):
        self.names = names

    def __enter__(self):
        for name in self.names:
            run("ip", "netns", "add", name)
            # Addresses can be used at once, without asking whether another machine has them.
            for setting in ("default", "all"):
                self.inside(name, "sysctl", "-qw", f"net.ipv6.conf.{setting}.accept_dad=0")
            run("ip", "-n", name, "link", "set", "lo", "up")
        self.started = []
        return self

    def __exit__(self, *_):
        for process in self.started:
            process.kill()
            process.wait()
        for name in self.names:
            run("ip", "netns", "del", name)

    def inside(self, name, *words):
        return run("ip", "netns", "exec", name, *words)

    def start(self, name, *words):
        process = subprocess.Popen(["ip", "netns", "exec", name, *words], stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True)
        self.started.append(process)
        return process

    def cable(self, one, other, ipv4=None, ipv6=None, ipv6_allowed=True):
        """Connects two machines; the addresses are prefixes, before 1 for the first machine and 2 for the second."""
        run("ip", "link", "add", "name", "one", "netns", one, "type", "veth", "peer", "name", "other", "netns", other)
        for number, (name, end) in enumerate(((one, "one"), (other, "other")), 1):
            link = f"to-{other if name == one else one}"
            run("ip", "-n", name, "link", "set", end, "name", link)
            if not ipv6_allowed:
                self.inside(name, "sysctl", "-qw", f"net.ipv6.conf.{link}.disable_ipv6=1")
            run("ip", "-n", name, "link", "set", link, "up")
            if ipv4:
                run("ip", "-n", name, "addr", "add", f"{ipv4}{number}/24", "brd", "+", "dev", link)
            if ipv6:
                run("ip", "-n", name, "addr", "add", f"{ipv6}{number}/64", "nodad", "dev", link)


class Play:
    def __init__(self, program, tests):
        self.program, self.tests = program, tests
        self.wrong = 0

    def fault(self, words):
        print("    WRONG:", words, flush=True)
        self.wrong += 1

    def host(self, machines, *words):
        host = machines.start("host", self.program + "_online_test", "easy", "--host", "--name", "Ada", "--level", "pure-pong",
                              "--rounds", "1", "--goals", "1", "--seed", "3", *words)
        first = host.stdout.readline()
        if "code" in first:
            host.stdout.readline()
        return host, first

    def search(self, machines):
        """The addresses of the games that the guest finds within two seconds."""
        said = machines.inside("guest", self.tests, "[.network-search]")
        return re.findall(r"^game (\S+) Ada$", said, re.MULTILINE | re.IGNORECASE)

    def found(self, machines, expected):
        found = self.search(machines)
        if len(found) != 1 or not re.fullmatch(expected, found[0]):
            self.fault(f"found {found}, expected {expected}")
        return found[0] if found else None

    def join(self, machines, host, where, *words):
        guest = machines.start("guest", self.program + "_online_test", "master", "--join", where, *words)
        ends = []
        for process in (host, guest):
            said = process.communicate(timeout=300)[0]
            ends.append(said[said.find("round 1: "):])
            if process.returncode != 0 or "round 1: " not in said:
                self.fault(said)
        if ends[0] != ends[1]:
            self.fault(f"the ends differ: {ends}")

    def without_route(self):
        print("no default route, IPv4 only", flush=True)
        with Machines("host", "guest") as machines:
            machines.cable("host", "guest", ipv4="10.77.0.", ipv6_allowed=False)
            self.host(machines)
            self.found(machines, r"10\.77\.0\.1:26740")

    def route_elsewhere(self):
        print("a default route to another network", flush=True)
        with Machines("host", "guest", "far") as machines:
            machines.cable("host", "guest", ipv4="10.77.0.")
            machines.cable("far", "guest", ipv4="10.88.0.")
            run("ip", "-n", "guest", "route", "add", "default", "via", "10.88.0.1")
            host, _ = self.host(machines)
            where = self.found(machines, r"10\.77\.0\.1:26740")
            said = machines.inside("guest", self.tests, "[.network-search]")
            own = re.findall(r"^own (\S+):0$", said, re.MULTILINE)
            if own[:2] != ["10.88.0.2", "10.77.0.2"]:
                self.fault(f"own addresses: {said}")
            if where:
                self.join(machines, host, where)

    def ipv6_only(self):
        print("IPv6 only", flush=True)
        with Machines("host", "guest") as machines:
            machines.cable("host", "guest")  # They have link-local addresses.
            host, _ = self.host(machines)
            where = self.found(machines, r"fe80::[0-9a-f:]+%[0-9]+")
            if where:
                self.join(machines, host, where.split("%")[0])  # The only interface need not be named.
        with Machines("host", "guest") as machines:
            machines.cable("host", "guest", ipv6="2001:db8:77::")
            host, _ = self.host(machines, "--port", "4000")
            self.join(machines, host, "[2001:db8:77::1]:4000")

    def both_by_relay(self):
        print("through a relay, by IPv4 and by IPv6", flush=True)
        with Machines("host", "guest", "relay") as machines:
            machines.cable("relay", "host", ipv4="10.77.0.", ipv6_allowed=False)
            machines.cable("relay", "guest", ipv6="2001:db8:77::")
            relay = machines.start("relay", self.program, "--relay")
            if not re.search(r" of 10\.77\.0\.1:26740, 2001:db8:77::1;", line := relay.stdout.readline()):
                self.fault(line)
            host, code = self.host(machines, "--relay-at", "10.77.0.1")
            self.join(machines, host, code.split()[1], "--relay-at", "2001:db8:77::1")


def main():
    if os.environ.get("ARKANONG_NAMESPACES") is None:
        probe = ("mount -t tmpfs none /run && ip netns add a && ip netns exec a sysctl -qw net.ipv6.conf.all.accept_dad=0 && "
                 "ip link add name b1 netns a type veth peer name b2")
        allowed = subprocess.run(["unshare", "-rnm", "sh", "-c", probe], capture_output=True, text=True)
        if allowed.returncode != 0:
            print("skipped: this system allows no network namespaces with cables between them:", allowed.stderr.strip())
            return NOTHING_DONE
        os.environ["ARKANONG_NAMESPACES"] = "1"
        os.execvp("unshare", ["unshare", "-rnm", sys.executable, *sys.argv])
    run("mount", "-t", "tmpfs", "none", "/run")
    play = Play(*(os.path.abspath(path) for path in sys.argv[1:3]))
    for case in (play.without_route, play.route_elsewhere, play.ipv6_only, play.both_by_relay):
        case()
    print("every game was found, joined and played" if play.wrong == 0 else f"{play.wrong} faults")
    return 1 if play.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
