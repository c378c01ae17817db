#===- rk4_handles.py - Runge and Kutta's method for many oscillators, their law given as a function ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "physics"
SIZE, QUICK = 5000, 20


def setup(n):
    def law(t, y):
        return np.stack([y[:, 1], 1.5 * (1 - y[:, 0] ** 2) * y[:, 1] - y[:, 0] + 0.1 * np.sin(t)], 1)
    return law, uniform(1, n, 2) - 0.5, 0.01, 100


def step(f, t, y, h):
    k1 = f(t, y)
    k2 = f(t + h / 2, y + h / 2 * k1)
    k3 = f(t + h / 2, y + h / 2 * k2)
    k4 = f(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def rk4_handles(f, y, h, steps):
    t = 0.0
    for _ in range(steps):
        y = step(f, t, y, h)
        t += h
    return y


def rk4_handles_jax(f, y, h, steps):
    return jax.lax.fori_loop(0, steps, lambda k, y: step(f, k * h, y, h), y)
