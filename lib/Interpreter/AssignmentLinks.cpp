//===- AssignmentLinks.cpp - writing to parts of a variable -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts that exist are written in place. Parts that do not are made on the side
// and put in when all went well, so that an error leaves the variable as it
// was.
//===----------------------------------------------------------------------===//

#include "Interpreter/AssignmentLinks.h"
#include "Values/Object.h"

#include <algorithm>

using namespace runmat;

static bool areScalar(const std::vector<Subscript> &subscripts) {
  return std::all_of(
      subscripts.begin(), subscripts.end(), [](const Subscript &subscript) {
        return subscript.value.isDefined() && subscript.value.isScalar();
      });
}

/// What the link selects now, for `end` in later links; undefined when there is
/// no such part yet.
Value Interpreter::peek(const Value &value, const Link &link) {
  using Kind = Link::Kind;
  try {
    if (link.kind == Kind::Field && value.isStruct() && value.isScalar()) {
      const Value *field = value.structure().get(link.field);
      return field ? *field : Value();
    }
    if (link.kind == Kind::Field && value.isObject())
      return value.object().property(link.field).value_or(Value());
    if (link.kind == Kind::Brace && value.isCell() &&
        areScalar(link.subscripts)) {
      ValueList parts = cellRead(value, link.subscripts);
      return parts.size() == 1 ? parts.front() : Value();
    }
    const bool hasFields =
        value.isStruct() || (value.isObject() && value.object().isArray());
    if (link.kind == Kind::Paren && hasFields)
      return indexRead(value, link.subscripts);
  } catch (const Error &) {
    // A part beyond the end: the assignment makes it.
  }
  return Value();
}

/// Whether a value becomes a structure when a field of it is assigned.
static bool isVoid(const Value &value) {
  return !value.isDefined() || (value.isArray() && value.isEmpty());
}

static void checkStructure(const Value &value) {
  if (!isVoid(value) && !value.isStruct())
    throw Error("MATLAB:structAssToNonStruct",
                "Unable to perform assignment because dot indexing is not "
                "supported for variables of this type.");
}

/// object.property…
void Interpreter::updateProperty(Value &value, std::span<const Link> links,
                                 std::string_view name, const Finish &finish) {
  const std::string &property = links.front().field;
  // The object may be let go of while its property is computed.
  const Value object = value;
  Value part = object.object().property(property).value_or(Value());
  updatePart(part, links.subspan(1), name, finish);
  object.object().setProperty(property, part);
}

/// value.field…
void Interpreter::updateField(Value &value, std::span<const Link> links,
                              std::string_view name, const Finish &finish) {
  const std::string &field = links.front().field;
  if (value.isObject())
    return updateProperty(value, links, name, finish);
  checkStructure(value);
  if (value.isStruct() && value.isEmpty())
    throw Error("MATLAB:index:emptyStructure",
                "A dot name structure assignment is illegal when the "
                "structure is empty. Use a subscript on the structure.");
  if (value.isStruct() && value.count() != 1)
    throw Error("MATLAB:index:expected_one_output_from_expression",
                "Field '" + field + "' of a structure array with " +
                    std::to_string(value.count()) +
                    " elements is assigned; select one element, as in s(1)." +
                    field + ".");
  if (value.isStruct() && value.structure().get(field))
    return updatePart(value.mutableStructure().at(field), links.subspan(1),
                      name, finish);
  Value part;
  updatePart(part, links.subspan(1), name, finish);
  if (!value.isStruct())
    value = StructArray();
  value.mutableStructure().at(field) = std::move(part);
}

/// value{…}…
void Interpreter::updateElement(Value &value, std::span<const Link> links,
                                std::string_view name, const Finish &finish) {
  const Link &link = links.front();
  if (peek(value, link).isDefined())
    return updatePart(cellElement(value, link.subscripts, name),
                      links.subspan(1), name, finish);
  Value part;
  updatePart(part, links.subspan(1), name, finish);
  cellAssign(value, link.subscripts, part, name);
}

/// value(…).field…
void Interpreter::updateElementField(Value &value, std::span<const Link> links,
                                     std::string_view name,
                                     const Finish &finish) {
  if (links.size() < 2 || links[1].kind != Link::Kind::Field)
    throw Error("MATLAB:index:misplacedParentheses",
                "()-indexing must appear last in an index expression.");
  const std::vector<Subscript> &subscripts = links[0].subscripts;
  if (value.isObject()) {
    Value element = indexRead(value, subscripts, name);
    return updateField(element, links.subspan(1), name, finish);
  }
  checkStructure(value);
  const std::string &field = links[1].field;
  const auto inside = value.isStruct()
                          ? positionWithin(value.count(), subscripts)
                          : std::nullopt;
  if (inside && value.structure().get(field, *inside))
    return updatePart(value.mutableStructure().at(field, *inside),
                      links.subspan(2), name, finish);
  if (peek(peek(value, links[0]), links[1]).isDefined()) {
    const int64_t position = structElement(value, subscripts, name);
    return updatePart(value.mutableStructure().at(field, position),
                      links.subspan(2), name, finish);
  }
  Value part;
  updatePart(part, links.subspan(2), name, finish);
  if (value.isStruct()) {
    const int64_t position = structElement(value, subscripts, name);
    value.mutableStructure().at(field, position) = std::move(part);
    return;
  }
  StructArray none;
  none.extents = Extents(0, 0);
  Value made = std::move(none);
  const int64_t position = structElement(made, subscripts, name);
  made.mutableStructure().at(field, position) = std::move(part);
  value = std::move(made);
}

void Interpreter::updatePart(Value &value, std::span<const Link> links,
                             std::string_view name, const Finish &finish) {
  if (links.empty())
    return finish(value);
  switch (links.front().kind) {
  case Link::Kind::Field:
    return updateField(value, links, name, finish);
  case Link::Kind::Brace:
    return updateElement(value, links, name, finish);
  case Link::Kind::Paren:
    return updateElementField(value, links, name, finish);
  }
}

void Interpreter::assignLinks(Value &root, std::span<const Link> links,
                              const Value &value, std::string_view name) {
  const Link &last = links.back();
  if (last.kind == Link::Kind::Field)
    return updatePart(root, links, name, [&](Value &part) { part = value; });
  updatePart(root, links.first(links.size() - 1), name, [&](Value &part) {
    if (last.kind == Link::Kind::Brace)
      cellAssign(part, last.subscripts, value, name);
    else
      indexAssign(part, last.subscripts, value, name);
  });
}
