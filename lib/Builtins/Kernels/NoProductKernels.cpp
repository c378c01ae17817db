//===- NoProductKernels.cpp - a build without the compiler ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

namespace runmat::kernels {

void addProductKernels(KernelTable &) {}

bool selectKernelLevel(const std::string &) { return false; }

} // namespace runmat::kernels
