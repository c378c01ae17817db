//===- JsonText.cpp - reports in JSON ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "JsonText.h"

std::string runmat::driver::jsonText(const Json &report) {
  return report.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}
