//===- Interrupt.cpp - the user's wish to stop ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Interrupt.h"

namespace runmat::interrupt {

volatile int32_t detail::word = 0;

} // namespace runmat::interrupt
