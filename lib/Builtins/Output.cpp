//===- Output.cpp - disp, fprintf, format, … --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "runtime/Pieces.h"

#include <unistd.h>

namespace runmat::builtins {

namespace {

void dispBuiltin(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  const std::string text = dispText(arguments[0], context.session().format);
  if (nargout > 0)
    results.push_back(Value::text(text));
  else
    context.write(text);
}

void displayBuiltin(CallContext &context, Arguments arguments, Results &, int) {
  const std::string name =
      arguments.size() > 1 ? arguments[1].toText() : std::string("ans");
  context.write(displayText(name, arguments[0], context.session().format));
}

/// fprintf(fid, format, …) or fprintf(format, …).
void fprintfBuiltin(CallContext &context, Arguments arguments, Results &results,
                    int nargout) {
  double stream = 1;
  if (!arguments[0].isText()) {
    stream = arguments[0].scalarDouble();
    arguments = arguments.subspan(1);
  }
  const std::string text =
      formatValues(arguments[0].toText(), arguments.subspan(1));
  if (stream == 2)
    context.writeError(text);
  else if (stream == 1)
    context.write(text);
  else
    inPieces(text, [&, file = context.session().files.at(stream).stream](
                       std::string_view piece) {
      std::fwrite(piece.data(), 1, piece.size(), file);
    });
  if (nargout > 0)
    results.push_back(double(text.size()));
}

void sprintfBuiltin(CallContext &, Arguments arguments, Results &results, int) {
  const std::string format = arguments[0].toText();
  const Arguments values = arguments.subspan(1);
  if (arguments[0].isString())
    return results.push_back(Value::string(formatValues(format, values)));
  const std::u16string units = formatUnits(format, values);
  results.push_back(
      charArray(Extents(units.empty() ? 0 : 1, int64_t(units.size())), units));
}

using Digits = DisplayFormat::Digits;
constexpr std::pair<std::string_view, Digits> styles[] = {
    {"short", Digits::Short},
    {"long", Digits::Long},
    {"shortG", Digits::ShortG},
    {"longG", Digits::LongG},
    {"shortE", Digits::ShortE},
    {"longE", Digits::LongE},
    {"shortEng", Digits::ShortEng},
    {"longEng", Digits::LongEng},
    {"bank", Digits::Bank},
    {"hex", Digits::Hex},
    {"+", Digits::Plus},
    {"rational", Digits::Rational},
    {"rat", Digits::Rational},
};

/// What `format` gives, and takes again.
Value formatState(const DisplayFormat &format) {
  StructArray state;
  state.extents = Extents(1, 1);
  state.names = {"NumericFormat", "LineSpacing"};
  const auto *style = std::ranges::find(
      styles, format.digits, &std::pair<std::string_view, Digits>::second);
  state.columns = {{Value::string(std::string(style->first))},
                   {Value::string(format.compact ? "compact" : "loose")}};
  return state;
}

/// The words of the arguments, or those in a structure.
std::vector<std::string> formatWords(Arguments arguments) {
  std::vector<std::string> words;
  auto add = [&](const Value &word) {
    words.push_back(lowerText(word.toText()));
  };
  for (const Value &argument : arguments)
    if (argument.isText())
      add(argument);
    else
      for (const char *field : {"NumericFormat", "LineSpacing"})
        if (const Value *word = argument.structure().get(field);
            word && word->isText())
          add(*word);
  return words;
}

/// format, format long, format long g, format longG compact.
void formatBuiltin(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  DisplayFormat &format = context.session().format;
  if (nargout > 0)
    results.push_back(formatState(format));
  if (arguments.empty() && nargout == 0)
    format = DisplayFormat{.width = format.width};
  std::string style;
  for (const std::string &word : formatWords(arguments)) {
    if (word == "compact" || word == "loose")
      format.compact = word == "compact";
    else
      style += word;
  }
  for (auto [name, digits] : styles)
    if (lowerText(name) == style)
      format.digits = digits;
}

void flushBuiltin(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  const bool isFile = !arguments.empty() && !arguments[0].isText() &&
                      arguments[0].scalarDouble() > 2;
  if (isFile)
    std::fflush(context.session().files.at(arguments[0].scalarDouble()).stream);
  else
    context.flush();
  if (nargout > 0)
    results.push_back(0.0);
}

/// Tells the terminal itself, where output goes to one: a diary and evalc have
/// no screen.
void tellTerminal(CallContext &context, std::string_view sequence) {
  if (!::isatty(STDOUT_FILENO))
    return;
  context.flush();
  [[maybe_unused]] const ssize_t written =
      ::write(STDOUT_FILENO, sequence.data(), sequence.size());
}

void clearScreen(CallContext &context, Arguments, Results &, int) {
  tellTerminal(context, "\033[H\033[2J");
}

void cursorHome(CallContext &context, Arguments, Results &, int) {
  tellTerminal(context, "\033[H");
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Output
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group outputBuiltins() { return table; }

} // namespace runmat::builtins
