//===- ExitValues.h - what a unit hands over as it leaves -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_EXITVALUES_H
#define RUNMAT_RUNTIME_EXITVALUES_H

#include "runmat/unit_table.h"
#include "runtime/Array.h"

#include <vector>

namespace runmat {

/// Adds what an exit hands over to `values`, which has room for it. Throws when
/// there is no memory; what was handed over is in `values` then.
void takeExitValues(const runmat_unit_exit &exit, const uint64_t *words,
                    std::vector<ArrayRef> &values);

} // namespace runmat

#endif // RUNMAT_RUNTIME_EXITVALUES_H
