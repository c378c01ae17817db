//===- Comparison.cpp - whether two results are the same bits ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Comparison.h"

#include <fmt/format.h>

#include <cstring>

using namespace runmat;
using namespace runmat::profile;

namespace {

std::string kindOf(const Array &array) {
  return fmt::format("{}{} {}", array.isComplex() ? "complex " : "",
                     array.extents().str(), className(array.elementClass()));
}

struct Differences {
  size_t first = 0, count = 0;
};

/// Elements of `size` bytes that are not the same.
Differences compare(const std::byte *found, const std::byte *expected,
                    size_t count, size_t size) {
  Differences differences;
  for (size_t i = count; i-- > 0;) {
    if (std::memcmp(found + i * size, expected + i * size, size) == 0)
      continue;
    differences.first = i;
    ++differences.count;
  }
  return differences;
}

/// Its bits too: those of numbers that print the same may differ.
std::string elementText(const Array &array, int64_t index, size_t size) {
  unsigned char bytes[2 * sizeof(double)] = {};
  array.readElement(index, bytes);
  std::string bits;
  for (size_t i = size; i-- > 0;)
    bits += fmt::format("{:02x}", bytes[i]);
  return fmt::format("{:.17g} (0x{})", array.elementAsDouble(index), bits);
}

} // namespace

std::optional<std::string> profile::difference(const Array &found,
                                               const Array &expected) {
  if (kindOf(found) != kindOf(expected))
    return fmt::format("the result is {}, expected {}", kindOf(found),
                       kindOf(expected));
  if (found.isEmpty())
    return std::nullopt;
  const auto count = size_t(found.count());
  const size_t size = found.bytes() / count;
  const Differences differences =
      compare(found.as<std::byte>(), expected.as<std::byte>(), count, size);
  if (differences.count == 0)
    return std::nullopt;
  const auto first = int64_t(differences.first);
  return fmt::format("element {} is {}, expected {}; {} of {} differ",
                     first + 1, elementText(found, first, size),
                     elementText(expected, first, size), differences.count,
                     count);
}

std::optional<std::string>
profile::difference(std::span<const std::byte> found,
                    std::span<const std::byte> expected) {
  const Differences differences =
      compare(found.data(), expected.data(), found.size(), 1);
  if (differences.count == 0)
    return std::nullopt;
  return fmt::format("byte {} is {:#04x}, expected {:#04x}; {} of {} differ",
                     differences.first + 1, unsigned(found[differences.first]),
                     unsigned(expected[differences.first]), differences.count,
                     found.size());
}
