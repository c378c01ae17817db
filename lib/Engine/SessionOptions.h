//===- SessionOptions.h - what the user asked of a session ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options of a run as plain data: the driver fills them from the settings
// and the command line, the engine and the interpreter read them.
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

/// The form of the report of what was compiled and where it ran.
enum class ExplainFormat { None, Text, Json };

struct SessionOptions {
  JitMode jit = JitMode::Auto;
  /// Where eligible clusters run: all but `auto` force the device.
  std::string device = "auto";
  /// The library of a provider, and folders with more; empty for none.
  std::string provider, providerPath;
  /// Number of threads; 0 leaves it to affinity and cgroup.
  unsigned threads = 0;
  /// Bytes that buffers may take of each device's memory; else all that the
  /// device gives.
  std::optional<uint64_t> deviceMemory;
  /// Folder in which devices keep pipelines; empty keeps nothing.
  std::string pipelineCache;
  /// Folder in which models of places are kept; empty keeps nothing.
  std::string modelCache;
  /// Folder in which compiled units are kept; empty keeps nothing.
  std::string unitCache;
  /// The same of what `runmat compile` is to pack: for all processors, and no
  /// matter whether compiling pays here. Empty for an ordinary run.
  std::string record;
  /// The processors that `record` compiles for, and no device; empty for those
  /// of packedProcessors() and packedDevices().
  std::vector<std::string> recordFor;
  /// Whether the program waits for every compile, so that what is compiled does
  /// not depend on time.
  bool jitSync = false;
  /// Whether another process goes on with a compile that this one does not live
  /// to see the end of.
  bool finishesCompiles = true;
  /// Units are those that are kept, nothing is compiled.
  bool compilesNothing = false;

  /// What is kept may be of a run whose sources lay elsewhere, which lines for
  /// debuggers would name.
  std::string codeFolder() const {
    return !record.empty() ? record : debug ? std::string() : unitCache;
  }
  /// Whether a device, when it is opened, makes the pipelines that it used
  /// last.
  bool warmUp = true;
  /// Whether `auto` may open a device that the processor computes.
  bool allowSoftwareDevices = false;
  /// Whether places are measured that no earlier process measured.
  bool calibrates = true;
  /// Under `auto` devices get nothing that has fewer elements.
  uint64_t offloadThreshold = 0;
  /// Turns on the validation of device APIs.
  bool validateDevices = false;
  /// The program that tries drivers in a process apart; empty trusts them.
  std::string trialProgram;
  /// `native` or the name of an x86-64 level.
  std::string cpu = "native";
  /// Whether the interpreter's operations run by the kernels of the reference
  /// set, the oracle of tests.
  bool referenceKernels = false;
  /// Units that are kept; the one used longest ago makes room.
  uint32_t unitLimit = 1024;
  /// For runmat-tile-reductions: slices longer than this are reduced in two
  /// launches; 0 leaves it to the device.
  uint64_t twoPassThreshold = 0;
  /// For the same: invocations of a workgroup of reductions; 0 leaves it to the
  /// device.
  uint32_t reductionWorkgroup = 0;
  /// Files of the compiler, and of BLAS and LAPACK (or `none`); empty for the
  /// usual ones.
  std::string compilerLibrary, blasLibrary;
  ExplainFormat explain = ExplainFormat::None;
  /// File of the report; empty means standard error.
  std::string explainFile;
  /// Files of what was recorded, event by event and added up; empty records
  /// nothing.
  std::string traceFile, telemetryFile;
  /// Stage to print instead of the program's output; none means a normal run.
  std::optional<Stage> emit;
  /// Checks every stage and every device module; slow.
  bool verify = false;
  /// Code tells debuggers and profilers which lines it is of.
  bool debug = false;
  /// Whether a line on the terminal tells how far a long run is.
  bool showsProgress = true;
  /// What argv() returns.
  std::vector<std::string> arguments;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_SESSIONOPTIONS_H
