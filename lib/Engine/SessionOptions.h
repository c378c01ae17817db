//===- SessionOptions.h - what the user asked of a session ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options of a run as plain data: the driver fills them from the command
// line, the engine and the interpreter read them.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_SESSIONOPTIONS_H
#define RUNMAT_ENGINE_SESSIONOPTIONS_H

#include "Engine/Stages.h"

#include <optional>
#include <string>
#include <vector>

namespace runmat {

/// When code is compiled: never, when it is expected to pay, or whenever it can
/// be.
enum class JitMode { Off, Auto, Always };

/// Where eligible clusters run. All but Auto force the device.
enum class DeviceKind { Auto, Cpu, InProcess, Vulkan };

/// The form of the report of what was compiled and where it ran.
enum class ExplainFormat { None, Text, Json };

struct SessionOptions {
  JitMode jit = JitMode::Auto;
  DeviceKind device = DeviceKind::Auto;
  /// Which of several devices of a kind: the n of `vulkan:n`.
  unsigned deviceIndex = 0;
  /// Number of threads; 0 leaves it to RUNMAT_NUM_THREADS, affinity and cgroup.
  unsigned threads = 0;
  /// `native` or the name of an x86-64 level.
  std::string cpu = "native";
  ExplainFormat explain = ExplainFormat::None;
  /// File of the report; empty means standard error.
  std::string explainFile;
  /// Stage to print instead of the program's output; none means a normal run.
  std::optional<Stage> emit;
  /// Checks every stage and every device module; slow.
  bool verify = false;
  /// What argv() returns.
  std::vector<std::string> arguments;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_SESSIONOPTIONS_H
