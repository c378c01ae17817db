//===- CallWords.h - values as the words of a call site ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Units pass arrays by their handles and scalars by their bits, so that a
// scalar takes no memory on its way to the runtime and back.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_CALLWORDS_H
#define RUNMAT_ENGINE_CALLWORDS_H

#include "Engine/CompiledUnit.h"
#include "Values/ArraySlice.h"
#include "Values/Value.h"

#include <span>

namespace runmat {

/// A handle that a unit lends; a real scalar comes inline, as it does where the
/// interpreter made it.
Value borrowed(runmat_array *handle);

/// The arguments of an operation, appended to `values`. A colon among
/// subscripts is an undefined value. The reference of what is changed in place
/// is taken over.
void takeOperands(const CallDescription &site, const uint64_t *words,
                  std::vector<Value> &values);

/// The bits of a scalar's element; those above are zero.
uint64_t scalarBits(const Value &value);

/// The numbers of a slice at its call sites: offset, strides…, extents…
ArraySlice sliceFrom(std::span<const Value> numbers);

/// What the unit gets for a result, an array with one reference.
uint64_t resultWord(const CallResultDescription &described, Value value);

} // namespace runmat

#endif // RUNMAT_ENGINE_CALLWORDS_H
