//===- EntrySignature.h - types of what is called from C --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `double(:,:), single(1,:), int32`: for each parameter its class and extents,
// of which `:` is any. No extents mean a scalar.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_ENTRYSIGNATURE_H
#define RUNMAT_ENGINE_ENTRYSIGNATURE_H

#include "Engine/CompileRequest.h"
#include "Values/Value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// One parameter of an entry.
struct EntryParameter {
  static constexpr int64_t any = -1;
  ElementClass elementClass = ElementClass::Double;
  bool isComplex = false;
  std::vector<int64_t> extents;

  /// What a unit assumes of the variable that it is.
  VariableType type(ast::Slot slot) const;
  /// Whether an array of that class and these extents may be given for it.
  bool takes(ElementClass given, bool givenIsComplex,
             const Extents &size) const;
  /// As it is written.
  std::string text() const;
};

using EntrySignature = std::vector<EntryParameter>;

/// The types with each open extent as 1 or many, in all ways, many first: what
/// units are compiled for where none can be for open extents. Arrays without
/// elements have none. Empty where there would be more than `most`.
std::vector<std::vector<VariableType>>
closedTypes(const std::vector<VariableType> &types, size_t most);

/// Reads a signature. Throws runmat::Error that says what is wrong with it.
EntrySignature parseEntrySignature(std::string_view text);
/// As it is read.
std::string toText(const EntrySignature &signature);

} // namespace runmat

#endif // RUNMAT_ENGINE_ENTRYSIGNATURE_H
