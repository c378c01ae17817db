//===- LoadSave.cpp - load and save -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/LanguageFunctions.h"
#include "MatFiles/MatFile.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace runmat;

namespace {
using Arguments = std::span<const Value>;

/// The texts that load and save were given, options taken apart.
struct Request {
  std::string file = "matlab.mat";
  std::vector<std::string> options;
  /// Variables; of save -struct the struct and its fields.
  std::vector<std::string> names;

  bool has(std::string_view option) const {
    return std::find(options.begin(), options.end(), option) != options.end();
  }
};

Request readRequest(Arguments arguments, const char *function,
                    std::span<const std::string_view> known) {
  Request request;
  bool hasFile = false;
  for (const Value &argument : arguments) {
    std::string text = argument.toText();
    if (text.starts_with('-')) {
      if (std::find(known.begin(), known.end(), text) == known.end())
        throw Error(std::string("MATLAB:") + function + ":unsupportedOption",
                    std::string("The option '") + text + "' of " + function +
                        " is not supported.");
      request.options.push_back(std::move(text));
    } else if (!hasFile) {
      request.file = std::move(text);
      hasFile = true;
    } else {
      request.names.push_back(std::move(text));
    }
  }
  return request;
}

/// A name without an extension means a MAT-file.
std::string withExtension(const std::string &file) {
  return std::filesystem::path(file).has_extension() ? file : file + ".mat";
}

std::string contentsOf(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream || std::filesystem::is_directory(path))
    throw Error("MATLAB:load:couldNotReadFile",
                "Unable to read file '" + path +
                    "'. No such file or directory.");
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

//===----------------------------------------------------------------------===//
// Files of numbers as text
//===----------------------------------------------------------------------===//

[[noreturn]] void throwNoNumbers(const std::string &path, size_t line) {
  throw Error("MATLAB:load:badText",
              "Line " + std::to_string(line) + " of '" + path +
                  "' is no row of numbers as long as the first one.");
}

std::vector<double> numbersOf(std::string_view line, const std::string &path,
                              size_t number) {
  constexpr std::string_view separators = " \t\r,;";
  std::vector<double> row;
  line = line.substr(0, line.find('%'));
  while (true) {
    const size_t begin = line.find_first_not_of(separators);
    if (begin == std::string_view::npos)
      return row;
    line.remove_prefix(begin + (line[begin] == '+'));
    double value = 0;
    const auto [end, error] =
        std::from_chars(line.data(), line.data() + line.size(), value);
    line.remove_prefix(size_t(end - line.data()));
    const bool ended =
        line.empty() || separators.find(line[0]) != std::string_view::npos;
    if (error != std::errc() || !ended)
      throwNoNumbers(path, number);
    row.push_back(value);
  }
}

Value matrixOf(const std::vector<std::vector<double>> &rows) {
  const auto m = int64_t(rows.size());
  const auto n = rows.empty() ? 0 : int64_t(rows[0].size());
  ArrayRef out = Array::make(ElementClass::Double, Extents(m, n));
  for (int64_t r = 0; r < m; ++r)
    for (int64_t c = 0; c < n; ++c)
      out->mutableAs<double>()[r + c * m] = rows[size_t(r)][size_t(c)];
  return out;
}

Value readText(std::string_view contents, const std::string &path) {
  std::vector<std::vector<double>> rows;
  for (size_t number = 1; !contents.empty(); ++number) {
    const size_t end = std::min(contents.find('\n'), contents.size());
    std::vector<double> row = numbersOf(contents.substr(0, end), path, number);
    contents.remove_prefix(std::min(end + 1, contents.size()));
    if (row.empty())
      continue;
    if (!rows.empty() && row.size() != rows[0].size())
      throwNoNumbers(path, number);
    rows.push_back(std::move(row));
  }
  return matrixOf(rows);
}

/// The variable that a file of numbers becomes: its name as far as that is one.
std::string variableNamed(const std::string &path) {
  std::string name = std::filesystem::path(path).stem().string();
  for (char &c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)))
      c = '_';
  if (name.empty() || !std::isalpha(static_cast<unsigned char>(name[0])))
    name.insert(0, "X");
  return name;
}

//===----------------------------------------------------------------------===//
// load
//===----------------------------------------------------------------------===//

/// Leaves the variables that were asked for; warns of those that are not there.
void select(std::vector<NamedValue> &variables, const Request &request,
            Interpreter &interpreter) {
  if (request.names.empty())
    return;
  for (const std::string &name : request.names)
    if (std::none_of(variables.begin(), variables.end(), [&](auto &variable) {
          return fitsPattern(variable.first, name);
        }))
      interpreter.warn("MATLAB:load:variableNotFound",
                       "Variable '" + name + "' not found.");
  std::erase_if(variables, [&](const NamedValue &variable) {
    return std::none_of(request.names.begin(), request.names.end(),
                        [&](const std::string &name) {
                          return fitsPattern(variable.first, name);
                        });
  });
}

} // namespace

ValueList runmat::loadVariables(Interpreter &interpreter, Frame &frame,
                                Arguments arguments, int outputCount) {
  constexpr std::string_view known[] = {"-mat", "-ascii"};
  const Request request = readRequest(arguments, "load", known);
  const bool isText = request.has("-ascii");
  const std::string path = isText || std::filesystem::exists(request.file)
                               ? request.file
                               : withExtension(request.file);
  const std::string contents = contentsOf(path);
  std::vector<NamedValue> variables;
  if (isText || (!request.has("-mat") && !isMatFile(contents) &&
                 !path.ends_with(".mat"))) {
    Value matrix = readText(contents, path);
    if (outputCount > 0)
      return {matrix};
    variables.emplace_back(variableNamed(path), std::move(matrix));
  } else {
    variables = readMatFile(contents);
    select(variables, request, interpreter);
  }
  if (outputCount == 0) {
    for (auto &[name, value] : variables)
      frame.workspace().findOrAdd(name) = std::move(value);
    return {};
  }
  StructArray result;
  for (auto &[name, value] : variables)
    result.at(name) = std::move(value);
  return {Value(std::move(result))};
}

//===----------------------------------------------------------------------===//
// save
//===----------------------------------------------------------------------===//

namespace {

/// The named variables; without a name all of them, but those of classes that
/// no MAT-file holds, with a warning.
std::vector<NamedValue> variablesOf(Frame &frame, const Request &request) {
  std::vector<NamedValue> variables;
  for (const std::string &pattern : request.names)
    if (namesLike(frame, {pattern}).empty())
      throw Error("MATLAB:save:variableNotFound",
                  "Variable '" + pattern + "' not found.");
  for (const std::string &name : namesLike(frame, request.names))
    variables.emplace_back(name, *frame.workspace().find(name));
  return variables;
}

/// save -struct s f g: the fields of a scalar struct as variables.
std::vector<NamedValue> fieldsOf(Frame &frame, const Request &request) {
  const Value *variable = request.names.empty()
                              ? nullptr
                              : frame.workspace().find(request.names[0]);
  if (!variable || !variable->isStruct() || !variable->isScalar())
    throw Error("MATLAB:save:notAScalarStruct",
                "save -struct needs the name of a scalar struct.");
  const StructArray &structure = variable->structure();
  std::vector<NamedValue> fields;
  for (const std::string &name : structure.names)
    if (request.names.size() == 1 ||
        std::find(request.names.begin() + 1, request.names.end(), name) !=
            request.names.end())
      fields.emplace_back(name, *structure.get(name));
  return fields;
}

/// What the file holds already and is not saved anew comes first.
void putBefore(std::vector<NamedValue> &variables,
               std::vector<NamedValue> existing) {
  std::erase_if(existing, [&](const NamedValue &old) {
    return std::any_of(variables.begin(), variables.end(),
                       [&](auto &added) { return added.first == old.first; });
  });
  existing.insert(existing.end(), variables.begin(), variables.end());
  variables = std::move(existing);
}

/// The file is replaced as a whole, so that a failure leaves the old one.
void replaceFile(const std::string &path, const std::string &contents) {
  const std::string draft = path + ".part";
  std::error_code failed;
  {
    std::ofstream stream(draft, std::ios::binary);
    stream << contents;
    stream.close();
    if (stream)
      std::filesystem::rename(draft, path, failed);
    if (stream && !failed)
      return;
  }
  std::filesystem::remove(draft, failed);
  throw Error("MATLAB:save:permissionDenied",
              "Unable to write file '" + path + "'.");
}

/// Takes out what no MAT-file holds, with a warning for each.
void dropUnsupported(std::vector<NamedValue> &variables,
                     Interpreter &interpreter) {
  std::erase_if(variables, [&](const NamedValue &variable) {
    const Value &value = variable.second;
    if (value.isArray() || value.isCell() || value.isStruct())
      return false;
    interpreter.warn("MATLAB:save:unsupportedClass",
                     "The variable '" + variable.first +
                         "' was not saved: its class is " + value.className() +
                         ".");
    return true;
  });
}

} // namespace

ValueList runmat::saveVariables(Interpreter &interpreter, Frame &frame,
                                Arguments arguments, int) {
  constexpr std::string_view known[] = {"-mat", "-v6", "-v7", "-append",
                                        "-struct"};
  const Request request = readRequest(arguments, "save", known);
  const std::string path = withExtension(request.file);
  std::vector<NamedValue> variables = request.has("-struct")
                                          ? fieldsOf(frame, request)
                                          : variablesOf(frame, request);
  if (request.names.empty())
    dropUnsupported(variables, interpreter);
  if (request.has("-append") && std::filesystem::exists(path))
    putBefore(variables, readMatFile(contentsOf(path)));
  replaceFile(path, writeMatFile(variables, !request.has("-v6")));
  return {};
}
