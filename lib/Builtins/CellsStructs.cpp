//===- CellsStructs.cpp - cells and structures ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Values/Concatenate.h"
#include "Values/Object.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

Value textColumn(const std::vector<std::string> &texts) {
  std::vector<Value> elements;
  for (const std::string &text : texts)
    elements.push_back(Value::text(text));
  return CellArray(Extents(int64_t(texts.size()), 1), std::move(elements));
}

void makeCell(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(CellArray(arguments.empty() ? Extents(0, 0)
                                                : extentsArgument(arguments)));
}

/// The extents of struct(…): those of the cells that are not 1x1.
Extents structExtents(Arguments arguments) {
  Extents extents(1, 1);
  for (size_t k = 1; k < arguments.size(); k += 2)
    if (arguments[k].isCell() && !arguments[k].isScalar())
      extents = arguments[k].extents();
  return extents;
}

/// struct('name', value, …): a cell gives each element its own value.
void makeStruct(CallContext &, Arguments arguments, Results &results, int) {
  if (arguments.size() == 1 && arguments[0].isStruct()) {
    results.push_back(arguments[0]);
    return;
  }
  if (arguments.size() == 1 && arguments[0].isArray() &&
      arguments[0].isEmpty()) {
    results.push_back(StructArray{Extents(0, 0), {}, {}});
    return;
  }
  if (arguments.size() % 2 != 0)
    throw Error("MATLAB:StructPairs",
                "struct needs pairs of a field name and its value.");
  StructArray structure;
  structure.extents = structExtents(arguments);
  const int64_t n = structure.extents.count();
  for (size_t k = 0; k < arguments.size(); k += 2) {
    const Value &value = arguments[k + 1];
    const bool single = !value.isCell() || value.isScalar();
    if (!single && value.extents() != structure.extents)
      throw Error("MATLAB:StructDimensionMismatch",
                  "Array dimensions of the cell arrays given to struct must "
                  "match.");
    if (!arguments[k].isText())
      throw Error("MATLAB:AddField:InvalidFieldName",
                  "A name of a field given to struct must be text, got a " +
                      arguments[k].className() + ".");
    auto &column = structure.columns[structure.add(arguments[k].toText())];
    for (int64_t i = 0; i < n; ++i)
      column[size_t(i)] = !value.isCell()
                              ? value
                              : value.cell().elements[single ? 0 : size_t(i)];
  }
  results.push_back(std::move(structure));
}

void isField(CallContext &, Arguments arguments, Results &results, int) {
  const bool isStruct = arguments[0].isStruct();
  const auto has = [&](const Value &name) {
    return isStruct && name.isText() &&
           arguments[0].structure().find(name.toText()).has_value();
  };
  std::vector<bool> found;
  if (arguments[1].isString())
    for (const auto &name : arguments[1].strings().elements)
      found.push_back(name && has(Value::text(*name)));
  else if (arguments[1].isCell())
    for (const Value &name : arguments[1].cell().elements)
      found.push_back(has(name));
  else {
    results.push_back(has(arguments[1]));
    return;
  }
  results.push_back(logicalArray(arguments[1].extents(), found));
}

void fieldNames(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(textColumn(arguments[0].structure().names));
}

void fieldCount(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(arguments[0].isStruct()
                        ? double(arguments[0].structure().names.size())
                        : 0.0);
}

void removeField(CallContext &, Arguments arguments, Results &results, int) {
  StructArray structure = arguments[0].structure();
  for (const std::string &name : textList(arguments[1], "A field name")) {
    if (!structure.find(name))
      throw Error("MATLAB:rmfield:InvalidFieldname",
                  "A field named '" + name + "' doesn't exist.");
    structure.remove(name);
  }
  results.push_back(std::move(structure));
}

void getField(CallContext &, Arguments arguments, Results &results, int) {
  const std::string name = arguments[1].toText();
  const Value *field = arguments[0].structure().get(name);
  if (!field)
    throw Error("MATLAB:nonExistentField",
                "Unrecognized field name \"" + name + "\".");
  results.push_back(*field);
}

void setField(CallContext &, Arguments arguments, Results &results, int) {
  StructArray structure = arguments[0].isArray() && arguments[0].isEmpty()
                              ? StructArray()
                              : arguments[0].structure();
  structure.at(arguments[1].toText()) = arguments[2];
  results.push_back(std::move(structure));
}

/// struct2cell(s): fields down the first dimension, then the extents of s.
void structToCell(CallContext &, Arguments arguments, Results &results, int) {
  const StructArray &structure = arguments[0].structure();
  std::vector<int64_t> extents{int64_t(structure.names.size())};
  for (int64_t extent : structure.extents.list())
    extents.push_back(extent);
  CellArray cell;
  for (int64_t i = 0; i < structure.extents.count(); ++i)
    for (const auto &column : structure.columns)
      cell.elements.push_back(column[size_t(i)]);
  cell.extents = Extents(std::move(extents));
  results.push_back(std::move(cell));
}

/// cell2struct(c, names, dim) of a matrix cell.
void cellToStruct(CallContext &, Arguments arguments, Results &results, int) {
  const CellArray &cell = arguments[0].cell();
  const auto names = textList(arguments[1], "A field name");
  const size_t dimension =
      arguments.size() > 2 ? dimensionArgument(arguments[2]) : 0;
  if (dimension > 1 || cell.extents[dimension] != int64_t(names.size()))
    throw Error("MATLAB:cell2struct:BadNumberOfFields",
                "Number of field names must match number of fields in new "
                "structure.");
  const int64_t rows = cell.extents[0];
  StructArray structure;
  structure.extents = Extents(cell.extents[1 - dimension], 1);
  for (size_t f = 0; f < names.size(); ++f) {
    auto &column = structure.columns[structure.add(names[f])];
    for (int64_t i = 0; i < structure.extents[0]; ++i)
      column[size_t(i)] = cell.elements[size_t(
          dimension == 0 ? int64_t(f) + i * rows : i + int64_t(f) * rows)];
  }
  results.push_back(std::move(structure));
}

void requireMatrixContents(const CellArray &cell) {
  for (const Value &element : cell.elements) {
    if (!element.isArray() && !element.isStruct())
      throw Error("MATLAB:cell2mat:UnsupportedCellContent",
                  "cell2mat takes cells of numbers, logicals, chars or "
                  "structs; one holds a " +
                      element.className() + ".");
    if (element.className() != cell.elements[0].className())
      throw Error("MATLAB:cell2mat:MixedDataTypes",
                  "All contents of the input cell array must be of the same "
                  "data type: there are a " +
                      cell.elements[0].className() + " and a " +
                      element.className() + ".");
  }
}

/// The elements joined along each dimension in turn: along rows first, so that
/// the parts of a row may differ in width from those of another.
void cellToMatrix(CallContext &, Arguments arguments, Results &results, int) {
  const CellArray &cell = arguments[0].cell();
  requireMatrixContents(cell);
  if (cell.elements.empty()) {
    results.push_back(Value::empty());
    return;
  }
  std::vector<Value> pages;
  const auto rows = size_t(cell.extents[0]), columns = size_t(cell.extents[1]);
  for (size_t page = 0; page < cell.elements.size(); page += rows * columns) {
    std::vector<std::vector<Value>> parts(rows);
    for (size_t i = 0; i < rows * columns; ++i)
      parts[i % rows].push_back(cell.elements[page + i]);
    pages.push_back(concatenateRows(parts));
  }
  for (size_t d = 2; d < cell.extents.rank(); ++d) {
    const auto n = size_t(cell.extents[d]);
    std::vector<Value> joined;
    for (size_t first = 0; first < pages.size(); first += n)
      joined.push_back(concatenate(d, std::span(pages).subspan(first, n)));
    pages = std::move(joined);
  }
  results.push_back(pages[0]);
}

void numbersToCell(CallContext &, Arguments arguments, Results &results, int) {
  const Value &x = arguments[0];
  if (x.isCell()) {
    std::vector<Value> wrapped;
    for (const Value &element : x.cell().elements)
      wrapped.push_back(CellArray(Extents(1, 1), {element}));
    results.push_back(CellArray(x.extents(), std::move(wrapped)));
    return;
  }
  std::vector<Value> elements;
  for (int64_t i = 0; i < x.count(); ++i) {
    const Subscript subscript(double(i + 1));
    elements.push_back(indexRead(x, {&subscript, 1}));
  }
  results.push_back(CellArray(x.extents(), std::move(elements)));
}

void orderFields(CallContext &, Arguments arguments, Results &results, int) {
  const StructArray &structure = arguments[0].structure();
  std::vector<std::string> names = structure.names;
  std::sort(names.begin(), names.end());
  StructArray ordered;
  ordered.extents = structure.extents;
  for (const std::string &name : names) {
    ordered.names.push_back(name);
    ordered.columns.push_back(structure.columns[*structure.find(name)]);
  }
  results.push_back(std::move(ordered));
}

/// The object, or one of the class that is named.
Value objectMeant(CallContext &context, const Value &given) {
  if (given.isObject())
    return given;
  const std::string name = given.toText();
  constexpr NameKind isClass = NameKind::Class;
  std::vector<Value> made;
  if (context.exist(name, {&isClass, 1}) == isClass)
    made = context.call(given, {}, 1);
  if (made.empty() || !made[0].isObject())
    throw Error("MATLAB:class:NoSuchClass",
                "'" + name +
                    "' is no class that makes objects; give an object "
                    "of the class instead.");
  return made[0];
}

/// "Methods for class X:" and the names, or the names as a value.
void listNames(CallContext &context, const char *title, const Object &object,
               const std::vector<std::string> &names, Results &results,
               int nargout) {
  if (nargout > 0) {
    results.push_back(textColumn(names));
    return;
  }
  std::string text =
      "\n" + std::string(title) + " for class " + object.className() + ":\n\n";
  for (const std::string &name : names)
    text += "    " + name + "\n";
  context.write(text + "\n");
}

void methodNames(CallContext &context, Arguments arguments, Results &results,
                 int nargout) {
  const Value value = objectMeant(context, arguments[0]);
  const auto known = value.object().methods();
  std::vector<std::string> names(known.begin(), known.end());
  std::sort(names.begin(), names.end());
  listNames(context, "Methods", value.object(), names, results, nargout);
}

void propertyNames(CallContext &context, Arguments arguments, Results &results,
                   int nargout) {
  const Value value = objectMeant(context, arguments[0]);
  std::vector<std::string> names;
  for (const Object::ShownProperty &each : value.object().shownProperties())
    names.push_back(each.name);
  listNames(context, "Properties", value.object(), names, results, nargout);
}

void isMethod(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(arguments[0].isObject() &&
                    arguments[0].object().hasMethod(arguments[1].toText()));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_CellsStructs
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group cellStructBuiltins() { return table; }

} // namespace runmat::builtins
