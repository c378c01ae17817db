//===- GraphicsSession.h - calls of functions of graphics -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_BUILTINS_GRAPHICSSESSION_H
#define RUNMAT_UNITTESTS_BUILTINS_GRAPHICSSESSION_H

#include "BuiltinCases.h"

#include "Graphics/Handles.h"
#include "Graphics/Scene.h"
#include "Values/Display.h"
#include "Values/Equality.h"

namespace runmat::test {

using graphics::nodesOf;

/// A session in which statements and expressions are calls.
class Session : public TestContext {
public:
  void run(const char *name, std::vector<Value> arguments = {}) {
    call(text(name), arguments, 0);
  }
  using TestContext::call;
  Value give(const char *name, std::vector<Value> arguments = {}) {
    return call(text(name), arguments, 1).at(0);
  }
  /// A property of the first object.
  static Value of(const Value &handles, const char *property) {
    return nodesOf(handles).at(0)->get(property);
  }
  Value ofAxes(const char *property) { return of(give("gca"), property); }
};

inline void expectSame(const Value &got, const Value &expected) {
  EXPECT_TRUE(got.className() == expected.className() &&
              valuesEqual(got, expected, true))
      << "got " << displayText("x", got) << "expected "
      << displayText("x", expected);
}

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_BUILTINS_GRAPHICSSESSION_H
