//===- Results.h - arrays that callers get ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EMBEDDING_RESULTS_H
#define RUNMAT_EMBEDDING_RESULTS_H

#include "Values/Value.h"
#include "runmat/runmat.h"

#include <span>
#include <vector>

namespace runmat::embedding {

/// Gives the values to the outputs of an entry: all of them, or none and an
/// exception. Throws InvalidArgument.
void give(const std::vector<Value> &values,
          std::span<runmat_array *const> outputs);

/// See runmat_array_free.
void free(runmat_array &array);

} // namespace runmat::embedding

#endif // RUNMAT_EMBEDDING_RESULTS_H
