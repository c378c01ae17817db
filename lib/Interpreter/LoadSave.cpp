//===- LoadSave.cpp - load and save -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Interpreter/LoadSave.h"
#include "Builtins/Arguments.h"
#include "Builtins/FileNames.h"
#include "Interpreter/LanguageFunctions.h"
#include "Interpreter/SaveText.h"
#include "Interpreter/VariableSelection.h"
#include "runtime/Pieces.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

using namespace runmat;

namespace {
using Arguments = std::span<const Value>;

/// The texts that load and save were given, options taken apart.
struct Request {
  std::string file = "matlab.mat";
  std::vector<std::string> options;
  /// Variables, by words as clear has them; of save -struct the struct comes
  /// first, then its fields.
  std::vector<std::string> names;

  bool has(std::string_view option) const {
    return std::find(options.begin(), options.end(), option) != options.end();
  }
};

Request readRequest(Arguments arguments) {
  Request request;
  bool hasFile = false;
  for (const Value &argument : arguments) {
    std::string text = argument.toText();
    if (builtins::lowerText(text) == "-regexp") {
      request.names.push_back("-regexp");
    } else if (text.starts_with('-')) {
      request.options.push_back(builtins::lowerText(text));
    } else if (!hasFile) {
      request.file = builtins::expandHome(std::move(text));
      hasFile = true;
    } else {
      request.names.push_back(std::move(text));
    }
  }
  return request;
}

bool isThere(const std::string &path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

/// A name without an extension means a MAT-file.
std::string withExtension(const std::string &file) {
  return std::filesystem::path(file).has_extension() ? file : file + ".mat";
}

std::string contentsOf(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  int failure = stream ? 0 : errno;
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    failure = EISDIR;
  if (failure)
    throw Error("MATLAB:load:couldNotReadFile",
                "Unable to read file '" + path + "'. " +
                    std::generic_category().message(failure) + ".");
  return readInPieces(stream);
}

/// The variables of a MAT-file, which errors name.
std::vector<NamedValue> variablesIn(const std::string &path,
                                    std::string_view contents,
                                    const MatFileRequest &request) {
  try {
    return readMatFile(contents, request);
  } catch (Error &error) {
    error.message = "'" + path + "': " + error.message;
    throw;
  }
}

//===----------------------------------------------------------------------===//
// Files of numbers as text
//===----------------------------------------------------------------------===//

[[noreturn]] void throwNoNumbers(const std::string &path, size_t line) {
  throw Error("MATLAB:load:badText",
              "Line " + std::to_string(line) + " of '" + path +
                  "' is no row of numbers as long as the first one.");
}

/// Takes a number off the front of a line; nothing when none stands there.
std::optional<double> takeNumber(std::string_view &line) {
  const bool hasPlus = line.starts_with('+');
  const char *begin = line.data() + hasPlus,
             *lineEnd = line.data() + line.size();
  double value = 0;
  const auto [end, error] = std::from_chars(begin, lineEnd, value);
  if (error == std::errc::invalid_argument ||
      (hasPlus && begin != lineEnd && *begin == '-'))
    return std::nullopt;
  // What is too large is Inf, what is too small 0.
  if (error == std::errc::result_out_of_range)
    value = std::strtod(std::string(begin, end).c_str(), nullptr);
  line.remove_prefix(size_t(end - line.data()));
  return value;
}

std::vector<double> numbersOf(std::string_view line, const std::string &path,
                              size_t number) {
  constexpr std::string_view separators = " \t\r,;";
  std::vector<double> row;
  line = line.substr(0, line.find('%'));
  while (true) {
    interrupt::poll();
    const size_t begin = line.find_first_not_of(separators);
    if (begin == std::string_view::npos)
      return row;
    line.remove_prefix(begin);
    const std::optional<double> value = takeNumber(line);
    const bool ended =
        line.empty() || separators.find(line[0]) != std::string_view::npos;
    if (!value || !ended)
      throwNoNumbers(path, number);
    row.push_back(*value);
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

/// The variables that were asked for, with a warning for those that are not
/// there; else all but those of classes that this program lacks, with a warning
/// for each.
std::vector<NamedValue> readVariables(const std::string &path,
                                      std::string_view contents,
                                      const Request &request,
                                      Interpreter &interpreter) {
  const VariableSelection selection(request.names);
  MatFileRequest wanted;
  if (request.names.empty())
    wanted.leftOut = [&](const Error &error) {
      interpreter.warn(error.identifier, "'" + path + "': " + error.message);
    };
  else
    wanted.wants = [&](std::string_view name) { return selection.has(name); };
  std::vector<NamedValue> variables = variablesIn(path, contents, wanted);
  for (const std::string &name : selection.patterns())
    if (std::none_of(variables.begin(), variables.end(), [&](auto &variable) {
          return fitsPattern(variable.first, name);
        }))
      interpreter.warn("MATLAB:load:variableNotFound",
                       "Variable '" + name + "' not found.");
  return variables;
}

/// A file as it is named, or with the extension of MAT-files.
std::string existingFile(const std::string &file) {
  return isThere(file) ? file : withExtension(file);
}

} // namespace

std::vector<NamedValue> runmat::variablesOfFile(Interpreter &interpreter,
                                                const std::string &file) {
  const std::string path = existingFile(file);
  return readVariables(path, contentsOf(path), {}, interpreter);
}

ValueList runmat::loadVariables(Interpreter &interpreter, Frame &frame,
                                Arguments arguments, int outputCount) {
  const Request request = readRequest(arguments);
  const bool isText = request.has("-ascii");
  const std::string path = isText ? request.file : existingFile(request.file);
  const std::string contents = contentsOf(path);
  std::vector<NamedValue> variables;
  if (isText || (!request.has("-mat") && !isMatFile(contents) &&
                 !path.ends_with(".mat"))) {
    Value matrix = readText(contents, path);
    if (outputCount > 0)
      return {matrix};
    variables.emplace_back(variableNamed(path), std::move(matrix));
  } else {
    variables = readVariables(path, contents, request, interpreter);
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

[[noreturn]] void throwNotFound(const std::string &name) {
  throw Error("MATLAB:save:variableNotFound",
              "Variable '" + name + "' not found.");
}

/// The named variables; without a name all of them, but those of classes that
/// no MAT-file holds, with a warning.
std::vector<NamedValue> variablesOf(Frame &frame, const Request &request) {
  std::vector<NamedValue> variables;
  const VariableSelection selection(request.names);
  for (const std::string &pattern : selection.patterns())
    if (VariableSelection({pattern}).names(frame).empty())
      throwNotFound(pattern);
  for (const std::string &name : selection.names(frame))
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
  const VariableSelection selection(
      {request.names.begin() + 1, request.names.end()});
  for (const std::string &pattern : selection.patterns())
    if (std::none_of(structure.names.begin(), structure.names.end(),
                     [&](auto &name) { return fitsPattern(name, pattern); }))
      throwNotFound(pattern);
  std::vector<NamedValue> fields;
  for (const std::string &name : structure.names)
    if (selection.has(name))
      fields.emplace_back(name, *structure.get(name));
  return fields;
}

/// What the file holds already and is not saved anew comes first.
void putExistingBefore(std::vector<NamedValue> &variables,
                       const std::string &path) {
  MatFileRequest kept;
  kept.wants = [&](std::string_view name) {
    return std::none_of(variables.begin(), variables.end(),
                        [&](auto &added) { return added.first == name; });
  };
  std::vector<NamedValue> existing = variablesIn(path, contentsOf(path), kept);
  variables.insert(variables.begin(), existing.begin(), existing.end());
}

/// A new empty file beside the one that it may replace; it goes where it does
/// not come to that.
class Draft {
public:
  explicit Draft(const std::string &path) : path(path) {
    int file = -1;
    for (int number = 0; file < 0 && (number == 0 || errno == EEXIST); ++number)
      file = ::open((name = path + ".part" + std::to_string(number)).c_str(),
                    O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    isThere = file >= 0;
    if (isThere)
      ::close(file);
  }
  ~Draft() {
    std::error_code ignored;
    if (isThere)
      std::filesystem::remove(name, ignored);
  }
  Draft(const Draft &) = delete;

  /// False when it cannot be written, or put in place.
  bool become(std::string_view contents) {
    if (!isThere)
      return false;
    std::ofstream stream(name, std::ios::binary);
    inPieces(contents, [&](std::string_view piece) { stream << piece; });
    stream.close();
    std::error_code failed;
    if (stream)
      std::filesystem::rename(name, path, failed);
    isThere = !stream || failed;
    return !isThere;
  }

private:
  const std::string &path;
  std::string name;
  bool isThere;
};

/// The file is replaced as a whole, so that a failure or an interrupt leaves
/// the old one.
void replaceFile(const std::string &path, const std::string &contents) {
  if (!Draft(path).become(contents))
    throw Error("MATLAB:save:permissionDenied",
                "Unable to write file '" + path + "'.");
}

void requireOurVersion(const Request &request) {
  if (request.has("-v7.3"))
    throw Error("MATLAB:save:unsupportedOption",
                "'save' writes no MAT-files of version 7.3, which are HDF5. "
                "Leave '-v7.3' out, or give '-v7': programs that read 7.3 read "
                "these files too.");
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
  const Request request = readRequest(arguments);
  requireOurVersion(request);
  const bool isText = request.has("-ascii");
  const std::string path = isText ? request.file : withExtension(request.file);
  std::vector<NamedValue> variables = request.has("-struct")
                                          ? fieldsOf(frame, request)
                                          : variablesOf(frame, request);
  if (isText) {
    const bool follows = request.has("-append") && isThere(path);
    replaceFile(path, (follows ? contentsOf(path) : "") +
                          textOfVariables(
                              variables,
                              {request.has("-double"), request.has("-tabs")},
                              interpreter));
    return {};
  }
  if (request.names.empty())
    dropUnsupported(variables, interpreter);
  if (request.has("-append") && isThere(path))
    putExistingBefore(variables, path);
  replaceFile(path,
              writeMatFile(variables, !request.has("-v6") &&
                                          !request.has("-nocompression")));
  return {};
}
