//===- DeviceModelText.cpp - a device model as text -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line each for the format, the key's three parts and the figures: name,
// value and the ratios measured so far; then one for each class of memory, with
// its ratios. The last line is the checksum of those above.
//===----------------------------------------------------------------------===//
#include "runtime/Devices/DeviceModelText.h"

#include <charconv>
#include <vector>

namespace runmat {
namespace {

constexpr std::string_view format = "runmat-device-model 4";

/// FNV-1a: Fowler, Noll and Vo.
uint64_t checksum(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3u;
  return hash;
}

/// A name in one line.
std::string lineOf(std::string_view name) {
  std::string line(name);
  for (char &c : line)
    if (static_cast<unsigned char>(c) < ' ')
      c = ' ';
  return line;
}

/// The lines before the figures.
std::string heading(const ModelKey &key) {
  return std::string(format) + "\ndevice " + lineOf(key.device) + "\ndriver " +
         lineOf(key.driver) + "\nversion " + lineOf(key.version) + "\n";
}

std::string checkLine(std::string_view text) {
  char digits[16];
  auto [end, error] =
      std::to_chars(digits, digits + sizeof(digits), checksum(text), 16);
  return "check " + std::string(digits, end) + "\n";
}

/// The shortest text that reads as the same number.
void append(std::string &text, double value) {
  char digits[40];
  auto [end, error] = std::to_chars(digits, digits + sizeof(digits), value);
  text.append(" ").append(digits, end);
}

/// To the end of a line.
void appendRatios(std::string &text, const RunningRatio &correction) {
  for (double ratio : correction.window())
    append(text, ratio);
  text += '\n';
}

/// Takes ` NUMBER` off the front.
bool take(std::string_view &line, double &value) {
  if (!line.starts_with(' '))
    return false;
  const char *end = line.data() + line.size();
  auto [rest, error] = std::from_chars(line.data() + 1, end, value);
  line.remove_prefix(size_t(rest - line.data()));
  return error == std::errc();
}

/// Takes the text up to the next end of line.
std::string_view takeLine(std::string_view &text) {
  size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

bool takeName(std::string_view &line, std::string_view name) {
  if (!line.starts_with(name))
    return false;
  line.remove_prefix(name.size());
  return true;
}

bool readRatios(std::string_view line, RunningRatio &out) {
  std::vector<double> ratios;
  while (!line.empty())
    if (!take(line, ratios.emplace_back()))
      return false;
  out = RunningRatio(ratios);
  return true;
}

/// Of a class of memory; its number tells whose line it is.
std::string memoryName(size_t memoryClass) {
  return "memory-" + std::to_string(memoryClass);
}

ReadModel refused(std::string why) { return {std::nullopt, std::move(why)}; }

ReadModel damagedLine(std::string_view name) {
  return refused("the line of '" + std::string(name) + "' is damaged");
}

/// The model of the lines after the heading.
ReadModel readFigures(std::string_view text) {
  Figures figures{};
  Corrections corrections;
  for (size_t i = 0; i < figureCount; ++i) {
    std::string_view line = takeLine(text), name = info(figureAt(i)).name;
    if (!takeName(line, name) || !take(line, figures[i]) ||
        !readRatios(line, corrections.ofFigures[i]))
      return damagedLine(name);
  }
  for (size_t i = 0; i < memoryClassCount; ++i) {
    std::string_view line = takeLine(text);
    const std::string name = memoryName(i);
    if (!takeName(line, name) || !readRatios(line, corrections.ofMemory[i]))
      return damagedLine(name);
  }
  if (!text.empty())
    return refused("there is more in it than a model");
  if (!areUsable(figures))
    return refused("its figures cannot be those of a device");
  return {DeviceModel(figures, std::move(corrections)), ""};
}

} // namespace

std::string toText(const DeviceModel &model, const ModelKey &key) {
  std::string text = heading(key);
  for (size_t i = 0; i < figureCount; ++i) {
    text += info(figureAt(i)).name;
    append(text, model.uncorrected()[i]);
    appendRatios(text, model.correction(figureAt(i)));
  }
  for (size_t i = 0; i < memoryClassCount; ++i) {
    text += memoryName(i);
    appendRatios(text, model.memoryCorrection(i));
  }
  return text + checkLine(text);
}

ReadModel fromText(std::string_view text, const ModelKey &key) {
  if (!text.starts_with(std::string(format) + "\n"))
    return refused("it is no device model of this format");
  size_t check = text.rfind("check ");
  if (check == text.npos ||
      text.substr(check) != checkLine(text.substr(0, check)))
    return refused("it is damaged");
  const std::string expected = heading(key);
  if (!text.starts_with(expected))
    return refused("it is of another device, driver or version");
  return readFigures(text.substr(expected.size(), check - expected.size()));
}

} // namespace runmat
