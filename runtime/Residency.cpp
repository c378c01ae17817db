//===- Residency.cpp - where an array's elements are ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Residency.h"

namespace runmat {

ArrayRef Residency::overlay(Array &array, ElementClass elementClass,
                            Extents extents) {
  return ArrayRef::adopt(new Array(elementClass, std::move(extents),
                                   /*isComplex=*/false, array.storage));
}

} // namespace runmat
