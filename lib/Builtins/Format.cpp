//===- Format.cpp - sprintf's template language -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Format.h"

#include "Values/Convert.h"
#include "Values/ElementTypes.h"
#include "Values/NumberText.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <vector>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// One datum: a text, or a number with its exact whole value if it has one.
struct Datum {
  bool isText = false;
  std::string text;
  double number = 0;
  bool isWhole = false;
  bool negative = false;
  uint64_t magnitude = 0;
};

/// Doubles hold all whole numbers up to here.
constexpr uint64_t largestExact = uint64_t(1) << 53;

Datum numberDatum(double number) {
  Datum datum;
  datum.number = number;
  datum.isWhole =
      number == std::floor(number) && std::abs(number) < 18446744073709551616.0;
  if (datum.isWhole) {
    datum.negative = number < 0;
    datum.magnitude = uint64_t(std::abs(number));
  }
  return datum;
}

template <typename T> Datum elementDatum(T element) {
  Datum datum = numberDatum(double(element));
  if constexpr (std::is_integral_v<T>) {
    datum.isWhole = true;
    datum.negative = element < T(0);
    datum.magnitude =
        datum.negative ? uint64_t(0) - uint64_t(element) : uint64_t(element);
  }
  return datum;
}

/// All data of a call, in order; of large arrays a piece at a time is at hand.
class Data {
public:
  explicit Data(std::span<const Value> arguments) : rest(arguments) {
    for (const Value &argument : arguments)
      requirePrintable(argument);
    fill();
  }
  bool empty() const { return items.empty(); }

  /// The next datum as text or number; a text met by a numeric conversion
  /// becomes the codes of its characters, an empty one stays.
  Datum takeNumber() {
    if (items[next].isText && !items[next].text.empty())
      spreadText();
    return take();
  }
  Datum take() {
    Datum datum = std::move(items[next++]);
    if (next == items.size())
      fill();
    return datum;
  }

private:
  static void requirePrintable(const Value &value) {
    if (!value.isString() && !value.isArray())
      throw Error("MATLAB:printf:invalidInputType",
                  "Unable to print a value of class " + value.className() +
                      ": formatted output takes numbers and text only.");
  }

  void spreadText() {
    std::vector<Datum> numbers;
    for (const char16_t unit : toUtf16(items[next].text))
      numbers.push_back(numberDatum(unit));
    const auto place = items.erase(items.begin() + ptrdiff_t(next));
    items.insert(place, std::make_move_iterator(numbers.begin()),
                 std::make_move_iterator(numbers.end()));
  }

  void appendText(std::string text) {
    Datum datum;
    datum.isText = true;
    datum.text = std::move(text);
    items.push_back(std::move(datum));
  }

  /// Sees to it that the next datum is at hand.
  void fill() {
    items.clear();
    next = 0;
    while (items.empty() && !rest.empty()) {
      interrupt::poll();
      append(rest.front());
      if (taken < rest.front().count() && !rest.front().isChar())
        continue;
      rest = rest.subspan(1);
      taken = 0;
    }
  }

  /// The next piece of a value.
  void append(const Value &value) {
    constexpr int64_t pieceElements = 4096;
    const int64_t end = std::min(value.count(), taken + pieceElements);
    if (value.isChar())
      appendText(value.toText()); // an empty one too: it takes a conversion
    else if (value.isString())
      for (int64_t i = taken; i < end; ++i)
        appendText(value.strings().elements[size_t(i)].value_or("<missing>"));
    else if (const double *number = value.inlineDouble())
      items.push_back(numberDatum(*number));
    else if (taken < end)
      appendNumbers(*value.array(), taken, end);
    taken = end;
  }

  void appendNumbers(const Array &array, int64_t begin, int64_t end) {
    visitElementType(array.elementClass(), [&](auto tag) {
      using T = typename decltype(tag)::Type;
      // Of complex numbers only real parts are printed.
      const int64_t step = array.isComplex() ? 2 : 1;
      for (int64_t i = begin * step; i < end * step; i += step) {
        if constexpr (std::is_same_v<T, Logical>)
          items.push_back(numberDatum(double(array.as<T>()[i])));
        else
          items.push_back(elementDatum(array.as<T>()[i]));
      }
    });
  }

  /// Those at hand, of which `next` is the first that was not taken; empty at
  /// the end.
  std::vector<Datum> items;
  size_t next = 0;
  std::span<const Value> rest;
  /// Elements of the first of the rest that were at hand already.
  int64_t taken = 0;
};

//===----------------------------------------------------------------------===//
// Format
//===----------------------------------------------------------------------===//

/// A literal text, or a conversion.
struct Piece {
  std::string literal = {};
  bool isConversion = false;
  NumberFormat format = {};
  bool widthFromData = false;
  bool precisionFromData = false;
  /// 'b' or 't': the bits of the number as double or single are converted.
  char bitsOf = 0;
};

bool isOneOf(char c, std::string_view set) {
  return set.find(c) != std::string_view::npos;
}

class FormatParser {
public:
  explicit FormatParser(std::string_view text) : text(text) {}

  std::vector<Piece> parse() {
    while (position < text.size()) {
      if (text[position] == '%')
        parsePercent();
      else
        literal += text[position++];
    }
    finishLiteral();
    return std::move(pieces);
  }

private:
  void finishLiteral() {
    if (!literal.empty())
      pieces.push_back({std::move(literal)});
    literal.clear();
  }

  char peek() const { return position < text.size() ? text[position] : '\0'; }

  void parsePercent() {
    const size_t start = position++;
    if (peek() == '%') {
      literal += '%';
      ++position;
      return;
    }
    Piece piece;
    piece.isConversion = true;
    parseFlags(piece.format);
    piece.format.width = parseNumber(piece.widthFromData, 0);
    if (peek() == '.') {
      ++position;
      piece.format.precision = parseNumber(piece.precisionFromData, 0);
    }
    while (isOneOf(peek(), "lhL") && peek() != '\0')
      ++position;
    const bool ofBits = position + 1 < text.size() && isOneOf(peek(), "bt") &&
                        isOneOf(text[position + 1], "xXou");
    if (ofBits)
      piece.bitsOf = text[position++];
    if (peek() == '\0' || !isOneOf(peek(), "diuoxXeEfFgGaAcs")) {
      // No conversion: the text stands for itself.
      literal += text.substr(start, position - start);
      return;
    }
    piece.format.conversion = text[position++];
    finishLiteral();
    pieces.push_back(std::move(piece));
  }

  void parseFlags(NumberFormat &format) {
    for (; peek() != '\0' && isOneOf(peek(), "-+ #0"); ++position) {
      format.leftAlign |= peek() == '-';
      format.plus |= peek() == '+';
      format.space |= peek() == ' ';
      format.alternate |= peek() == '#';
      format.zeroPad |= peek() == '0';
    }
  }

  int parseNumber(bool &fromData, int otherwise) {
    if (peek() == '*') {
      ++position;
      fromData = true;
      return otherwise;
    }
    constexpr int largest = 10000; // keeps a typing error from taking memory
    int number = otherwise;
    for (; peek() >= '0' && peek() <= '9'; ++position)
      number = std::min(largest, number * 10 + (peek() - '0'));
    return number;
  }

  std::string_view text;
  size_t position = 0;
  std::string literal;
  std::vector<Piece> pieces;
};

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

/// By e, f, g or a: all digits of a whole number, though no double holds them.
std::string convertFloat(const NumberFormat &format, const Datum &datum) {
  return datum.isWhole && datum.magnitude > largestExact
             ? formatWideFloat(format, datum.negative, datum.magnitude)
             : formatFloat(format, datum.number);
}

/// Numbers that a conversion cannot take are printed by %e.
std::string byExponent(NumberFormat format, const Datum &datum) {
  format.conversion = 'e';
  return convertFloat(format, datum);
}

std::string convertWhole(const NumberFormat &format, const Datum &datum) {
  if (!std::isfinite(datum.number))
    return formatFloat(format, datum.number);
  const bool isDecimal = isOneOf(format.conversion, "diu");
  if (datum.isWhole && (isDecimal || !datum.negative))
    return formatWhole(format, datum.negative, datum.magnitude);
  if (isDecimal && datum.number == std::floor(datum.number)) {
    NumberFormat whole = format;
    whole.conversion = 'f';
    whole.precision = 0;
    return formatFloat(whole, datum.number);
  }
  return byExponent(format, datum);
}

/// A code unit is no text by itself when it is half a character.
std::u16string convertUnit(const NumberFormat &format, char16_t unit) {
  std::u16string text = format.precision == 0 ? u"" : std::u16string(1, unit);
  const auto width = size_t(std::max(format.width, 0));
  if (text.size() < width)
    text.insert(format.leftAlign ? text.size() : 0, width - text.size(), u' ');
  return text;
}

bool isUnit(const Datum &datum) {
  return !datum.isText && datum.isWhole && !datum.negative &&
         datum.magnitude <= 0xFFFF;
}

std::string convertText(NumberFormat format, const Datum &datum) {
  if (datum.isText)
    return formatText(format, datum.text);
  // %s of another number is its %e form; the precision is that of %s, which
  // is none.
  if (format.precision < 0 && datum.isWhole) {
    format.conversion = 'd';
    return formatWhole(format, datum.negative, datum.magnitude);
  }
  return byExponent(format, datum);
}

/// %c takes one character of a text at a time.
Datum takeFor(char conversion, Data &data) {
  return conversion == 's' ? data.take() : data.takeNumber();
}

std::u16string convert(NumberFormat format, const Datum &datum) {
  const bool toCharacters = isOneOf(format.conversion, "sc");
  if (toCharacters && isUnit(datum))
    return convertUnit(format, char16_t(datum.magnitude));
  if (datum.isText || toCharacters)
    return toUtf16(convertText(format, datum));
  return toUtf16(isOneOf(format.conversion, "diuoxX")
                     ? convertWhole(format, datum)
                     : convertFloat(format, datum));
}

/// A width or precision from the data; out of reason ones are cut.
int sizeOf(const Datum &datum) {
  constexpr double most = 10000;
  return std::isnan(datum.number) ? 0
                                  : int(std::clamp(datum.number, -most, most));
}

/// Width or precision given by `*`.
void takeSizes(const Piece &piece, NumberFormat &format, Data &data) {
  if (piece.widthFromData && !data.empty()) {
    const int width = sizeOf(data.takeNumber());
    format.leftAlign |= width < 0;
    format.width = std::abs(width);
  }
  if (piece.precisionFromData && !data.empty())
    format.precision = sizeOf(data.takeNumber());
}

/// One pass over the format. False when the data ran out on the way.
bool runPass(const std::vector<Piece> &pieces, Data &data, bool hadData,
             std::u16string &out) {
  for (const Piece &piece : pieces) {
    if (!piece.isConversion) {
      out += toUtf16(piece.literal);
      continue;
    }
    if (data.empty()) {
      if (hadData)
        return false;
      // Without any data a conversion prints nothing but its width.
      NumberFormat format = piece.format;
      out += toUtf16(formatText(format, ""));
      continue;
    }
    NumberFormat format = piece.format;
    takeSizes(piece, format, data);
    if (data.empty())
      return false;
    const Datum datum = takeFor(format.conversion, data);
    if (piece.bitsOf == 'b')
      out += toUtf16(
          formatWhole(format, false, std::bit_cast<uint64_t>(datum.number)));
    else if (piece.bitsOf == 't')
      out += toUtf16(formatWhole(format, false,
                                 std::bit_cast<uint32_t>(float(datum.number))));
    else
      out += convert(format, datum);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Escapes
//===----------------------------------------------------------------------===//

/// Reads up to `most` digits of a base; advances.
int readDigits(std::string_view text, size_t &position, int base, int most) {
  int code = 0;
  for (int k = 0; k < most && position < text.size(); ++k, ++position) {
    const char c = text[position];
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : 99;
    if (digit >= base)
      break;
    code = code * base + digit;
  }
  return code;
}

void appendCode(std::string &out, int code) {
  const char16_t unit = char16_t(code);
  out += toUtf8({&unit, 1});
}

} // namespace

std::string expandEscapes(std::string_view text) {
  static constexpr std::string_view letters = "abfnrtv\\'\"?";
  static constexpr std::string_view codes = "\a\b\f\n\r\t\v\\'\"?";
  std::string out;
  for (size_t i = 0; i < text.size();) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i++];
      continue;
    }
    const char next = text[i + 1];
    if (const size_t k = letters.find(next); k != std::string_view::npos) {
      out += codes[k];
      i += 2;
    } else if (next == 'x') {
      i += 2;
      appendCode(out, readDigits(text, i, 16, 4));
    } else if (next >= '0' && next <= '7') {
      i += 1;
      appendCode(out, readDigits(text, i, 8, 3));
    } else {
      out += text[i++];
    }
  }
  return out;
}

std::u16string formatUnits(std::string_view format,
                           std::span<const Value> arguments) {
  const std::vector<Piece> pieces = FormatParser(expandEscapes(format)).parse();
  bool converts = false;
  for (const Piece &piece : pieces)
    converts |= piece.isConversion;
  Data data(arguments);
  const bool hadData = !data.empty();
  std::u16string out;
  do {
    interrupt::poll();
    if (!runPass(pieces, data, hadData, out))
      break;
  } while (converts && !data.empty());
  return out;
}

std::string formatValues(std::string_view format,
                         std::span<const Value> arguments) {
  return toUtf8(formatUnits(format, arguments));
}

} // namespace runmat::builtins
