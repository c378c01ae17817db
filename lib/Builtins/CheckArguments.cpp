//===- CheckArguments.cpp - arguments against the forms ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/CheckArguments.h"

#include "Builtins/Arguments.h"
#include "Catalogue/Completion.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace runmat {

using namespace catalogue;

//===----------------------------------------------------------------------===//
// Values and kinds
//===----------------------------------------------------------------------===//

static uint16_t classOf(const Value &value) {
  switch (value.kind()) {
  case ValueKind::Array:
    break;
  case ValueKind::Cell:
    return classes::Cell;
  case ValueKind::Struct:
    return classes::Struct;
  case ValueKind::String:
    return classes::String;
  case ValueKind::FunctionHandle:
    return classes::Handle;
  case ValueKind::Object:
    return classes::Object;
  case ValueKind::Undefined:
    return 0;
  }
  switch (value.elementClass()) {
  case ElementClass::Double:
    return classes::Double;
  case ElementClass::Single:
    return classes::Single;
  case ElementClass::Logical:
    return classes::Logical;
  case ElementClass::Char:
    return classes::Char;
  default:
    return classes::Integer;
  }
}

static bool hasWord(const Value &value, Strings words) {
  if (words.empty() || !value.isText())
    return false;
  const std::string text = builtins::lowerText(value.toText());
  return std::any_of(words.begin(), words.end(), [&](const char *word) {
    return text == builtins::lowerText(word);
  });
}

static bool isTexts(const Value &value) {
  if (!value.isCell())
    return value.isString() || (value.isChar() && value.rank() == 2);
  const auto &elements = value.cell().elements;
  return std::all_of(elements.begin(), elements.end(),
                     [](const Value &element) { return element.isText(); });
}

/// Whether all elements hold `test`. Complex ones are no whole numbers.
template <typename Test> static bool all(const Value &value, Test test) {
  if (!value.isArray() || value.isComplex())
    return false;
  for (int64_t i = 0; i < value.count(); ++i)
    if (!test(value.elementAsDouble(i)))
      return false;
  return true;
}

static bool hasShape(const Value &value, uint16_t wanted) {
  const bool isMatrix = value.rank() <= 2;
  const auto is = [&](uint16_t demand, bool holds) {
    return !(wanted & demand) || holds;
  };
  return is(demands::Scalar, value.isScalar()) &&
         is(demands::Vector,
            isMatrix && (value.rows() == 1 || value.columns() == 1 ||
                         value.isEmpty())) &&
         is(demands::Row, isMatrix && value.rows() == 1) &&
         is(demands::Matrix, isMatrix) &&
         is(demands::Square, isMatrix && value.rows() == value.columns()) &&
         is(demands::Nonempty, !value.isEmpty()) &&
         is(demands::Empty, value.isEmpty());
}

static bool meets(const Value &value, uint16_t wanted) {
  if (wanted == 0)
    return true;
  if ((wanted & demands::Text) && !value.isText())
    return false;
  if ((wanted & demands::Texts) && !isTexts(value))
    return false;
  if ((wanted & demands::TextRows) &&
      (!isTexts(value) || (value.isChar() && !value.isText())))
    return false;
  if ((wanted & demands::Undashed) && value.isText() &&
      value.toText().starts_with('-'))
    return false;
  if (!hasShape(value, wanted))
    return false;
  if ((wanted & demands::Whole) && !all(value, [](double x) {
        return x == std::floor(x) && std::isfinite(x);
      }))
    return false;
  if ((wanted & demands::Positive) &&
      !all(value, [](double x) { return x > 0; }))
    return false;
  return !(wanted & demands::NotNegative) ||
         all(value, [](double x) { return x >= 0; });
}

/// Whether the class is right, whatever the value.
static bool hasClass(const Value &value, const Kind &kind) {
  return classOf(value) & kind.classes;
}

bool fits(const Value &value, const Kind &kind) {
  if (hasWord(value, kind.words))
    return true;
  return hasClass(value, kind) && (kind.takesComplex || !value.isComplex()) &&
         meets(value, kind.demands);
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

namespace {

/// One form against one list of arguments, from the left. Behind a place that
/// is left out none is taken but options: f(x, y) never means f(x, [], y).
class Match {
public:
  Match(const Form &form, std::span<const Value> values)
      : form(form), values(values) {
    matchPlaces();
    matchOptions();
  }

  bool isComplete() const { return !missing && at == values.size(); }
  /// The first argument that does not fit.
  size_t misfit() const { return at; }
  /// What was expected there; null when nothing was.
  const Kind *expected() const { return wanted; }
  /// Whether an option was expected there.
  bool expectedOption() const {
    return !missing && firstOption < form.arguments.size();
  }
  /// The option that is named there and whose value is missing or unfit; null
  /// where none is.
  const Argument *openOption() const { return open; }
  /// The option that is named there although one of its words stands before;
  /// null where none is.
  const Argument *repeatedOption() const { return repeated; }
  /// A form that fits further is nearer, but for one that only ends too early:
  /// there is one for so many arguments.
  auto nearness() const {
    return std::tuple(expected() || expectedOption(), at, open != nullptr);
  }

private:
  void matchPlaces() {
    for (firstOption = 0; firstOption < form.arguments.size(); ++firstOption) {
      const Argument &argument = form.arguments[firstOption];
      if (argument.presence == Presence::Words ||
          argument.presence == Presence::Pair)
        return;
      if (!matchPlace(argument)) {
        missing = true;
        return;
      }
    }
  }

  bool matchPlace(const Argument &argument) {
    const size_t before = at;
    const bool isBehindGap = leftOut;
    const size_t most = argument.presence == Presence::Rest ? values.size() : 1;
    while (!leftOut && at < values.size() && at - before < most &&
           fits(values[at], *argument.kind))
      ++at;
    leftOut |= at == before && argument.presence == Presence::Optional;
    if (at != before && argument.presence != Presence::Rest)
      wanted = nullptr;
    else if (!isBehindGap)
      wanted = argument.kind;
    const size_t fewest = argument.presence == Presence::Required ? 1
                          : argument.presence == Presence::Rest
                              ? size_t(argument.fewest)
                              : 0;
    return at - before >= fewest;
  }

  void matchOptions() {
    uint32_t used = 0; // a bit an argument
    bool found = !missing;
    while (found && at < values.size()) {
      found = false;
      for (size_t i = firstOption; i < form.arguments.size() && !found; ++i)
        if (!(used >> i & 1) && matchOption(form.arguments[i])) {
          used |= uint32_t(1) << i;
          found = true;
          open = nullptr;
          wanted = nullptr; // no place is behind an option
        }
    }
    for (size_t i = firstOption; i < form.arguments.size(); ++i)
      if (at < values.size() && (used >> i & 1) &&
          hasWord(values[at], form.arguments[i].words))
        repeated = &form.arguments[i];
  }

  bool matchOption(const Argument &argument) {
    if (!hasWord(values[at], argument.words))
      return false;
    if (argument.presence == Presence::Words) {
      ++at;
      return true;
    }
    if (at + 1 >= values.size() || !fits(values[at + 1], *argument.kind)) {
      open = &argument;
      return false;
    }
    at += 2;
    return true;
  }

  const Form &form;
  std::span<const Value> values;
  size_t at = 0, firstOption = 0;
  const Kind *wanted = nullptr;
  const Argument *open = nullptr, *repeated = nullptr;
  bool missing = false, leftOut = false;
};

} // namespace

/// 2x3
static std::string sizeText(const Value &value) {
  std::string text = std::to_string(value.rows());
  for (size_t d = 1; d < value.rank(); ++d)
    text += "x" + std::to_string(value.extent(d));
  return text;
}

/// a complex double of size 2x3, or 'text' where a text was to be another
static std::string describe(const Value &value, const Kind &wanted) {
  if (value.isText() && !wanted.words.empty())
    return "'" + value.toText() + "'";
  return "a " + std::string(value.isComplex() ? "complex " : "") +
         value.className() + " of size " + sizeText(value);
}

/// What messages end with, each form written by `write`.
static std::string forms(const Record &record,
                         std::string (*write)(const Record &,
                                              const Form &) = signature) {
  // Forms that differ in kinds only are written alike.
  std::vector<std::string> each;
  for (const Form &form : record.forms)
    if (std::string text = write(record, form);
        std::find(each.begin(), each.end(), text) == each.end())
      each.push_back(std::move(text));
  std::string text;
  for (const std::string &one : each)
    text += (text.empty() ? " The forms are " : ", ") + one;
  return text + ".";
}

/// What could stand at a place instead of a text that cannot; what the text is
/// the beginning of is meant.
static std::string wordsInstead(const Record &record, std::string_view given,
                                size_t place) {
  const auto meant = completions(given, record, int(place));
  if (!given.empty() && !meant.empty())
    return "; did you mean " + quotedList(meant) + "?";
  const auto known = completions("", record, int(place));
  return known.empty() ? "; it knows none there."
                       : "; it knows " + quotedList(known) + ".";
}

const Form *matchingForm(const Record &record,
                         std::span<const Value> arguments) {
  for (const Form &form : record.forms)
    if (Match(form, arguments).isComplete())
      return &form;
  return nullptr;
}

static const Form &nearestForm(const Record &record,
                               std::span<const Value> arguments) {
  return *std::max_element(record.forms.begin(), record.forms.end(),
                           [&](const Form &a, const Form &b) {
                             return Match(a, arguments).nearness() <
                                    Match(b, arguments).nearness();
                           });
}

/// The identifier of the error where a value is not such.
static std::string identifierOf(const Kind &kind, const std::string &name) {
  const std::string given = kind.identifier;
  if (given.empty())
    return "MATLAB:" + name + ":invalidArgument";
  return given[0] == ':' ? "MATLAB:" + name + given : given;
}

[[noreturn]] static void throwUnknownOption(const std::string &name,
                                            const Record &record,
                                            const Value &value, size_t place) {
  const std::string given = value.isText() ? value.toText() : "";
  const std::string shown = value.isText()
                                ? "'" + given + "'"
                                : "A value of class " + value.className();
  throw Error("MATLAB:" + name + ":" + record.optionError,
              shown + " is no option of '" + name + "' as argument " +
                  std::to_string(place + 1) +
                  wordsInstead(record, given, place) + forms(record));
}

/// `place` is where the option's name stands, from 0.
[[noreturn]] static void throwOpenOption(const std::string &name,
                                         const Record &record,
                                         const Argument &option, size_t place,
                                         std::span<const Value> arguments) {
  const std::string shown =
      "The value of option '" + arguments[place].toText() + "' of '" + name;
  throw Error("MATLAB:" + name + ":" + record.optionError,
              place + 1 < arguments.size()
                  ? shown + "' must be " + option.kind->text + ", got " +
                        describe(arguments[place + 1], *option.kind) + "." +
                        forms(record)
                  : shown + "' is missing; it must be " + option.kind->text +
                        "." + forms(record));
}

/// `place` is where it stands the second time, from 0.
[[noreturn]] static void throwRepeatedOption(const std::string &name,
                                             const Record &record,
                                             const Argument &option,
                                             size_t place, const Value &value) {
  const std::vector<std::string_view> words(option.words.begin(),
                                            option.words.end());
  throw Error("MATLAB:" + name + ":" + record.optionError,
              "Option '" + value.toText() + "' of '" + name + "' as argument " +
                  std::to_string(place + 1) +
                  (words.size() > 1
                       ? " stands behind another of its kind: " +
                             quotedList(words) + " exclude each other."
                       : " is given twice.") +
                  forms(record));
}

/// Throws where the arguments are one of the record's refusals.
static void checkRefusals(const std::string &name, const Record &record,
                          std::span<const Value> arguments) {
  for (const Refusal &refusal : record.refusals)
    if (Match(refusal.form, arguments).isComplete())
      throw Error("MATLAB:" + name + refusal.identifier,
                  refusal.message + forms(record));
}

[[noreturn]] static void refuse(std::string_view name, const Record &record,
                                const Form &nearest,
                                std::span<const Value> arguments) {
  const Match best(nearest, arguments);
  const std::string called(name);
  if (best.misfit() >= arguments.size())
    throw Error("MATLAB:minrhs", "Not enough input arguments." + forms(record));
  const Value &value = arguments[best.misfit()];
  const std::string place =
      "Argument " + std::to_string(best.misfit() + 1) + " of '" + called + "'";
  if (const Argument *option = best.openOption())
    throwOpenOption(called, record, *option, best.misfit(), arguments);
  if (const Argument *option = best.repeatedOption())
    throwRepeatedOption(called, record, *option, best.misfit(), value);
  const Kind *kind = best.expected();
  const bool isOption = best.expectedOption() && (value.isText() || !kind);
  const bool takesWordsOnly = kind && kind->classes == 0;
  const bool isNamed = takesWordsOnly && *kind->identifier;
  if (isOption || (kind && !kind->words.empty() && !isNamed && value.isText()))
    throwUnknownOption(called, record, value, best.misfit());
  if (!kind)
    throw Error("MATLAB:maxrhs", "Too many input arguments." + forms(record));
  if (!takesWordsOnly && !hasClass(value, *kind))
    throw Error("MATLAB:UndefinedFunction",
                "Undefined function '" + called +
                    "' for input arguments of type '" + value.className() +
                    "'. " + place + " must be " + kind->text + "." +
                    forms(record));
  throw Error(identifierOf(*kind, called),
              place + " must be " + kind->text + ", got " +
                  describe(value, *kind) + "." + forms(record));
}

void checkArguments(std::string_view name, const Record &record,
                    std::span<const Value> arguments) {
  const int given = int(arguments.size());
  if (given < record.fewestInputs)
    throw Error("MATLAB:minrhs", "Not enough input arguments." + forms(record));
  if (record.mostInputs >= 0 && given > record.mostInputs)
    throw Error("MATLAB:maxrhs", "Too many input arguments." + forms(record));
  if (matchingForm(record, arguments))
    return;
  checkRefusals(std::string(name), record, arguments);
  refuse(name, record, nearestForm(record, arguments), arguments);
}

static bool givesResults(const Form &form, int count) {
  return form.mostResults < 0 || form.mostResults >= count;
}

void checkResults(const Record &record, std::span<const Value> arguments,
                  int nargout) {
  const auto gives = [&](const Form &form) {
    return givesResults(form, nargout);
  };
  if (std::all_of(record.forms.begin(), record.forms.end(), gives))
    return;
  for (const Form &form : record.forms)
    if (gives(form) && Match(form, arguments).isComplete())
      return;
  throw Error("MATLAB:maxlhs",
              "Too many output arguments." + forms(record, usage));
}

} // namespace runmat
