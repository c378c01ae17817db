//===- HostReads.h - what an interpreted statement reads --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_ENGINE_HOSTREADS_H
#define RUNMAT_ENGINE_HOSTREADS_H

#include "Frontend/AST.h"

#include <functional>
#include <set>
#include <string_view>

namespace runmat {

/// The variables of which a statement reads elements when it is interpreted:
/// operands of operators and of builtins, and what parts are taken of. What it
/// only hands on, as to a function of the program, or into a cell, is none of
/// them, and a statement with blocks reads its conditions.
std::set<ast::Slot>
hostReads(const ast::Stmt &statement,
          const std::function<bool(std::string_view)> &isBuiltin);

} // namespace runmat

#endif // RUNMAT_ENGINE_HOSTREADS_H
