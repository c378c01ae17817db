//===- PackedProcessors.h - what packed code is compiled for ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_PACKEDPROCESSORS_H
#define RUNMAT_ENGINE_PACKEDPROCESSORS_H

#include <string>
#include <string_view>
#include <vector>

namespace runmat {

/// The processors that code of applications and libraries is compiled for, each
/// with more instructions than the one before.
std::vector<std::string> packedProcessors();

/// The last of them that this machine has.
std::string packedProcessorHere();

/// Whether this machine runs code for it: an x86-64 level, or `native`.
bool isProcessorHere(std::string_view name);

} // namespace runmat

#endif // RUNMAT_ENGINE_PACKEDPROCESSORS_H
