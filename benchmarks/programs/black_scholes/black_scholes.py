#===- black_scholes.py - prices of European options ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import math

import numpy as np
from support import prange, uniform

FAMILY = "finance"
SIZE, QUICK = 500_000, 1000
PEERS = ("jax", "torch")


def setup(n):
    return 50 + 100 * uniform(1, n, 1), 50 + 100 * uniform(2, n, 1), 0.1 + 2 * uniform(3, n, 1), 0.03, 0.2


def normal(x):
    t = 1 / (1 + 0.2316419 * np.abs(x))
    series = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    tail = np.exp(-x ** 2 / 2) / math.sqrt(2 * math.pi) * series
    return np.where(x > 0, 1 - tail, tail)


def black_scholes(S, K, T, r, sigma):
    root = sigma * np.sqrt(T)
    d1 = (np.log(S / K) + (r + sigma ** 2 / 2) * T) / root
    d2 = d1 - root
    discounted = K * np.exp(-r * T)
    return S * normal(d1) - discounted * normal(d2), discounted * normal(-d2) - S * normal(-d1)


def black_scholes_numba(S, K, T, r, sigma):
    def normal(x):
        t = 1 / (1 + 0.2316419 * abs(x))
        series = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
        tail = math.exp(-x * x / 2) / math.sqrt(2 * math.pi) * series
        return 1 - tail if x > 0 else tail

    call, put = np.empty_like(S), np.empty_like(S)
    for k in prange(S.shape[0]):
        s, strike, t = S[k, 0], K[k, 0], T[k, 0]
        root = sigma * math.sqrt(t)
        d1 = (math.log(s / strike) + (r + sigma ** 2 / 2) * t) / root
        d2 = d1 - root
        discounted = strike * math.exp(-r * t)
        call[k, 0] = s * normal(d1) - discounted * normal(d2)
        put[k, 0] = discounted * normal(-d2) - s * normal(-d1)
    return call, put
