//===- Interrupt.cpp - the user's wish to stop ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Interrupt.h"
#include "runtime/Error.h"

namespace runmat::interrupt {

volatile int32_t detail::word = 0;

void stop() {
  throw Error("RunMat:interrupted", "The operation was interrupted.");
}

} // namespace runmat::interrupt
