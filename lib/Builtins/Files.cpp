//===- Files.cpp - fopen, fread, fgetl, … -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/BinaryFiles.h"
#include "Builtins/FileNames.h"
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Scanning.h"
#include "Values/Convert.h"
#include "Values/Gather.h"
#include "Values/Object.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

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
std::string plainMode(const Value &permission) {
  std::string mode = lowerText(permission.toText());
  std::erase_if(mode, [](char c) { return c == 'b' || c == 't'; });
  return mode;
}

/// Stands behind the mode of a file whose numbers have their high bytes first.
constexpr std::string_view bigEndianMark = " ieee-be";

/// [fid, message] = fopen(name, mode, machine format, encoding); fopen('all').
void openFile(CallContext &context, Arguments arguments, Results &results,
              int) {
  const std::string name = arguments[0].toText();
  FileTable &files = context.session().files;
  if (name == "all" && arguments.size() == 1) {
    results.push_back(columnVector(files.identifiers()));
    return;
  }
  const std::string mode = arguments.size() > 1 ? plainMode(arguments[1]) : "r";
  const bool bigEndian =
      isBigEndian(arguments.size() > 2 ? arguments[2] : Value::text("native"));
  std::string message;
  const int identifier = files.open(name, mode, message);
  if (identifier >= 0 && bigEndian)
    files.at(identifier).mode += bigEndianMark;
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

/// A line, or the first characters of it when it has more than `most`: bytes
/// that go on with a character of UTF-8 are none. `c` is what ended it.
std::string lineOf(std::FILE *stream, double most, int &c) {
  const auto goesOn = [](int byte) { return (byte & 0xC0) == 0x80; };
  std::string line;
  double characters = 0;
  while ((c = std::getc(stream)) != EOF && c != '\n') {
    interrupt::poll();
    if (!goesOn(c) && ++characters > most) {
      std::ungetc(c, stream);
      break;
    }
    line += char(c);
  }
  // The end of the line is a character too.
  if (c == '\n' && characters >= most)
    std::ungetc(std::exchange(c, 0), stream);
  return line;
}

/// Of "\n" and "\r\n", or of "\r" where the file ends.
size_t lengthOfEnd(const std::string &line) {
  if (line.ends_with("\r\n"))
    return 2;
  return line.ends_with('\n') || line.ends_with('\r') ? 1 : 0;
}

/// [line, end] = fgetl(file), fgets(file, most); -1 at the end of the file.
template <bool KeepEnd>
void readLine(CallContext &context, Arguments arguments, Results &results,
              int) {
  std::FILE *stream = streamOf(context, arguments[0]);
  const double most = arguments.size() > 1
                          ? arguments[1].scalarDouble()
                          : std::numeric_limits<double>::infinity();
  int c = 0;
  std::string line = lineOf(stream, most, c);
  if (c == EOF && line.empty()) {
    results = {-1.0, Value::empty()};
    return;
  }
  if (c == '\n')
    line += '\n';
  // The end shows as soon as the last line is read.
  if (c == '\n' && (c = std::getc(stream)) != EOF)
    std::ungetc(c, stream);
  const size_t end = line.size() - lengthOfEnd(line);
  std::vector<double> codes(line.begin() + std::ptrdiff_t(end), line.end());
  if (!KeepEnd)
    line.resize(end);
  results = {Value::text(line), Value::row(codes)};
}

std::string readRest(std::FILE *stream) {
  std::string text;
  char buffer[65536];
  while (const size_t n = std::fread(buffer, 1, sizeof buffer, stream)) {
    interrupt::poll();
    text.append(buffer, n);
  }
  return text;
}

/// Bytes at the beginning of a text that make a number of code units; what is
/// not UTF-8 makes one a byte.
size_t bytesOfUnits(const std::string &text, size_t units) {
  size_t at = 0;
  for (size_t done = 0; done < units && at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const size_t length = lead < 0xC2   ? 1
                          : lead < 0xE0 ? 2
                          : lead < 0xF0 ? 3
                          : lead < 0xF5 ? 4
                                        : 1;
    const std::u16string decoded = toUtf16(text.substr(at, length));
    const size_t wanted = length == 4 ? 2 : 1;
    const bool isValid = decoded.size() == wanted &&
                         (length < 4 || decoded[0] != char16_t(0xFFFD));
    done += isValid ? wanted : 1;
    at += isValid ? length : 1;
  }
  return at;
}

void scanFile(CallContext &context, Arguments arguments, Results &results,
              int) {
  std::FILE *stream = streamOf(context, arguments[0]);
  const long before = std::ftell(stream);
  const std::string text = readRest(stream);
  const std::u16string units = toUtf16(text);
  ScanResult scan = scanText(units, arguments[1].toText(),
                             arguments.size() > 2 ? arguments[2] : Value());
  if (scan.consumed < units.size())
    std::fseek(stream, before + long(bytesOfUnits(text, scan.consumed)),
               SEEK_SET);
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

/// The elements that a size argument of fread asks for, and its rows.
struct ReadSize {
  int64_t most = std::numeric_limits<int64_t>::max();
  int64_t rows = 0; ///< 0: a column
};

ReadSize readSizeArgument(const Value &size) {
  ReadSize wanted;
  const std::vector<double> extents = doubles(size, "The size given to fread");
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

/// What follows the values of fread and fwrite: precision, bytes to leave out,
/// machine format.
BinaryLayout readLayout(const FileTable::OpenFile &file, Arguments arguments) {
  BinaryLayout layout;
  layout.bigEndian = file.mode.ends_with(bigEndianMark);
  if (!arguments.empty())
    layout.precision = readPrecision(arguments[0].toText());
  if (arguments.size() > 1)
    layout.gap = wholeArgument(arguments[1], "The number of bytes to skip", 0);
  if (arguments.size() > 2)
    layout.bigEndian = isBigEndian(arguments[2]);
  return layout;
}

/// [values, count] = fread(fid, size, precision, skip, machine format).
void readNumbers(CallContext &context, Arguments arguments, Results &results,
                 int) {
  const FileTable::OpenFile &file =
      context.session().files.at(arguments[0].scalarDouble());
  arguments = arguments.subspan(1);
  ReadSize wanted;
  if (!arguments.empty() && !arguments[0].isText()) {
    wanted = readSizeArgument(arguments[0]);
    arguments = arguments.subspan(1);
  }
  const BinaryLayout layout = readLayout(file, arguments);
  const ArrayRef elements = readElements(file.stream, layout, wanted.most);
  const int64_t count = elements->count();
  const int64_t rows = wanted.rows > 0 ? wanted.rows : count;
  const int64_t columns =
      wanted.rows > 0 ? (count + rows - 1) / rows : int64_t(count > 0);
  ArrayRef filled =
      Array::zeros(elements->elementClass(), Extents(rows, columns));
  if (count > 0)
    std::memcpy(filled->mutableData(), elements->data(), elements->bytes());
  results = {castTo(layout.precision.result, filled), double(count)};
}

/// count = fwrite(fid, values, precision, skip, machine format).
void writeNumbers(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  const FileTable::OpenFile &file =
      context.session().files.at(arguments[0].scalarDouble());
  const Value &values = arguments[1];
  if (!values.isArray() || values.isComplex())
    throw Error("MATLAB:FileIO:invalidData",
                std::string("fwrite needs a real array, got a ") +
                    (values.isComplex() ? "complex " : "") +
                    values.className() + ".");
  const int64_t written = writeElements(
      file.stream, readLayout(file, arguments.subspan(2)), values);
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
  // Names of files are put behind it.
  const std::string folder = temporaryFolder();
  results.push_back(Value::text(folder.ends_with('/') ? folder : folder + "/"));
}

/// tempname: a name that no file has.
void tempName(CallContext &, Arguments, Results &results, int) {
  static std::atomic<int> number{0};
  std::string name;
  do
    name = temporaryFolder() + "/tp" + std::to_string(::getpid()) + "_" +
           std::to_string(++number);
  while (::access(name.c_str(), F_OK) == 0);
  results.push_back(Value::text(name));
}

/// The files of a name, which may have stars; folders stay.
void deleteNamed(CallContext &context, const std::string &name) {
  bool isFound = false;
  for (const std::filesystem::path &path : pathsMeant(name))
    isFound |= ::unlink(path.c_str()) == 0;
  if (!isFound)
    context.warn("MATLAB:DELETE:FileNotFound",
                 "File '" + name + "' not found.");
}

/// delete(filename, …), delete(object, …).
void deleteFiles(CallContext &context, Arguments arguments, Results &, int) {
  for (const Value &argument : arguments)
    if (argument.isObject())
      argument.object().destroy();
    else if (argument.isDouble())
      for (const graphics::NodeRef &node :
           objectArguments(sceneOf(context), argument))
        node->destroy();
    else
      deleteNamed(context, argument.toText());
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Files
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group fileBuiltins() { return table; }

} // namespace runmat::builtins
