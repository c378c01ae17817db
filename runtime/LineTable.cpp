//===- LineTable.cpp - the lines that code is of ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/LineTable.h"

#include <algorithm>
#include <cstring>

namespace runmat {
namespace {

/// Once something is missing, all that follows is zero.
class Bytes {
public:
  explicit Bytes(std::string_view bytes) : rest(bytes) {}
  bool isAtEnd() const { return rest.empty(); }

  template <typename T> T number() {
    T value{};
    const std::string_view from = take(sizeof(T));
    if (from.size() == sizeof(T))
      std::memcpy(&value, from.data(), sizeof(T));
    return value;
  }
  std::string_view take(size_t size) {
    if (size > rest.size())
      rest = {};
    const std::string_view taken = rest.substr(0, size);
    rest.remove_prefix(taken.size());
    return taken;
  }
  std::string_view text() {
    const size_t end = rest.find('\0');
    if (end == std::string_view::npos)
      return take(rest.size() + 1);
    const std::string_view taken = take(end);
    take(1);
    return taken;
  }
  uint64_t unsignedLeb() { return leb().first; }
  int64_t signedLeb() {
    const auto [value, bits] = leb();
    const bool isNegative = bits > 0 && bits < 64 && (value >> (bits - 1) & 1);
    return int64_t(isNegative ? value | ~uint64_t(0) << bits : value);
  }

private:
  /// The value and how many bits it was written with.
  std::pair<uint64_t, unsigned> leb() {
    uint64_t value = 0;
    for (unsigned shift = 0;; shift += 7) {
      const auto byte = number<uint8_t>();
      if (shift < 64)
        value |= uint64_t(byte & 0x7f) << shift;
      if (!(byte & 0x80))
        return {value, shift + 7};
    }
  }

  std::string_view rest;
};

/// Operations of the tables' programs.
enum Standard : uint8_t {
  Extended = 0,
  Copy = 1,
  AdvancePc = 2,
  AdvanceLine = 3,
  SetFile = 4,
  ConstAddPc = 8,
  FixedAdvancePc = 9
};
enum ExtendedKind : uint8_t { EndSequence = 1, SetAddress = 2 };

/// One table and its program, run as it is read.
class Table {
public:
  Table(std::string_view unit, std::vector<LineRange> &ranges)
      : bytes(unit), ranges(ranges) {}

  bool read() {
    if (bytes.number<uint16_t>() != 4)
      return false;
    const auto headerBytes = bytes.number<uint32_t>();
    Bytes header(bytes.take(headerBytes));
    if (!readHeader(header))
      return false;
    while (!bytes.isAtEnd())
      step();
    return true;
  }

private:
  bool readHeader(Bytes &header) {
    leastInstruction = header.number<uint8_t>();
    header.number<uint8_t>(); // Operations of an instruction.
    header.number<uint8_t>(); // Whether rows are statements at first.
    lineBase = header.number<int8_t>();
    lineRange = header.number<uint8_t>();
    opcodeBase = header.number<uint8_t>();
    lengths = header.take(opcodeBase ? size_t(opcodeBase - 1) : 0);
    while (!header.text().empty()) {
    }
    for (std::string_view name = header.text(); !name.empty();
         name = header.text()) {
      files.emplace_back(name.substr(name.rfind('/') + 1));
      for (int fact = 0; fact < 3; ++fact)
        header.unsignedLeb();
    }
    return lineRange != 0 && opcodeBase > FixedAdvancePc &&
           lengths.size() == size_t(opcodeBase - 1);
  }

  void step() {
    const auto code = bytes.number<uint8_t>();
    if (code >= opcodeBase)
      return special(uint8_t(code - opcodeBase));
    switch (code) {
    case Extended:
      return extended();
    case Copy:
      return row();
    case AdvancePc:
      address += bytes.unsignedLeb() * leastInstruction;
      return;
    case AdvanceLine:
      line += uint64_t(bytes.signedLeb());
      return;
    case SetFile:
      file = bytes.unsignedLeb();
      return;
    case ConstAddPc:
      address += uint64_t((255 - opcodeBase) / lineRange) * leastInstruction;
      return;
    case FixedAdvancePc:
      address += bytes.number<uint16_t>();
      return;
    default:
      for (char count = lengths[code - 1]; count > 0; --count)
        bytes.unsignedLeb();
    }
  }

  void special(uint8_t code) {
    address += uint64_t(code / lineRange) * leastInstruction;
    line += uint64_t(int64_t(lineBase) + code % lineRange);
    row();
  }

  void extended() {
    Bytes operation(bytes.take(bytes.unsignedLeb()));
    const auto kind = operation.number<uint8_t>();
    if (kind == SetAddress)
      address = operation.number<uint64_t>();
    if (kind != EndSequence)
      return;
    row();
    hasRow = false;
    address = 0;
    file = line = 1;
  }

  /// Ends the range of the row before.
  void row() {
    if (hasRow && address > begin)
      add();
    begin = address;
    // Line 0 is code of no line.
    if (!hasRow || line != 0) {
      rowFile = file;
      rowLine = line;
    }
    hasRow = true;
  }

  void add() {
    const std::string name =
        rowFile >= 1 && rowFile <= files.size() ? files[rowFile - 1] : "";
    if (!ranges.empty() && ranges.back().end == begin &&
        ranges.back().line == rowLine && ranges.back().file == name)
      ranges.back().end = address;
    else
      ranges.push_back({begin, address, name, rowLine});
  }

  Bytes bytes;
  std::vector<LineRange> &ranges;
  std::vector<std::string> files;
  std::string_view lengths;
  uint8_t leastInstruction = 1, lineRange = 1, opcodeBase = 0;
  int8_t lineBase = 0;
  uint64_t address = 0, file = 1, line = 1;
  bool hasRow = false;
  uint64_t begin = 0, rowFile = 1, rowLine = 1;
};

} // namespace

std::vector<LineRange> readLineTable(std::string_view section) {
  std::vector<LineRange> ranges;
  Bytes bytes(section);
  while (!bytes.isAtEnd())
    if (!Table(bytes.take(bytes.number<uint32_t>()), ranges).read())
      break;
  return ranges;
}

} // namespace runmat
