//===- Diary.h - a file of what a session shows -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_DIARY_H
#define RUNMAT_INTERPRETER_DIARY_H

#include "Interpreter/Output.h"

#include <fstream>

namespace runmat {

/// Hands output on and, while it is on, adds it to a file.
class Diary final : public OutputSink {
public:
  /// `target` outlives it.
  explicit Diary(OutputSink &target) : target(target) {}

  /// The absolute path of the file.
  const std::string &file() const { return path; }
  bool isOn() const { return stream.is_open(); }
  /// Adds to the file `wanted` from now on. Throws MATLAB:diary:cannotOpen.
  void open(const std::string &wanted);
  void close() { stream.close(); }
  /// Keeps a text that the user has typed.
  void note(std::string_view utf8);

  void write(std::string_view utf8) override;
  void writeError(std::string_view utf8) override;
  void flush() override { target.flush(); }

private:
  OutputSink &target;
  std::string path;
  std::ofstream stream;
};

class Interpreter;
/// Opens the diary of a session in a file, or in the one before when the name
/// is empty, and keeps which.
void openDiary(Interpreter &interpreter, const std::string &file);

} // namespace runmat

#endif // RUNMAT_INTERPRETER_DIARY_H
