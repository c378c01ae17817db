//===- UnitText.h - unit text to code that runs -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_CODEGEN_UNIT_UNITTEXT_H
#define RUNMAT_UNITTESTS_CODEGEN_UNIT_UNITTEXT_H

#include "codegen/Unit/UnitTable.h"
#include "runtime/ObjectCode.h"

#include <string>
#include <vector>

namespace runmat::test {

/// What the argument words of a kernel consist of.
struct KernelAttributes {
  unsigned inputs, outputs, extents, scalars;
};

/// How far a text is on its way: untyped statements, or ops on handles with
/// their exits but without ownership.
enum class UnitStage { Untyped, Handles };

/// A module with the function `unit`, compiled to machine code by the
/// passes of a session. Reports failures to gtest.
class UnitText {
public:
  explicit UnitText(const std::string &text,
                    UnitStage stage = UnitStage::Untyped);

  /// The code of `unit` or of a kernel; null when there is none.
  void *address(const std::string &symbol);

  UnitTable table;
  std::vector<KernelAttributes> kernels;

private:
  ObjectCode code;
};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CODEGEN_UNIT_UNITTEXT_H
