//===- ElementaryFunctions.h - functions of one argument --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function of the text beside the C library's.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYFUNCTIONS_H
#define RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYFUNCTIONS_H

#include "definitions/ElementaryText.h"

#include <cmath>
#include <ostream>

namespace runmat::test {

using Text = PlainElementary;

struct Function {
  const char *name;
  double (Text::*text)(double) const;
  double (*exact)(double);

  friend void PrintTo(const Function &function, std::ostream *out) {
    *out << function.name;
  }
};

inline const Function functions[] = {
    {"exp", &Text::exp, std::exp},       {"expm1", &Text::expm1, std::expm1},
    {"log", &Text::log, std::log},       {"log2", &Text::log2, std::log2},
    {"log10", &Text::log10, std::log10}, {"log1p", &Text::log1p, std::log1p},
    {"sin", &Text::sin, std::sin},       {"cos", &Text::cos, std::cos},
    {"tan", &Text::tan, std::tan},       {"asin", &Text::asin, std::asin},
    {"acos", &Text::acos, std::acos},    {"atan", &Text::atan, std::atan},
    {"sinh", &Text::sinh, std::sinh},    {"cosh", &Text::cosh, std::cosh},
    {"tanh", &Text::tanh, std::tanh}};

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_SUPPORT_ELEMENTARYFUNCTIONS_H
