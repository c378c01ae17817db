//===- UnitImage.h - a description of a unit as bytes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler answers to a request, in a form that outlives the process.
// Integers are those of the machine.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITIMAGE_H
#define RUNMAT_ENGINE_UNITIMAGE_H

#include "Engine/CompilerLibrary.h"
#include "Engine/NamesKept.h"

#include <cstdint>
#include <memory_resource>
#include <optional>

namespace runmat {

/// A description that owns all that it points to.
struct OwnedDescription {
  runmat_unit_description unit{};
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory;
};

/// An answer of the compiler.
struct UnitImage {
  std::vector<NameAnswer> names;
  /// Where its functions stood.
  std::vector<FunctionPlace> places;
  /// None: nothing can be compiled, for this reason.
  std::optional<OwnedDescription> unit;
  std::string reason;
  ast::Slot blamed = ast::noSlot;
  std::vector<ast::Slot> holders;
};

std::string encode(const std::vector<NameAnswer> &names,
                   const std::vector<FunctionPlace> &places,
                   const CompileResult &result);
/// The same of an answer whose unit is another one; null when there is none.
std::string encode(const std::vector<NameAnswer> &names,
                   const std::vector<FunctionPlace> &places,
                   const CompileResult &result,
                   const runmat_unit_description *description);
/// None when the bytes are not those of `encode`. Never reads beyond them.
std::optional<UnitImage> decodeUnit(std::string_view bytes);

/// Lets lines, files and statements in it be those of where its functions stand
/// now.
void move(UnitImage &image, const std::vector<FunctionPlace> &now);

/// Device code as it is kept.
std::string encode(const runmat_kernel_code &code);
/// What `bytes` are the code of, which points into them: aligned as a string's
/// are. False when they are not those of `encode`.
bool decodeKernel(std::string_view bytes, runmat_kernel_code &out);

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITIMAGE_H
