//===- SaveText.cpp - variables as rows of numbers --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/SaveText.h"
#include "Values/Convert.h"
#include "Values/NumberText.h"
#include "runtime/Interrupt.h"

#include <fmt/format.h>

using namespace runmat;

static std::string textOf(double number, const NumberForm &form) {
  const int digits = form.hasAllDigits ? 16 : 7;
  const std::string text = exponentText(number, digits);
  // Three blanks before a number without a sign.
  return form.hasTabs ? text : fmt::format("{:>{}}", text, digits + 9);
}

static void addRows(const Value &matrix, const NumberForm &form,
                    std::string &text) {
  if (matrix.isEmpty())
    return;
  const NumberView view(matrix, Number::Double);
  const double *numbers = view.as<double>();
  const int64_t rows = matrix.rows(), columns = matrix.columns();
  for (int64_t r = 0; r < rows; ++r) {
    for (int64_t c = 0; c < columns; ++c) {
      if (c % interrupt::fewElements == 0)
        interrupt::poll();
      text += form.hasTabs && c > 0 ? "\t" : "";
      text += textOf(numbers[r + c * rows], form);
    }
    text += '\n';
  }
}

std::string runmat::textOfVariables(const std::vector<NamedValue> &variables,
                                    const NumberForm &form,
                                    Interpreter &interpreter) {
  std::string text;
  for (const auto &[name, value] : variables) {
    if (!value.isArray() || value.rank() > 2) {
      interpreter.warn("MATLAB:save:unsupportedText",
                       "The variable '" + name +
                           "' was not saved: only matrices of numbers and "
                           "chars are written as text.");
      continue;
    }
    if (value.isComplex())
      interpreter.warn("MATLAB:save:imaginaryPartsLost",
                       "Of the variable '" + name +
                           "' only the real parts were saved as text.");
    addRows(value, form, text);
  }
  return text;
}
