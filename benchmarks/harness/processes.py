#===- processes.py - runs a process and takes its time ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process, its time, and an end of it where that takes too long."""

import subprocess
import threading
import time


def run(command, limit, environment):
    """The exit status (None: ended at the limit), output, errors and seconds of a process. The limit is kept by a thread: subprocess's own
    one looks whether the process has ended after 0.5, 1.5, 3.5, 7.5 ms and so on, which are then its times."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as process:
        late = threading.Event()
        watch = threading.Timer(limit, lambda: (late.set(), process.kill()))
        watch.daemon = True
        watch.start()
        output, errors = process.communicate()
        watch.cancel()
    return None if late.is_set() else process.returncode, output, errors, time.perf_counter() - start
