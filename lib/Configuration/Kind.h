//===- Kind.h - what a setting may be ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CONFIGURATION_KIND_H
#define RUNMAT_CONFIGURATION_KIND_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace runmat::config {

/// The choice is left to RunMat: `auto`.
struct Automatic {
  bool operator==(const Automatic &) const = default;
};

using Value = std::variant<bool, uint64_t, std::string, Automatic>;

// What each kind says of itself: the value that a text stands for, none when it
// is not of the kind; what texts stand for values, as in "expected a whole
// number, or auto"; what stands for the value in the help of a flag.

/// true or false, also written 1 and 0, on and off.
struct Switch {
  std::optional<Value> parse(std::string_view text) const;
  std::string expectation() const;
  std::string placeholder() const;
};

/// A whole number in the unit (" of bytes"), or auto where that is allowed.
struct Number {
  uint64_t least;
  uint64_t most;
  uint64_t multiple = 1;
  const char *unit = "";
  bool automatic = true;

  std::optional<Value> parse(std::string_view text) const;
  std::string expectation() const;
  std::string placeholder() const;
};

/// One of some words.
struct Choice {
  std::span<const char *const> words;

  std::optional<Value> parse(std::string_view text) const;
  std::string expectation() const;
  std::string placeholder() const;
};

/// auto, or what has the form of a device's name
/// (runtime/Devices/DeviceSpec.h): the device takes every cluster it can.
struct DeviceName {
  std::optional<Value> parse(std::string_view text) const;
  std::string expectation() const;
  std::string placeholder() const;
};

/// A text that is not empty, or auto where that is allowed.
struct Text {
  /// As in "expected a file name".
  const char *what;
  bool automatic = true;

  std::optional<Value> parse(std::string_view text) const;
  std::string expectation() const;
  std::string placeholder() const;
};

using Kind = std::variant<Switch, Number, Choice, DeviceName, Text>;

std::optional<Value> parse(const Kind &kind, std::string_view text);
std::string expectation(const Kind &kind);
std::string placeholder(const Kind &kind);

/// The text that `parse` reads as the value.
std::string toText(const Value &value);

/// Place of the word in the list, where it is.
uint64_t positionOf(std::span<const char *const> words, std::string_view word);

} // namespace runmat::config

#endif // RUNMAT_CONFIGURATION_KIND_H
