//===- SecondsText.h - times in words ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_SECONDSTEXT_H
#define RUNMAT_RUNTIME_SECONDSTEXT_H

#include <string>

namespace runmat {

/// Three digits and the unit that suits: "1.25 ms". Of times that are not
/// negative.
std::string secondsText(double seconds);

} // namespace runmat

#endif // RUNMAT_RUNTIME_SECONDSTEXT_H
