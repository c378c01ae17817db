//===- ExitValues.cpp - what a unit hands over as it leaves -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ExitValues.h"
#include "runtime/UnitHandles.h"

#include <span>

namespace runmat {

/// Scalars are boxed here: in the unit that would be most of the code. Arrays
/// come first, as boxing may fail.
void takeExitValues(const runmat_unit_exit &exit, const uint64_t *words,
                    std::vector<ArrayRef> &values) {
  const std::span classes(exit.values, exit.value_count);
  const size_t begin = values.size();
  for (size_t i = 0; i < classes.size(); ++i)
    values.push_back(classes[i] == RUNMAT_VALUE_ARRAY
                         ? ArrayRef::adopt(reinterpret_cast<Array *>(words[i]))
                         : ArrayRef());
  for (size_t i = 0; i < classes.size(); ++i)
    if (classes[i] != RUNMAT_VALUE_ARRAY)
      values[begin + i] =
          boxed(static_cast<ElementClass>(classes[i]), words[i]);
}

} // namespace runmat
