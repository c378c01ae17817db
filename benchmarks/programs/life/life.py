#===- life.py - Conway's game of life on a torus, neighbours by roll ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 400, 20


def setup(n):
    return 20, (uniform(1, n, n) < 0.35).astype(float)


def life(steps, A):
    for _ in range(steps):
        neighbours = np.zeros(A.shape)
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1):
                if di != 0 or dj != 0:
                    neighbours = neighbours + np.roll(A, (di, dj), (0, 1))
        A = ((neighbours == 3) | ((A == 1) & (neighbours == 2))) * 1.0
    return A


def life_jax(steps, A):
    def turn(_, A):
        neighbours = sum(np.roll(A, (di, dj), (0, 1)) for di in (-1, 0, 1) for dj in (-1, 0, 1) if di != 0 or dj != 0)
        return ((neighbours == 3) | ((A == 1) & (neighbours == 2))) * 1.0
    return jax.lax.fori_loop(0, steps, turn, A)


def life_torch(steps, A):
    for _ in range(steps):
        neighbours = torch.zeros_like(A)
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1):
                if di != 0 or dj != 0:
                    neighbours = neighbours + torch.roll(A, (di, dj), (0, 1))
        A = ((neighbours == 3) | ((A == 1) & (neighbours == 2))) * 1.0
    return A
