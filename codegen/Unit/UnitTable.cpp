//===- UnitTable.cpp - collects the table of a unit -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "codegen/Unit/UnitTable.h"
#include "dialects/RunMat/RunMatOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace runmat {

runmat_unit_table UnitTable::view() const {
  runmat_unit_table table{};
  show(exits, table.exits, table.exit_count);
  show(sites, table.sites, table.site_count);
  show(calls, table.calls, table.call_count);
  return table;
}

runmat_text UnitTable::keep(StringRef text) {
  return {text.copy(arena).data(), text.size()};
}

runmat_array_type UnitTable::keep(runmat::ArrayType type) {
  runmat_array_type result{};
  result.element_class = static_cast<uint8_t>(type.getElementClass());
  result.is_complex = type.getComplex();
  result.rank = type.getRank();
  result.extents = keep(type.getExtents());
  return result;
}

runmat_operation_details UnitTable::keep(const OperationDetails &details) {
  runmat_operation_details result{};
  result.has_dimension = details.dimension.has_value();
  result.dimension = details.dimension.value_or(0);
  result.is_backward = details.isBackward;
  result.is_deferred = details.isDeferred;
  result.scan = static_cast<uint8_t>(details.scan);
  result.lhs_form = static_cast<uint8_t>(details.forms.lhs);
  result.rhs_form = static_cast<uint8_t>(details.forms.rhs);
  result.order_count = details.order.size();
  result.order = keep<int64_t>(details.order);
  return result;
}

runmat_call_argument UnitTable::argumentOf(Type type) {
  runmat_call_argument argument{};
  if (!type.isIntOrFloat())
    return argument;
  argument.kind = RUNMAT_ARGUMENT_SCALAR;
  argument.element_class = static_cast<uint8_t>(*scalarClass(type));
  return argument;
}

runmat_call_result UnitTable::resultOf(Type type) {
  return {keep(asArray(type)), type.isIntOrFloat()};
}

//===----------------------------------------------------------------------===//
// To the attribute
//===----------------------------------------------------------------------===//

namespace {

class TableWriter {
public:
  explicit TableWriter(MLIRContext *context) : builder(context) {}

  DictionaryAttr write(const UnitTable &table) {
    NamedAttrList entries;
    set(entries, "exits", list(table.exits, [&](const runmat_unit_exit &exit) {
          return write(exit);
        }));
    set(entries, "sites", list(table.sites, [&](const runmat_text &text) {
          return write(text);
        }));
    set(entries, "calls", list(table.calls, [&](const runmat_call_site &call) {
          return write(call);
        }));
    return entries.getDictionary(builder.getContext());
  }

private:
  Builder builder;

  static void set(NamedAttrList &entries, StringRef name, Attribute value) {
    entries.append(name, value);
  }
  void set(NamedAttrList &entries, StringRef name, int64_t number) {
    entries.append(name, builder.getI64IntegerAttr(number));
  }

  template <typename Range, typename Write>
  ArrayAttr list(const Range &elements, Write write) {
    SmallVector<Attribute> attributes;
    for (const auto &element : elements)
      attributes.push_back(write(element));
    return builder.getArrayAttr(attributes);
  }

  Attribute write(const runmat_text &text) {
    return builder.getStringAttr(textOf(text));
  }

  Attribute write(const runmat_exit_variable &variable) {
    NamedAttrList entries;
    set(entries, "name", write(variable.name));
    set(entries, "value", variable.value);
    if (variable.imaginary != RUNMAT_NO_VALUE)
      set(entries, "imaginary", variable.imaginary);
    if (variable.columns != 0) {
      set(entries, "row_count", variable.rows);
      set(entries, "column_count", variable.columns);
    }
    return entries.getDictionary(builder.getContext());
  }

  /// A `while`, of which there is nothing to tell, is a unit attribute.
  Attribute write(const runmat_exit_loop &loop) {
    if (loop.kind == RUNMAT_LOOP_WHILE)
      return builder.getUnitAttr();
    NamedAttrList entries;
    set(entries, "first", loop.first);
    set(entries, "step", loop.step);
    set(entries, "last", loop.last);
    set(entries, "iteration", loop.iteration);
    return entries.getDictionary(builder.getContext());
  }

  /// A scalar is its class, an array a unit attribute.
  Attribute valueOf(int32_t elementClass) {
    if (elementClass == RUNMAT_VALUE_ARRAY)
      return builder.getUnitAttr();
    return ElementClassAttr::get(builder.getContext(),
                                 ElementClass(elementClass));
  }

  Attribute write(const runmat_unit_exit &exit) {
    NamedAttrList entries;
    set(entries, "statement", exit.statement);
    set(entries, "values",
        list(ArrayRef(exit.values, exit.value_count),
             [&](int32_t elementClass) { return valueOf(elementClass); }));
    set(entries, "variables",
        list(ArrayRef(exit.variables, exit.variable_count),
             [&](const runmat_exit_variable &one) { return write(one); }));
    if (exit.loop_count)
      set(entries, "loops",
          list(ArrayRef(exit.loops, exit.loop_count),
               [&](const runmat_exit_loop &one) { return write(one); }));
    return entries.getDictionary(builder.getContext());
  }

  /// A text is a string, a scalar its class, an array a unit attribute.
  Attribute write(const runmat_call_argument &argument) {
    switch (argument.kind) {
    case RUNMAT_ARGUMENT_TEXT:
      return write(argument.text);
    case RUNMAT_ARGUMENT_SCALAR:
      return ElementClassAttr::get(builder.getContext(),
                                   ElementClass(argument.element_class));
    default:
      return builder.getUnitAttr();
    }
  }

  Attribute write(const runmat_call_result &result) {
    const runmat_array_type &type = result.type;
    NamedAttrList entries;
    set(entries, "type",
        TypeAttr::get(runmat::ArrayType::get(
            builder.getContext(), ElementClass(type.element_class),
            type.is_complex, ArrayRef(type.extents, type.rank))));
    if (result.is_scalar)
      set(entries, "scalar", builder.getUnitAttr());
    return entries.getDictionary(builder.getContext());
  }

  /// What is not said is as in default ones.
  DictionaryAttr write(const runmat_operation_details &details) {
    NamedAttrList entries;
    if (details.has_dimension)
      set(entries, "dimension", details.dimension);
    if (details.is_backward)
      set(entries, "backward", builder.getUnitAttr());
    if (details.is_deferred)
      set(entries, "deferred", builder.getUnitAttr());
    if (details.scan)
      set(entries, "scan", details.scan);
    if (details.lhs_form)
      set(entries, "lhs_form", details.lhs_form);
    if (details.rhs_form)
      set(entries, "rhs_form", details.rhs_form);
    if (details.order_count)
      set(entries, "order",
          builder.getDenseI64ArrayAttr(
              ArrayRef(details.order, details.order_count)));
    return entries.getDictionary(builder.getContext());
  }

  Attribute write(const runmat_call_site &call) {
    NamedAttrList entries;
    set(entries, "callee", write(call.callee));
    if (RuntimeOperation(call.operation) != RuntimeOperation::Library)
      set(entries, "operation", call.operation);
    if (DictionaryAttr details = write(call.details); !details.empty())
      set(entries, "details", details);
    set(entries, "statement", call.statement);
    set(entries, "arguments",
        list(ArrayRef(call.arguments, call.argument_count),
             [&](const runmat_call_argument &one) { return write(one); }));
    if (call.result_count)
      set(entries, "results",
          list(ArrayRef(call.results, call.result_count),
               [&](const runmat_call_result &one) { return write(one); }));
    if (call.in_place)
      set(entries, "in_place", builder.getUnitAttr());
    if (call.step != RUNMAT_PLAN_NONE)
      set(entries, "step", call.step);
    return entries.getDictionary(builder.getContext());
  }
};

//===----------------------------------------------------------------------===//
// From the attribute
//===----------------------------------------------------------------------===//

class TableReader {
public:
  explicit TableReader(UnitTable &table) : table(table) {}

  void read(DictionaryAttr attribute) {
    for (Attribute site : attribute.getAs<ArrayAttr>("sites"))
      table.sites.push_back(text(site));
    for (Attribute exit : attribute.getAs<ArrayAttr>("exits"))
      table.exits.push_back(readExit(cast<DictionaryAttr>(exit)));
    for (Attribute call : attribute.getAs<ArrayAttr>("calls"))
      table.calls.push_back(readCall(cast<DictionaryAttr>(call)));
  }

private:
  UnitTable &table;

  runmat_text text(Attribute attribute) {
    return table.keep(cast<StringAttr>(attribute).getValue());
  }

  static int64_t number(DictionaryAttr entries, StringRef name) {
    return entries.getAs<IntegerAttr>(name).getInt();
  }

  /// The elements of a list, none when it is absent.
  template <typename T, typename Read>
  std::pair<const T *, uint32_t> list(DictionaryAttr entries, StringRef name,
                                      Read read) {
    SmallVector<T> elements;
    if (auto attributes = entries.getAs<ArrayAttr>(name))
      for (Attribute attribute : attributes)
        elements.push_back(read(attribute));
    return {table.keep<T>(elements), static_cast<uint32_t>(elements.size())};
  }

  runmat_exit_variable readVariable(Attribute attribute) {
    auto entries = cast<DictionaryAttr>(attribute);
    auto numberOr = [&](StringRef name, int64_t none) {
      return entries.contains(name) ? number(entries, name) : none;
    };
    return {text(entries.get("name")),
            RUNMAT_SLOT_NONE,
            static_cast<uint32_t>(number(entries, "value")),
            static_cast<uint32_t>(numberOr("imaginary", RUNMAT_NO_VALUE)),
            static_cast<uint16_t>(numberOr("row_count", 0)),
            static_cast<uint16_t>(numberOr("column_count", 0))};
  }

  static runmat_exit_loop readLoop(Attribute attribute) {
    runmat_exit_loop loop{};
    loop.kind = RUNMAT_LOOP_WHILE;
    if (auto entries = dyn_cast<DictionaryAttr>(attribute)) {
      loop.kind = RUNMAT_LOOP_FOR;
      loop.first = number(entries, "first");
      loop.step = number(entries, "step");
      loop.last = number(entries, "last");
      loop.iteration = number(entries, "iteration");
    }
    return loop;
  }

  runmat_unit_exit readExit(DictionaryAttr entries) {
    runmat_unit_exit exit{};
    exit.statement = number(entries, "statement");
    std::tie(exit.values, exit.value_count) =
        list<int32_t>(entries, "values", [](Attribute value) {
          auto scalar = dyn_cast<ElementClassAttr>(value);
          return scalar ? static_cast<int32_t>(scalar.getValue())
                        : RUNMAT_VALUE_ARRAY;
        });
    std::tie(exit.variables, exit.variable_count) = list<runmat_exit_variable>(
        entries, "variables", [&](Attribute one) { return readVariable(one); });
    std::tie(exit.loops, exit.loop_count) =
        list<runmat_exit_loop>(entries, "loops", readLoop);
    return exit;
  }

  runmat_call_argument readArgument(Attribute attribute) {
    runmat_call_argument argument{};
    if (isa<StringAttr>(attribute)) {
      argument.kind = RUNMAT_ARGUMENT_TEXT;
      argument.text = text(attribute);
    } else if (auto scalar = dyn_cast<ElementClassAttr>(attribute)) {
      argument.kind = RUNMAT_ARGUMENT_SCALAR;
      argument.element_class = static_cast<uint8_t>(scalar.getValue());
    }
    return argument;
  }

  runmat_call_result readResult(Attribute attribute) {
    auto entries = cast<DictionaryAttr>(attribute);
    auto type = entries.getAs<TypeAttr>("type").getValue();
    return {table.keep(cast<runmat::ArrayType>(type)),
            entries.contains("scalar")};
  }

  runmat_operation_details readDetails(DictionaryAttr entries) {
    OperationDetails details;
    if (!entries)
      return table.keep(details);
    if (entries.contains("dimension"))
      details.dimension = number(entries, "dimension");
    details.isBackward = entries.contains("backward");
    details.isDeferred = entries.contains("deferred");
    if (entries.contains("scan"))
      details.scan = ScanOpcode(number(entries, "scan"));
    if (entries.contains("lhs_form"))
      details.forms.lhs = MatrixForm(number(entries, "lhs_form"));
    if (entries.contains("rhs_form"))
      details.forms.rhs = MatrixForm(number(entries, "rhs_form"));
    if (auto order = entries.getAs<DenseI64ArrayAttr>("order"))
      details.order.assign(order.asArrayRef().begin(),
                           order.asArrayRef().end());
    return table.keep(details);
  }

  runmat_call_site readCall(DictionaryAttr entries) {
    runmat_call_site call{};
    call.callee = text(entries.get("callee"));
    if (entries.contains("operation"))
      call.operation = number(entries, "operation");
    call.details = readDetails(entries.getAs<DictionaryAttr>("details"));
    call.statement = number(entries, "statement");
    call.in_place = entries.contains("in_place");
    call.step =
        entries.contains("step") ? number(entries, "step") : RUNMAT_PLAN_NONE;
    std::tie(call.arguments, call.argument_count) = list<runmat_call_argument>(
        entries, "arguments", [&](Attribute one) { return readArgument(one); });
    std::tie(call.results, call.result_count) = list<runmat_call_result>(
        entries, "results", [&](Attribute one) { return readResult(one); });
    return call;
  }
};

} // namespace

DictionaryAttr UnitTable::toAttribute(MLIRContext *context) const {
  return TableWriter(context).write(*this);
}

UnitTable UnitTable::fromAttribute(DictionaryAttr attribute) {
  UnitTable table;
  TableReader(table).read(attribute);
  return table;
}

} // namespace runmat
