#===- image_pipeline.py - the example of that name: images normalised, with gain, bias and gamma, and their mean error ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "examples"
SIZE, QUICK = 512, 20
TOLERANCE = 1e-4


def setup(n):
    one = np.float32
    return uniform(1, 4, n, n).astype(one), one(1.0123), one(-0.02), one(1.8)


def image_pipeline(imgs, gain, bias, gamma):
    mu = imgs.mean(axis=(1, 2), keepdims=True)
    sigma = np.sqrt(((imgs - mu) ** 2).mean(axis=(1, 2), keepdims=True) + np.float32(1e-6))
    out = (imgs - mu) / sigma * gain + bias
    out = np.maximum(out, 0) ** gamma
    return ((out - imgs) ** 2).mean()


image_pipeline_jax = image_pipeline


def image_pipeline_torch(imgs, gain, bias, gamma):
    mu = imgs.mean(dim=(1, 2), keepdim=True)
    sigma = torch.sqrt(((imgs - mu) ** 2).mean(dim=(1, 2), keepdim=True) + 1e-6)
    out = torch.relu((imgs - mu) / sigma * float(gain) + float(bias)) ** float(gamma)
    return ((out - imgs) ** 2).mean()
