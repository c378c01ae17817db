#===- pendulum.py - Runge and Kutta's method for one driven pendulum ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "physics"
SIZE, QUICK = 5000, 40


def setup(n):
    damping = 0.3

    def law(t, y):
        return np.array([y[1], -np.sin(y[0]) - damping * y[1] + 1.2 * np.cos(2 * t / 3)])
    return law, np.array([0.4, 0.0]), 0.01, n


def pendulum(f, y, h, steps):
    t = 0.0
    for _ in range(steps):
        k1 = f(t, y)
        k2 = f(t + h / 2, y + h / 2 * k1)
        k3 = f(t + h / 2, y + h / 2 * k2)
        k4 = f(t + h, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        t += h
    return y[:, None]
