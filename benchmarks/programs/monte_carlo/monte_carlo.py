#===- monte_carlo.py - the example of that name: the price of an option from random paths ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import math

import numpy as np

FAMILY = "examples"
SIZE, QUICK = 100_000, 40_000
TOLERANCE = 0.08  # the random numbers are others, and so are those of each call


def setup(n):
    return n, 50


def monte_carlo(paths, steps):
    one = np.float32
    random = np.random.default_rng()
    drift, scale = one((0.03 - 0.2 ** 2 / 2) / steps), one(0.2 * math.sqrt(1 / steps))
    S = np.full(paths, 100, one)
    for _ in range(steps):
        S = S * np.exp(drift + scale * random.standard_normal(paths, one))
    return math.exp(-0.03) * np.maximum(S - one(105), 0).mean()


def monte_carlo_jax(paths, steps):
    drift, scale = (0.03 - 0.2 ** 2 / 2) / steps, 0.2 * math.sqrt(1 / steps)

    def turn(S, key):
        return S * np.exp(drift + scale * jax.random.normal(key, (paths,), np.float32)), None
    S, _ = jax.lax.scan(turn, np.full(paths, 100, np.float32), jax.random.split(jax.random.key(1), steps))
    return math.exp(-0.03) * np.maximum(S - 105, 0).mean()


def monte_carlo_torch(paths, steps):
    drift, scale = (0.03 - 0.2 ** 2 / 2) / steps, 0.2 * math.sqrt(1 / steps)
    S = torch.full((paths,), 100.0, dtype=torch.float32)
    for _ in range(steps):
        S = S * torch.exp(drift + scale * torch.randn(paths, dtype=torch.float32))
    return math.exp(-0.03) * torch.relu(S - 105).mean()
