//===- ObjectCode.h - code of an object file, ready to run ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Units and kernels of the host are relocatable ELF files, whoever gives them:
// the compiler, or a file that it wrote once. What runs them needs no linker
// but this.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_OBJECTCODE_H
#define RUNMAT_RUNTIME_OBJECTCODE_H

#include "runtime/DebuggedCode.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace runmat {

/// The code and constants of one object file, freed with it: nobody may run it
/// any more then. Its functions are its own: files may use the same names.
class ObjectCode {
public:
  ObjectCode() = default;

  /// Loads the file. False with the reason in `error` when it is no such file,
  /// is made for another machine, has variables, or needs what is not there:
  /// beside itself it may call a few functions of the C library
  /// (`importedFunction` in ObjectCode.cpp).
  bool load(std::string_view object, std::string &error);

  /// A function that the file defines for others; null when there is none.
  void *find(std::string_view function) const;
  explicit operator bool() const { return memory != nullptr; }

private:
  struct Unmap {
    size_t bytes;
    void operator()(void *address) const;
  };
  std::unique_ptr<void, Unmap> memory;
  std::map<std::string, void *, std::less<>> functions;
  /// Of code that says which lines it is of; goes before the code.
  std::unique_ptr<DebuggedCode> debugged;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_OBJECTCODE_H
