//===- Whos.cpp - what the variables hold -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Arguments.h"
#include "Interpreter/LanguageFunctions.h"

#include <numeric>

using namespace runmat;

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

static std::string attributesOf(const Value &value) {
  std::string text = value.isArray() && value.isComplex() ? "complex" : "";
  if (value.isGpuArray())
    text += text.empty() ? "gpuArray" : ", gpuArray";
  return text;
}

/// Columns as wide as what they hold: names and classes to the left, numbers to
/// the right.
static std::string tableOf(Frame &variables,
                           const std::vector<std::string> &names) {
  size_t nameWidth = 4, sizeWidth = 4;
  for (const std::string &name : names) {
    nameWidth = std::max(nameWidth, name.size());
    sizeWidth = std::max(sizeWidth, sizeOf(*variables.find(name)).size());
  }
  auto row = [&](std::string name, std::string size, std::string bytes,
                 const std::string &rest) {
    name.resize(nameWidth, ' ');
    size.insert(0, sizeWidth - size.size(), ' ');
    bytes.insert(0, std::max<size_t>(bytes.size(), 12) - bytes.size(), ' ');
    return "  " + name + "  " + size + bytes + "  " + rest + "\n";
  };
  std::string text = row("Name", "Size", "Bytes", "Class") + "\n";
  for (const std::string &name : names) {
    const Value &value = *variables.find(name);
    const std::string attributes = attributesOf(value);
    text +=
        row(name, sizeOf(value), std::to_string(int64_t(bytesOf(value))),
            value.className() + (attributes.empty() ? "" : "  " + attributes));
  }
  return text + "\n";
}

static Value sizeRow(const Value &value) {
  std::vector<double> extents;
  for (size_t i = 0; i < value.rank(); ++i)
    extents.push_back(double(value.extent(i)));
  return Value::row(extents);
}

/// A struct for each variable, one below the other.
static Value structOf(Frame &variables, const std::vector<std::string> &names) {
  StructArray all;
  all.extents = Extents(int64_t(names.size()), 1);
  all.names = {"name", "size", "bytes", "class", "complex"};
  all.columns.resize(all.names.size());
  for (const std::string &name : names) {
    const Value &value = *variables.find(name);
    all.columns[0].push_back(Value::text(name));
    all.columns[1].push_back(sizeRow(value));
    all.columns[2].push_back(bytesOf(value));
    all.columns[3].push_back(Value::text(value.className()));
    all.columns[4].push_back(Value(value.isArray() && value.isComplex()));
  }
  return all;
}

ValueList runmat::whos(Interpreter &interpreter, Frame &frame,
                       std::span<const Value> arguments, int outputCount) {
  std::vector<std::string> patterns;
  for (const Value &argument : arguments)
    patterns.push_back(argument.toText());
  Frame &variables = frame.workspace();
  const std::vector<std::string> names = namesLike(frame, patterns);
  if (outputCount > 0)
    return {structOf(variables, names)};
  if (!names.empty())
    interpreter.write(tableOf(variables, names));
  return {};
}
