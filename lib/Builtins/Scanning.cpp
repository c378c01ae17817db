//===- Scanning.cpp - sscanf ------------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The format is gone through again and again until the text ends or something
// does not fit. Numbers and characters go into one column; when all
// conversions are of characters, the result is text.
//===----------------------------------------------------------------------===//
#include "Builtins/Scanning.h"

#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Values/Convert.h"
#include "Values/Gather.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

namespace runmat::builtins {

namespace {

struct Conversion {
  char kind = 0;          ///< d i u x o f s c [ or 0 for literal text
  std::u16string literal; ///< the text, or the characters in brackets
  bool skips = false;
  bool excludes = false; ///< [^…]
  size_t width = std::numeric_limits<size_t>::max();
};

bool isDigit(char16_t c) { return c >= u'0' && c <= u'9'; }
bool isBlank(char16_t c) { return c == u' ' || (c >= u'\t' && c <= u'\r'); }

//===----------------------------------------------------------------------===//
// The format
//===----------------------------------------------------------------------===//

void parseBrackets(const std::u16string &format, size_t &at,
                   Conversion &result) {
  ++at;
  result.excludes = at < format.size() && format[at] == '^';
  at += result.excludes;
  const size_t first = at;
  while (at < format.size() && (format[at] != ']' || at == first)) {
    const bool isRange = at + 2 < format.size() && format[at + 1] == '-' &&
                         format[at + 2] != ']';
    if (isRange) {
      for (int c = format[at]; c <= int(format[at + 2]); ++c)
        result.literal += char16_t(c);
      at += 3;
    } else {
      result.literal += format[at++];
    }
  }
  ++at;
}

Conversion parseConversion(const std::u16string &format, size_t &at) {
  Conversion result;
  ++at;
  if (at < format.size() && format[at] == '*') {
    result.skips = true;
    ++at;
  }
  size_t width = 0;
  for (; at < format.size() && isDigit(format[at]); ++at)
    width = std::min<size_t>(width * 10 + size_t(format[at] - '0'), 1 << 20);
  if (width > 0)
    result.width = width;
  while (at < format.size() && (format[at] == 'l' || format[at] == 'h'))
    ++at;
  result.kind =
      at < format.size() && format[at] < 128 ? char(format[at]) : '\0';
  static constexpr std::string_view known = "diuxofegsc[";
  if (known.find(result.kind) == std::string_view::npos)
    throw Error("MATLAB:sscanf:badFormat",
                "The format '" + toUtf8(format) +
                    "' has a conversion that sscanf does not know.");
  if (result.kind == '[') {
    parseBrackets(format, at, result);
    return result;
  }
  if (result.kind == 'e' || result.kind == 'g')
    result.kind = 'f';
  ++at;
  return result;
}

std::vector<Conversion> parseFormat(const std::u16string &format) {
  std::vector<Conversion> list;
  for (size_t at = 0; at < format.size();) {
    const bool isPercent = format.compare(at, 2, u"%%") == 0;
    if (format[at] == '%' && !isPercent) {
      list.push_back(parseConversion(format, at));
      continue;
    }
    if (list.empty() || list.back().kind != 0)
      list.emplace_back();
    list.back().literal += format[at];
    at += isPercent ? 2 : 1;
  }
  return list;
}

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

class Scanner {
public:
  Scanner(std::u16string text, size_t most)
      : text(std::move(text)), most(most) {}

  /// Applies one conversion; false when the scan is over.
  bool apply(const Conversion &conversion) {
    if (found.size() >= most)
      return false;
    switch (conversion.kind) {
    case 0:
      return matchLiteral(conversion.literal);
    case 's':
    case '[':
    case 'c':
      return takeCharacters(conversion);
    default:
      return takeNumber(conversion);
    }
  }
  bool atEnd() {
    return std::all_of(text.begin() + ptrdiff_t(at), text.end(), isBlank);
  }

  std::vector<double> found;
  int conversions = 0;
  bool onlyCharacters = true;
  size_t at = 0;

private:
  void skipBlanks() {
    while (at < text.size() && isBlank(text[at]))
      ++at;
  }

  bool matchLiteral(const std::u16string &literal) {
    for (char16_t c : literal) {
      skipBlanks();
      if (isBlank(c))
        continue;
      if (at >= text.size() || text[at] != c)
        return false;
      ++at;
    }
    return true;
  }

  bool takeCharacters(const Conversion &conversion) {
    if (conversion.kind == 's')
      skipBlanks();
    const size_t most = conversion.kind == 'c' && conversion.width > text.size()
                            ? 1
                            : conversion.width;
    const auto fits = [&](char16_t c) {
      if (conversion.kind == 'c')
        return true;
      if (conversion.kind == 's')
        return !isBlank(c);
      const bool listed = conversion.literal.find(c) != std::u16string::npos;
      return listed != conversion.excludes;
    };
    const size_t first = at;
    while (at < text.size() && at - first < most && fits(text[at]))
      ++at;
    if (at == first)
      return false;
    if (!conversion.skips) {
      for (size_t i = first; i < at; ++i)
        found.push_back(double(text[i]));
      ++conversions;
    }
    return true;
  }

  bool takeNumber(const Conversion &conversion) {
    skipBlanks();
    // What is not ASCII ends a number.
    std::string part;
    for (size_t i = at; i < text.size() && text[i] < 128 &&
                        i - at < std::min<size_t>(conversion.width, 512);
         ++i)
      part += char(text[i]);
    char *end = nullptr;
    double number = 0;
    if (conversion.kind == 'f') {
      number = readFloat(part, end);
    } else {
      const int base = conversion.kind == 'x'   ? 16
                       : conversion.kind == 'o' ? 8
                       : conversion.kind == 'i' ? 0
                                                : 10;
      number = double(std::strtoll(part.c_str(), &end, base));
    }
    if (end == part.c_str())
      return false;
    at += size_t(end - part.c_str());
    if (conversion.skips)
      return true;
    onlyCharacters = false;
    ++conversions;
    found.push_back(number);
    return true;
  }

  /// Decimal numbers, Inf and NaN; not the hexadecimal ones of C.
  static double readFloat(const std::string &part, char *&end) {
    const size_t sign = part.starts_with('-') || part.starts_with('+');
    const bool isHex = part.size() > sign + 1 && part[sign] == '0' &&
                       (part[sign + 1] | 32) == 'x';
    if (!isHex)
      return std::strtod(part.c_str(), &end);
    end = const_cast<char *>(part.c_str()) + sign + 1;
    return 0;
  }

  std::u16string text;
  size_t most;
};

/// The most elements that a size argument allows, and the rows of the result.
struct WantedSize {
  size_t most = std::numeric_limits<size_t>::max();
  int64_t rows = 0; ///< 0: one column
};

WantedSize readSize(const Value &size) {
  WantedSize wanted;
  const std::vector<double> extents = doubles(size, "The size given to sscanf");
  if (extents.empty() || extents.size() > 2 || !(extents[0] >= 0))
    throw Error("MATLAB:sscanf:invalidSize",
                "The size given to sscanf must be n, [m n] or Inf.");
  double elements = extents[0];
  if (extents.size() == 2) {
    wanted.rows = wholeArgument(extents[0], "The number of rows", 1);
    elements *= extents[1];
  }
  if (elements < 1e15)
    wanted.most = size_t(elements);
  return wanted;
}

Value arranged(Scanner &scanner, const WantedSize &wanted) {
  std::vector<double> &found = scanner.found;
  Extents extents(int64_t(found.size()), found.empty() ? 0 : 1);
  const bool isText = scanner.onlyCharacters && !found.empty();
  if (isText && wanted.rows == 0)
    extents = Extents(1, int64_t(found.size()));
  if (wanted.rows > 0) {
    const int64_t columns =
        (int64_t(found.size()) + wanted.rows - 1) / wanted.rows;
    extents = Extents(wanted.rows, columns);
    found.resize(size_t(extents.count()));
  }
  const Value numbers = withExtents(columnVector(found), extents);
  return isText ? castTo(ElementClass::Char, numbers) : numbers;
}

/// [values, count, message, next] = sscanf(text, format, size).
void sscanfBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  ScanResult scan =
      scanText(toUtf16(arguments[0].toText()), arguments[1].toText(),
               arguments.size() > 2 ? arguments[2] : Value());
  results = {std::move(scan.values), double(scan.conversions), Value::text(""),
             double(scan.consumed + 1)};
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Scanning
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

ScanResult scanText(const std::u16string &text, const std::string &formatText,
                    const Value &size) {
  const std::vector<Conversion> format =
      parseFormat(toUtf16(expandEscapes(formatText)));
  const WantedSize wanted = size.isDefined() ? readSize(size) : WantedSize();
  Scanner scanner(text, wanted.most);
  bool goesOn =
      std::any_of(format.begin(), format.end(),
                  [](const Conversion &one) { return one.kind != 0; });
  while (goesOn && !scanner.atEnd()) {
    interrupt::poll();
    const size_t before = scanner.at;
    for (size_t i = 0; goesOn && i < format.size(); ++i)
      goesOn = scanner.apply(format[i]);
    goesOn = goesOn && scanner.at > before;
  }
  return {arranged(scanner, wanted), scanner.conversions, scanner.at};
}

Group scanningBuiltins() { return table; }

} // namespace runmat::builtins
