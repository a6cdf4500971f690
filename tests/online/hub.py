"""Machines and the network between them: see shaped_link.py.

Each machine is a network namespace with a virtual device; the hub carries the frames between these devices, late or
not at all, so it needs no module of the kernel.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import threading
import time

NEWNET = 0x40000000
TUNSETIFF = 0x400454CA
ETHERNET = 0x0002 | 0x1000  # Devices with frames (TAP) or with packets (TUN), without a header of the device.
PACKETS = 0x0001 | 0x1000


def ip(words, machine=None):
    subprocess.run(["ip", *(["-n", machine] if machine else []), *words.split()], check=True)


class Lan:
    """One local network: each frame reaches all other machines."""

    device = ETHERNET

    def __init__(self, ipv6=False, default_route=True):
        self.ipv6, self.default_route = ipv6, default_route

    def address(self, number):
        return f"fd77::{number + 1}" if self.ipv6 else f"10.77.0.{number + 1}"

    def settings(self, number):
        """Words for `ip`, in the machine's namespace."""
        if self.ipv6:
            address = f"addr add {self.address(number)}/64 dev lan nodad"
        else:
            address = f"addr add {self.address(number)}/24 broadcast 10.77.0.255 dev lan"
        yield "link set lo up"
        yield "link set lan up"
        yield address
        if self.default_route:
            yield ("-6 " if self.ipv6 else "") + "route add default dev lan"

    def move(self, machine, number):
        """Gives the machine another address, as after a change from a cable to Wi-Fi."""
        ip("addr flush dev lan scope global", machine)
        for words in list(self.settings(number + 100))[2:]:
            ip(words, machine)

    def carry(self, source, frame, machines):
        """The receivers' numbers, and what reaches them."""
        return [(number, frame) for number in range(machines) if number != source]


class Hub(threading.Thread):
    """Carries frames between the machines with the delay, jitter, loss and interruptions of the case."""

    def __init__(self, machines, case):
        super().__init__(daemon=True)
        self.case, self.machines, self.taps = case, machines, []
        self.ready = threading.Event()
        self.ended = False
        self.dead_from = self.dead_until = None  # The cable's.
        self.random = random.Random(case.seed)
        self.failure = None
        self.held = 0  # Frames that came in a spike.

    def enter(self, namespace):
        with open(f"/run/netns/{namespace}", "rb") as file:
            if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), NEWNET) != 0:
                raise OSError(ctypes.get_errno(), "setns")

    def open(self):
        for number, machine in enumerate(self.machines):
            self.enter(machine)
            tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
            fcntl.ioctl(tap, TUNSETIFF, struct.pack("16sH22x", b"lan", self.case.network.device))
            for words in self.case.network.settings(number):
                ip(words)
            self.taps.append(tap)

    def run(self):
        try:
            self.open()  # A thread has a namespace of its own.
        except (OSError, subprocess.CalledProcessError) as failure:
            self.failure = failure
        self.ready.set()
        waiting = []
        count = 0
        while not self.ended and not self.failure:
            soon = max(0.0, min(0.05, waiting[0][0] - time.monotonic())) if waiting else 0.05
            for tap in select.select(self.taps, [], [], soon)[0]:
                frame = os.read(tap, 2048)
                at = self.arrival(time.monotonic())
                if at is None:
                    continue
                source = self.taps.index(tap)
                for number, arriving in self.case.network.carry(source, frame, len(self.taps)):
                    count += 1
                    heapq.heappush(waiting, (at, count, self.taps[number], arriving))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, tap, frame = heapq.heappop(waiting)
                try:
                    os.write(tap, frame)
                except OSError:
                    pass  # The machine has gone.
        for tap in self.taps:
            os.close(tap)

    def arrival(self, now):
        """When a frame that is sent now arrives; None: never."""
        pulled = self.dead_from is not None and self.dead_from <= now < self.dead_until
        if pulled or self.random.random() < self.case.loss:
            return None
        at = now + (self.case.delay + self.random.uniform(-1, 1) * self.case.jitter) / 1e3
        if self.case.spikes:
            every, length = self.case.spikes
            if at % every < length:
                at += length - at % every
                self.held += 1
        return at

    def pull(self, after, seconds):
        self.dead_from = time.monotonic() + after
        self.dead_until = self.dead_from + seconds
