//===- CrashGuard.h - crashes that end a call, not the process --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fault of the compiler must cost no more than the unit that it was making.
// What it had locked or allocated stays so: nothing more may be asked of code
// that crashed. An abort is no such end, since it may mean that the heap is
// damaged, which is the program's too.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_CRASHGUARD_H
#define RUNMAT_ENGINE_CRASHGUARD_H

#include <functional>

namespace runmat {

/// Whether `call` came to its end; false where a fault of this thread (memory
/// that is not there, the end of its stack, a division by zero, an instruction
/// that the processor has not) ended it instead. Destructors in between do not
/// run then. Faults of other threads, and of this one at other times, are what
/// they were before.
bool survives(const std::function<void()> &call);

} // namespace runmat

#endif // RUNMAT_ENGINE_CRASHGUARD_H
