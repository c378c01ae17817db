//===- Error.h - an error of the language -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `error(...)` raises and try/catch catches. Thrown inside the interpreter
// and runtime, never across a C ABI.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ERROR_H
#define RUNMAT_RUNTIME_ERROR_H

#include <cstdint>
#include <exception>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace runmat {

/// One place on the way of an error: where it arose, then the calls around.
struct StackEntry {
  std::string function; ///< empty in a script
  std::string file;
  /// The whole path of the file; empty where there is none.
  std::string path;
  uint32_t line = 0;
  uint32_t column = 0;
  /// The source line and the caret under it, of the place that is shown.
  std::string excerpt;
  std::string marker;
  /// It is in a function that comes with RunMat, of which users know no lines.
  bool isLibrary = false;
  /// It is in a text that was typed, or given to eval: no call of a program.
  bool isTyped = false;
  /// Depth of the call, so that each call adds one entry.
  int depth = 0;
};

/// An error with MATLAB's identifier (`MATLAB:badsubscript`, may be empty) and
/// a message of one full sentence.
class Error : public std::exception {
public:
  Error(std::string identifier, std::string message)
      : identifier(std::move(identifier)), message(std::move(message)) {}
  const char *what() const noexcept override { return message.c_str(); }

  /// Which place of the stack users are shown: the innermost in their program.
  size_t shownPlace() const {
    size_t place = 0;
    while (place < stack.size() && stack[place].isLibrary)
      ++place;
    return place < stack.size() ? place : 0;
  }

  std::string identifier;
  std::string message;
  /// Innermost place first; filled by the interpreter as the error passes.
  std::vector<StackEntry> stack;
  /// Calls that are deeper get no place.
  int deepestPlace = std::numeric_limits<int>::max();
  /// The errors that caused this one, if the program says so: a value of the
  /// language, which this layer does not look into.
  std::shared_ptr<const void> causes;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_ERROR_H
