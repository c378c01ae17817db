//===- StrictAdvice.cpp - what to write instead -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "StrictAdvice.h"

using namespace runmat;

namespace {

/// For reasons that have these words.
struct Advice {
  std::string_view words;
  const char *text;
};

constexpr Advice adviceByReason[] = {
    {"makes variables by name",
     "assign variables in the text of the function, without eval and load"},
    {"cannot be inlined",
     "write a loop in place of recursion, and give the function a fixed number "
     "of arguments and outputs"},
    {"cell array", "keep arrays of one size as columns of a matrix, and others "
                   "as fields of a struct"},
    {"in braces", "keep arrays of one size as columns of a matrix, and others "
                  "as fields of a struct"},
    {"a struct", "keep each field in a variable of its own, or take the struct "
                 "with all its fields as an argument"},
    {"the fields of", "keep each field in a variable of its own"},
    {"function handle", "call the function by its name"},
    {"anonymous function", "write its expression where it is called"},
    {"a string is", "write the text in single quotes"},
    {"kind of indexing", "index arrays of numbers, and do what is done with "
                         "objects and containers in the caller"},
    {"not one class", "assign the variable values of one class on all ways, "
                      "by double(x) or another class"},
    {"text that", "move what is done with texts to the caller"},
    {"displayed", "end the statement with ';', or print in the caller"},
    {"operator ", "convert both sides to one class that has the operator"},
    {"several outputs", "ask for one output, or call it in the caller"},
    {"the function '", "compute it in the caller and pass the result as an "
                       "argument, or write it with functions that "
                       "docs/coverage.md lists as 'op' or 'runtime'"},
    {"of ",
     "convert the arguments to a class that is compiled, such as double, "
     "or compute it in the caller"},
};

const char *adviceFor(ast::StmtKind kind) {
  switch (kind) {
  case ast::StmtKind::Global:
  case ast::StmtKind::Persistent:
    return "pass the value as an argument and return it as an output";
  case ast::StmtKind::Command:
    return "leave it out, or write it in the caller";
  case ast::StmtKind::Spmd:
    return "write its body without spmd";
  default:
    return nullptr;
  }
}

} // namespace

const char *driver::adviceFor(ast::StmtKind kind, std::string_view reason) {
  if (const char *advice = ::adviceFor(kind))
    return advice;
  for (const Advice &advice : adviceByReason)
    if (reason.find(advice.words) != std::string_view::npos)
      return advice.text;
  return "use arrays of numbers and functions that are compiled ('runmat "
         "--explain' shows which), and move the rest to the caller";
}
