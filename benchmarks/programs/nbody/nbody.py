#===- nbody.py - masses that attract each other, all pairs by broadcasting ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "physics"
SIZE, QUICK = 400, 10
TOLERANCE = 1e-7


def setup(n):
    return 20 * (1 + uniform(1, n, 1)) / n, uniform(2, n, 3) - 0.5, uniform(3, n, 3) - 0.5, 10, 0.01, 0.1


def acceleration(x, mass, soft):
    d = x[None] - x[:, None]
    inverse = ((d ** 2).sum(2) + soft ** 2) ** -1.5
    return np.stack([(d[:, :, k] * inverse) @ mass[:, 0] for k in range(3)], 1)


def potential(x, mass):
    d = x[None] - x[:, None]
    r = np.sqrt((d ** 2).sum(2))
    inverse = np.where(r > 0, 1 / np.where(r > 0, r, 1.0), 0.0)
    return -np.triu(mass @ mass.T * inverse, 1).sum()


def nbody(mass, x, v, steps, dt, soft):
    a = acceleration(x, mass, soft)
    kinetic, bound = [], []
    for _ in range(steps):
        v = v + a * dt / 2
        x = x + v * dt
        a = acceleration(x, mass, soft)
        v = v + a * dt / 2
        kinetic.append(0.5 * (mass * v ** 2).sum())
        bound.append(potential(x, mass))
    return x, np.stack([np.stack(kinetic), np.stack(bound)])


def nbody_jax(mass, x, v, steps, dt, soft):
    def turn(state, _):
        x, v, a = state
        v = v + a * dt / 2
        x = x + v * dt
        a = acceleration(x, mass, soft)
        v = v + a * dt / 2
        return (x, v, a), np.stack([0.5 * (mass * v ** 2).sum(), potential(x, mass)])
    (x, _, _), energy = jax.lax.scan(turn, (x, v, acceleration(x, mass, soft)), None, steps)
    return x, energy.T


nbody_torch = nbody
