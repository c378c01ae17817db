//===- BuiltinArguments.h - what arguments of builtins say ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments that the importer must understand itself: literals, texts, classes,
// dimensions and extents.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_COMPILER_IMPORT_BUILTINARGUMENTS_H
#define RUNMAT_COMPILER_IMPORT_BUILTINARGUMENTS_H

#include "lib/Compiler/Import/Random.h"
#include "lib/Compiler/Import/Scope.h"

namespace runmat {

using Arguments = llvm::ArrayRef<const ast::Expr *>;

/// Notes that the builtin being imported does not take these arguments.
mlir::Value wrongArguments(ImportState &state);

mlir::Value number(ImportState &state, mlir::Location loc, double value);
mlir::Value castTo(ImportState &state, mlir::Location loc,
                   ElementClass elementClass, mlir::Value operand);

/// A number that says how many or how far, as a double. A text there is no
/// number, so this has no type for chars.
mlir::Value asCount(ImportState &state, mlir::Location loc,
                    mlir::Value operand);

/// The argument as a number written in the text.
std::optional<double> literal(const ast::Expr *expr);
bool isText(const ast::Expr *expr, std::string_view text);
/// [], in parentheses or not.
bool isEmptyLiteral(const ast::Expr *expr);

/// The zero-based dimension that a literal names.
std::optional<int64_t> dimension(const ast::Expr *expr);

/// Which dimensions a reduction's arguments name: none, all, or a list of
/// literals.
struct Dimensions {
  mlir::DenseI64ArrayAttr list;
  bool all = false;
};
std::optional<Dimensions> dimensionsOf(ImportState &state, Arguments arguments);

/// Extents given as separate arguments, or as one matrix literal; n alone means
/// n by n when `square`.
llvm::SmallVector<mlir::Value> extents(ImportState &state, Arguments arguments,
                                       bool square, mlir::Location loc);

/// x in size(x), or where a variable got that value.
mlir::Value shapeSource(ImportState &state, const ast::Expr *expr);

/// The extents of an array that a call makes; empty with the reason noted.
ImportedExtents extentsOrLike(ImportState &state, Arguments arguments,
                              mlir::Location loc);

bool isFloat(ElementClass elementClass);

/// The class of numbers that a text names, which import knows.
std::optional<ElementClass> classNamed(ImportState &state,
                                       const ast::Expr *expr);

/// The class that the end of the arguments names, or a prototype after 'like'.
struct NamedClass {
  ElementClass elementClass = ElementClass::Double;
  const ast::Expr *prototype = nullptr;
};
NamedClass takeClass(ImportState &state, Arguments &arguments,
                     bool withIntegers = false);

} // namespace runmat

#endif // RUNMAT_COMPILER_IMPORT_BUILTINARGUMENTS_H
