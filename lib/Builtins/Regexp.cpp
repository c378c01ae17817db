//===- Regexp.cpp - regexp, regexpi, regexprep ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Format.h"
#include "Builtins/Groups.h"
#include "Builtins/RegularExpression.h"
#include "Builtins/TextMapping.h"
#include "Values/NumberText.h"

#include <algorithm>
#include <tuple>

namespace runmat::builtins {

namespace {

/// The outputs of regexp in their default order.
enum class Output : uint8_t {
  Start,
  End,
  TokenExtents,
  Match,
  Tokens,
  Names,
  Split
};

struct Request {
  RegexOptions options;
  bool once = false;
  std::vector<Output> outputs;
};

bool readOutput(const std::string &name, Request &request) {
  static constexpr std::pair<std::string_view, Output> outputs[] = {
      {"start", Output::Start},
      {"end", Output::End},
      {"match", Output::Match},
      {"tokens", Output::Tokens},
      {"names", Output::Names},
      {"split", Output::Split},
      {"tokenextents", Output::TokenExtents}};
  for (const auto &[known, output] : outputs)
    if (name == known) {
      request.outputs.push_back(output);
      return true;
    }
  return false;
}

/// Options that say how an expression is read and searched, and those that undo
/// them.
void readSwitch(const std::string &name, RegexOptions &options) {
  static constexpr std::tuple<std::string_view, bool RegexOptions::*, bool>
      switches[] = {{"ignorecase", &RegexOptions::ignoreCase, true},
                    {"matchcase", &RegexOptions::ignoreCase, false},
                    {"lineanchors", &RegexOptions::lineAnchors, true},
                    {"stringanchors", &RegexOptions::lineAnchors, false},
                    {"dotexceptnewline", &RegexOptions::dotExceptNewline, true},
                    {"dotall", &RegexOptions::dotExceptNewline, false},
                    {"freespacing", &RegexOptions::freeSpacing, true},
                    {"literalspacing", &RegexOptions::freeSpacing, false},
                    {"emptymatch", &RegexOptions::emptyMatch, true},
                    {"noemptymatch", &RegexOptions::emptyMatch, false}};
  for (const auto &[known, member, value] : switches)
    if (name == known)
      options.*member = value;
}

/// Named outputs come first, the others follow in the default order.
Request readRequest(Arguments options, bool ignoreCase) {
  Request request;
  request.options.ignoreCase = ignoreCase;
  for (const Value &option : options) {
    const std::string name = lowerText(option.toText());
    request.once |= name == "once";
    if (!readOutput(name, request))
      readSwitch(name, request.options);
  }
  for (int k = 0; k <= int(Output::Split); ++k)
    if (std::find(request.outputs.begin(), request.outputs.end(), Output(k)) ==
        request.outputs.end())
      request.outputs.push_back(Output(k));
  return request;
}

/// The result of one text; of a string, what is found are strings.
class Search {
public:
  Search(const std::string &text, const RegularExpression &expression,
         const Request &request, bool asStrings)
      : text(text), names(expression.groupNames()), once(request.once),
        asStrings(asStrings), matches(expression.find(text, request.once)) {}

  Value output(Output kind) const {
    switch (kind) {
    case Output::Start:
      return positions(
          [this](const TextRange &r) { return unitsTo(r.begin) + 1; });
    case Output::End:
      return positions([this](const TextRange &r) { return unitsTo(r.end); });
    case Output::TokenExtents:
      return each(Value::empty(),
                  [this](const Match &m) { return extentsOf(m); });
    case Output::Match:
      return wholeMatches();
    case Output::Tokens:
      return each(tokensOf({}), [this](const Match &m) { return tokensOf(m); });
    case Output::Names:
      return namedGroups();
    case Output::Split:
      return pieces();
    }
    return Value();
  }

private:
  double unitsTo(size_t byte) const {
    return double(textLength(std::string_view(text).substr(0, byte)));
  }

  template <typename Position> Value positions(Position position) const {
    std::vector<double> numbers;
    for (const Match &match : matches)
      numbers.push_back(position(match[0]));
    if (once)
      return numbers.empty() ? Value::empty() : Value(numbers[0]);
    return numbers.size() == 1 ? Value(numbers[0]) : Value::row(numbers);
  }

  /// A value for each match in a cell; the value itself with 'once', which is
  /// `none` without a match.
  template <typename Function>
  Value each(const Value &none, Function function) const {
    if (once)
      return matches.empty() ? none : function(matches[0]);
    std::vector<Value> values;
    for (const Match &match : matches)
      values.push_back(function(match));
    return CellArray::row(std::move(values));
  }

  Value textOf(const std::string &part) const {
    return asStrings ? Value::string(part) : Value::text(part);
  }

  Value wholeMatches() const {
    if (once)
      return textOf(matches.empty() ? "" : matches[0][0].in(text));
    std::vector<std::string> found;
    for (const Match &match : matches)
      found.push_back(match[0].in(text));
    return textRow(found, asStrings);
  }

  /// The groups, or the whole match when the expression has none.
  static Match groupsOf(const Match &match) {
    return match.size() == 1 ? match : Match(match.begin() + 1, match.end());
  }

  Value tokensOf(const Match &match) const {
    if (match.empty())
      return asStrings ? Value(StringArray{Extents(0, 0), {}})
                       : Value(CellArray(Extents(0, 0)));
    std::vector<std::string> tokens;
    for (const TextRange &group : groupsOf(match))
      tokens.push_back(group.in(text));
    return textRow(tokens, asStrings);
  }

  Value extentsOf(const Match &match) const {
    const Match groups = groupsOf(match);
    const auto n = int64_t(groups.size());
    ArrayRef out = Array::zeros(ElementClass::Double, Extents(n, 2));
    for (int64_t g = 0; g < n; ++g)
      if (groups[size_t(g)].isSet()) {
        out->mutableAs<double>()[g] = unitsTo(groups[size_t(g)].begin) + 1;
        out->mutableAs<double>()[g + n] = unitsTo(groups[size_t(g)].end);
      }
    return out;
  }

  /// A struct for each match with the texts of its named groups; of several
  /// groups of one name that which took part. One struct without such groups.
  Value namedGroups() const {
    const bool anyName =
        std::any_of(names.begin(), names.end(),
                    [](const std::string &name) { return !name.empty(); });
    StructArray result;
    if (anyName)
      result.extents =
          matches.empty() ? Extents(0, 0) : Extents(1, int64_t(matches.size()));
    for (size_t g = 0; g < names.size(); ++g) {
      if (names[g].empty())
        continue;
      const bool isFirst = !result.find(names[g]);
      const size_t field = result.add(names[g]);
      for (size_t m = 0; m < matches.size(); ++m)
        if (isFirst || matches[m][g + 1].isSet())
          result.columns[field][m] = textOf(matches[m][g + 1].in(text));
    }
    return result;
  }

  Value pieces() const {
    std::vector<std::string> texts;
    size_t start = 0;
    for (const Match &match : matches) {
      texts.push_back(text.substr(start, match[0].begin - start));
      start = match[0].end;
    }
    texts.push_back(text.substr(start));
    return textRow(texts, asStrings);
  }

  const std::string &text;
  const std::vector<std::string> &names;
  bool once, asStrings;
  std::vector<Match> matches;
};

template <bool IgnoreCase>
void regexp(CallContext &, Arguments arguments, Results &results, int nargout) {
  const Request request = readRequest(arguments.subspan(2), IgnoreCase);
  const RegularExpression expression(arguments[1].toText(), request.options);
  const auto outputs = size_t(std::max(nargout, 1));
  const std::vector<std::string> texts = textList(arguments[0], "The text");
  std::vector<std::vector<Value>> collected(outputs);
  for (const std::string &text : texts) {
    const Search search(text, expression, request, arguments[0].isString());
    for (size_t k = 0; k < outputs; ++k)
      collected[k].push_back(search.output(request.outputs[k]));
  }
  for (std::vector<Value> &values : collected)
    results.push_back(
        arguments[0].isCell()
            ? Value(CellArray(arguments[0].extents(), std::move(values)))
            : values[0]);
}

/// The replacement with $1, $0 and $<name> filled in.
std::string expanded(const std::string &replacement, const std::string &text,
                     const Match &match,
                     const std::vector<std::string> &names) {
  std::string out;
  for (size_t i = 0; i < replacement.size(); ++i) {
    const char c = replacement[i];
    const char next = i + 1 < replacement.size() ? replacement[i + 1] : '\0';
    if (c == '\\' && (next == '$' || next == '\\')) {
      out += next;
      ++i;
    } else if (c == '$' && next >= '0' && next <= '9') {
      const auto group = size_t(next - '0');
      // A number beyond the groups stands for itself.
      out += group < match.size() ? match[group].in(text)
                                  : replacement.substr(i, 2);
      ++i;
    } else if (c == '$' && next == '<') {
      const size_t close =
          std::min(replacement.find('>', i), replacement.size() - 1);
      const std::string name = replacement.substr(i + 2, close - i - 2);
      const auto found = std::find(names.begin(), names.end(), name);
      if (found != names.end())
        out += match[size_t(found - names.begin()) + 1].in(text);
      i = close;
    } else {
      out += c;
    }
  }
  return out;
}

std::string replaceMatches(const std::string &text,
                           const RegularExpression &expression,
                           const std::string &replacement, bool once) {
  std::string out;
  size_t start = 0;
  for (const Match &match : expression.find(text, once)) {
    out += text.substr(start, match[0].begin - start);
    out += expanded(replacement, text, match, expression.groupNames());
    start = match[0].end;
  }
  return out + text.substr(start);
}

/// \n and the like in a replacement; \\ and \$ are left to the expansion.
std::string replacementText(const std::string &text) {
  std::string out;
  for (size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '\\' && i + 1 < text.size();
    const std::string pair = text.substr(i, escape ? 2 : 1);
    const bool keep = !escape || pair[1] == '$' || pair[1] == '\\';
    out += keep ? pair : expandEscapes(pair);
    i += escape;
  }
  return out;
}

void regexprep(CallContext &, Arguments arguments, Results &results, int) {
  const Request request = readRequest(arguments.subspan(3), false);
  const auto expressions = textList(arguments[1], "The expression");
  const auto replacements = textList(arguments[2], "The replacement");
  if (replacements.size() != 1 && replacements.size() != expressions.size())
    throw Error("MATLAB:regexprep:sizeMismatch",
                "regexprep needs one replacement, or one for each expression.");
  Value result = arguments[0];
  for (size_t k = 0; k < expressions.size(); ++k) {
    const RegularExpression expression(expressions[k], request.options);
    const std::string replacement =
        replacementText(replacements[replacements.size() == 1 ? 0 : k]);
    result = mapTexts(result, [&](const std::string &text) {
      return replaceMatches(text, expression, replacement, request.once);
    });
  }
  results.push_back(result);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Regexp
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group regexpBuiltins() { return table; }

} // namespace runmat::builtins
