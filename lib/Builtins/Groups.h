//===- Groups.h - the group tables of builtins ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_GROUPS_H
#define RUNMAT_BUILTINS_GROUPS_H

#include "Builtins/Registry.h"

namespace runmat::builtins {

using Group = std::span<const Builtin>;

Group constantBuiltins();
Group constructionBuiltins();
Group elementwiseBuiltins();
Group outputBuiltins();
Group reductionBuiltins();
Group shapeBuiltins();

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_GROUPS_H
