//===- NameCollector.h - which names a function uses ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_NAMECOLLECTOR_H
#define RUNMAT_FRONTEND_NAMECOLLECTOR_H

#include "Frontend/AST.h"
#include "Frontend/Pulse.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace runmat {

/// How a function uses one name.
struct NameUse {
  bool assigned = false; ///< assigned or declared: it is a variable
  bool isGlobal = false;
  bool isPersistent = false;
};

/// The names that occur in the body of one function, in the order of their
/// first occurrence. Those in its anonymous functions count, their parameters
/// do not; those in nested functions do not.
struct NameTable {
  std::vector<std::string_view> order;
  std::unordered_map<std::string_view, NameUse> uses;
  /// It calls something that can see all variables of its workspace.
  bool observesNames = false;
  /// It calls something that can define variables of its workspace.
  bool definesNames = false;
  /// It calls something that can define variables of other workspaces.
  bool definesNamesElsewhere = false;

  NameUse &use(std::string_view name);
  bool contains(std::string_view name) const { return uses.count(name) != 0; }
};

/// Collects the names of `function`.
NameTable collectNames(const ast::Function &function, Pulse &pulse);

} // namespace runmat

#endif // RUNMAT_FRONTEND_NAMECOLLECTOR_H
