//===- UnitHandles.h - arrays as compiled code sees them --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `runmat_array` of the unit ABI is runmat::Array.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_UNITHANDLES_H
#define RUNMAT_RUNTIME_UNITHANDLES_H

#include "runmat/unit.h"
#include "runtime/Array.h"

#include <cstring>

namespace runmat {

inline Array *fromHandle(runmat_array *handle) {
  return reinterpret_cast<Array *>(handle);
}
inline const Array *fromHandle(const runmat_array *handle) {
  return reinterpret_cast<const Array *>(handle);
}
inline runmat_array *toHandle(Array *array) {
  return reinterpret_cast<runmat_array *>(array);
}

/// A 1x1 array; the low bytes of `bits` are the element.
inline ArrayRef boxed(ElementClass elementClass, uint64_t bits) {
  ArrayRef array = Array::make(elementClass, {1, 1});
  std::memcpy(array->overwriteData(), &bits, array->bytes());
  return array;
}

} // namespace runmat

#endif // RUNMAT_RUNTIME_UNITHANDLES_H
