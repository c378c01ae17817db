#===- terminal.py - a program at a terminal, and what its screen shows ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pseudo-terminal with as much of xterm as line editors use."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

PATIENCE_SECONDS = float(os.environ.get("RUNMAT_TEST_PATIENCE", 60))


class Cell(str):
    """A character, and the number of its colour."""


class Screen:
    """What xterm shows of the bytes written to it; lines that scroll off the top are kept."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.lines, self.top, self.row, self.column = [[]], 0, 0, 0
        self.wraps = False
        self.rest = b""
        self.seen = ""
        self.colour = 0

    def line(self):
        while len(self.lines) <= self.top + self.row:
            self.lines.append([])
        return self.lines[self.top + self.row]

    def feed(self, data):
        data = self.rest + data
        text = data.decode("utf-8", "ignore") if self.is_whole(data) else ""
        self.rest = b"" if text or not data else data
        self.seen += text
        for part in re.findall(r"\x1b\[[?>0-9;]*[@-~]|\x1b[()][A-Z0-9]|\x1b[=>78]|.", text, re.S):
            if len(part) > 1:
                self.control(part)
            else:
                self.character(part)

    @staticmethod
    def is_whole(data):
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as problem:
            return problem.end < len(data)
        return not re.search(rb"\x1b(\[[?>0-9;]*)?$", data)

    def down(self):
        if self.row + 1 < self.rows:
            self.row += 1
        else:
            self.top += 1
        self.line()

    def character(self, c):
        if c == "\r":
            self.column, self.wraps = 0, False
        elif c == "\n":
            self.wraps = False
            self.down()
        elif c == "\b":
            self.column, self.wraps = max(0, self.column - 1), False
        elif c == "\t":
            self.column = min(self.columns - 1, self.column // 8 * 8 + 8)
        elif c >= " ":
            self.put(c)

    def put(self, c):
        if self.wraps:
            self.column, self.wraps = 0, False
            self.down()
        line = self.line()
        line.extend(" " * (self.column + 1 - len(line)))
        line[self.column] = Cell(c)
        line[self.column].colour = self.colour
        if self.column + 1 == self.columns:
            self.wraps = True
        else:
            self.column += 1

    def control(self, part):
        if part == "\x1b7":
            self.kept = self.row, self.column, self.wraps
        elif part == "\x1b8":
            self.row, self.column, self.wraps = self.kept
        if part[1] != "[" or part[2] in "?>":
            return
        numbers = [int(n) if n else 0 for n in part[2:-1].split(";")]
        count, kind, line = max(1, numbers[0]), part[-1], self.line()
        self.wraps = False
        if kind == "A":
            self.row = max(0, self.row - count)
        elif kind == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif kind == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif kind == "D":
            self.column = max(0, self.column - count)
        elif kind == "G":
            self.column = count - 1
        elif kind == "H":
            self.row, self.column = count - 1, (numbers + [1])[1] - 1 if len(numbers) > 1 else 0
        elif kind == "K":
            del line[self.column:]
        elif kind == "J":
            del self.lines[self.top + self.row + 1:]
            del line[self.column:]
            if numbers[0] == 2:
                del self.lines[self.top:]
        elif kind == "P":
            del line[self.column:self.column + count]
        elif kind == "@":
            line[self.column:self.column] = " " * count
        elif kind == "m":
            self.colour = numbers[-1]
        elif kind not in "hl":
            raise ValueError(f"the terminal does not know {part!r}")

    def painted(self, colour):
        """The pieces of that colour in the last line that shows something."""
        line = next(line for line in reversed(self.lines) if "".join(line).strip())
        marked = "".join(c if getattr(c, "colour", 0) == colour else "\n" for c in line)
        return re.findall(r"[^\n]+", marked)

    def text(self):
        """All lines, without blanks at their ends."""
        return "\n".join("".join(line).rstrip() for line in self.lines).rstrip("\n")


def set_size(descriptor, rows, columns):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Terminal:
    """A program that runs at a terminal of its own."""

    def __init__(self, command, rows=24, columns=80, environment=None):
        self.screen = Screen(rows, columns)
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            changes = {"TERM": "xterm", "NO_COLOR": "1"} | (environment or {})
            kept = {name: value for name, value in (os.environ | changes).items() if value is not None}
            set_size(0, rows, columns)
            os.execvpe(command[0], command, kept)

    def resize(self, rows, columns):
        set_size(self.descriptor, rows, columns)
        self.screen.rows, self.screen.columns = rows, columns

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def read(self, seconds):
        """Takes what is written within the time; false when nothing is, or the program has ended."""
        ready, _, _ = select.select([self.descriptor], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.descriptor, 65536)
        except OSError:
            return False
        self.screen.feed(data)
        return bool(data)

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE_SECONDS
        while not condition(self.screen):
            if time.monotonic() > end:
                raise SystemExit(f"the screen never showed {what}; it shows:\n{self.screen.text()}")
            if not self.read(0.2) and self.has_ended():
                raise SystemExit(f"the program ended before the screen showed {what}; it shows:\n{self.screen.text()}")

    def wait_for(self, pattern):
        """Until the screen's last line fits the pattern."""
        self.wait(lambda screen: re.fullmatch(pattern, screen.text().rsplit("\n", 1)[-1]), pattern)

    def wait_for_text(self, text):
        self.wait(lambda screen: text in screen.text(), repr(text))

    def has_ended(self):
        ended, status = os.waitpid(self.pid, os.WNOHANG)
        if ended:
            self.status = os.waitstatus_to_exitcode(status)
        return bool(ended)

    def end(self):
        """Waits for the program; its exit status."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            self.read(0.05)
            if self.has_ended():
                while self.read(0.05):
                    pass
                return self.status
        os.kill(self.pid, signal.SIGKILL)
        raise SystemExit(f"the program did not end; the screen shows:\n{self.screen.text()}")
