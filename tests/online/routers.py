"""Homes behind routers that translate addresses (NAT), and the Internet between them: see shaped_link.py."""

import socket
import struct

from hub import PACKETS

UDP = 17
PRIVATE = "192.168.1.2"  # In every home, as is usual.


def checksum(header):
    total = sum(struct.unpack(f"!{len(header) // 2}H", header))
    while total >> 16:
        total = (total & 0xffff) + (total >> 16)
    return ~total & 0xffff


class Udp:
    """A UDP packet of IPv4, whose two endpoints can be replaced."""

    def __init__(self, packet):
        self.length = (packet[0] & 15) * 4
        self.header, self.rest = packet[:self.length], packet[self.length + 8:]
        ports = struct.unpack("!HHH", packet[self.length:self.length + 6])
        self.source, self.destination = (packet[12:16], ports[0]), (packet[16:20], ports[1])
        self.size = ports[2]

    def bytes(self):
        header = self.header[:10] + b"\0\0" + self.source[0] + self.destination[0] + self.header[20:]
        header = header[:10] + struct.pack("!H", checksum(header)) + header[12:]
        # A UDP checksum of 0 means none (RFC 768).
        return header + struct.pack("!HHHH", self.source[1], self.destination[1], self.size, 0) + self.rest


class Router:
    """Rewrites the UDP ports of the machine behind it, and lets in only answers (RFC 4787): a port-restricted cone,
    which keeps one outer port for each inner port, or a symmetric NAT, which takes another for each destination."""

    def __init__(self, symmetric=False):
        self.symmetric = symmetric
        self.public = None
        self.forget()

    def forget(self):
        self.outer = {}  # From the inner port, at a symmetric one with the destination, to the outer port.
        self.inner = {}  # From the outer port to the inner port.
        self.asked = set()  # Outer ports with the endpoints to which they have sent.

    def leave(self, packet):
        key = (packet.source[1], packet.destination if self.symmetric else None)
        if key not in self.outer:
            # Never the same number as inside, and no two next to each other.
            self.outer[key] = 40000 + 37 * len(self.outer)
            self.inner[self.outer[key]] = packet.source[1]
        packet.source = (self.public, self.outer[key])
        self.asked.add((self.outer[key], packet.destination))

    def lets_in(self, packet):
        if (packet.destination[1], packet.source) not in self.asked:
            return False
        packet.destination = (socket.inet_aton(PRIVATE), self.inner[packet.destination[1]])
        return True


class Internet:
    """Machines that reach each other by IPv4 only; the first ones are each behind a router of their own."""

    device = PACKETS

    def __init__(self, *routers):
        self.routers = routers
        for number, router in enumerate(routers):
            router.public = self.public(number)

    @staticmethod
    def public(number):
        return socket.inet_aton(f"203.0.113.{number + 1}")

    def address(self, number):
        """At which the others reach the machine, if nothing keeps them from it."""
        return f"203.0.113.{number + 1}"

    def settings(self, number):
        home = number < len(self.routers)
        yield "link set lo up"
        yield "link set lan up"
        yield f"addr add {PRIVATE + '/24' if home else self.address(number) + '/32'} dev lan"
        yield "route add default dev lan"

    def move(self, _machine, number):
        """The provider gives the router another address, and the router forgets all ports."""
        self.routers[number].forget()
        self.routers[number].public = self.public(number + 100)

    def carry(self, source, frame, machines):
        if frame[0] >> 4 != 4 or frame[9] != UDP:
            return []
        packet = Udp(frame)
        if source < len(self.routers):
            self.routers[source].leave(packet)
        for number in range(machines):
            if number >= len(self.routers):
                if packet.destination[0] == self.public(number):
                    return [(number, packet.bytes())]
            elif packet.destination[0] == self.routers[number].public:
                return [(number, packet.bytes())] if self.routers[number].lets_in(packet) else []
        return []
