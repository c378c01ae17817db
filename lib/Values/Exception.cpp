//===- Exception.cpp - MException, what catch gives -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Values/Exception.h"

#include <filesystem>

namespace runmat {

/// A script is called by the name of its file.
static std::string nameOf(const StackEntry &entry) {
  return entry.function.empty()
             ? std::filesystem::path(entry.file).stem().string()
             : entry.function;
}

Value stackValue(const std::vector<StackEntry> &stack) {
  StructArray result;
  result.names = {"file", "name", "line"};
  result.columns.resize(result.names.size());
  for (const StackEntry &entry : stack) {
    if (entry.isTyped)
      continue;
    const std::string &file = entry.path.empty() ? entry.file : entry.path;
    result.columns[0].push_back(Value::text(file));
    result.columns[1].push_back(Value::text(nameOf(entry)));
    result.columns[2].push_back(double(entry.line));
  }
  result.extents = Extents(int64_t(result.columns[0].size()), 1);
  return result;
}

ExceptionObject::ExceptionObject(Error error) : held(std::move(error)) {}

const Extents &ExceptionObject::extents() const {
  static const Extents scalar(1, 1);
  return scalar;
}

CellArray ExceptionObject::causes() const {
  const auto *cell = static_cast<const CellArray *>(held.causes.get());
  return cell ? *cell : CellArray(Extents(0, 0));
}

Value ExceptionObject::withCause(const Value &cause) const {
  CellArray all = causes();
  all.elements.push_back(cause);
  all.extents = Extents(int64_t(all.elements.size()), 1);
  Error error = held;
  error.causes = std::make_shared<const CellArray>(std::move(all));
  return Value(std::make_shared<ExceptionObject>(std::move(error)));
}

std::optional<Value> ExceptionObject::property(std::string_view name) const {
  if (name == "identifier")
    return Value::text(held.identifier);
  if (name == "message")
    return Value::text(held.message);
  if (name == "cause")
    return Value(causes());
  if (name == "stack")
    return stackValue(held.stack);
  if (name == "Correction")
    return Value::empty();
  return std::nullopt;
}

std::span<const std::string_view> ExceptionObject::methods() const {
  static constexpr std::string_view names[] = {
#define RUNMAT_ROWS_MException
#include "Catalogue/NameLists.inc"
  };
  return names;
}

bool ExceptionObject::equals(const Object &other) const {
  const auto *that = dynamic_cast<const ExceptionObject *>(&other);
  return that && that->held.identifier == held.identifier &&
         that->held.message == held.message;
}

std::vector<Object::ShownProperty> ExceptionObject::shownProperties() const {
  std::vector<ShownProperty> shown;
  for (const char *name :
       {"identifier", "message", "cause", "stack", "Correction"})
    shown.push_back({name, *property(name)});
  return shown;
}

const ExceptionObject &exceptionOf(const Value &value) {
  const auto *exception =
      value.isObject() ? dynamic_cast<const ExceptionObject *>(&value.object())
                       : nullptr;
  if (!exception)
    throw Error("MATLAB:UndefinedFunction",
                "Expected an MException, got a value of class '" +
                    value.className() + "'.");
  return *exception;
}

} // namespace runmat
