//===- Whos.cpp - what the variables hold -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/LoadSave.h"
#include "Interpreter/VariableSelection.h"
#include "runtime/Devices/Device.h"
#include "runtime/Residency.h"

#include <algorithm>
#include <array>
#include <numeric>

using namespace runmat;

static constexpr size_t columnCount = 6;
using Row = std::array<std::string, columnCount>;

/// Size and bytes stand to the right.
static bool isNumeric(size_t column) { return column == 1 || column == 2; }

// What MATLAB counts on machines of 64 bits beside the elements.
static constexpr double headerBytes = 104; ///< of each value in another one
static constexpr double fieldNameBytes = 64;
static constexpr double functionHandleBytes = 32;

static double bytesOf(const Value &value);

static double bytesOfAll(const std::vector<Value> &values) {
  return std::accumulate(values.begin(), values.end(), 0.0,
                         [](double sum, const Value &each) {
                           return sum + headerBytes + bytesOf(each);
                         });
}

/// An object counts as one address.
static double bytesOf(const Value &value) {
  if (value.isCell())
    return bytesOfAll(value.cell().elements);
  if (value.isStruct()) {
    double sum = fieldNameBytes * double(value.structure().names.size());
    for (const std::vector<Value> &column : value.structure().columns)
      sum += bytesOfAll(column);
    return sum;
  }
  if (value.isArray())
    return double(value.array()->bytes());
  if (value.isFunctionHandle())
    return functionHandleBytes;
  if (value.isObject())
    return double(sizeof(void *));
  return double(sizeof(void *)) * double(value.count());
}

static std::string sizeOf(const Value &value) {
  std::string text;
  for (size_t i = 0; i < value.rank(); ++i)
    text += (i ? "x" : "") + std::to_string(value.extent(i));
  return text;
}

namespace {
/// A variable as it is told.
struct Listed {
  std::string name;
  Value value;
  bool isGlobal = false, isPersistent = false;
};
} // namespace

static std::string attributesOf(const Listed &variable) {
  const Value &value = variable.value;
  std::string text;
  auto add = [&](bool holds, const char *word) {
    if (holds)
      text += (text.empty() ? "" : ", ") + std::string(word);
  };
  add(variable.isGlobal, "global");
  add(variable.isPersistent, "persistent");
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

/// The function that has the variables, and how many stand around it and with
/// it; none for those of scripts and of files.
static Value nestingOf(const Frame *variables) {
  StructArray nesting;
  int level = 0;
  const bool isFunction = variables && variables->inputCount >= 0;
  for (const Frame *frame = isFunction ? variables : nullptr; frame;
       frame = frame->outer().get())
    ++level;
  nesting.at("function") = Value::text(
      isFunction ? std::string(variables->function().name) : std::string());
  nesting.at("level") = Value(double(level));
  return Value(std::move(nesting));
}

/// A struct for each variable, one below the other; `frame` has them, or is
/// null for those of a file.
static Value structOf(const std::vector<Listed> &variables,
                      const Frame *frame) {
  StructArray all;
  all.extents = Extents(int64_t(variables.size()), 1);
  all.names = {"name",   "size",    "bytes",   "class",      "global",
               "sparse", "complex", "nesting", "persistent", "device"};
  all.columns.resize(all.names.size());
  for (const Listed &variable : variables) {
    const Value &value = variable.value;
    const Value fields[] = {Value::text(variable.name),
                            sizeRow(value),
                            bytesOf(value),
                            Value::text(value.className()),
                            Value(variable.isGlobal),
                            Value(false),
                            Value(value.isArray() && value.isComplex()),
                            nestingOf(frame),
                            Value(variable.isPersistent),
                            Value::text(deviceOf(value))};
    for (size_t i = 0; i < all.columns.size(); ++i)
      all.columns[i].push_back(fields[i]);
  }
  return all;
}

static std::string tableOf(const std::vector<Listed> &variables) {
  std::vector<Row> rows;
  for (const Listed &variable : variables) {
    const Value &value = variable.value;
    rows.push_back({variable.name, sizeOf(value),
                    std::to_string(int64_t(bytesOf(value))), value.className(),
                    attributesOf(variable), deviceOf(value)});
  }
  return tableOf({"Name", "Size", "Bytes", "Class", "Attributes", "Device"},
                 rows);
}

/// The variables of the frame that the words select; `global` leaves the global
/// ones.
static std::vector<Listed> ofWorkspace(Interpreter &interpreter, Frame &frame,
                                       std::vector<std::string> words) {
  const bool isGlobal = !words.empty() && words.front() == "global";
  if (isGlobal)
    words.erase(words.begin());
  Frame &variables = frame.workspace();
  std::vector<Listed> list;
  for (const std::string &name : VariableSelection(words).names(frame)) {
    const Value &value = *variables.find(name);
    list.push_back({name, value, interpreter.isGlobal(variables, name),
                    variables.module().isPersistent(value)});
  }
  if (isGlobal)
    std::erase_if(list, [](const Listed &each) { return !each.isGlobal; });
  return list;
}

/// Those of the MAT-file that follows -file.
static std::vector<Listed> ofFile(Interpreter &interpreter,
                                  std::vector<std::string> words) {
  if (words.size() < 2)
    throw Error("MATLAB:whos:missingFile",
                "-file: expected the name of a MAT-file behind it.");
  const std::string file = words[1];
  words.erase(words.begin(), words.begin() + 2);
  const VariableSelection selection(words);
  std::vector<Listed> list;
  for (auto &[name, value] : variablesOfFile(interpreter, file))
    if (selection.has(name))
      list.push_back({name, std::move(value)});
  std::ranges::sort(list, {}, &Listed::name);
  return list;
}

static bool isOfFile(const std::vector<std::string> &words) {
  return !words.empty() && words.front() == "-file";
}

static std::vector<Listed> listed(Interpreter &interpreter, Frame &frame,
                                  const std::vector<std::string> &words) {
  return isOfFile(words) ? ofFile(interpreter, words)
                         : ofWorkspace(interpreter, frame, words);
}

ValueList runmat::whos(Interpreter &interpreter, Frame &frame,
                       std::span<const Value> arguments, int outputCount) {
  const std::vector<std::string> words = wordsOf(arguments);
  const std::vector<Listed> variables = listed(interpreter, frame, words);
  if (outputCount > 0)
    return {
        structOf(variables, isOfFile(words) ? nullptr : &frame.workspace())};
  if (!variables.empty())
    interpreter.write(tableOf(variables));
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
  std::vector<std::string> names;
  for (Listed &each : listed(interpreter, frame, wordsOf(arguments)))
    names.push_back(std::move(each.name));
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
