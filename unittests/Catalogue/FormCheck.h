//===- FormCheck.h - calls of a function against its record -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls made from the forms of a record. What a form takes has results of the
// class, size and realness that the form promises, or an error that its caller
// finds sound; what no form takes is an error that names the forms.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_UNITTESTS_CATALOGUE_FORMCHECK_H
#define RUNMAT_UNITTESTS_CATALOGUE_FORMCHECK_H

#include "Catalogue/Catalogue.h"
#include "Values/Value.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace runmat::test {

/// Calls a function: its results, or Error.
using FunctionCall = std::function<std::vector<Value>(
    std::span<const Value> arguments, int nargout)>;
/// What is wrong with an error of a call that a form takes; empty: nothing.
using ErrorRule = std::function<std::string(const Error &error)>;

class FormCheck {
public:
  FormCheck(const catalogue::Record &record, FunctionCall call, ErrorRule rule)
      : record(record), call(std::move(call)), rule(std::move(rule)) {}

  /// Every form with every value at each place, without options.
  void checkValues();
  /// Every form with each of its options: each word, each value behind a name,
  /// a name without a value, an option twice, and all of them together.
  void checkOptions();
  /// Every form with a text that is no option, and with arguments too many.
  void checkExcess();

private:
  using Arguments = std::vector<Value>;

  void check(const Arguments &arguments);
  void checkCall(const catalogue::Form *form, const Arguments &arguments,
                 int nargout);
  void checkOption(const Arguments &arguments,
                   const catalogue::Argument &option);
  std::string callText(const Arguments &arguments) const;

  const catalogue::Record &record;
  FunctionCall call;
  ErrorRule rule;
};

/// Whether a message is that of a call which no form takes.
bool namesForms(const Error &error);

} // namespace runmat::test

#endif // RUNMAT_UNITTESTS_CATALOGUE_FORMCHECK_H
