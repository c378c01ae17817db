//===- CheckArguments.h - arguments against the forms -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before a function's own code runs, its arguments are one of the forms that
// its record in the catalogue lists, or the call is an error that says so.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_CHECKARGUMENTS_H
#define RUNMAT_BUILTINS_CHECKARGUMENTS_H

#include "Catalogue/Catalogue.h"
#include "Values/Value.h"

#include <span>

namespace runmat {

/// Whether a value is such.
bool fits(const Value &value, const catalogue::Kind &kind);

/// The first form that the arguments are one of; null when there is none.
const catalogue::Form *matchingForm(const catalogue::Record &record,
                                    std::span<const Value> arguments);

/// Throws MATLAB:minrhs and MATLAB:maxrhs for counts that no form has,
/// MATLAB:UndefinedFunction for a class that no form takes there,
/// MATLAB:<name>:unknownOption for a text that is none of the options, and
/// MATLAB:<name>:invalidArgument, or the identifier of the kind, for what is
/// not such as the form says; what is a refusal of the record has its error.
/// `name` is the one by which it was called.
void checkArguments(std::string_view name, const catalogue::Record &record,
                    std::span<const Value> arguments);

/// Throws MATLAB:maxlhs when no form that the arguments are one of gives so
/// many results.
void checkResults(const catalogue::Record &record,
                  std::span<const Value> arguments, int nargout);

} // namespace runmat

#endif // RUNMAT_BUILTINS_CHECKARGUMENTS_H
