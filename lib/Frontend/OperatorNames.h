//===- OperatorNames.h - spelling of operators ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_OPERATORNAMES_H
#define RUNMAT_FRONTEND_OPERATORNAMES_H

#include "Frontend/AST.h"

#include <string_view>

namespace runmat {

/// The operator as it is written: "+", ".*", "&&".
std::string_view spellingOf(ast::BinaryOp op);
std::string_view spellingOf(ast::UnaryOp op);
/// Length of the longest binary operator that `text` begins with, or 0.
size_t binaryOperatorLength(std::string_view text);

} // namespace runmat

#endif // RUNMAT_FRONTEND_OPERATORNAMES_H
