//===- JsonText.h - reports in JSON -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_JSONTEXT_H
#define RUNMAT_TOOLS_DRIVER_JSONTEXT_H

#include <nlohmann/json.hpp>

#include <string>

namespace runmat::driver {

/// Fields in the order in which they are put in.
using Json = nlohmann::ordered_json;

/// The text of a report. What is no UTF-8, as names of files may be, is
/// replaced.
std::string jsonText(const Json &report);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_JSONTEXT_H
