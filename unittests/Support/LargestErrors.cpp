//===- LargestErrors.cpp - where ElementarySweep found them -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "LargestErrors.h"

#include <cstdio>
#include <fstream>

namespace runmat::test {

static std::vector<LargestError> readErrors() {
  std::ifstream file(RUNMAT_LARGEST_ERRORS);
  std::vector<LargestError> errors;
  for (std::string line; std::getline(file, line);) {
    char name[32], kind[8];
    LargestError error{};
    if (std::sscanf(line.c_str(), "%31s %7s %lf ulp at %La %La,", name, kind,
                    &error.ulps, &error.x, &error.y) != 5)
      continue;
    error.function = name;
    error.kind = kind;
    errors.push_back(std::move(error));
  }
  return errors;
}

const std::vector<LargestError> &largestErrors() {
  static const std::vector<LargestError> errors = readErrors();
  return errors;
}

} // namespace runmat::test
