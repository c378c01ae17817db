//===- Files.cpp - fopen, fread, fgetl, … -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Scanning.h"
#include "Values/Convert.h"
#include "Values/Gather.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>

#include <unistd.h>

namespace runmat::builtins {

namespace {

std::FILE *streamOf(CallContext &context, const Value &identifier) {
  return context.session().files.at(identifier.scalarDouble()).stream;
}

//===----------------------------------------------------------------------===//
// Opening and closing
//===----------------------------------------------------------------------===//

/// The mode without the marks of text and binary files, which are the same.
std::string plainMode(const std::string &mode) {
  std::string plain;
  for (char c : mode)
    if (c != 'b' && c != 't')
      plain += c;
  static constexpr std::string_view known[] = {"r", "w", "a", "r+", "w+", "a+"};
  if (std::find(std::begin(known), std::end(known), plain) == std::end(known))
    throw Error("MATLAB:FileIO:InvalidPermission",
                "Invalid permission '" + mode +
                    "': expected r, w, a, r+, w+ or a+.");
  return plain;
}

/// [fid, message] = fopen(name, mode); fopen('all').
void openFile(CallContext &context, Arguments arguments, Results &results,
              int) {
  const std::string name = arguments[0].toText();
  FileTable &files = context.session().files;
  if (name == "all" && arguments.size() == 1) {
    results.push_back(columnVector(files.identifiers()));
    return;
  }
  const std::string mode =
      arguments.size() > 1 ? plainMode(arguments[1].toText()) : "r";
  std::string message;
  const int identifier = files.open(name, mode, message);
  results = {double(identifier), Value::text(message)};
}

void closeFile(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  FileTable &files = context.session().files;
  if (arguments[0].isText() && arguments[0].toText() == "all")
    files.closeAll();
  else
    files.close(arguments[0].scalarDouble());
  if (nargout > 0)
    results.push_back(0.0);
}

//===----------------------------------------------------------------------===//
// Position
//===----------------------------------------------------------------------===//

void endOfFile(CallContext &context, Arguments arguments, Results &results,
               int) {
  results.push_back(std::feof(streamOf(context, arguments[0])) != 0);
}

void tellPosition(CallContext &context, Arguments arguments, Results &results,
                  int) {
  results.push_back(double(std::ftell(streamOf(context, arguments[0]))));
}

void rewindFile(CallContext &context, Arguments arguments, Results &, int) {
  std::rewind(streamOf(context, arguments[0]));
}

int originOf(const Value &origin) {
  if (isOption(origin, "bof"))
    return SEEK_SET;
  if (isOption(origin, "cof"))
    return SEEK_CUR;
  if (isOption(origin, "eof"))
    return SEEK_END;
  const double number = origin.isText() ? 2 : origin.scalarDouble();
  if (number != -1 && number != 0 && number != 1)
    throw Error("MATLAB:FileIO:InvalidOrigin",
                "The origin of fseek is 'bof', 'cof' or 'eof'.");
  return number < 0 ? SEEK_SET : number == 0 ? SEEK_CUR : SEEK_END;
}

void seekPosition(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  const int64_t offset = wholeArgument(arguments[1], "The offset",
                                       std::numeric_limits<int64_t>::min());
  const int origin = arguments.size() > 2 ? originOf(arguments[2]) : SEEK_SET;
  const int status =
      std::fseek(streamOf(context, arguments[0]), long(offset), origin);
  if (nargout > 0)
    results.push_back(double(status));
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// A line; -1 at the end of the file.
template <bool KeepEnd>
void readLine(CallContext &context, Arguments arguments, Results &results,
              int) {
  std::FILE *stream = streamOf(context, arguments[0]);
  std::string line;
  int c = 0;
  while ((c = std::getc(stream)) != EOF && c != '\n')
    line += char(c);
  if (c == EOF && line.empty()) {
    results.push_back(-1.0);
    return;
  }
  if (c == '\n' && KeepEnd)
    line += '\n';
  if (!KeepEnd && line.ends_with('\r'))
    line.pop_back();
  // The end shows as soon as the last line is read.
  if (c == '\n' && (c = std::getc(stream)) != EOF)
    std::ungetc(c, stream);
  results.push_back(Value::text(line));
}

std::string readRest(std::FILE *stream) {
  std::string text;
  char buffer[65536];
  while (const size_t n = std::fread(buffer, 1, sizeof buffer, stream))
    text.append(buffer, n);
  return text;
}

void scanFile(CallContext &context, Arguments arguments, Results &results,
              int) {
  std::FILE *stream = streamOf(context, arguments[0]);
  const long before = std::ftell(stream);
  const std::string text = readRest(stream);
  const size_t length = text.size();
  ScanResult scan = scanText(text, arguments[1].toText(),
                             arguments.size() > 2 ? arguments[2] : Value());
  if (scan.consumed < length)
    std::fseek(stream, before + long(scan.consumed), SEEK_SET);
  results = {std::move(scan.values), double(scan.conversions)};
}

/// fileread(name): all of a file as text.
void readWhole(CallContext &, Arguments arguments, Results &results, int) {
  FileTable files;
  std::string message;
  const std::string name = arguments[0].toText();
  const int identifier = files.open(name, "r", message);
  if (identifier < 0)
    throw Error("MATLAB:fileread:cannotOpenFile",
                "Could not open the file '" + name + "': " + message + ".");
  results.push_back(Value::text(readRest(files.at(identifier).stream)));
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// The element class that a precision names, as MATLAB or C does.
ElementClass precisionClass(const std::string &name) {
  struct Synonym {
    std::string_view name;
    ElementClass elementClass;
  };
  static constexpr Synonym synonyms[] = {
      {"uchar", ElementClass::UInt8},    {"unsigned char", ElementClass::UInt8},
      {"schar", ElementClass::Int8},     {"char", ElementClass::UInt8},
      {"short", ElementClass::Int16},    {"ushort", ElementClass::UInt16},
      {"int", ElementClass::Int32},      {"uint", ElementClass::UInt32},
      {"float", ElementClass::Single},   {"float32", ElementClass::Single},
      {"float64", ElementClass::Double}, {"real*8", ElementClass::Double},
      {"real*4", ElementClass::Single}};
  for (const Synonym &synonym : synonyms)
    if (synonym.name == name)
      return synonym.elementClass;
  const auto known = elementClassNamed(name);
  if (!known || *known == ElementClass::Logical)
    throw Error("MATLAB:FileIO:InvalidPrecision",
                "Unknown precision '" + name + "'.");
  return *known;
}

struct Precision {
  ElementClass stored = ElementClass::UInt8;
  ElementClass result = ElementClass::Double;
};

/// 'int16', '*int16' (result of that class), 'int16=>double'.
Precision readPrecision(std::string text) {
  Precision precision;
  const size_t arrow = text.find("=>");
  const bool same = text.starts_with('*');
  if (arrow != std::string::npos) {
    const std::string result = text.substr(arrow + 2);
    precision.result =
        result == "char" ? ElementClass::Char : precisionClass(result);
    text.resize(arrow);
  }
  const std::string stored = same ? text.substr(1) : text;
  precision.stored = precisionClass(stored);
  if (same)
    precision.result = stored == "char" ? ElementClass::Char : precision.stored;
  return precision;
}

/// The elements that a size argument of fread asks for, and its rows.
struct ReadSize {
  int64_t most = std::numeric_limits<int64_t>::max();
  int64_t rows = 0; ///< 0: a column
};

ReadSize readSizeArgument(const Value &size) {
  ReadSize wanted;
  const std::vector<double> extents = doubles(size);
  if (extents.empty() || extents.size() > 2 || !(extents[0] >= 0))
    throw Error("MATLAB:FileIO:InvalidSize",
                "The size given to fread must be n, [m n] or Inf.");
  double most = extents[0];
  if (extents.size() == 2) {
    wanted.rows = wholeArgument(extents[0], "The number of rows", 1);
    most *= extents[1];
  }
  if (most < 1e15)
    wanted.most = int64_t(most);
  return wanted;
}

/// [values, count] = fread(fid, size, precision).
void readNumbers(CallContext &context, Arguments arguments, Results &results,
                 int) {
  std::FILE *stream = streamOf(context, arguments[0]);
  arguments = arguments.subspan(1);
  ReadSize wanted;
  if (!arguments.empty() && !arguments[0].isText()) {
    wanted = readSizeArgument(arguments[0]);
    arguments = arguments.subspan(1);
  }
  const Precision precision =
      arguments.empty() ? Precision() : readPrecision(arguments[0].toText());
  const size_t width = elementBytes(precision.stored);
  std::string bytes;
  while (int64_t(bytes.size() / width) < wanted.most) {
    char buffer[65536];
    const size_t left = size_t(wanted.most) - bytes.size() / width;
    const size_t part = std::min(sizeof buffer / width, left) * width;
    const size_t n = std::fread(buffer, 1, part, stream);
    bytes.append(buffer, n);
    if (n < part)
      break;
  }
  const int64_t count = int64_t(bytes.size() / width);
  const int64_t rows = wanted.rows > 0 ? wanted.rows : count;
  const int64_t columns =
      wanted.rows > 0 ? (count + rows - 1) / rows : int64_t(count > 0);
  ArrayRef stored = Array::zeros(precision.stored, Extents(rows, columns));
  if (count > 0)
    std::memcpy(stored->mutableData(), bytes.data(), size_t(count) * width);
  results = {castTo(precision.result, stored), double(count)};
}

/// count = fwrite(fid, values, precision).
void writeNumbers(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  std::FILE *stream = streamOf(context, arguments[0]);
  const ElementClass stored = arguments.size() > 2
                                  ? precisionClass(arguments[2].toText())
                                  : ElementClass::UInt8;
  if (!arguments[1].isArray())
    throw Error("MATLAB:FileIO:invalidData", "fwrite needs an array, got a " +
                                                 arguments[1].className() +
                                                 ".");
  const ArrayRef values = convertArray(arguments[1], stored);
  const size_t width = elementBytes(stored);
  const size_t written =
      values->isEmpty()
          ? 0
          : std::fwrite(values->data(), width, size_t(values->count()), stream);
  if (nargout > 0)
    results.push_back(double(written));
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string temporaryFolder() {
  const char *folder = std::getenv("TMPDIR");
  return folder && *folder ? folder : "/tmp";
}

void tempFolder(CallContext &, Arguments, Results &results, int) {
  results.push_back(Value::text(temporaryFolder()));
}

/// tempname: a name that no file has.
void tempName(CallContext &, Arguments, Results &results, int) {
  static int number = 0;
  std::string name;
  do
    name = temporaryFolder() + "/tp" + std::to_string(::getpid()) + "_" +
           std::to_string(++number);
  while (::access(name.c_str(), F_OK) == 0);
  results.push_back(Value::text(name));
}

void deleteFiles(CallContext &context, Arguments arguments, Results &, int) {
  for (const Value &argument : arguments)
    if (::unlink(argument.toText().c_str()) != 0)
      context.warn("MATLAB:DELETE:FileNotFound",
                   "File '" + argument.toText() + "' not found.");
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Files
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group fileBuiltins() { return table; }

} // namespace runmat::builtins
