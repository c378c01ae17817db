//===- OperatorNames.cpp - spelling of operators ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/OperatorNames.h"

#include <cstddef>

namespace runmat {

using namespace ast;

/// In the order of BinaryOp.
static constexpr std::string_view binarySpellings[] = {
    "+",  "-",  ".*", "./", ".\\", ".^", "*", "/", "\\", "^",
    "==", "~=", "<",  "<=", ">",   ">=", "&", "|", "&&", "||"};

/// In the order of UnaryOp.
static constexpr std::string_view unarySpellings[] = {"+", "-", "~", ".'", "'"};

std::string_view spellingOf(BinaryOp op) {
  return binarySpellings[static_cast<size_t>(op)];
}

std::string_view spellingOf(UnaryOp op) {
  return unarySpellings[static_cast<size_t>(op)];
}

} // namespace runmat
