//===- Letters.cpp - case and kinds of characters ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Letters.h"

#include "runtime/Text.h"

#include <cwctype>

#include <locale.h>

namespace runmat::builtins {

namespace {

/// The C library's tables of Unicode, which do not depend on the user's
/// locale; null on a system without them, where ASCII is all that is known.
locale_t unicode() {
  static const locale_t tables =
      newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t(nullptr));
  return tables;
}

bool isAscii(char16_t unit) { return unit < 128; }
bool isHalf(char16_t unit) { return unit >= 0xD800 && unit < 0xE000; }
bool isKnown(char16_t unit) {
  return !isAscii(unit) && !isHalf(unit) && unicode();
}

char16_t lowerUnit(char16_t unit) {
  if (isAscii(unit))
    return unit >= u'A' && unit <= u'Z' ? char16_t(unit + 32) : unit;
  return isKnown(unit) ? char16_t(towlower_l(wint_t(unit), unicode())) : unit;
}

char16_t upperUnit(char16_t unit) {
  if (isAscii(unit))
    return unit >= u'a' && unit <= u'z' ? char16_t(unit - 32) : unit;
  return isKnown(unit) ? char16_t(towupper_l(wint_t(unit), unicode())) : unit;
}

std::string mapped(const std::string &text, char16_t (*map)(char16_t)) {
  std::u16string units = toUtf16(text);
  for (char16_t &unit : units)
    unit = map(unit);
  return toUtf8(units);
}

} // namespace

bool isLetter(char16_t unit) {
  if (isAscii(unit))
    return (unit | 32) >= u'a' && (unit | 32) <= u'z';
  return isKnown(unit) && iswalpha_l(wint_t(unit), unicode());
}
bool isSpace(char16_t unit) {
  if (isAscii(unit))
    return unit == u' ' || (unit >= u'\t' && unit <= u'\r');
  return isKnown(unit) && iswspace_l(wint_t(unit), unicode());
}
bool isDigit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

std::string lowerCase(const std::string &text) {
  return mapped(text, lowerUnit);
}
std::string upperCase(const std::string &text) {
  return mapped(text, upperUnit);
}

} // namespace runmat::builtins
