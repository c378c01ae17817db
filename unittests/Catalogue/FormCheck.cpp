//===- FormCheck.cpp - calls of a function against its record ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "FormCheck.h"

#include "FormValues.h"
#include "Promises.h"

#include "Builtins/CheckArguments.h"
#include "Values/Display.h"

#include <gtest/gtest.h>

namespace runmat::test {

using namespace catalogue;

//===----------------------------------------------------------------------===//
// One call
//===----------------------------------------------------------------------===//

bool namesForms(const Error &error) {
  return error.message.find(" The forms are ") != std::string::npos;
}

std::string FormCheck::callText(const Arguments &arguments) const {
  std::string text = std::string(record.names.front()) + " of";
  for (const Value &value : arguments)
    text += " " + value.className() + " " + displayText("", value);
  return text;
}

void FormCheck::check(const Arguments &arguments) {
  const Form *form = matchingForm(record, arguments);
  const int most = form ? int(form->results.size()) : 1;
  checkCall(form, arguments, std::min(most, 1));
  if (most > 1)
    checkCall(form, arguments, most);
}

void FormCheck::checkCall(const Form *form, const Arguments &arguments,
                          int nargout) {
  try {
    const std::vector<Value> results = call(arguments, nargout);
    ASSERT_TRUE(form) << callText(arguments)
                      << "\nis no form, yet it has a result";
    ASSERT_LE(results.size(), size_t(std::max(nargout, 1)))
        << callText(arguments);
    for (size_t i = 0; i < results.size() && i < form->results.size(); ++i)
      EXPECT_EQ(brokenPromise(form->results[i], *form, arguments, results[i]),
                "")
          << callText(arguments) << "\ngives "
          << displayText(form->results[i].name, results[i]);
  } catch (const Error &error) {
    const std::string wrong = form                ? rule(error)
                              : namesForms(error) ? ""
                                                  : "does not name the forms";
    EXPECT_EQ(wrong, "") << callText(arguments) << "\nis the error "
                         << error.identifier << ": " << error.message;
  } catch (const std::exception &exception) {
    ADD_FAILURE() << callText(arguments) << "\nthrows " << exception.what();
  }
}

//===----------------------------------------------------------------------===//
// The calls of a form
//===----------------------------------------------------------------------===//

static bool isOption(const Argument &argument) {
  return argument.presence == Presence::Words ||
         argument.presence == Presence::Pair;
}

/// The arguments of a form with all that may be left out, but for the options.
static std::vector<Value> usualArguments(const Form &form) {
  std::vector<Value> arguments;
  for (const Argument &argument : form.arguments)
    if (!isOption(argument))
      arguments.push_back(usualValue(*argument.kind));
  return arguments;
}

/// The same, without those that may be left out, with one more, and so on.
static std::vector<std::vector<Value>> usualCalls(const Form &form) {
  const std::vector<Value> all = usualArguments(form);
  std::vector<std::vector<Value>> calls;
  for (size_t count = size_t(form.fewest); count <= all.size(); ++count)
    calls.emplace_back(all.begin(), all.begin() + int64_t(count));
  return calls;
}

/// Values to stand at a place: of every sort, and the words that are known
/// there.
static std::vector<Value> candidates(const Kind &kind) {
  std::vector<Value> values = formValues();
  for (const char *word : kind.words)
    values.push_back(Value::text(word));
  return values;
}

void FormCheck::checkValues() {
  for (const Form &form : record.forms)
    for (const Arguments &usual : usualCalls(form)) {
      if (usual.empty())
        check(usual);
      for (size_t place = 0; place < usual.size(); ++place)
        for (const Value &value : candidates(*form.arguments[place].kind)) {
          Arguments arguments = usual;
          arguments[place] = value;
          check(arguments);
        }
    }
}

/// The arguments with more behind them.
static std::vector<Value> with(std::vector<Value> arguments,
                               std::initializer_list<Value> more) {
  arguments.insert(arguments.end(), more);
  return arguments;
}

void FormCheck::checkOption(const Arguments &arguments,
                            const Argument &option) {
  for (const char *name : option.words) {
    const Value word = Value::text(name);
    check(with(arguments, {word}));
    check(with(arguments, {Value::string(name)}));
    if (option.presence == Presence::Words) {
      check(with(arguments, {word, word}));
      continue;
    }
    for (const Value &value : candidates(*option.kind))
      check(with(arguments, {word, value}));
    const Value fit = usualValue(*option.kind);
    check(with(arguments, {word, fit, word, fit}));
  }
}

/// All options of a form, the last one first.
static std::vector<Value> allOptions(const Form &form) {
  std::vector<Value> options;
  for (size_t i = form.arguments.size(); i-- > 0;)
    if (const Argument &option = form.arguments[i]; isOption(option)) {
      options.push_back(Value::text(option.words.front()));
      if (option.presence == Presence::Pair)
        options.push_back(usualValue(*option.kind));
    }
  return options;
}

void FormCheck::checkOptions() {
  for (const Form &form : record.forms) {
    const std::vector<Value> options = allOptions(form);
    for (Arguments arguments : usualCalls(form)) {
      for (const Argument &argument : form.arguments)
        if (isOption(argument))
          checkOption(arguments, argument);
      arguments.insert(arguments.end(), options.begin(), options.end());
      check(arguments);
    }
  }
}

void FormCheck::checkExcess() {
  const Value unknown = Value::text("no such option");
  for (const Form &form : record.forms) {
    const std::vector<Value> options = allOptions(form);
    for (Arguments arguments : usualCalls(form)) {
      check(with(arguments, {unknown}));
      check(with(arguments, {unknown, 1.0}));
      arguments.insert(arguments.end(), options.begin(), options.end());
      for (const Value &value : formValues())
        check(with(arguments, {value}));
    }
  }
}

} // namespace runmat::test
