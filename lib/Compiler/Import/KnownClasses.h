//===- KnownClasses.h - classes that import knows ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The class of what a unit finds when it begins is part of its signature, and
// some operations name that of their result: class(x) and isa(x, 'single') are
// known of these before types are inferred.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_KNOWNCLASSES_H
#define RUNMAT_COMPILER_IMPORT_KNOWNCLASSES_H

#include "lib/Compiler/Import/Scope.h"

namespace runmat {

/// The class of the value that a variable, a field or an element of a list has
/// here; nothing where only inference tells, and where gpuArrays are about,
/// whose class is another one.
std::optional<ElementClass> knownClass(ImportState &state,
                                       const ast::Expr &expr);

/// Whether what a unit finds when it begins may be a gpuArray.
bool hasGpuArrays(const ImportState &state);

bool isNumeric(ElementClass elementClass);
bool isInteger(ElementClass elementClass);
bool isLogical(ElementClass elementClass);
bool isChar(ElementClass elementClass);

/// Whether isa finds that a class is of this name, or of the group of classes
/// of this name; nothing of other names.
std::optional<bool> isOfClass(ElementClass elementClass, llvm::StringRef name);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_KNOWNCLASSES_H
