//===- DebugReader.h - who types while a program is stopped -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERPRETER_DEBUGREADER_H
#define RUNMAT_INTERPRETER_DEBUGREADER_H

#include <functional>
#include <optional>
#include <string>

namespace runmat {

class Frame;

/// What the user types before.
inline constexpr const char *debugPrompt = "K>> ";

/// Whether more lines could make a text whole.
using UnfinishedTest = std::function<bool(const std::string &text)>;

/// Gives the texts that are to be run while a program is stopped.
class DebugReader {
public:
  virtual ~DebugReader() = default;
  /// A whole text; none at the end of what is typed. `frame` has the variables
  /// at hand.
  virtual std::optional<std::string>
  read(Frame &frame, const UnfinishedTest &isUnfinished) = 0;
  /// Whether the end means that the program is given up. Else it goes on, and
  /// stops no more.
  virtual bool givesUpAtEnd() const = 0;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_DEBUGREADER_H
