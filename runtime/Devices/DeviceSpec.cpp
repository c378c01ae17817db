//===- DeviceSpec.cpp - how a user names a device ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceSpec.h"

#include <algorithm>
#include <charconv>

namespace runmat {

static bool isLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool isOfName(char c) {
  return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.';
}

static std::optional<uint32_t> parseIndex(std::string_view digits) {
  uint32_t index = 0;
  const char *end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, index);
  if (error != std::errc() || stop != end)
    return std::nullopt;
  return index;
}

bool isProviderName(std::string_view name) {
  return !name.empty() && isLetter(name.front()) &&
         std::ranges::all_of(name, isOfName) && name != "auto";
}

std::optional<DeviceSpec> parseDeviceSpec(std::string_view text) {
  const size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  if (!isProviderName(name))
    return std::nullopt;
  if (colon == std::string_view::npos)
    return DeviceSpec{std::string(name)};
  const std::optional<uint32_t> index = parseIndex(text.substr(colon + 1));
  if (!index)
    return std::nullopt;
  return DeviceSpec{std::string(name), *index};
}

std::string canonicalName(const std::string &provider, uint32_t deviceIndex) {
  if (deviceIndex == 0)
    return provider;
  return provider + ":" + std::to_string(deviceIndex);
}

} // namespace runmat
