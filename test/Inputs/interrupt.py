#===- interrupt.py - checks that Ctrl-C ends a program quickly ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt.py COMMAND...: waits for the first line of output and half a second more, sends SIGINT, and expects exit status
130 within 0.3 s, or after as much time of the processor: a busy machine delays the program, but gives it no more to do. One of
three tries must succeed."""

import os
import signal
import subprocess
import sys
import time

LIMIT_SECONDS = 0.3


def seconds_used(pid):
    """Of the processor, by all threads of a process that runs."""
    with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def attempt(command):
    """Seconds from the signal to the end: those that passed, or those that the processor worked if they are less."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    if not process.stdout.readline():
        sys.exit(f"the program printed nothing and ended with {process.wait()}")
    time.sleep(0.5)
    if process.poll() is not None:
        sys.exit(f"the program ended with {process.returncode} before it was interrupted")
    before, start = seconds_used(process.pid), time.monotonic()
    process.send_signal(signal.SIGINT)
    while True:
        ended, status, usage = os.wait4(process.pid, os.WNOHANG)
        if ended:
            break
        if time.monotonic() > start + 60:
            process.kill()
            sys.exit("the program did not end within 60 s of the interrupt")
        time.sleep(0.005)
    if os.waitstatus_to_exitcode(status) != 130:
        sys.exit(f"expected exit status 130, got {os.waitstatus_to_exitcode(status)}")
    return min(time.monotonic() - start, usage.ru_utime + usage.ru_stime - before)


for _ in range(3):
    seconds = attempt(sys.argv[1:])
    if seconds <= LIMIT_SECONDS:
        sys.exit()
sys.exit(f"the program took {seconds:.2f} s to end after the interrupt; the limit is {LIMIT_SECONDS} s")
