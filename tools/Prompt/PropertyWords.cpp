//===- PropertyWords.cpp - properties and fields by name --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "PropertyWords.h"

#include "Graphics/Handles.h"

#include <algorithm>

using namespace runmat;
using namespace runmat::driver;

using Words = std::vector<std::string>;

/// The type of the first graphics object in a value; null when there is none.
static const graphics::Type *typeOf(const Value &value) {
  const graphics::HandleArray *handles = graphics::handlesOf(value);
  if (!handles)
    return nullptr;
  const auto node = std::ranges::find_if(
      handles->nodes(), [](const auto &each) { return each != nullptr; });
  return node == handles->nodes().end() ? nullptr : &(*node)->type();
}

static Words propertyNames(const graphics::Type &type) {
  Words names;
  for (const graphics::Property *property : graphics::propertiesOf(type))
    names.emplace_back(property->name);
  return names;
}

Words driver::memberNames(const Value &value) {
  if (value.isStruct())
    return value.structure().names;
  if (const graphics::Type *type = typeOf(value))
    return propertyNames(*type);
  Words names;
  if (!value.isObject())
    return names;
  for (const Object::ShownProperty &property : value.object().shownProperties())
    names.push_back(property.name);
  for (std::string_view method : value.object().methods())
    names.emplace_back(method);
  return names;
}

static std::string_view withoutBlanks(std::string_view text) {
  const size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

/// The objects that an argument is: a variable, or a function such as gca.
static const graphics::Type *typeOfArgument(std::string_view argument,
                                            Frame &variables) {
  if (const Value *value = variables.find(argument))
    return typeOf(*value);
  const catalogue::Record *record = catalogue::findRecord(argument);
  return record ? graphics::findType(record->propertiesOf) : nullptr;
}

/// The objects whose properties a call names: those that it makes, or those
/// among its arguments.
static const graphics::Type *
typeOfCall(const catalogue::Record &record,
           const std::vector<std::string_view> &arguments, Frame &variables) {
  const std::string_view whose = record.propertiesOf;
  for (const catalogue::Form &form : record.forms)
    for (size_t i = 0; i < form.arguments.size(); ++i)
      if (form.arguments[i].name == whose)
        return i < arguments.size()
                   ? typeOfArgument(withoutBlanks(arguments[i]), variables)
                   : nullptr;
  return graphics::findType(whose);
}

/// The text in quotes that an argument is; empty for another one.
static std::string_view quotedText(std::string_view argument) {
  argument = withoutBlanks(argument);
  const bool isQuoted = argument.size() > 1 &&
                        (argument[0] == '\'' || argument[0] == '"') &&
                        argument.back() == argument[0];
  return isQuoted ? argument.substr(1, argument.size() - 2)
                  : std::string_view();
}

Words driver::propertyWords(const catalogue::Record &record,
                            const std::vector<std::string_view> &arguments,
                            Frame &variables) {
  const graphics::Type *type = typeOfCall(record, arguments, variables);
  if (!type)
    return {};
  const std::string_view last =
      arguments.empty() ? std::string_view() : quotedText(arguments.back());
  const graphics::Property *named = graphics::exactProperty(*type, last);
  if (!named)
    return propertyNames(*type);
  Words words;
  for (std::string_view word : graphics::split(named->words))
    words.emplace_back(word);
  return words;
}
