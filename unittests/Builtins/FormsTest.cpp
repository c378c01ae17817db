//===- FormsTest.cpp - every form with every kind of value ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made from the catalogue: each argument of each form of each pure builtin is
// every class and shape once. What a form takes has a result of the class, size
// and realness that the record promises, or an error with an identifier; what
// no form takes is an error.
//===----------------------------------------------------------------------===//
#include "TestContext.h"

#include "Builtins/CheckArguments.h"
#include "Values/Convert.h"
#include "Values/Display.h"
#include "Values/Exception.h"

#include <cmath>

using namespace runmat;
using namespace runmat::test;
using namespace runmat::catalogue;

namespace {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// 1, 2, 3, … small enough to be extents, positions and characters.
Value counted(const Extents &extents) {
  ArrayRef array = Array::make(ElementClass::Double, extents);
  for (int64_t i = 0; i < array->count(); ++i)
    array->mutableAs<double>()[i] = double(i + 1);
  return narrow(std::move(array));
}

std::vector<Value> arrays() {
  std::vector<Value> all;
  const std::vector<int64_t> shapes[] = {{1, 1}, {1, 3}, {3, 1}, {2, 3},
                                         {3, 3}, {0, 0}, {0, 3}, {2, 2, 2}};
  for (ElementClass elementClass :
       {ElementClass::Double, ElementClass::Single, ElementClass::Int8,
        ElementClass::UInt8, ElementClass::Int32, ElementClass::Int64,
        ElementClass::UInt64, ElementClass::Logical, ElementClass::Char})
    for (const std::vector<int64_t> &shape : shapes)
      all.push_back(castTo(elementClass, counted(Extents(shape))));
  return all;
}

std::vector<Value> unusualNumbers() {
  std::vector<Value> all;
  for (double x : {double(NAN), HUGE_VAL, -HUGE_VAL, -1.0, 0.0, 0.5}) {
    all.push_back(x);
    all.push_back(castTo(ElementClass::Single, x));
  }
  const Value z = Value::complexScalar({1, 2});
  all.push_back(z);
  all.push_back(castTo(ElementClass::Single, z));
  all.push_back(binaryOp(BinaryOpcode::Times, counted(Extents{2, 2}), z));
  all.push_back(Value::row({NAN, 1, INFINITY}));
  return all;
}

std::vector<Value> others() {
  const Value text = Value::text("ab"), cell = CellArray::row({1.0, text});
  StructArray structure;
  structure.at("a") = 1.0;
  return {text,
          Value::text(""),
          Value::string("ab"),
          StringArray{Extents{1, 2}, {"a", "b"}},
          cell,
          CellArray::row({text, text}),
          CellArray(Extents{0, 0}),
          structure,
          FunctionHandle{"sin", nullptr}};
}

const std::vector<Value> &values() {
  static const std::vector<Value> all = [] {
    std::vector<Value> joined = arrays();
    for (const auto &more : {unusualNumbers(), others()})
      joined.insert(joined.end(), more.begin(), more.end());
    return joined;
  }();
  return all;
}

/// A value for an argument that is not the one in question: of three rows or
/// columns where the kind takes that.
Value usual(const Kind &kind) {
  const Value preferred[] = {counted(Extents{3, 3}), counted(Extents{1, 3}),
                             Value(1.0), Value::text("ab")};
  for (const Value &value : preferred)
    if (fits(value, kind))
      return value;
  for (const Value &value : values())
    if (fits(value, kind))
      return value;
  if (!kind.words.empty())
    return Value::text(kind.words.front());
  const Value exception(std::make_shared<ExceptionObject>(Error("a:b", "why")));
  if (fits(exception, kind))
    return exception;
  ADD_FAILURE() << "no value is " << kind.text;
  return {};
}

//===----------------------------------------------------------------------===//
// What a record promises
//===----------------------------------------------------------------------===//

/// The arguments that a rule follows.
template <typename Rule>
std::vector<Value> followed(const Following<Rule> &following,
                            const std::vector<Value> &arguments) {
  std::vector<Value> result;
  for (int8_t place : following.arguments)
    if (place >= 0 && size_t(place) < arguments.size())
      result.push_back(arguments[size_t(place)]);
  return result;
}

std::string floatClass(const std::vector<Value> &arguments) {
  for (const Value &value : arguments)
    if (value.isArrayOf(ElementClass::Single))
      return "single";
  return "double";
}

std::string arithmeticClass(const std::vector<Value> &arguments) {
  for (const Value &value : arguments)
    if (value.isArray() && isInteger(value.elementClass()))
      return value.className();
  return floatClass(arguments);
}

/// The name of the class, empty when any will do.
std::string promisedClass(const Following<ClassRule> &rule,
                          const std::vector<Value> &arguments) {
  static constexpr const char *names[] = {
      "double", "single", "",       "logical",         "char",
      "cell",   "string", "struct", "function_handle", ""};
  const std::vector<Value> of = followed(rule, arguments);
  switch (rule.rule) {
  case ClassRule::Any:
    return "";
  case ClassRule::Same:
    return of.empty() ? "" : of[0].className();
  case ClassRule::Float:
    return floatClass(of);
  case ClassRule::Arithmetic:
    return arithmeticClass(of);
  default:
    return names[size_t(rule.rule)];
  }
}

Extents expandedExtents(const std::vector<Value> &arguments) {
  std::vector<int64_t> extents(2, 1);
  for (const Value &value : arguments)
    for (size_t d = 0; d < value.rank(); ++d) {
      extents.resize(std::max(extents.size(), value.rank()), 1);
      if (value.extent(d) != 1)
        extents[d] = value.extent(d);
    }
  return Extents(extents);
}

bool isReduced(const Value &result, const Value &argument) {
  for (size_t d = 0; d < std::max(result.rank(), argument.rank()); ++d)
    if (result.extent(d) != argument.extent(d) && result.extent(d) != 1)
      return false;
  return true;
}

bool hasPromisedSize(const Value &result, const Following<SizeRule> &rule,
                     const std::vector<Value> &arguments) {
  const std::vector<Value> of = followed(rule, arguments);
  switch (rule.rule) {
  case SizeRule::Any:
    return true;
  case SizeRule::Scalar:
    return result.isScalar();
  case SizeRule::Row:
    return result.rank() == 2 && (result.rows() == 1 || result.isEmpty());
  case SizeRule::Column:
    return result.rank() == 2 && (result.columns() == 1 || result.isEmpty());
  case SizeRule::Matrix:
    return result.rank() == 2;
  case SizeRule::Size:
    return of.empty() || result.extents() == of[0].extents();
  case SizeRule::Expanded:
    return result.extents() == expandedExtents(of);
  case SizeRule::Reduced:
    return of.empty() || isReduced(result, of[0]);
  }
  return false;
}

bool hasPromisedRealness(const Value &result, const Following<Realness> &rule,
                         const std::vector<Value> &arguments) {
  if (!result.isComplex() || rule.rule == Realness::Any)
    return true;
  const std::vector<Value> of = followed(rule, arguments);
  return rule.rule == Realness::Complex &&
         std::any_of(of.begin(), of.end(),
                     [](const Value &value) { return value.isComplex(); });
}

//===----------------------------------------------------------------------===//
// The calls
//===----------------------------------------------------------------------===//

std::string callText(const Builtin &builtin,
                     const std::vector<Value> &arguments) {
  std::string text = std::string(builtin.name) + " of";
  for (const Value &value : arguments)
    text += " " + displayText("", value);
  return text;
}

void checkResult(const Builtin &builtin, const Form &form,
                 const std::vector<Value> &arguments, const Value &result) {
  if (form.results.empty())
    return;
  const Result &promised = form.results[0];
  const std::string wanted = promisedClass(promised.classRule, arguments);
  EXPECT_TRUE(wanted.empty() || result.className() == wanted)
      << callText(builtin, arguments) << "\ngives a " << result.className()
      << ", not a " << wanted;
  EXPECT_TRUE(hasPromisedSize(result, promised.sizeRule, arguments))
      << callText(builtin, arguments) << "\ngives " << displayText("y", result);
  EXPECT_TRUE(hasPromisedRealness(result, promised.realness, arguments))
      << callText(builtin, arguments) << "\ngives " << displayText("y", result);
}

/// MATLAB:invalidType is what a builtin throws that met a value unprepared.
void check(const Builtin &builtin, const std::vector<Value> &arguments) {
  const Form *form = matchingForm(builtin.record(), arguments);
  TestContext context;
  try {
    const std::vector<Value> results =
        callBuiltin(builtin, context, arguments, 1);
    ASSERT_TRUE(form) << callText(builtin, arguments)
                      << "\nis no form, yet it has a result";
    if (!results.empty())
      checkResult(builtin, *form, arguments, results[0]);
  } catch (const Error &error) {
    EXPECT_NE(error.identifier.find(':'), std::string::npos)
        << callText(builtin, arguments) << "\n"
        << error.message;
    EXPECT_NE(error.identifier, "MATLAB:invalidType")
        << callText(builtin, arguments);
  }
}

/// The arguments of a form with all that may be left out, but for the options.
std::vector<Value> usualArguments(const Form &form) {
  std::vector<Value> arguments;
  for (const Argument &argument : form.arguments)
    if (argument.kind && argument.presence != Presence::Pair)
      arguments.push_back(usual(*argument.kind));
  return arguments;
}

void checkForm(const Builtin &builtin, const Form &form) {
  const std::vector<Value> all = usualArguments(form);
  for (size_t count = size_t(form.fewest); count <= all.size(); ++count)
    for (size_t place = 0; place < count; ++place)
      for (const Value &value : values()) {
        std::vector<Value> arguments(all.begin(), all.begin() + int64_t(count));
        arguments[place] = value;
        check(builtin, arguments);
      }
}

bool isPure(const Builtin &builtin) { return builtin.flags & BuiltinPure; }

class FormsTest : public testing::TestWithParam<const Builtin *> {};

TEST_P(FormsTest, TakesWhatTheRecordSaysAndGivesIt) {
  for (const Form &form : GetParam()->record().forms)
    checkForm(*GetParam(), form);
}

TEST_P(FormsTest, RefusesAnUnknownOption) {
  const Form &form = GetParam()->record().forms.front();
  std::vector<Value> arguments = usualArguments(form);
  arguments.push_back(Value::text("no such option"));
  if (!matchingForm(GetParam()->record(), arguments))
    EXPECT_THROW(callAll(GetParam()->name, arguments, 1), Error);
}

std::vector<const Builtin *> pureBuiltins() {
  std::vector<const Builtin *> pure;
  for (const Builtin *builtin : allBuiltins())
    if (isPure(*builtin))
      pure.push_back(builtin);
  return pure;
}

INSTANTIATE_TEST_SUITE_P(All, FormsTest, testing::ValuesIn(pureBuiltins()),
                         [](const auto &info) {
                           return testName(info.param->name);
                         });

} // namespace
