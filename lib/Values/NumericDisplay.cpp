//===- NumericDisplay.cpp - numbers in columns ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One layout is chosen for the whole array: whole numbers, fixed point, fixed
// point with a common scale factor, or (for a scalar) an exponent.
//===----------------------------------------------------------------------===//
#include "Values/NumericDisplay.h"

#include "Values/ElementTypes.h"
#include "Values/NumberText.h"
#include "Values/SpecialFormats.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <complex>

namespace runmat {

namespace {

using Complex = std::complex<double>;

/// How every element of an array is written.
struct Layout {
  enum class Style : uint8_t { Whole, Fixed, Exponent, General, Special };
  Style style = Style::Whole;
  int width = 6;    ///< of one element, the gap before it included
  int decimals = 4; ///< after the point; significant digits for General
  int scale = 0;    ///< elements are divided by ten to this power
  const SpecialFormat *special = nullptr;
  bool isSingle = false;
};

/// What the choice of a layout depends on.
struct Range {
  double largest = 0; ///< magnitude, of the finite parts
  bool allWhole = true;
  bool negative = false;
};

void include(Range &range, double part) {
  if (!std::isfinite(part))
    return;
  range.largest = std::max(range.largest, std::abs(part));
  range.allWhole &= part == std::floor(part);
  range.negative |= part < 0;
}

int exponentOf(double magnitude) {
  if (magnitude == 0)
    return 0;
  // The exponent that %e would print, without its rounding.
  const std::string text = exponentText(magnitude, 16);
  return std::stoi(text.substr(text.find('e') + 1));
}

bool isLong(const DisplayFormat &format) {
  using Digits = DisplayFormat::Digits;
  return format.digits == Digits::Long || format.digits == Digits::LongG ||
         format.digits == Digits::LongE;
}

/// Digits after the point of the fixed and exponent styles.
int decimalsFor(const DisplayFormat &format, bool isSingle) {
  return !isLong(format) ? 4 : isSingle ? 7 : 15;
}

Layout wholeLayout(const Range &range, const DisplayFormat &format) {
  Layout layout;
  const int digits = exponentOf(range.largest) + 1;
  layout.width = digits <= 3 ? 6 : digits <= 9 ? 12 : 21;
  layout.decimals = 0;
  (void)format;
  return layout;
}

/// Layout of doubles and singles.
Layout floatLayout(const Range &range, const DisplayFormat &format,
                   bool isSingle, bool isScalar) {
  using Digits = DisplayFormat::Digits;
  Layout layout;
  if (const SpecialFormat *special = findSpecialFormat(format.digits)) {
    layout.style = Layout::Style::Special;
    layout.width = isSingle ? special->singleWidth : special->width;
    layout.special = special;
    layout.isSingle = isSingle;
    return layout;
  }
  const int decimals = decimalsFor(format, isSingle);
  const double wholeLimit = isLong(format) ? 1e15 : 1e9;
  if (range.allWhole && range.largest < wholeLimit)
    return wholeLayout(range, format);
  layout.decimals = decimals;
  if (format.digits == Digits::ShortE || format.digits == Digits::LongE ||
      format.digits == Digits::ShortG || format.digits == Digits::LongG) {
    const bool general =
        format.digits == Digits::ShortG || format.digits == Digits::LongG;
    layout.style = general ? Layout::Style::General : Layout::Style::Exponent;
    layout.decimals = general && !isLong(format) ? 5 : decimals;
    layout.width = decimals + 9;
    return layout;
  }
  const double upper = isLong(format) && !isSingle ? 100 : 1000;
  const bool fits = range.largest < upper && range.largest > 0.001;
  layout.style = Layout::Style::Fixed;
  layout.width = isLong(format) ? decimals + 5 : decimals + 6;
  if (fits || range.largest == 0)
    return layout;
  if (isScalar) {
    layout.style = Layout::Style::Exponent;
    layout.width = decimals + 9;
    return layout;
  }
  layout.scale = exponentOf(range.largest);
  return layout;
}

std::string padLeft(const std::string &text, int width) {
  const auto fill = std::max<int64_t>(0, width - int64_t(text.size()));
  return std::string(size_t(fill), ' ') + text;
}

/// The number itself, without padding.
std::string partText(double part, const Layout &layout) {
  if (layout.style == Layout::Style::Special)
    return layout.special->text(part, layout.isSingle);
  if (!std::isfinite(part))
    return generalText(part, 5);
  switch (layout.style) {
  case Layout::Style::Whole:
    return fixedText(part == 0 ? 0 : part, 0);
  case Layout::Style::Fixed:
    // Division by the factor, not a product with its inverse, so that round
    // values come out round.
    return fixedText(layout.scale >= 0 ? part / powerOfTen(layout.scale)
                                       : part * powerOfTen(-layout.scale),
                     layout.decimals);
  case Layout::Style::Exponent:
    return exponentText(part, layout.decimals);
  case Layout::Style::General:
    return generalText(part, layout.decimals);
  case Layout::Style::Special:
    break;
  }
  return "";
}

std::string realText(double element, const Layout &layout) {
  // An exact zero among fractions is bare.
  const bool bareZero = element == 0 && layout.style == Layout::Style::Fixed;
  return padLeft(bareZero ? "0" : partText(element, layout), layout.width);
}

/// Without the blanks that align it in a column.
std::string trimmed(std::string text) {
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string complexText(Complex element, const Layout &layout) {
  if (layout.style == Layout::Style::Special)
    return padLeft(partText(element.real(), layout), layout.width) +
           padLeft(trimmed(partText(element.imag(), layout)), layout.width) +
           "i";
  const bool negative = std::signbit(element.imag());
  const std::string imaginary = partText(std::abs(element.imag()), layout);
  const int partWidth = layout.width - 3;
  return "   " +
         padLeft(partText(element.real(), layout),
                 std::min(partWidth, layout.decimals + 2)) +
         (negative ? " - " : " + ") +
         padLeft(imaginary, std::min(partWidth, layout.decimals + 2)) + "i";
}

/// The elements of an array, the layout that fits them, and their texts.
class Columns {
public:
  Columns(const Value &value, const DisplayFormat &format);
  int width() const { return cellWidth; }
  int scale() const { return layout.scale; }
  std::string text(int64_t index) const;

private:
  void chooseInteger(const Value &value);

  DisplayFormat format;

  ArrayRef array;
  ElementClass elementClass;
  bool isComplex;
  Layout layout;
  int cellWidth = 0;
};

Complex elementOf(const Array &array, int64_t index) {
  if (!array.isComplex())
    return array.elementAsDouble(index);
  if (array.elementClass() == ElementClass::Single)
    return Complex(array.as<std::complex<float>>()[index]);
  return array.as<Complex>()[index];
}

/// An integer element, exact for 64-bit classes too.
std::string integerText(const Array &array, int64_t index,
                        const DisplayFormat &format) {
  std::string text;
  if (format.digits == DisplayFormat::Digits::Plus)
    return findSpecialFormat(format.digits)
        ->text(array.elementAsDouble(index), false);
  visitElementType(array.elementClass(), [&](auto tag) {
    using T = typename decltype(tag)::Type;
    if constexpr (std::is_integral_v<T>)
      text = format.digits == DisplayFormat::Digits::Hex
                 ? hexText(uint64_t(array.as<T>()[index]), 2 * sizeof(T))
                 : std::to_string(array.as<T>()[index]);
    else
      text = std::to_string(int(array.elementAsDouble(index)));
  });
  return text;
}

void Columns::chooseInteger(const Value &value) {
  size_t longest = 1;
  for (int64_t i = 0; i < value.count(); ++i)
    longest = std::max(longest, integerText(*array, i, format).size());
  const bool isSign = format.digits == DisplayFormat::Digits::Plus;
  cellWidth = int(longest) + (isSign ? 0 : 3);
}

Columns::Columns(const Value &value, const DisplayFormat &format)
    : format(format), array(value.array()), elementClass(value.elementClass()),
      isComplex(value.isComplex()) {
  array->data(); // not element by element, should a device have them
  if (!isFloat(elementClass)) {
    chooseInteger(value);
    return;
  }
  Range range;
  for (int64_t i = 0; i < value.count(); ++i) {
    const Complex element = elementOf(*array, i);
    include(range, element.real());
    if (isComplex)
      include(range, element.imag());
  }
  if (isComplex)
    range.allWhole = false;
  layout = floatLayout(range, format, elementClass == ElementClass::Single,
                       value.isScalar());
  cellWidth =
      isComplex ? int(complexText({1, 1}, layout).size()) : layout.width;
}

std::string Columns::text(int64_t index) const {
  if (!isFloat(elementClass))
    return padLeft(integerText(*array, index, format), cellWidth);
  const Complex element = elementOf(*array, index);
  return isComplex ? complexText(element, layout)
                   : realText(element.real(), layout);
}

std::string blankLine(const DisplayFormat &format) {
  return format.compact ? "" : "\n";
}

std::string columnsHeading(int64_t first, int64_t last) {
  return first == last ? "  Column " + std::to_string(first)
                       : "  Columns " + std::to_string(first) + " through " +
                             std::to_string(last);
}

/// The rows of one page, in groups of columns that fit the terminal.
std::string pageRows(const Columns &columns, int64_t rows, int64_t count,
                     int64_t offset, const DisplayFormat &format) {
  std::string out;
  const int64_t fit = std::max<int64_t>(1, format.width / columns.width());
  for (int64_t first = 0; first < count; first += fit) {
    const int64_t last = std::min(count, first + fit);
    if (count > fit) {
      out += first == 0 ? "" : blankLine(format);
      out += columnsHeading(first + 1, last) + "\n" + blankLine(format);
    }
    for (int64_t r = 0; r < rows; ++r) {
      interrupt::poll();
      for (int64_t c = first; c < last; ++c)
        out += columns.text(offset + r + c * rows);
      out += "\n";
    }
  }
  return out;
}

/// "(:,:,2,1)" of a page.
std::string pageSubscripts(const Extents &extents, int64_t page) {
  std::string text = "(:,:";
  for (size_t d = 2; d < extents.rank(); ++d) {
    text += "," + std::to_string(page % extents[d] + 1);
    page /= extents[d];
  }
  return text + ")";
}

} // namespace

std::string numericRows(std::string_view name, const Value &value,
                        const DisplayFormat &format) {
  const Columns columns(value, format);
  std::string factor;
  if (columns.scale() != 0) {
    factor = "   1.0e" + std::string(columns.scale() < 0 ? "-" : "+");
    const std::string digits = std::to_string(std::abs(columns.scale()));
    factor += (digits.size() < 2 ? "0" : "") + digits + " *\n";
    factor += blankLine(format);
  }
  const int64_t rows = value.rows(), count = value.columns();
  const int64_t pages = value.count() / (rows * count);
  if (pages == 1)
    return factor + pageRows(columns, rows, count, 0, format);
  std::string out;
  for (int64_t page = 0; page < pages; ++page) {
    if (page != 0)
      out += blankLine(format) + blankLine(format);
    out += std::string(name) + pageSubscripts(value.extents(), page) + " =\n" +
           blankLine(format) + factor;
    out += pageRows(columns, rows, count, page * rows * count, format);
  }
  return out;
}

std::string inlineNumber(const Value &value, int64_t index,
                         const DisplayFormat &format) {
  const ArrayRef array = value.array();
  if (!isFloat(array->elementClass()))
    return integerText(*array, index, format);
  const Complex element = elementOf(*array, index);
  Range range;
  include(range, element.real());
  if (array->isComplex()) {
    include(range, element.imag());
    range.allWhole = false;
  }
  const Layout layout = floatLayout(
      range, format, array->elementClass() == ElementClass::Single, true);
  if (!array->isComplex())
    return trimmed(partText(element.real(), layout));
  return trimmed(partText(element.real(), layout)) +
         (std::signbit(element.imag()) ? " - " : " + ") +
         trimmed(partText(std::abs(element.imag()), layout)) + "i";
}

} // namespace runmat
