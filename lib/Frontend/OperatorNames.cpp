//===- OperatorNames.cpp - spelling of operators ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/OperatorNames.h"

#include <algorithm>

namespace runmat {

using namespace ast;

std::string_view spellingOf(BinaryOp op) {
  switch (op) {
#define RUNMAT_BINARY_OPERATOR(op, symbol, ...)                                \
  case BinaryOp::op:                                                           \
    return symbol;
#include "Catalogue/Operators.inc"
  case BinaryOp::AndShort:
    return "&&";
  case BinaryOp::OrShort:
    break;
  }
  return "||";
}

std::string_view spellingOf(UnaryOp op) {
  switch (op) {
#define RUNMAT_UNARY_OPERATOR(op, symbol, ...)                                 \
  case UnaryOp::op:                                                            \
    return symbol;
#include "Catalogue/Operators.inc"
  }
  return {};
}

size_t binaryOperatorLength(std::string_view text) {
  size_t length = 0;
  for (auto op = BinaryOp(); op <= BinaryOp::OrShort;
       op = BinaryOp(size_t(op) + 1))
    if (text.starts_with(spellingOf(op)))
      length = std::max(length, spellingOf(op).size());
  return length;
}

} // namespace runmat
