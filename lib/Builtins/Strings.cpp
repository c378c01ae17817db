//===- Strings.cpp - comparing and changing text ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Strings.h"
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Builtins/Letters.h"
#include "Builtins/TextMapping.h"
#include "Values/Convert.h"
#include "Values/MemoryCheck.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// Texts are compared by code units, of which a prefix has a number.
using TextTest = bool (*)(const std::u16string &, const std::u16string &,
                          size_t);

bool sameText(const std::u16string &a, const std::u16string &b, size_t) {
  return a == b;
}
bool sameStart(const std::u16string &a, const std::u16string &b, size_t n) {
  return a.size() >= n && b.size() >= n && a.compare(0, n, b, 0, n) == 0;
}

enum class Case : uint8_t { Matters, Ignored };

std::u16string comparand(const std::string &text, Case letters) {
  return toUtf16(letters == Case::Ignored ? lowerCase(text) : text);
}

/// The texts of an operand; nothing for an element that is no text.
std::vector<std::optional<std::u16string>> comparands(const Value &value,
                                                      Case letters) {
  std::vector<std::optional<std::u16string>> texts;
  const auto append = [&](const std::string &text) {
    texts.emplace_back(comparand(text, letters));
  };
  if (value.isString()) {
    for (const auto &element : value.strings().elements)
      if (element)
        append(*element);
      else
        texts.emplace_back();
  } else if (value.isCell()) {
    for (const Value &element : value.cell().elements)
      if (element.isText())
        append(element.toText());
      else
        texts.emplace_back();
  } else if (value.isText() || (value.isChar() && value.isEmpty())) {
    append(value.toText());
  } else {
    texts.emplace_back();
  }
  return texts;
}

bool isRowOfChars(const Value &value) {
  return value.isChar() && value.extents().rank() == 2 && value.rows() == 1;
}
bool areSameRows(const Value &a, const Value &b) {
  const auto unitsOf = [](const Value &row) {
    return std::u16string_view(row.boxedArray()->as<char16_t>(),
                               size_t(row.count()));
  };
  return unitsOf(a) == unitsOf(b);
}

Value compareTexts(const Value &a, const Value &b, TextTest test, Case letters,
                   size_t n) {
  if (test == sameText && letters == Case::Matters && isRowOfChars(a) &&
      isRowOfChars(b))
    return areSameRows(a, b);
  const bool matrices = a.isChar() && b.isChar() && a.rows() > 1;
  if (matrices)
    return a.extents() == b.extents() &&
           test(comparand(a.toText(), letters), comparand(b.toText(), letters),
                n);
  const auto x = comparands(a, letters), y = comparands(b, letters);
  const auto isList = [](const Value &value) {
    return value.isCell() || value.isString();
  };
  const bool twoLists =
      isList(a) && isList(b) && x.size() != 1 && y.size() != 1;
  if ((x.size() != y.size() && x.size() != 1 && y.size() != 1) ||
      (twoLists && a.extents() != b.extents()))
    throw Error("MATLAB:strcmp:InputsSizeMismatch",
                "Inputs must be the same size or either one can be a scalar.");
  const bool useFirst = x.size() != 1 || y.size() == 1;
  std::vector<bool> result(useFirst ? x.size() : y.size());
  for (size_t i = 0; i < result.size(); ++i) {
    const auto &left = x[x.size() == 1 ? 0 : i];
    const auto &right = y[y.size() == 1 ? 0 : i];
    result[i] = left && right && test(*left, *right, n);
  }
  const Value &shape = useFirst ? a : b;
  return logicalArray(isList(shape) ? shape.extents() : Extents(1, 1), result);
}

template <Case Letters>
void comparison(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(
      compareTexts(arguments[0], arguments[1], sameText, Letters, 0));
}

template <Case Letters>
void prefixComparison(CallContext &, Arguments arguments, Results &results,
                      int) {
  const auto n =
      size_t(wholeArgument(arguments[2], "The number of characters", 0));
  results.push_back(
      compareTexts(arguments[0], arguments[1], sameStart, Letters, n));
}

//===----------------------------------------------------------------------===//
// Searching
//===----------------------------------------------------------------------===//

std::vector<double> occurrences(const std::string &text,
                                const std::string &pattern) {
  std::vector<double> positions;
  const std::u16string where = toUtf16(text), what = toUtf16(pattern);
  if (what.empty())
    return positions;
  for (size_t at = where.find(what); at != std::u16string::npos;
       at = where.find(what, at + 1))
    positions.push_back(double(at + 1));
  return positions;
}

Value positionRow(const std::vector<double> &positions) {
  if (positions.empty())
    return Value::empty();
  return positions.size() == 1 ? Value(positions[0]) : Value::row(positions);
}

void strfind(CallContext &, Arguments arguments, Results &results, int) {
  const std::string pattern = arguments[1].toText();
  if (!arguments[0].isCell()) {
    results.push_back(positionRow(occurrences(arguments[0].toText(), pattern)));
    return;
  }
  std::vector<Value> found;
  for (const Value &text : arguments[0].cell().elements)
    found.push_back(positionRow(occurrences(text.toText(), pattern)));
  results.push_back(CellArray(arguments[0].extents(), std::move(found)));
}

bool containsText(const std::string &text, const std::string &pattern) {
  return text.find(pattern) != std::string::npos;
}
bool startsWithText(const std::string &text, const std::string &pattern) {
  return text.starts_with(pattern);
}
bool endsWithText(const std::string &text, const std::string &pattern) {
  return text.ends_with(pattern);
}

using PatternTest = bool (*)(const std::string &, const std::string &);

/// contains, startsWith, endsWith: any of the patterns.
Value testPatterns(Arguments arguments, PatternTest test) {
  const bool ignoreCase = arguments.size() == 4 && arguments[3].isTrue();
  const auto fold = [&](const std::string &text) {
    return ignoreCase ? lowerCase(text) : text;
  };
  const auto patterns = textList(arguments[1], "A pattern");
  std::vector<bool> found;
  for (const std::string &text : textList(arguments[0], "The text"))
    found.push_back(std::any_of(patterns.begin(), patterns.end(),
                                [&](const std::string &pattern) {
                                  return test(fold(text), fold(pattern));
                                }));
  const bool isList = arguments[0].isCell() || arguments[0].isString();
  return logicalArray(isList ? arguments[0].extents() : Extents(1, 1), found);
}

void contains(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(testPatterns(arguments, containsText));
}
void startsWith(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(testPatterns(arguments, startsWithText));
}
void endsWith(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(testPatterns(arguments, endsWithText));
}

//===----------------------------------------------------------------------===//
// Texts to texts
//===----------------------------------------------------------------------===//

constexpr std::string_view blanks = " \t\n\v\f\r";

std::string trimmedEnd(const std::string &text) {
  const size_t last = text.find_last_not_of(std::string(blanks) + '\0');
  return last == std::string::npos ? "" : text.substr(0, last + 1);
}
std::string trimmed(const std::string &text) {
  const std::string end = trimmedEnd(text);
  const size_t first = end.find_first_not_of(blanks);
  return first == std::string::npos ? "" : end.substr(first);
}

template <std::string (*Function)(const std::string &)>
void mapped(CallContext &, Arguments arguments, Results &results, int) {
  // Numbers go through upper and lower unchanged.
  results.push_back(arguments[0].isArray() && !arguments[0].isChar()
                        ? arguments[0]
                        : mapTexts(arguments[0], Function));
}

//===----------------------------------------------------------------------===//
// Several operands, element by element
//===----------------------------------------------------------------------===//

/// What operands of strcat and strrep make together: texts of the extents of
/// the list of more than one, strings where one is, a char row without lists.
struct TextOperands {
  const Value *list = nullptr;
  bool anyString = false;
  std::vector<std::vector<std::string>> texts;

  TextOperands(Arguments arguments, const char *name) {
    for (const Value &argument : arguments) {
      if ((argument.isCell() || argument.isString()) &&
          (!list || argument.count() != 1))
        list = &argument;
      anyString |= argument.isString();
      texts.push_back(textList(argument, std::string("An operand of ") + name));
    }
  }
  size_t count() const { return list ? size_t(list->count()) : 1; }
  bool areOfOneSize() const {
    return std::all_of(texts.begin(), texts.end(), [this](const auto &each) {
      return each.size() == 1 || each.size() == count();
    });
  }
  const std::string &text(size_t operand, size_t i) const {
    return texts[operand][texts[operand].size() == 1 ? 0 : i];
  }
  Value result(const std::vector<std::string> &made) const {
    return list ? textsLike(*list, made, anyString) : Value::text(made[0]);
  }
};

//===----------------------------------------------------------------------===//
// Replacing
//===----------------------------------------------------------------------===//

/// Every occurrence counts, also where it overlaps another one.
std::string replacedEverywhere(const std::string &text, const std::string &from,
                               const std::string &to) {
  if (from.empty())
    return text;
  std::string out;
  size_t end = 0;
  for (size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + 1)) {
    if (at > end)
      out += text.substr(end, at - end);
    out += to;
    end = at + from.size();
  }
  return out + text.substr(end);
}

void strrep(CallContext &, Arguments arguments, Results &results, int) {
  const TextOperands operands(arguments, "strrep");
  if (!operands.areOfOneSize())
    throw Error("MATLAB:strrep:cellDimsMustMatch",
                "The operands of strrep must be texts, or lists of one size.");
  std::vector<std::string> made;
  for (size_t i = 0; i < operands.count(); ++i)
    made.push_back(replacedEverywhere(operands.text(0, i), operands.text(1, i),
                                      operands.text(2, i)));
  results.push_back(operands.result(made));
}

/// The longest of the patterns that stands at a place of a text, the first of
/// those; their number where none does.
size_t longestAt(const std::string &text, size_t at,
                 const std::vector<std::string> &patterns) {
  size_t found = patterns.size(), length = 0;
  for (size_t k = 0; k < patterns.size(); ++k)
    if (patterns[k].size() > length &&
        text.compare(at, patterns[k].size(), patterns[k]) == 0) {
      found = k;
      length = patterns[k].size();
    }
  return found;
}

/// What was put in is not looked at again.
std::string replaced(const std::string &text,
                     const std::vector<std::string> &from,
                     const std::vector<std::string> &to) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    const size_t k = longestAt(text, i, from);
    if (k == from.size()) {
      out += text[i++];
      continue;
    }
    out += to[to.size() == 1 ? 0 : k];
    i += from[k].size();
  }
  return out;
}

void replaceText(CallContext &, Arguments arguments, Results &results, int) {
  const auto from = textList(arguments[1], "The text to replace");
  const auto to = textList(arguments[2], "The replacement");
  if (to.size() != 1 && to.size() != from.size())
    throw Error("MATLAB:replace:cellDimsMustMatch",
                "There must be one replacement, or one for each of the texts "
                "to replace.");
  results.push_back(mapTexts(arguments[0], [&](const std::string &text) {
    return replaced(text, from, to);
  }));
}

//===----------------------------------------------------------------------===//
// Joining and splitting
//===----------------------------------------------------------------------===//

/// Bytes that patterns begin with: most places of a text can be passed over.
class FirstBytes {
public:
  explicit FirstBytes(const std::vector<std::string> &patterns) {
    for (const std::string &pattern : patterns)
      if (!pattern.empty())
        bytes += pattern.front();
  }
  /// The first place from `at` on where a pattern may stand.
  size_t findIn(const std::string &text, size_t at) const {
    return std::min(text.find_first_of(bytes, at), text.size());
  }

private:
  std::string bytes;
};

/// Pieces of a text between delimiters, of which the longest counts.
std::vector<std::string> splitText(const std::string &text,
                                   const std::vector<std::string> &delimiters,
                                   bool collapse) {
  const FirstBytes firsts(delimiters);
  std::vector<std::string> pieces;
  size_t begin = 0;
  bool afterDelimiter = false;
  for (size_t i = firsts.findIn(text, 0); i < text.size();
       i = firsts.findIn(text, i)) {
    const size_t k = longestAt(text, i, delimiters);
    if (k == delimiters.size()) {
      ++i;
      continue;
    }
    afterDelimiter &= i == begin;
    if (!(collapse && afterDelimiter))
      pieces.emplace_back(text, begin, i - begin);
    afterDelimiter = true;
    begin = i += delimiters[k].size();
  }
  pieces.emplace_back(text, begin);
  return pieces;
}

void strsplit(CallContext &, Arguments arguments, Results &results, int) {
  std::vector<std::string> delimiters{" "};
  bool collapse = true;
  Arguments rest = arguments.subspan(1);
  if (rest.size() % 2 == 1) {
    delimiters.clear();
    for (const std::string &text : textList(rest[0], "The delimiter"))
      delimiters.push_back(expandEscapes(text));
    rest = rest.subspan(1);
  } else if (rest.empty()) {
    delimiters = {" ", "\t", "\n", "\r", "\f", "\v"};
  }
  for (; !rest.empty(); rest = rest.subspan(2))
    if (isOption(rest[0], "collapsedelimiters"))
      collapse = rest[1].isTrue();
  const auto pieces = splitText(arguments[0].toText(), delimiters, collapse);
  results.push_back(textRow(pieces, arguments[0].isString()));
}

void strjoin(CallContext &, Arguments arguments, Results &results, int) {
  const auto texts = textList(arguments[0], "The list");
  const std::string delimiter =
      arguments.size() > 1 ? expandEscapes(arguments[1].toText()) : " ";
  std::string joined;
  for (size_t i = 0; i < texts.size(); ++i)
    joined += (i == 0 ? "" : delimiter) + texts[i];
  results.push_back(arguments[0].isString() ? Value::string(joined)
                                            : Value::text(joined));
}

/// strcat: char operands lose trailing blanks where no operand is a list.
void strcatBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const TextOperands operands(arguments, "strcat");
  if (!operands.areOfOneSize())
    throw Error("MATLAB:strcat:InvalidInputSize",
                "All the inputs must be the same size or scalars.");
  std::vector<std::string> joined(operands.count());
  for (size_t i = 0; i < joined.size(); ++i)
    for (size_t k = 0; k < arguments.size(); ++k)
      joined[i] +=
          operands.list ? operands.text(k, i) : trimmedEnd(operands.text(k, i));
  results.push_back(operands.result(joined));
}

void strtok(CallContext &, Arguments arguments, Results &results, int) {
  const std::u16string text = toUtf16(arguments[0].toText());
  const std::u16string delimiters =
      toUtf16(arguments.size() > 1 ? expandEscapes(arguments[1].toText())
                                   : std::string(blanks) + '\0');
  const size_t first =
      std::min(text.find_first_not_of(delimiters), text.size());
  const size_t last =
      std::min(text.find_first_of(delimiters, first), text.size());
  const auto like = [&](const std::u16string &part) {
    return arguments[0].isString() ? Value::string(toUtf8(part))
                                   : Value::text(toUtf8(part));
  };
  results = {like(text.substr(first, last - first)), like(text.substr(last))};
}

void blanksBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const int64_t n = wholeArgument(arguments[0], "The number of blanks", 0);
  requireMemory(Extents(1, n), sizeof(char16_t));
  results.push_back(charArray(Extents(1, n), std::u16string(size_t(n), u' ')));
}

void newlineBuiltin(CallContext &, Arguments, Results &results, int) {
  results.push_back(Value::text("\n"));
}

/// The one of the valid texts that begins with the given one, in any case; of
/// several the one with which all others begin.
void validString(CallContext &, Arguments arguments, Results &results, int) {
  const std::string given = lowerCase(arguments[0].toText());
  std::vector<std::string> found;
  for (const std::string &option : textList(arguments[1], "The valid texts"))
    if (lowerCase(option).starts_with(given))
      found.push_back(option);
  const auto shortest =
      std::min_element(found.begin(), found.end(),
                       [](const std::string &a, const std::string &b) {
                         return a.size() < b.size();
                       });
  const bool isOne =
      std::all_of(found.begin(), found.end(), [&](const std::string &option) {
        return lowerCase(option).starts_with(lowerCase(*shortest));
      });
  if (found.empty() || !isOne)
    throw Error(
        "MATLAB:" + std::string(found.empty() ? "unrecognizedStringChoice"
                                              : "ambiguousStringChoice"),
        "'" + arguments[0].toText() + "' matched " +
            (found.empty() ? "none" : "several") + " of the valid texts.");
  results.push_back(Value::text(*shortest));
}

template <bool (*Test)(char16_t)>
void characterTest(CallContext &, Arguments arguments, Results &results, int) {
  const Value &text = arguments[0];
  std::vector<bool> result(size_t(text.count()), false);
  if (text.isChar() && !text.isEmpty()) {
    const ArrayRef array = text.array();
    for (size_t i = 0; i < result.size(); ++i)
      result[i] = Test(array->as<char16_t>()[i]);
  }
  results.push_back(logicalArray(text.extents(), result));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Strings
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group stringBuiltins() { return table; }

} // namespace runmat::builtins
