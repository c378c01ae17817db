#===- kalman_filter.py - position and speed of a body from noisy positions ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 20000, 40


def setup(n):
    dt = 0.1
    A = np.array([[1, dt, 0, 0], [0, 1, 0, 0], [0, 0, 1, dt], [0, 0, 0, 1]])
    H = np.array([[1.0, 0, 0, 0], [0, 0, 1, 0]])
    z = uniform(1, 2, n) + np.array([[1.0], [2.0]]) * np.arange(1, n + 1) / n
    return A, 0.01 * np.eye(4), H, np.array([[0.5, 0.1], [0.1, 0.4]]), z


def kalman_filter(A, Q, H, R, z):
    x = np.zeros((4, 1))
    P = np.eye(4)
    track = np.zeros((4, z.shape[1]))
    for k in range(z.shape[1]):
        x = A @ x
        P = A @ P @ A.T + Q
        S = H @ P @ H.T + R
        inverse = np.array([[S[1, 1], -S[0, 1]], [-S[1, 0], S[0, 0]]]) / (S[0, 0] * S[1, 1] - S[0, 1] * S[1, 0])
        K = P @ H.T @ inverse
        x = x + K @ (z[:, k:k + 1] - H @ x)
        P = P - K @ H @ P
        track[:, k] = x[:, 0]
    return x, P, track
