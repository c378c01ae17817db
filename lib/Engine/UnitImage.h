//===- UnitImage.h - a description of a unit as bytes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the compiler answers to a request, in a form that outlives the process.
// Integers are those of the machine.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_UNITIMAGE_H
#define RUNMAT_ENGINE_UNITIMAGE_H

#include "Engine/CompilerLibrary.h"

#include <cstdint>
#include <memory_resource>
#include <optional>

namespace runmat {

/// A name that the compiler asked about, and whether it meant a builtin.
struct NameAnswer {
  /// The handle of the request in whose program the name is; none in the
  /// request's own.
  uint32_t handle = UINT32_MAX;
  std::string name;
  bool isBuiltin = false;
};

/// A description that owns all that it points to.
struct OwnedDescription {
  runmat_unit_description unit{};
  std::unique_ptr<std::pmr::monotonic_buffer_resource> memory;
};

/// An answer of the compiler.
struct UnitImage {
  std::vector<NameAnswer> names;
  /// For each cluster of the unit, which of the request's programs it is of
  /// (filesOf): they may be elsewhere now. None for one of another file.
  std::vector<uint32_t> filesOfClusters;
  /// None: nothing can be compiled, for this reason.
  std::optional<OwnedDescription> unit;
  std::string reason;
  ast::Slot blamed = ast::noSlot;
  std::vector<ast::Slot> holders;
};

/// The files of the program and of those of its handles.
std::vector<std::string> filesOf(const CompileRequest &request);

/// `files`: where the request's programs are.
std::string encode(const std::vector<NameAnswer> &names,
                   const std::vector<std::string> &files,
                   const CompileResult &result);
/// None when the bytes are not those of `encode`. Never reads beyond them.
std::optional<UnitImage> decodeUnit(std::string_view bytes);

/// Device code as it is kept.
std::string encode(const runmat_kernel_code &code);
/// What `bytes` are the code of, which points into them: aligned as a string's
/// are. False when they are not those of `encode`.
bool decodeKernel(std::string_view bytes, runmat_kernel_code &out);

} // namespace runmat

#endif // RUNMAT_ENGINE_UNITIMAGE_H
