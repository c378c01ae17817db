//===- NoProductKernels.cpp - a build without the compiler ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Kernels/ProductKernels.h"

namespace runmat::kernels {

void addProductKernels(KernelTable &) {}
void addProductComplex(KernelTable &) {}
void addProductReductions(KernelTable &) {}
void addProductScans(KernelTable &) {}
void addProductIntegers(KernelTable &) {}
void addProductMovement(KernelTable &) {}
void addProductRandom(KernelTable &) {}
void addProductConversions(KernelTable &) {}

bool isCompiledEntry(KernelEntry) { return false; }

KernelEntry selectedEntry(const KernelEntries &entries) { return entries[0]; }

bool selectKernelLevel(const std::string &) { return false; }

} // namespace runmat::kernels
