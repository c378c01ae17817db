//===- TestTree.h - helpers of the frontend tests ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_FRONTEND_TESTTREE_H
#define RUNMAT_UNITTESTS_FRONTEND_TESTTREE_H

#include "Frontend/Frontend.h"

#include <memory>
#include <string>

namespace runmat::test {

/// Parses a text that must be free of errors; fails the test otherwise.
std::unique_ptr<ast::Program> parse(std::string source,
                                    const ParseOptions &options = {});

/// The messages of a text that must have errors, without their excerpts:
/// "line:column: message", one a line.
std::string errorsOf(std::string source, const ParseOptions &options = {});

/// The tree of an expression with its nesting written out: the sum of a and the
/// product of b and c is "(+ a (* b c))".
std::string shape(const ast::Expr *expr);

/// Shape of the expression that is the only statement of `source`.
std::string shapeOf(std::string source);

/// Whether printing and parsing again gives an equal tree; `printed` receives
/// the text.
bool roundTrips(const std::string &source, std::string &printed);

/// Statement `index` of the script, which must be a `Node`.
template <typename Node>
const Node &statement(const ast::Program &program, size_t index = 0) {
  return *static_cast<const Node *>(program.script->body.at(index));
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_FRONTEND_TESTTREE_H
