//===- Arguments.cpp - arguments blocks -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defaults, sizes, classes and validators that a function declares for its
// inputs, and name-value arguments.
//===----------------------------------------------------------------------===//

#include "Builtins/Kernels/Operators.h"
#include "Interpreter/InterpreterDetail.h"
#include "Support/Casting.h"
#include "Values/GpuArrays.h"

#include <algorithm>

using namespace runmat;

static bool describesInputs(const ast::ArgumentsBlock &block) {
  return std::find(block.attributes.begin(), block.attributes.end(),
                   "Output") == block.attributes.end();
}

/// The part of a declared name before the dot: the parameter.
static std::string_view parameterOf(const ast::ArgumentDeclaration &declared) {
  return declared.name.substr(0, declared.name.find('.'));
}

/// The part after the dot: the name of a name-value argument; empty for a
/// positional one.
static std::string_view optionOf(const ast::ArgumentDeclaration &declared) {
  const size_t dot = declared.name.find('.');
  return dot == std::string_view::npos ? std::string_view()
                                       : declared.name.substr(dot + 1);
}

static Error invalidArgument(const ast::ArgumentDeclaration &declared,
                             const std::string &why) {
  return Error("MATLAB:validation:invalid",
               "Invalid argument '" + std::string(declared.name) + "'. " + why);
}

//===----------------------------------------------------------------------===//
// Name-value arguments
//===----------------------------------------------------------------------===//

/// All declared name-value arguments of a function.
static std::vector<const ast::ArgumentDeclaration *>
optionsOf(const ast::Function &function) {
  std::vector<const ast::ArgumentDeclaration *> options;
  for (const ast::ArgumentsBlock &block : function.argumentBlocks)
    for (const ast::ArgumentDeclaration &declared : block.declarations)
      if (describesInputs(block) && !optionOf(declared).empty())
        options.push_back(&declared);
  return options;
}

static std::string
matchOption(const std::vector<const ast::ArgumentDeclaration *> &options,
            const Value &name) {
  const std::string text = name.isText() ? name.toText() : std::string();
  for (const ast::ArgumentDeclaration *declared : options)
    if (optionOf(*declared) == text)
      return text;
  throw Error("MATLAB:TooManyInputs",
              "Expected the name of an option, such as '" +
                  std::string(optionOf(*options.front())) + "', got " +
                  (name.isText()
                       ? "'" + text + "'."
                       : "a value of class '" + name.className() + "'."));
}

/// Joins trailing name, value pairs to the structure that the last parameter
/// takes.
void Interpreter::joinNamedArguments(const ast::Function &function,
                                     ValueList &arguments) {
  const auto options = optionsOf(function);
  if (options.empty())
    return;
  const size_t positional = function.parameters.size() - 1;
  StructArray structure;
  for (size_t i = positional; i < arguments.size(); i += 2) {
    const std::string name = matchOption(options, arguments[i]);
    if (i + 1 == arguments.size())
      throw Error("MATLAB:minrhs", "The option '" + name + "' has no value.");
    structure.at(name) = arguments[i + 1];
  }
  if (arguments.size() < positional)
    return;
  arguments.resize(positional);
  arguments.push_back(std::move(structure));
}

//===----------------------------------------------------------------------===//
// One declaration
//===----------------------------------------------------------------------===//

static ElementClass arrayClass(std::string_view name, bool &known) {
  for (int c = 0; c <= int(ElementClass::Char); ++c)
    if (className(ElementClass(c)) == name) {
      known = true;
      return ElementClass(c);
    }
  known = false;
  return ElementClass::Double;
}

static void checkClass(const ast::ArgumentDeclaration &declared, Value &value) {
  if (declared.className.empty() || value.className() == declared.className)
    return;
  bool known = false;
  const ElementClass elementClass = arrayClass(declared.className, known);
  if (known && value.isArray()) {
    const bool isGpuArray = value.isGpuArray();
    value = keepGpuArray(castTo(elementClass, value), isGpuArray);
    return;
  }
  if (declared.className == "string" && value.isText()) {
    value = Value::string(value.toText());
    return;
  }
  if (declared.className == "char" && value.isText()) {
    value = Value::text(value.toText());
    return;
  }
  throw invalidArgument(declared, "Expected a value of class '" +
                                      std::string(declared.className) +
                                      "', got '" + value.className() + "'.");
}

static void checkSize(const ast::ArgumentDeclaration &declared,
                      const Value &value) {
  for (size_t dimension = 0; dimension < declared.size.size(); ++dimension) {
    auto *number = dynCast<ast::NumberExpr>(declared.size[dimension]);
    if (number && double(value.extent(dimension)) != number->value)
      throw invalidArgument(
          declared, "Expected " + std::to_string(int64_t(number->value)) +
                        " along dimension " + std::to_string(dimension + 1) +
                        ", got a " + value.extents().str() + " value.");
  }
}

/// A validator is a function's name, which is called with the value, or a call
/// that names the parameter itself.
void Interpreter::runValidators(Frame &frame,
                                const ast::ArgumentDeclaration &declared,
                                const Value &value) {
  for (const ast::Expr *validator : declared.validators) {
    ValueList results;
    auto *name = dynCast<ast::IdentifierExpr>(validator);
    try {
      if (name)
        callName(frame, name->name, {value}, 0);
      else
        evaluateMany(frame, *validator, 0, results);
    } catch (const Error &error) {
      poll();
      throw invalidArgument(declared, error.message);
    }
  }
}

void Interpreter::checkArgument(Frame &frame,
                                const ast::ArgumentDeclaration &declared) {
  Value *parameter = frame.find(parameterOf(declared));
  if (!parameter)
    return;
  const std::string option(optionOf(declared));
  if (!option.empty() && !parameter->isDefined())
    *parameter = StructArray();
  Value value;
  if (option.empty())
    value = *parameter;
  else if (const Value *given = parameter->structure().get(option))
    value = *given;
  if (!value.isDefined()) {
    if (!declared.defaultValue)
      return;
    value = evaluate(frame, *declared.defaultValue);
  }
  checkSize(declared, value);
  checkClass(declared, value);
  if (option.empty())
    *parameter = value;
  else
    parameter->mutableStructure().at(option) = value;
  runValidators(frame, declared, value);
}

void Interpreter::checkArguments(Frame &frame) {
  for (const ast::ArgumentsBlock &block : frame.function().argumentBlocks) {
    if (!describesInputs(block))
      continue;
    for (const ast::ArgumentDeclaration &declared : block.declarations)
      withLocation(frame, declared.range,
                   [&] { checkArgument(frame, declared); });
  }
}
