"""Runs a program and prints the names in its perf map, each once, or that there is none."""
import os
import subprocess
import sys

# The number of an ended process, whose map still lies there, may be given again.
WITHOUT_OLD_MAP = 'rm -f /tmp/perf-$$.map && exec "$@"'

child = subprocess.Popen(["sh", "-c", WITHOUT_OLD_MAP, "sh", *sys.argv[1:]], stdout=subprocess.DEVNULL)
status = child.wait()
name = f"/tmp/perf-{child.pid}.map"
if os.path.exists(name):
    with open(name) as file:
        rows = [line.split(" ", 2) for line in file.read().splitlines()]
    os.unlink(name)
    assert all(int(begin, 16) > 0 and int(size, 16) > 0 for begin, size, _ in rows)
    print("\n".join(sorted({place for _, _, place in rows})))
else:
    print("no map")
sys.exit(status)
