//===- ProductKernels.h - kernels of our own compiler -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The product set: compiled when RunMat is built, once for each level of
// processors. None is written by hand: the catalogue's records are the source.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_KERNELS_PRODUCTKERNELS_H
#define RUNMAT_BUILTINS_KERNELS_PRODUCTKERNELS_H

#include "Builtins/Kernels/KernelTable.h"

#include <string>

namespace runmat::kernels {

/// Puts the product's kernels over those of the reference set.
void addProductKernels(KernelTable &table);
void addProductComplex(KernelTable &table);
void addProductReductions(KernelTable &table);
void addProductScans(KernelTable &table);
void addProductIntegers(KernelTable &table);
void addProductMovement(KernelTable &table);
void addProductConversions(KernelTable &table);
void addProductRandom(KernelTable &table);

/// Whether an entry lies in the objects that our compiler made.
bool isCompiledEntry(KernelEntry entry);

/// The level whose objects run: "x86-64", "x86-64-v3" or "x86-64-v4"; "native"
/// is the best that this machine has. Returns false, and changes nothing, where
/// this machine lacks it or RunMat was built without its compiler.
bool selectKernelLevel(const std::string &cpu);

} // namespace runmat::kernels

#endif // RUNMAT_BUILTINS_KERNELS_PRODUCTKERNELS_H
