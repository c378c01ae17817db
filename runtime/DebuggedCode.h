//===- DebuggedCode.h - code that debuggers know ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two ways by which tools learn of code that no file of theirs has: gdb reads
// the objects of a list when a function is called that it stops at (GDB Manual,
// "JIT Compilation Interface"), perf reads /tmp/perf-PID.map.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_DEBUGGEDCODE_H
#define RUNMAT_RUNTIME_DEBUGGEDCODE_H

#include "runtime/ElfObject.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

struct jit_code_entry;

namespace runmat {

/// An object file whose code is in memory, for as long as this lives.
class DebuggedCode {
public:
  /// The address of a section of the file; 0 of one that is not in memory.
  using AddressOf = std::function<uint64_t(size_t section)>;

  /// Whether the file says which lines its code is of. Others are nobody's
  /// concern: without `debug` nothing is told.
  static bool hasLines(const ElfObject &object);

  DebuggedCode(std::string_view file, const ElfObject &object,
               const AddressOf &addressOf);
  ~DebuggedCode();
  DebuggedCode(const DebuggedCode &) = delete;

private:
  std::string image;
  std::unique_ptr<jit_code_entry> entry;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_DEBUGGEDCODE_H
