#===- interrupt_prompt.py - Ctrl-C stops what runs at a prompt ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt_prompt.py SETUP TEXT COMMAND...: types SETUP and TEXT, which must run for long, and Ctrl-C. The prompt must come back within
0.3 s, or after as much time of the processor, in one of three tries, say that it was interrupted, and have the variables."""

import os
import signal
import sys
import tempfile
import time

from terminal import Terminal

# Sanitizers watch each access, and slow down what runs between two looks at the interrupt as everything else.
LIMIT_SECONDS = 0.3 * (5 if "SANITIZED" in os.environ else 1)
PROMPT, TAKEN = "\033[?2004h", "\033[?2004l"


def seconds_used(pid):
    """Of the processor, by all threads of a process."""
    with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_prompt(screen, lines):
    return screen.seen.count(TAKEN) >= lines and screen.seen.rfind(PROMPT) > screen.seen.rfind(TAKEN)


def run(session, text, lines):
    session.send(text + "\r")
    session.wait(lambda screen: is_prompt(screen, lines), f"a prompt behind {text}")


def attempt(setup, text, command):
    """Seconds from Ctrl-C to the prompt: those that passed, or those that the processor worked if they are less."""
    with tempfile.TemporaryDirectory() as folder:
        session = Terminal(command, environment={"XDG_STATE_HOME": folder})
        session.wait(lambda screen: is_prompt(screen, 0), "a prompt")
        run(session, "kept = 41; " + setup, 1)
        session.send(text + "\r")
        session.wait(lambda screen: screen.seen.count(TAKEN) > 1, "the text taken")
        time.sleep(0.5)
        session.read(0)
        if is_prompt(session.screen, 2):
            sys.exit(f"the text ended before it was interrupted:\n{session.screen.text()}")
        before, start = seconds_used(session.pid), time.monotonic()
        session.send("\x03")
        session.wait(lambda screen: is_prompt(screen, 2), "a prompt behind Ctrl-C")
        taken = min(time.monotonic() - start, seconds_used(session.pid) - before)
        run(session, "disp(kept + 1)", 3)
        shown = session.screen.text()
        os.kill(session.pid, signal.SIGKILL)
        os.waitpid(session.pid, 0)
    if "Interrupted.\n" not in shown or "\n    42\n" not in shown:
        sys.exit(f"expected 'Interrupted.' and the variable, got:\n{shown}")
    return taken


for _ in range(3):
    seconds = attempt(sys.argv[1], sys.argv[2], sys.argv[3:])
    if seconds <= LIMIT_SECONDS:
        sys.exit()
sys.exit(f"the prompt took {seconds:.2f} s to come back after Ctrl-C; the limit is {LIMIT_SECONDS} s")
