//===- MLIRHeaders.cpp - gives the precompiled header a target --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
