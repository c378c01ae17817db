//===- TickText.cpp - numbers at ticks --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Graphics/TickText.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace runmat::graphics {

namespace {

constexpr std::pair<std::string_view, std::string_view> named[] = {
    {"auto", "%g"},         {"usd", "$%,.2f"},    {"eur", "\u20AC%,.2f"},
    {"gbp", "\u00A3%,.2f"}, {"jpy", "\u00A5%,d"}, {"degrees", "%g\u00B0"},
    {"percentage", "%g%%"},
};

/// %[flags][width][.digits]letter, with a comma among the flags perhaps.
struct Conversion {
  std::string text;
  bool hasCommas = false;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isAmong(std::string_view letters, char c) {
  return letters.find(c) != std::string_view::npos;
}

/// Takes it off the format behind its %; empty for what is none.
Conversion takeConversion(std::string_view &format) {
  Conversion conversion{"%"};
  size_t at = 0;
  const auto takeWhile = [&](auto isWanted, size_t most) {
    for (; at < format.size() && most > 0 && isWanted(format[at]); ++at, --most)
      if (format[at] == ',')
        conversion.hasCommas = true;
      else
        conversion.text += format[at];
  };
  takeWhile([](char c) { return isAmong("-+ 0#,", c); }, 6);
  takeWhile(isDigit, 2);
  if (at < format.size() && format[at] == '.') {
    conversion.text += format[at++];
    takeWhile(isDigit, 2);
  }
  const bool isKnown = at < format.size() && isAmong("feEgGdi", format[at]);
  if (!isKnown)
    return {};
  // Whole numbers are doubles too.
  const bool isWhole = format[at] == 'd' || format[at] == 'i';
  conversion.text += isWhole ? std::string(".0f") : std::string(1, format[at]);
  format.remove_prefix(at + 1);
  return conversion;
}

/// Commas between thousands of what stands before the point.
void addCommas(std::string &number) {
  const size_t end = std::min(number.find_first_of(".e"), number.size());
  const size_t begin = std::min(number.find_first_of("0123456789"), end);
  for (size_t at = end; at > begin + 3;) {
    at -= 3;
    number.insert(at, ",");
  }
}

} // namespace

std::string_view tickFormat(std::string_view name) {
  const auto *found = std::ranges::find(
      named, name, &std::pair<std::string_view, std::string_view>::first);
  return found == std::end(named) ? name : found->second;
}

std::string tickText(std::string_view format, double number) {
  std::string text;
  while (!format.empty()) {
    const char next = format.front();
    format.remove_prefix(1);
    if (next != '%') {
      text += next;
      continue;
    }
    if (format.starts_with('%')) {
      format.remove_prefix(1);
      text += '%';
      continue;
    }
    const Conversion conversion = takeConversion(format);
    if (conversion.text.empty())
      continue;
    std::array<char, 512> written{};
    std::snprintf(written.data(), written.size(), conversion.text.c_str(),
                  number);
    std::string digits = written.data();
    if (conversion.hasCommas)
      addCommas(digits);
    text += digits;
  }
  return text;
}

} // namespace runmat::graphics
