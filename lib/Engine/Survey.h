//===- Survey.h - what is known of a function before it runs ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_SURVEY_H
#define RUNMAT_ENGINE_SURVEY_H

#include "Engine/CompileRequest.h"

namespace runmat {

/// A statement that would be interpreted, or an operation in it.
struct Obstacle {
  std::string file;
  uint32_t line = 0, column = 0;
  /// An ast::StmtKind; -1 of an operation.
  int32_t statementKind = -1;
  std::string reason;
};

/// Types at a place in a function: of its variables before `statement`, or of
/// the arguments of a call of `callee`, whose slots are their numbers. What is
/// not listed may have any type.
struct KnownTypes {
  ast::StatementId statement = 0;
  std::string callee;
  std::vector<VariableType> types;
  bool operator==(const KnownTypes &other) const = default;
};

/// What a survey takes for the type of a variable after a statement assigned it
/// that no unit computes.
enum class AfterObstacle : uint8_t {
  Unknown, ///< Nothing is said that may be wrong.
  AsBefore ///< It has the type that it had, if it had one: mostly it does.
};

/// What type inference finds for the types that a function's variables have at
/// its start. Nothing of a function that is too large.
struct Survey {
  /// In the function and in those inlined into it, in the order of the text;
  /// what only follows from another one is not listed, nor is what ends the
  /// function (error, return).
  std::vector<Obstacle> obstacles;
  /// Of each statement of the function itself that is reached.
  std::vector<KnownTypes> places;
  /// Of functions that are called and not inlined.
  std::vector<KnownTypes> calls;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_SURVEY_H
