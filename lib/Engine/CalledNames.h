//===- CalledNames.h - the names that a program calls -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_CALLEDNAMES_H
#define RUNMAT_ENGINE_CALLEDNAMES_H

#include "Frontend/AST.h"

#include <set>
#include <string_view>

namespace runmat {

/// The names in a program that are no variables, each once. What a text in it
/// names, as in `feval('f')`, is not among them.
std::set<std::string_view> calledNames(const ast::Program &program);

} // namespace runmat

#endif // RUNMAT_ENGINE_CALLEDNAMES_H
