//===- KeyReader.h - characters as they are typed ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_KEYREADER_H
#define RUNMAT_TOOLS_PROMPT_KEYREADER_H

#include <functional>

namespace runmat::driver {

/// Reads a terminal character by character, and learns of a new size of its
/// window meanwhile. One at a time.
class KeyReader {
public:
  enum class Event { Character, Resized, Closed };

  explicit KeyReader(int descriptor);
  ~KeyReader();
  KeyReader(const KeyReader &) = delete;

  /// Whether there is a character to read.
  bool hasNext() const;
  /// Waits for the next event, of a byte alone.
  Event nextByte(char &byte);
  /// Waits for the next event; a character is decoded from UTF-8.
  Event next(wchar_t &character);

private:
  bool waitForByte();
  bool readByte(char &byte);
  bool readRest(unsigned char first, wchar_t &character);

  int descriptor;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_KEYREADER_H
