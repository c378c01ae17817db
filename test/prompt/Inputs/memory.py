#===- memory.py - a long session takes no more memory than a short one ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""memory.py LINES COMMAND...: types that many different lines, and compares the most that the process held during the second twentieth of
them with the least that it held during the last tenth: single looks catch memory that goes back soon, or that just went."""

import os
import sys
import tempfile

from terminal import Terminal

PROMPT, TAKEN = b"\033[?2004h", b"\033[?2004l"
# What lines may leave for good: the history that the arrows reach, a page now and then.
GROWTH_BYTES = 3 << 20


class Session(Terminal):
    """Shows nothing: the screen of a long session is as long."""

    def line(self, text):
        os.write(self.descriptor, text.encode() + b"\r")
        seen = b""
        while TAKEN not in seen or PROMPT not in seen.rpartition(TAKEN)[2]:
            data = os.read(self.descriptor, 65536)
            seen += data
        return seen

    def memory(self):
        with open(f"/proc/{self.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def lines(count):
    """Assignments, errors, texts that do not parse, functions, eval: each text but for its number the same."""
    kinds = ["x = {n} + 1;", "s.a{n} = 1; clear s", "y{n} = x * 2; clear y{n}", "f = @(t) t + {n}; f(2);", "x({n} + 5)", "1 + * {n}",
             "eval('z = {n};');", "for k = 1:3, w = k + {n}; end", "a = ones(10, 10) * {n}; b = sum(a(:));", "disp({n})",
             "[1 2 {n}];", "try, error('e{n}'), catch e, end", "c = {{1, {n}, 'text'}};", "which sin", "b = repmat('a', 1, 20);"]
    return [kinds[n % len(kinds)].format(n=n) for n in range(count)]


def main():
    count, command = int(sys.argv[1]), sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        # Nothing is read that an earlier session compiled.
        session = Session(command, environment={"XDG_STATE_HOME": folder, "RUNMAT_UNIT_CACHE_DIR": "/dev/null"})
        session.wait_for(">>")
        held = []
        for line in lines(count):
            session.line(line)
            held.append(session.memory())
        early, late = max(held[count // 20:count // 10]), min(held[-count // 10:])
        assert b"7" in session.line("disp(3 + 4)"), "the session answers no more"
    if late > early + GROWTH_BYTES:
        sys.exit(f"at most {early >> 10} KiB before {count // 10} lines, at least {late >> 10} KiB during the last of {count}")
    print(f"at most {early >> 10} KiB before {count // 10} lines, at least {late >> 10} KiB during the last of {count}")


main()
