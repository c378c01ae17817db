//===- Arguments.h - reading the arguments of a builtin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_ARGUMENTS_H
#define RUNMAT_BUILTINS_ARGUMENTS_H

#include "Builtins/Kernels/Reduce.h"
#include "Builtins/Registry.h"

namespace runmat::builtins {

using Arguments = std::span<const Value>;
using Results = std::vector<Value>;

/// Lower-case ASCII.
std::string lowerText(std::string_view text);
/// True when the value is that text, in any case.
bool isOption(const Value &value, std::string_view option);

/// A one-based dimension as a zero-based one; throws
/// MATLAB:getdimarg:dimensionMustBePositiveInteger.
size_t dimensionArgument(const Value &value);
/// The dimensions that `dim`, `vecdim` or 'all' name.
Dimensions dimensionsArgument(const Value &value, const Extents &extents);
/// A whole number of at least `least`.
int64_t wholeArgument(const Value &value, std::string_view what, int64_t least);

/// Extents given as (n), (m, n, …) or ([m n …]); negative ones count as 0.
Extents extentsArgument(Arguments arguments);

/// An element class by name; nothing for others.
std::optional<ElementClass> elementClassNamed(std::string_view name);

/// Trailing text options are taken off the arguments: true when `option` was
/// there.
bool takeOption(Arguments &arguments, std::string_view option);

/// Single when one of the arguments is, else double.
ElementClass floatClassOf(Arguments arguments);
/// The result in the class of a number; of what is none in double.
Value inClassOf(const Value &prototype, const Value &result);

/// Throws MATLAB:expectedReal, naming `what`, for a complex array.
void requireReal(const Value &value, std::string_view what);
/// The elements of a real array as doubles; throws as requireReal.
std::vector<double> doubles(const Value &value, std::string_view what);
/// Throws MATLAB:NAME:inputMustBe2D for an array of more dimensions.
void require2D(const Value &value, const char *name);

/// Takes what is to be done with NaN off the end of the arguments: true when
/// one of 'omitnan', 'omitmissing', 'includenan', 'includemissing' was there.
bool takeNaNFlag(Arguments &arguments, bool &omitNaN);

/// A logical value or array.
Value logicalArray(const Extents &extents, const std::vector<bool> &elements);
/// A double column vector.
Value columnVector(const std::vector<double> &elements);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_ARGUMENTS_H
