//===- Closure.cpp - what function handles hold -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Closure.h"
#include "Frontend/Printer.h"

using namespace runmat;

std::string AnonymousClosure::displayText() const {
  return printExpression(expr);
}
