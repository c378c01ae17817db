//===- Conversions.cpp - numbers to text and back ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Conversion.h"
#include "Builtins/Kernels/Operators.h"
#include "Builtins/TextMapping.h"
#include "Values/ElementTypes.h"
#include "Values/Gather.h"
#include "Values/Indexing.h"
#include "Values/Missing.h"
#include "Values/NumberText.h"
#include "Values/Strings.h"

#include "runtime/Interrupt.h"
#include <algorithm>
#include <charconv>
#include <complex>
#include <cstdlib>
#include <functional>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// num2str, int2str
//===----------------------------------------------------------------------===//

bool allWhole(const std::vector<double> &numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [](double x) {
    return x == std::floor(x) || !std::isfinite(x);
  });
}

double largestMagnitude(const std::vector<double> &numbers) {
  double largest = 0;
  for (double x : numbers)
    if (std::isfinite(x))
      largest = std::max(largest, std::abs(x));
  return largest;
}

/// Digits before the point.
int leadingDigits(double magnitude) {
  return magnitude == 0 ? 1 : decimalExponent(magnitude) + 1;
}

std::string wholeText(double x) {
  return std::isfinite(x) ? fixedText(x == 0 ? 0 : x, 0) : generalText(x, 5);
}

/// One real number: up to four digits after the point, sixteen in all.
std::string scalarText(double x) {
  if (x == std::floor(x) || !std::isfinite(x))
    return wholeText(x);
  const int digits = std::clamp(leadingDigits(std::abs(x)) + 4, 5, 16);
  return generalText(x, digits);
}

/// Rows of a matrix in columns of one width; the blanks that all rows begin
/// with are dropped.
Value alignedRows(const Value &x, const NumberFormat &format) {
  const std::vector<double> numbers = doubles(x, "The numbers of num2str");
  const int64_t rows = x.rows();
  const int64_t columns = rows == 0 ? 0 : x.count() / rows;
  std::vector<std::string> texts;
  size_t margin = std::string::npos;
  for (int64_t r = 0; r < rows; ++r) {
    std::string row;
    for (int64_t c = 0; c < columns; ++c)
      row += formatFloat(format, numbers[size_t(r + c * rows)]);
    margin = std::min(margin, row.find_first_not_of(' '));
    texts.push_back(std::move(row));
  }
  for (std::string &row : texts)
    row = row.substr(std::min(margin, row.size()));
  return charMatrix(texts);
}

/// 64-bit integers have more digits than a double.
bool isWide(const Value &x) {
  return x.isArrayOf(ElementClass::Int64) || x.isArrayOf(ElementClass::UInt64);
}

Value elementOf(const Value &x, int64_t index) {
  return gather(x, Extents(1, 1), {{index}});
}

std::string integerText(const Value &x, int64_t index) {
  const Value element = elementOf(x, index);
  return formatValues("%d", {&element, 1});
}

/// Rows of texts, each at the right end of a column of its own width.
Value rightAligned(const Value &x,
                   const std::function<std::string(int64_t)> &textOf) {
  const int64_t rows = x.rows(), columns = x.count() / rows;
  std::vector<std::string> texts;
  size_t width = 0;
  for (int64_t i = 0; i < x.count(); ++i) {
    texts.push_back(textOf(i));
    width = std::max(width, texts.back().size() + 2);
  }
  std::vector<std::string> lines;
  size_t margin = std::string::npos;
  for (int64_t r = 0; r < rows; ++r) {
    std::string line;
    for (int64_t c = 0; c < columns; ++c) {
      const std::string &text = texts[size_t(r + c * rows)];
      line += std::string(width - text.size(), ' ') + text;
    }
    margin = std::min(margin, line.find_first_not_of(' '));
    lines.push_back(std::move(line));
  }
  for (std::string &line : lines)
    line = line.substr(std::min(margin, line.size()));
  return charMatrix(lines);
}

/// The format of the numbers of a matrix without a precision.
NumberFormat matrixFormat(const std::vector<double> &numbers) {
  const int digits = leadingDigits(largestMagnitude(numbers));
  NumberFormat format;
  if (allWhole(numbers)) {
    const bool negative = std::any_of(numbers.begin(), numbers.end(),
                                      [](double v) { return v < 0; });
    format.conversion = 'f';
    format.precision = 0;
    format.width = std::max(digits, 1) + (negative ? 1 : 0) + 2;
    // NaN and Inf need three columns.
    if (std::any_of(numbers.begin(), numbers.end(),
                    [](double v) { return !std::isfinite(v); }))
      format.width = std::max(format.width, 5);
  } else {
    format.precision = std::clamp(digits + 4, 5, 16);
    format.width = format.precision + 7;
  }
  return format;
}

std::string signedText(NumberFormat format, double x) {
  format.plus = true;
  format.leftAlign = true;
  return formatFloat(format, x);
}

/// Real parts at the right end of their columns, imaginary ones at the left end
/// of theirs.
Value complexRows(const Value &x, const NumberFormat &format) {
  const std::vector<std::complex<double>> numbers =
      numbersOf<std::complex<double>>(x);
  const int64_t rows = x.rows(), columns = x.count() / rows;
  std::vector<std::string> lines;
  size_t margin = std::string::npos, end = 0;
  for (int64_t r = 0; r < rows; ++r) {
    std::string line;
    for (int64_t c = 0; c < columns; ++c) {
      const std::complex<double> z = numbers[size_t(r + c * rows)];
      std::string imaginary = signedText(format, z.imag());
      imaginary.insert(
          std::min(imaginary.find_last_not_of(' ') + 1, imaginary.size()), "i");
      line += formatFloat(format, z.real()) + imaginary;
    }
    margin = std::min(margin, line.find_first_not_of(' '));
    end = std::max(end, line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  for (std::string &line : lines)
    line = line.substr(margin, end - margin);
  return charMatrix(lines);
}

/// The parts of all numbers.
std::vector<double> partsOf(const Value &x) {
  std::vector<double> parts;
  for (std::complex<double> z : numbersOf<std::complex<double>>(x)) {
    parts.push_back(z.real());
    parts.push_back(z.imag());
  }
  return parts;
}

Value matrixText(const Value &x) {
  if (x.isComplex())
    return complexRows(x, matrixFormat(partsOf(x)));
  if (isWide(x))
    return rightAligned(x, [&](int64_t i) { return integerText(x, i); });
  return alignedRows(x, matrixFormat(doubles(x, "The numbers of num2str")));
}

std::string complexText(std::complex<double> z) {
  std::string imaginary = scalarText(std::abs(z.imag()));
  return scalarText(z.real()) + (std::signbit(z.imag()) ? "-" : "+") +
         imaginary + "i";
}

/// num2str(x, precision).
Value withPrecision(const Value &x, const Value &precision) {
  constexpr int64_t most = 1000;
  NumberFormat format;
  format.precision =
      int(std::min(most, wholeArgument(precision, "The number of digits", 0)));
  if (x.isScalar() && !x.isComplex())
    return Value::text(formatFloat(format, x.scalarDouble()));
  format.width = format.precision + 7;
  return x.isComplex() ? complexRows(x, format) : alignedRows(x, format);
}

/// num2str(x, format): each row of the matrix is one line.
Value withFormat(const Value &x, const std::string &format) {
  if (x.isComplex())
    throw Error("MATLAB:num2str:complexWithFormat",
                "num2str with a format takes real numbers; give those of "
                "real(x) and imag(x).");
  if (x.isScalar())
    return Value::text(formatValues(format, {&x, 1}));
  std::vector<std::string> rows;
  const int64_t columns = x.count() / x.rows();
  for (int64_t r = 0; r < x.rows(); ++r) {
    std::vector<int64_t> positions;
    for (int64_t c = 0; c < columns; ++c)
      positions.push_back(r + c * x.rows());
    const Value values = gather(x, Extents(1, columns), positions);
    rows.push_back(formatValues(format, {&values, 1}));
  }
  return charMatrix(rows);
}

void num2str(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (x.isChar()) {
    results.push_back(x);
    return;
  }
  if (x.isEmpty())
    results.push_back(Value::text(""));
  else if (arguments.size() > 1 && arguments[1].isText())
    results.push_back(withFormat(x, arguments[1].toText()));
  else if (arguments.size() > 1)
    results.push_back(withPrecision(x, arguments[1]));
  else if (x.isScalar() && x.isComplex())
    results.push_back(
        Value::text(complexText(*makeComplex(castTo(ElementClass::Double, x))
                                     ->as<std::complex<double>>())));
  else if (x.isScalar() && isInteger(x.elementClass()))
    results.push_back(Value::text(formatValues("%d", {&x, 1})));
  else if (x.isScalar())
    results.push_back(Value::text(scalarText(x.scalarDouble())));
  else
    results.push_back(matrixText(x));
}

void int2str(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments[0].isScalar() && arguments[0].isArray() &&
      isInteger(arguments[0].elementClass())) {
    results.push_back(Value::text(formatValues("%d", arguments.first(1))));
    return;
  }
  const Value rounded =
      unaryOp(UnaryOpcode::Round, castTo(ElementClass::Double, arguments[0]));
  results.push_back(rounded.isEmpty() ? Value::text("")
                    : rounded.isScalar()
                        ? Value::text(wholeText(rounded.scalarDouble()))
                        : matrixText(rounded));
}

//===----------------------------------------------------------------------===//
// mat2str
//===----------------------------------------------------------------------===//

std::string elementText(const Value &x, int64_t index, int precision) {
  if (isInteger(x.elementClass()))
    return integerText(x, index);
  if (x.isLogical())
    return x.elementAsDouble(index) != 0 ? "true" : "false";
  if (!x.isComplex())
    return generalText(x.elementAsDouble(index), precision);
  const std::complex<double> z =
      numbersOf<std::complex<double>>(elementOf(x, index))[0];
  return generalText(z.real(), precision) +
         (std::signbit(z.imag()) ? "-" : "+") +
         generalText(std::abs(z.imag()), precision) + "i";
}

std::string quotedText(const std::string &text) {
  std::string out = "'";
  for (char c : text)
    out += c == '\'' ? "''" : std::string(1, c);
  return out + "'";
}

/// The rows of a char matrix in brackets.
std::string rowsExpression(const Value &chars) {
  std::string out;
  for (int64_t r = 0; r < chars.rows(); ++r)
    out += (r == 0 ? "" : ";") + quotedText(charRow(chars, r));
  return "[" + out + "]";
}

/// A matrix of numbers in brackets.
std::string matrixExpression(const Value &x, int precision) {
  if (x.isEmpty())
    return "zeros(" + std::to_string(x.rows()) + "," +
           std::to_string(x.columns()) + ")";
  std::string out;
  for (int64_t r = 0; r < x.rows(); ++r) {
    out += r == 0 ? "" : ";";
    for (int64_t c = 0; c < x.columns(); ++c)
      out += (c == 0 ? "" : " ") + elementText(x, r + c * x.rows(), precision);
  }
  return x.isScalar() ? out : "[" + out + "]";
}

/// mat2str(x, digits, 'class'): the class is named where the numbers alone
/// would not have it.
void mat2str(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (x.isText()) {
    results.push_back(Value::text(x.isString() ? '"' + x.toText() + '"'
                                               : quotedText(x.toText())));
    return;
  }
  const bool namesClass = takeOption(arguments, "class");
  if (x.isChar() && !x.isEmpty()) {
    results.push_back(Value::text(rowsExpression(x)));
    return;
  }
  const int precision =
      arguments.size() > 1 && !arguments[1].isText()
          ? int(std::min<int64_t>(
                1000, wholeArgument(arguments[1], "The number of digits", 1)))
          : 15;
  const std::string text = matrixExpression(x, precision);
  const bool isPlain =
      x.elementClass() == ElementClass::Double || x.isLogical();
  results.push_back(Value::text(
      namesClass && !isPlain ? x.className() + "(" + text + ")" : text));
}

//===----------------------------------------------------------------------===//
// Text to numbers
//===----------------------------------------------------------------------===//

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

void skipBlanks(std::string_view &text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\n\r"), text.size()));
}

/// A decimal number without a sign, Inf or NaN at the start of the text;
/// advances over it.
std::optional<double> readMagnitude(std::string_view &text) {
  if (text.starts_with('-'))
    return std::nullopt;
  double value = 0;
  const auto end =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (end.ec == std::errc::invalid_argument)
    return std::nullopt;
  const std::string_view digits = text.substr(0, end.ptr - text.data());
  text.remove_prefix(digits.size());
  // Beyond the range of doubles: 0 or Inf.
  return end.ec == std::errc() ? value
                               : std::strtod(std::string(digits).c_str(), {});
}

/// One of the parts of a number as text: 2, 2i or i, behind a sign.
struct Part {
  double value = 0;
  bool isImaginary = false;
};

/// Advances over the part. All but the first one need a sign.
std::optional<Part> readPart(std::string_view &text, bool needsSign) {
  skipBlanks(text);
  const bool isNegative = text.starts_with('-');
  const bool isSigned = isNegative || text.starts_with('+');
  if (needsSign && !isSigned)
    return std::nullopt;
  text.remove_prefix(isSigned);
  skipBlanks(text);
  const std::optional<double> magnitude = readMagnitude(text);
  const bool isImaginary = text.starts_with('i') || text.starts_with('j');
  if (!magnitude && !isImaginary)
    return std::nullopt;
  text.remove_prefix(isImaginary);
  skipBlanks(text);
  const double value = magnitude.value_or(1);
  return Part{isNegative ? -value : value, isImaginary};
}

/// str2double of one text: a number with optional commas, an imaginary one, or
/// the sum of both.
std::complex<double> parseNumber(std::string text) {
  text.erase(std::remove(text.begin(), text.end(), ','), text.end());
  std::string_view rest = text;
  const auto first = readPart(rest, /*needsSign=*/false);
  if (!first)
    return notANumber;
  Part second{0, !first->isImaginary};
  if (!rest.empty()) {
    const auto found = readPart(rest, /*needsSign=*/true);
    if (!found || !rest.empty() || found->isImaginary == first->isImaginary)
      return notANumber;
    second = *found;
  }
  return first->isImaginary ? std::complex(second.value, first->value)
                            : std::complex(first->value, second.value);
}

Value numberOf(const Value &value) {
  return value.isText() ? Value::complexScalar(parseNumber(value.toText()))
                        : Value(notANumber);
}

void str2double(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (!x.isCell() && !(x.isString() && !x.isScalar())) {
    results.push_back(numberOf(x));
    return;
  }
  std::vector<std::complex<double>> numbers;
  for (int64_t i = 0; i < x.count(); ++i)
    numbers.push_back(
        x.isCell() ? numbersOf<std::complex<double>>(
                         numberOf(x.cell().elements[size_t(i)]))[0]
                   : parseNumber(x.strings().elements[size_t(i)].value_or("")));
  results.push_back(arrayOf(numbers, x.extents()));
}

/// str2num(s): the value of [s] as a program; [] and false when it fails.
void str2num(CallContext &context, Arguments arguments, Results &results, int) {
  std::string text = arguments[0].toText();
  text.reserve(text.size() + 2);
  text.insert(text.begin(), '[');
  text += ']';
  interrupt::poll();
  const Value program = Value::text(std::exchange(text, {}));
  interrupt::poll();
  try {
    const TryScope caught(context.session());
    results = context.call(Value::text("eval"), {&program, 1}, 1);
    results.push_back(true);
  } catch (const Error &) {
    results = {Value::empty(), false};
    interrupt::poll();
  }
}

void doubleOf(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  if (const MissingArray *missing = missingArray(arguments[0]))
    results.push_back(*missing->numbers());
  else if (arguments[0].isString())
    str2double(context, arguments, results, nargout);
  else
    results.push_back(converted(ElementClass::Double, arguments[0]));
}

//===----------------------------------------------------------------------===//
// char, string, cellstr
//===----------------------------------------------------------------------===//

std::vector<std::string> rowsOf(const Value &value) {
  if (value.isChar() && value.rank() == 2 && !value.isText()) {
    std::vector<std::string> rows;
    for (int64_t r = 0; r < value.rows(); ++r)
      rows.push_back(charRow(value, r));
    return rows;
  }
  return textList(value, "The text");
}

void charOf(CallContext &, Arguments arguments, Results &results, int) {
  const bool isOneArray = arguments.size() == 1 && arguments[0].isArray();
  if (isOneArray) {
    results.push_back(converted(ElementClass::Char, arguments[0]));
    return;
  }
  std::vector<std::string> rows;
  for (const Value &argument : arguments)
    for (const std::string &text :
         rowsOf(argument.isArray() ? castTo(ElementClass::Char, argument)
                                   : argument))
      rows.push_back(text);
  results.push_back(charMatrix(rows));
}

void stringOf(CallContext &, Arguments arguments, Results &results, int) {
  const MissingArray *missing = missingArray(arguments[0]);
  results.push_back(missing ? missing->besides(Value::string(""))
                            : toStringArray(arguments[0]));
}

void cellOfTexts(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments[0].isCell()) {
    textList(arguments[0], "The cell");
    results.push_back(arguments[0]);
    return;
  }
  std::vector<Value> elements;
  for (std::string text : rowsOf(arguments[0])) {
    if (arguments[0].isChar())
      text.erase(text.find_last_not_of(' ') + 1);
    elements.push_back(Value::text(text));
  }
  const auto n = int64_t(elements.size());
  results.push_back(CellArray(arguments[0].isString() ? arguments[0].extents()
                                                      : Extents(n, 1),
                              std::move(elements)));
}

void lengthOfText(CallContext &, Arguments arguments, Results &results, int) {
  std::vector<double> lengths;
  for (const std::string &text : textList(arguments[0], "The text"))
    lengths.push_back(double(textLength(text)));
  const Value column = columnVector(lengths);
  const bool isList = arguments[0].isCell() || arguments[0].isString();
  results.push_back(
      column.isScalar() || !isList
          ? column
          : Value(column.array()->reshaped(arguments[0].extents())));
}

//===----------------------------------------------------------------------===//
// Other bases
//===----------------------------------------------------------------------===//

/// dec2bin and dec2hex: a row of digits for each number, all of one width.
template <int Base>
void toBase(CallContext &, Arguments arguments, Results &results, int) {
  const int64_t width =
      arguments.size() > 1
          ? wholeArgument(arguments[1], "The number of digits", 0)
          : 0;
  size_t longest = size_t(width);
  std::vector<std::string> rows;
  for (int64_t i = 1; i <= arguments[0].count(); ++i) {
    const Subscript position{Value(double(i))};
    const int64_t number =
        wholeArgument(indexRead(arguments[0], {&position, 1}), "The number", 0);
    char buffer[72];
    const auto end =
        std::to_chars(buffer, buffer + sizeof buffer, number, Base).ptr;
    rows.emplace_back(buffer, end);
    for (char &c : rows.back())
      c = char(std::toupper(static_cast<unsigned char>(c)));
    longest = std::max(longest, rows.back().size());
  }
  for (std::string &row : rows)
    row.insert(0, longest - row.size(), '0');
  results.push_back(rows.size() == 1 ? Value::text(rows[0]) : charMatrix(rows));
}

/// The number of digits among which blanks may stand, behind 0x or 0b.
double numberInBase(const std::string &text, int base) {
  std::string digits = text;
  std::erase(digits, ' ');
  if (digits.size() > 1 && digits[0] == '0' &&
      std::tolower(static_cast<unsigned char>(digits[1])) ==
          (base == 16 ? 'x' : 'b'))
    digits.erase(0, 2);
  uint64_t number = 0;
  const char *end = digits.data() + digits.size();
  const auto parsed = std::from_chars(digits.data(), end, number, base);
  if (parsed.ec != std::errc() || parsed.ptr != end)
    throw Error("MATLAB:base2dec:InvalidDigit",
                "'" + text + "' is not a number in base " +
                    std::to_string(base) + ".");
  return double(number);
}

template <int Base>
void fromBase(CallContext &, Arguments arguments, Results &results, int) {
  std::vector<double> numbers;
  for (const std::string &row : rowsOf(arguments[0]))
    numbers.push_back(numberInBase(row, Base));
  results.push_back(narrow(
      Array::fromValues(ElementClass::Double,
                        Extents(int64_t(numbers.size()), 1), numbers.data())));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Conversions
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group conversionBuiltins() { return table; }

} // namespace runmat::builtins
