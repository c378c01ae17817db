//===- Accumulate.h - sums by subscripts ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_ACCUMULATE_H
#define RUNMAT_BUILTINS_ACCUMULATE_H

#include "Builtins/Arguments.h"

namespace runmat::builtins {

/// accumarray(subs, vals, size, function, fill): sums of the values by
/// subscript, or what the function makes of them.
void accumulate(CallContext &context, Arguments arguments, Results &results,
                int nargout);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_ACCUMULATE_H
