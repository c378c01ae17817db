//===- Whos.cpp - what the variables hold -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/VariableSelection.h"
#include "runtime/Devices/Device.h"
#include "runtime/Residency.h"

#include <array>
#include <numeric>

using namespace runmat;

static constexpr size_t columnCount = 6;
using Row = std::array<std::string, columnCount>;

/// Size and bytes stand to the right.
static bool isNumeric(size_t column) { return column == 1 || column == 2; }

static double bytesOf(const Value &value);

static double bytesOfAll(const std::vector<Value> &values) {
  return std::accumulate(
      values.begin(), values.end(), 0.0,
      [](double sum, const Value &each) { return sum + bytesOf(each); });
}

/// Of the elements alone; a handle or an object counts as one address.
static double bytesOf(const Value &value) {
  if (value.isCell())
    return bytesOfAll(value.cell().elements);
  if (value.isStruct()) {
    double sum = 0;
    for (const std::vector<Value> &column : value.structure().columns)
      sum += bytesOfAll(column);
    return sum;
  }
  if (value.isArray())
    return double(value.array()->bytes());
  return double(sizeof(void *)) * double(value.count());
}

static std::string sizeOf(const Value &value) {
  std::string text;
  for (size_t i = 0; i < value.rank(); ++i)
    text += (i ? "x" : "") + std::to_string(value.extent(i));
  return text;
}

static std::string attributesOf(const Value &value, bool isGlobal) {
  std::string text;
  auto add = [&](bool holds, const char *word) {
    if (holds)
      text += (text.empty() ? "" : ", ") + std::string(word);
  };
  add(isGlobal, "global");
  add(value.isArray() && value.isComplex(), "complex");
  add(value.isGpuArray(), "gpuArray");
  return text;
}

/// Where the elements are, when that is a device.
static std::string deviceOf(const Value &value) {
  const Device *device =
      value.isArray() ? Residency::deviceOf(*value.array()) : nullptr;
  return device ? device->name() : std::string();
}

/// Columns as wide as what they hold, with two blanks between them; those that
/// hold nothing are left out.
static std::string tableOf(const Row &heading, const std::vector<Row> &rows) {
  std::array<size_t, columnCount> widths = {};
  for (size_t c = 0; c < columnCount; ++c)
    for (const Row &row : rows)
      if (!row[c].empty())
        widths[c] = std::max({widths[c], row[c].size(), heading[c].size()});
  auto line = [&](const Row &row) {
    std::string text;
    for (size_t c = 0; c < columnCount; ++c) {
      const std::string fill(widths[c] - std::min(widths[c], row[c].size()),
                             ' ');
      if (widths[c] > 0)
        text += "  " + (isNumeric(c) ? fill + row[c] : row[c] + fill);
    }
    return text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  };
  std::string text = line(heading) + "\n";
  for (const Row &row : rows)
    text += line(row);
  return text + "\n";
}

static Value sizeRow(const Value &value) {
  std::vector<double> extents;
  for (size_t i = 0; i < value.rank(); ++i)
    extents.push_back(double(value.extent(i)));
  return Value::row(extents);
}

/// A struct for each variable, one below the other.
static Value structOf(Interpreter &interpreter, Frame &variables,
                      const std::vector<std::string> &names) {
  StructArray all;
  all.extents = Extents(int64_t(names.size()), 1);
  all.names = {"name", "size", "bytes", "class", "global", "complex", "device"};
  all.columns.resize(all.names.size());
  for (const std::string &name : names) {
    const Value &value = *variables.find(name);
    const Value fields[] = {Value::text(name),
                            sizeRow(value),
                            bytesOf(value),
                            Value::text(value.className()),
                            Value(interpreter.isGlobal(variables, name)),
                            Value(value.isArray() && value.isComplex()),
                            Value::text(deviceOf(value))};
    for (size_t i = 0; i < all.columns.size(); ++i)
      all.columns[i].push_back(fields[i]);
  }
  return all;
}

static void showTable(Interpreter &interpreter, Frame &variables,
                      const std::vector<std::string> &names) {
  std::vector<Row> rows;
  for (const std::string &name : names) {
    const Value &value = *variables.find(name);
    rows.push_back({name, sizeOf(value),
                    std::to_string(int64_t(bytesOf(value))), value.className(),
                    attributesOf(value, interpreter.isGlobal(variables, name)),
                    deviceOf(value)});
  }
  interpreter.write(tableOf(
      {"Name", "Size", "Bytes", "Class", "Attributes", "Device"}, rows));
}

/// The variables that the arguments select; `global` leaves the global ones.
static std::vector<std::string> selected(Interpreter &interpreter, Frame &frame,
                                         std::span<const Value> arguments) {
  std::vector<std::string> words = wordsOf(arguments);
  const bool isGlobal = !words.empty() && words.front() == "global";
  if (isGlobal)
    words.erase(words.begin());
  std::vector<std::string> names = VariableSelection(words).names(frame);
  std::erase_if(names, [&](const std::string &name) {
    return isGlobal && !interpreter.isGlobal(frame.workspace(), name);
  });
  return names;
}

ValueList runmat::whos(Interpreter &interpreter, Frame &frame,
                       std::span<const Value> arguments, int outputCount) {
  Frame &variables = frame.workspace();
  const auto names = selected(interpreter, frame, arguments);
  if (outputCount > 0)
    return {structOf(interpreter, variables, names)};
  if (!names.empty())
    showTable(interpreter, variables, names);
  return {};
}

/// Names in columns that fit the terminal.
static std::string inColumns(const std::vector<std::string> &names,
                             int64_t width) {
  size_t longest = 0;
  for (const std::string &name : names)
    longest = std::max(longest, name.size() + 2);
  const size_t perLine = std::max<size_t>(1, size_t(width) / longest);
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) {
    const bool isLast = (i + 1) % perLine == 0 || i + 1 == names.size();
    std::string name = names[i];
    name.resize(longest, ' ');
    text += name + (isLast ? "\n" : "");
  }
  return text;
}

ValueList runmat::who(Interpreter &interpreter, Frame &frame,
                      std::span<const Value> arguments, int outputCount) {
  const auto names = selected(interpreter, frame, arguments);
  if (outputCount > 0) {
    std::vector<Value> elements;
    for (const std::string &name : names)
      elements.push_back(Value::text(name));
    return {CellArray(Extents(int64_t(elements.size()), 1), elements)};
  }
  if (!names.empty())
    interpreter.write("\nYour variables are:\n\n" +
                      inColumns(names, interpreter.session().format.width) +
                      "\n");
  return {};
}
