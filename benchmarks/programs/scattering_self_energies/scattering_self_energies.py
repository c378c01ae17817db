#===- scattering_self_energies.py - sums of products of many small complex matrices ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "physics"
SIZE, QUICK = 20, 3


def setup(n):
    m = 6
    neighbour = (np.arange(4 * n).reshape(n, 4).T * 7 + 3) % n
    dH = uniform(1, m, m, 3, 4, n) - 0.5 + 1j * (uniform(2, m, m, 3, 4, n) - 0.5)
    G = uniform(3, m, m, 4, n) - 0.5 + 1j * (uniform(4, m, m, 4, n) - 0.5)
    # NumPy's pages come first where MATLAB's come last.
    return neighbour, np.ascontiguousarray(dH.transpose(4, 3, 2, 0, 1)), np.ascontiguousarray(G.transpose(3, 2, 0, 1)), uniform(5, 3, 3, 4, n) - 0.5


def scattering_self_energies(neighbour, dH, G, D):
    n, m = G.shape[0], G.shape[2]
    Sigma = np.zeros((n, 4, m, m), np.complex128)
    for a in range(n):
        for b in range(4):
            f = neighbour[b, a]
            for e in range(4):
                for i in range(3):
                    left = dH[a, b, i] @ G[f, e]
                    for j in range(3):
                        Sigma[a, e] += left @ dH[a, b, j] * D[i, j, b, a]
    return Sigma.transpose(2, 3, 1, 0)


def scattering_self_energies_numba(neighbour, dH, G, D):
    n, m = G.shape[0], G.shape[2]
    Sigma = np.zeros((n, 4, m, m), np.complex128)
    for a in range(n):
        for b in range(4):
            f = neighbour[b, a]
            for e in range(4):
                for i in range(3):
                    left = dH[a, b, i] @ G[f, e]
                    for j in range(3):
                        Sigma[a, e] += left @ dH[a, b, j] * D[i, j, b, a]
    return Sigma.transpose(2, 3, 1, 0)
