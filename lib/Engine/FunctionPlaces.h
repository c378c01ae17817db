//===- FunctionPlaces.h - where the functions of a unit stand ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit follows from the texts of functions, not from where these stand: what
// is kept of it holds when something above them changes, or their file has
// another name. Lines and numbers of statements in it move with the functions.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_FUNCTIONPLACES_H
#define RUNMAT_ENGINE_FUNCTIONPLACES_H

#include "Engine/CompileRequest.h"

#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// The function of a file that a nested or anonymous one is in, or itself.
const ast::Function &outermost(const ast::Function &function);

/// The text that a function stands in: its own, as that of a function around
/// it, since variables are shared; of a script, all of the file.
std::string_view textAround(const ast::Program &program,
                            const ast::Function &function);

/// The first statement in `textAround`.
ast::StatementId firstStatement(const ast::Program &program,
                                const ast::Function &function);

/// A function and where it stands.
struct FunctionPlace {
  std::string file, name;
  uint32_t firstLine = 1, lastLine = 1;
  ast::StatementId firstStatement = 0;
};

/// Of a request's own function, those of its handles, and those that names of
/// it mean; each one is in all lists of such a unit at the same position.
std::vector<FunctionPlace>
functionPlaces(const CompileRequest &request,
               const std::vector<NameMeaning> &meanings);

/// Where what stood in one list of places is in another one.
class MovedPlaces {
public:
  MovedPlaces(const std::vector<FunctionPlace> &before,
              const std::vector<FunctionPlace> &now)
      : before(before), now(now) {}

  /// Of the request's own function.
  ast::StatementId statement(ast::StatementId id) const {
    return id - before.front().firstStatement + now.front().firstStatement;
  }
  /// The place of a line in a file; null when it is in none of the functions.
  const FunctionPlace *at(std::string_view file, uint32_t &line) const;
  /// A reason that may begin with where it holds (ReasonPlace.h).
  std::string reason(std::string_view text) const;

private:
  template <typename Is>
  const FunctionPlace *find(uint32_t &line, const Is &is) const;

  const std::vector<FunctionPlace> &before, &now;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_FUNCTIONPLACES_H
