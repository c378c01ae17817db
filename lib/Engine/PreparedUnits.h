//===- PreparedUnits.h - units for types that are foreseen ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Before a program runs, a survey knows types of some of its variables, with
// extents that may be open. A unit that is made for them may read no other
// variable, whatever that holds when the program runs.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_PREPAREDUNITS_H
#define RUNMAT_ENGINE_PREPAREDUNITS_H

#include "Engine/Survey.h"

namespace runmat {

/// The request for a unit at a statement where these types are known; `request`
/// is one at that statement with any other variables.
CompileRequest preparedRequest(CompileRequest request,
                               std::vector<VariableType> types);

/// Whether the variables of a request have these types.
bool haveTypes(const CompileRequest &request,
               const std::vector<VariableType> &types);

/// A list of places as bytes, and back; what is damaged is no list.
std::string encodePlaces(const std::vector<KnownTypes> &places);
std::vector<KnownTypes> decodePlaces(const std::string &bytes);

} // namespace runmat

#endif // RUNMAT_ENGINE_PREPAREDUNITS_H
