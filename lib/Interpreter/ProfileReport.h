//===- ProfileReport.h - what the profiler measured, for readers *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_PROFILEREPORT_H
#define RUNMAT_INTERPRETER_PROFILEREPORT_H

#include "Interpreter/ProgramProfiler.h"

namespace runmat {

/// A run of statements that was compiled, with the kernels that its lines were
/// fused to.
struct UnitReport {
  LineRange lines;
  Spent runs;
  std::vector<KernelProfile> kernels;
};

struct FunctionReport {
  std::string name;
  std::shared_ptr<const Module> module;
  const ast::Function *function = nullptr;
  /// None of a function that is part of the units of others alone.
  uint64_t calls = 0;
  /// With the functions that it calls, and without.
  double total = 0, self = 0;
  /// By line. The time of a unit is that of its kernels at their lines, and the
  /// rest of it at its first one; compiling it is nobody's.
  std::map<uint32_t, Spent> lines;
  std::vector<UnitReport> units;
  LineRange range;
};

struct ProfileReport {
  double seconds = 0;
  /// The longest first.
  std::vector<FunctionReport> functions;
};

/// `modules` are those that a function of a unit may be of.
ProfileReport reportOf(const ProgramProfiler &profiler,
                       std::span<const std::shared_ptr<Module>> modules);
/// The line of a kernel, with its file where that is not `file`.
std::string linePlace(const KernelProfile &work, const std::string &file);
/// As a table.
std::string textOf(const ProfileReport &report);
/// As one HTML page that needs no other file.
std::string pageOf(const ProfileReport &report);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_PROFILEREPORT_H
