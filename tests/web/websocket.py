"""A WebSocket client (RFC 6455) that is just enough to talk to a browser on this machine."""
import base64
import os
import socket
import struct
from urllib.parse import urlparse


class WebSocket:
    def __init__(self, address, seconds):
        parts = urlparse(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), seconds)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {parts.path or '/'} HTTP/1.1\r\nHost: {parts.hostname}:{parts.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("The browser has closed the connection")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _frame(self, kind, data):
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += struct.pack(">BH", 0x80 | 126, size)
        else:
            head += struct.pack(">BQ", 0x80 | 127, size)
        mask = os.urandom(3) + b"\1"  # Firefox refuses a mask of zeros.
        covered = int.from_bytes(data, "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        self.socket.sendall(head + mask + covered.to_bytes(size, "big"))

    def send(self, text):
        self._frame(1, text.encode())

    def receive(self, seconds):
        """The next message. Raises TimeoutError after this time without a byte."""
        self.socket.settimeout(seconds)
        message = b""
        while True:
            kind, size = self._take(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack(">H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._take(8))[0]
            data = self._take(size)
            if kind & 0x0F == 9:
                self._frame(10, data)
            elif kind & 0x0F in (0, 1, 2):
                message += data
                if kind & 0x80:
                    return message.decode()
            elif kind & 0x0F == 8:
                raise ConnectionError("The browser has closed the connection")

    def close(self):
        self.socket.close()
