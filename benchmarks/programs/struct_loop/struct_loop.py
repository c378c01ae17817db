#===- struct_loop.py - particles kept as a list of objects, moved one by one ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import copy

from support import uniform

FAMILY = "containers"
SIZE, QUICK = 500, 10


def setup(n):
    return [{"x": x, "v": v, "hits": 0} for x, v in zip(uniform(1, n), uniform(2, n) - 0.5)],


def struct_loop(particles):
    particles = copy.deepcopy(particles)
    for _ in range(20):
        for particle in particles:
            particle["x"] += 0.1 * particle["v"]
            if particle["x"] < 0 or particle["x"] > 1:
                particle["v"] = -particle["v"]
                particle["hits"] += 1
    return [particle["x"] for particle in particles], sum(particle["hits"] for particle in particles)
