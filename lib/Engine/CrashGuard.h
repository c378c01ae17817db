//===- CrashGuard.h - crashes that end a call, not the process --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A fault of the compiler must cost no more than the unit that it was making.
// What it had locked or allocated stays so: nothing more may be asked of code
// that crashed. Where the heap may be damaged, which is the program's too, the
// process ends as ever: after an abort, and a fault inside the C library or the
// loader, which may hold a lock of theirs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_CRASHGUARD_H
#define RUNMAT_ENGINE_CRASHGUARD_H

#include <functional>

namespace runmat {

/// Whether `call` came to its end; false where an instruction of this thread
/// ended it that faults: it touches memory that is not there, beyond the end of
/// the stack too, divides by zero, or is none of the processor's. Destructors
/// in between do not run then. Faults of other threads, of this one at other
/// times, and signals that somebody sends go where they went before.
bool survives(const std::function<void()> &call);

} // namespace runmat

#endif // RUNMAT_ENGINE_CRASHGUARD_H
