//===- CopyElement.h - one element from place to place ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_SPIRV_LIBRARY_COPYELEMENT_H
#define RUNMAT_CODEGEN_SPIRV_LIBRARY_COPYELEMENT_H

#include "codegen/SPIRV/DeviceBuilder.h"

#include <algorithm>

namespace runmat::codegen {

/// Copies element `from` of an array to element `to` of another, as integers,
/// so that no bit changes. Elements of 16 bytes are pairs.
template <unsigned bytes>
void copyElement(DeviceBuilder &device, mlir::Value source, mlir::Value from,
                 mlir::Value target, mlir::Value to) {
  constexpr unsigned unit = std::min(bytes, 8u), units = bytes / unit;
  mlir::Type type = device.getBuilder().getIntegerType(unit * 8);
  mlir::Value count = device.constant(units);
  for (unsigned i = 0; i < units; ++i) {
    mlir::Value number = device.constant(i);
    mlir::Value element =
        device.load(type, source, device.add(device.mul(from, count), number));
    device.store(element, target, device.add(device.mul(to, count), number));
  }
}

} // namespace runmat::codegen

#endif // RUNMAT_CODEGEN_SPIRV_LIBRARY_COPYELEMENT_H
