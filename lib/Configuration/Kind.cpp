//===- Kind.cpp - what a setting may be -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Configuration/Kind.h"
#include "runtime/Devices/DeviceSpec.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace runmat::config {

static constexpr std::string_view automaticWord = "auto";

static std::string orAutomatic(std::string text, bool allowed) {
  return allowed ? text + ", or auto" : text;
}

static bool isOneOf(std::span<const char *const> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

static std::string join(std::span<const char *const> words,
                        const char *separator) {
  std::string text;
  for (const char *word : words)
    text += (text.empty() ? "" : separator) + std::string(word);
  return text;
}

static std::optional<uint64_t> wholeNumber(std::string_view text) {
  uint64_t value = 0;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end)
    return std::nullopt;
  return value;
}

//===----------------------------------------------------------------------===//
// Switch
//===----------------------------------------------------------------------===//

std::optional<Value> Switch::parse(std::string_view text) const {
  if (text == "true" || text == "1" || text == "on")
    return true;
  if (text == "false" || text == "0" || text == "off")
    return false;
  return std::nullopt;
}

std::string Switch::expectation() const { return "true or false"; }
std::string Switch::placeholder() const { return "true|false"; }

//===----------------------------------------------------------------------===//
// Number
//===----------------------------------------------------------------------===//

std::optional<Value> Number::parse(std::string_view text) const {
  if (automatic && text == automaticWord)
    return Automatic{};
  const std::optional<uint64_t> value = wholeNumber(text);
  if (!value || *value < least || *value > most || *value % multiple != 0)
    return std::nullopt;
  return *value;
}

std::string Number::expectation() const {
  std::string text = multiple == 1
                         ? std::string("a whole number")
                         : "a multiple of " + std::to_string(multiple);
  text += unit;
  // A bound that only the type sets says nothing to a user.
  const bool open = most >= uint64_t(std::numeric_limits<int64_t>::max());
  if (least > 0 || !open)
    text += " from " + std::to_string(least) +
            (open ? " on" : " to " + std::to_string(most));
  return orAutomatic(text, automatic);
}

std::string Number::placeholder() const { return "N"; }

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

std::optional<Value> Choice::parse(std::string_view text) const {
  if (!isOneOf(words, text))
    return std::nullopt;
  return std::string(text);
}

std::string Choice::expectation() const {
  return "one of " + join(words, ", ");
}
std::string Choice::placeholder() const { return join(words, "|"); }

//===----------------------------------------------------------------------===//
// DeviceName
//===----------------------------------------------------------------------===//

// Which providers there are is known only when all settings are read.
std::optional<Value> DeviceName::parse(std::string_view text) const {
  if (text != automaticWord && !parseDeviceSpec(text))
    return std::nullopt;
  return std::string(text);
}

std::string DeviceName::expectation() const {
  return "one of auto, cpu, inprocess, vulkan, the name of another provider, "
         "or one with the number of its device as in vulkan:1";
}
std::string DeviceName::placeholder() const {
  return "auto|cpu|inprocess|vulkan|NAME[:N]";
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

std::optional<Value> Text::parse(std::string_view text) const {
  if (automatic && text == automaticWord)
    return Automatic{};
  if (text.empty() || text.find('\0') != std::string_view::npos)
    return std::nullopt;
  return std::string(text);
}

std::string Text::expectation() const { return orAutomatic(what, automatic); }
std::string Text::placeholder() const { return "FILE"; }

//===----------------------------------------------------------------------===//
// All kinds
//===----------------------------------------------------------------------===//

std::optional<Value> parse(const Kind &kind, std::string_view text) {
  return std::visit([&](const auto &each) { return each.parse(text); }, kind);
}

std::string expectation(const Kind &kind) {
  return std::visit([](const auto &each) { return each.expectation(); }, kind);
}

std::string placeholder(const Kind &kind) {
  return std::visit([](const auto &each) { return each.placeholder(); }, kind);
}

std::string toText(const Value &value) {
  if (const bool *truth = std::get_if<bool>(&value))
    return *truth ? "true" : "false";
  if (const uint64_t *number = std::get_if<uint64_t>(&value))
    return std::to_string(*number);
  if (const std::string *text = std::get_if<std::string>(&value))
    return *text;
  return std::string(automaticWord);
}

uint64_t positionOf(std::span<const char *const> words, std::string_view word) {
  return uint64_t(std::ranges::find(words, word) - words.begin());
}

} // namespace runmat::config
