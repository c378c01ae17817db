//===- Groups.h - the group tables of builtins ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_GROUPS_H
#define RUNMAT_BUILTINS_GROUPS_H

#include "Builtins/Registry.h"

namespace runmat::builtins {

using Group = std::span<const Builtin>;

Group analysisBuiltins();
Group axesBuiltins();
Group cellStructBuiltins();
Group chartBuiltins();
Group constantBuiltins();
Group constructionBuiltins();
Group conversionBuiltins();
Group countingBuiltins();
Group decorationBuiltins();
Group elementwiseBuiltins();
Group errorBuiltins();
Group factorisationBuiltins();
Group figureBuiltins();
Group fileBuiltins();
Group fourierBuiltins();
Group functionBuiltins();
Group gpuArrayBuiltins();
Group graphicsHandleBuiltins();
Group inputParserBuiltins();
Group jsonBuiltins();
Group layoutBuiltins();
Group linearAlgebraBuiltins();
Group listingBuiltins();
Group mapBuiltins();
Group numericBuiltins();
Group outputBuiltins();
Group predicateBuiltins();
Group primitiveBuiltins();
Group randomBuiltins();
Group rationalBuiltins();
Group reductionBuiltins();
Group regexpBuiltins();
Group scanningBuiltins();
Group setBuiltins();
Group shapeBuiltins();
Group sortingBuiltins();
Group specialBuiltins();
Group stringBuiltins();
Group systemBuiltins();
Group timeBuiltins();

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_GROUPS_H
