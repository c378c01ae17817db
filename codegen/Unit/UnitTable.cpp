//===- UnitTable.cpp - what the engine must know of a unit ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/UnitTable.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace runmat {

static ArrayAttr textArray(Builder &builder,
                           const std::vector<std::string> &texts) {
  SmallVector<Attribute> attributes;
  for (const std::string &text : texts)
    attributes.push_back(builder.getStringAttr(text));
  return builder.getArrayAttr(attributes);
}

static std::vector<std::string> texts(Attribute array) {
  std::vector<std::string> result;
  for (Attribute text : cast<ArrayAttr>(array))
    result.push_back(cast<StringAttr>(text).str());
  return result;
}

static DictionaryAttr exitAttribute(Builder &builder, const UnitExit &exit) {
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("statement",
                            builder.getI64IntegerAttr(exit.statement)),
       builder.getNamedAttr("names", textArray(builder, exit.names))});
}

static ArrayAttr resultAttribute(Builder &builder, const CallSite &call) {
  SmallVector<Attribute> results;
  for (const CallResult &result : call.results) {
    SmallVector<int64_t> numbers{result.elementClass, result.isComplex,
                                 result.isScalar};
    llvm::append_range(numbers, result.extents);
    results.push_back(builder.getDenseI64ArrayAttr(numbers));
  }
  return builder.getArrayAttr(results);
}

static std::vector<CallResult> resultsFrom(Attribute attribute) {
  std::vector<CallResult> results;
  if (!attribute)
    return results;
  for (Attribute element : cast<ArrayAttr>(attribute)) {
    ArrayRef<int64_t> numbers = cast<DenseI64ArrayAttr>(element).asArrayRef();
    ArrayRef<int64_t> extents = numbers.drop_front(3);
    results.push_back({numbers[0],
                       numbers[1] != 0,
                       numbers[2] != 0,
                       {extents.begin(), extents.end()}});
  }
  return results;
}

/// A text argument is a string, a scalar its class, an array is a unit
/// attribute.
static Attribute argumentAttribute(Builder &builder,
                                   const CallArgument &argument) {
  if (argument.isText)
    return builder.getStringAttr(argument.text);
  if (argument.scalarClass)
    return builder.getI64IntegerAttr(*argument.scalarClass);
  return builder.getUnitAttr();
}

static CallArgument argumentFrom(Attribute attribute) {
  if (auto text = dyn_cast<StringAttr>(attribute))
    return {true, text.str(), std::nullopt};
  if (auto scalar = dyn_cast<IntegerAttr>(attribute))
    return {false, {}, scalar.getInt()};
  return {};
}

static DictionaryAttr callAttribute(Builder &builder, const CallSite &call) {
  SmallVector<Attribute> arguments;
  for (const CallArgument &argument : call.arguments)
    arguments.push_back(argumentAttribute(builder, argument));
  NamedAttrList entries;
  entries.append("callee", builder.getStringAttr(call.callee));
  entries.append("statement", builder.getI64IntegerAttr(call.statement));
  entries.append("arguments", builder.getArrayAttr(arguments));
  if (!call.results.empty())
    entries.append("results", resultAttribute(builder, call));
  if (call.inPlace)
    entries.append("in_place", builder.getUnitAttr());
  return entries.getDictionary(builder.getContext());
}

DictionaryAttr UnitTable::toAttribute(MLIRContext *context) const {
  Builder builder(context);
  SmallVector<Attribute> exitList, callList;
  for (const UnitExit &exit : exits)
    exitList.push_back(exitAttribute(builder, exit));
  for (const CallSite &call : calls)
    callList.push_back(callAttribute(builder, call));
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("exits", builder.getArrayAttr(exitList)),
       builder.getNamedAttr("sites", textArray(builder, sites)),
       builder.getNamedAttr("calls", builder.getArrayAttr(callList))});
}

UnitTable UnitTable::fromAttribute(DictionaryAttr attribute) {
  UnitTable table;
  table.sites = texts(attribute.get("sites"));
  for (Attribute element : cast<ArrayAttr>(attribute.get("exits"))) {
    auto exit = cast<DictionaryAttr>(element);
    table.exits.push_back({cast<IntegerAttr>(exit.get("statement")).getInt(),
                           texts(exit.get("names"))});
  }
  for (Attribute element : cast<ArrayAttr>(attribute.get("calls"))) {
    auto call = cast<DictionaryAttr>(element);
    CallSite site{cast<StringAttr>(call.get("callee")).str(),
                  cast<IntegerAttr>(call.get("statement")).getInt(),
                  {},
                  resultsFrom(call.get("results")),
                  call.contains("in_place")};
    for (Attribute argument : cast<ArrayAttr>(call.get("arguments")))
      site.arguments.push_back(argumentFrom(argument));
    table.calls.push_back(std::move(site));
  }
  return table;
}

} // namespace runmat
