//===- StructureBuiltins.cpp - rearranging, joining, scanning ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A form of a call whose dimensions and options are not all constants is left
// to the library.
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Builtins.h"

using namespace mlir;

namespace runmat {

namespace {

/// A call whose arguments are imported.
class StructureCall {
public:
  StructureCall(ImportState &state, ValueRange arguments, size_t outputs,
                Location loc)
      : outputs(outputs), state(state), loc(loc),
        arguments(arguments.begin(), arguments.end()) {}

  const size_t outputs;

  size_t size() const { return arguments.size(); }
  Value operator[](size_t i) const { return arguments[i]; }
  ValueRange from(size_t i) const {
    return ValueRange(arguments).drop_front(i);
  }

  /// Whether there are so many arguments, and no text among them: only options
  /// are texts, and those are taken away.
  bool fits(size_t fewest, size_t most) const {
    return size() >= fewest && size() <= most &&
           llvm::none_of(arguments, [](Value argument) {
             return argument.getDefiningOp<TextOp>() != nullptr;
           });
  }

  /// Whether the last argument is the text, which is taken away then.
  bool takeOption(llvm::StringRef option) {
    auto text =
        arguments.empty() ? TextOp() : arguments.back().getDefiningOp<TextOp>();
    bool isThere = text && text.getText().equals_insensitive(option);
    if (isThere)
      arguments.pop_back();
    return isThere;
  }

  /// An optional argument as a zero-based dimension: null where there is none,
  /// and nothing where it is no constant.
  std::optional<IntegerAttr> dimension(size_t i) const {
    if (i >= size())
      return IntegerAttr();
    std::optional<int64_t> named = namedDimension(constantValue(arguments[i]));
    return named ? std::optional(state.builder.getI64IntegerAttr(*named))
                 : std::nullopt;
  }

  /// The op, when it gives as many results as the call asks for.
  template <typename Op, typename... Args>
  SmallVector<Value> make(Args... args) {
    if (outputs > 1)
      return {};
    auto op = Op::create(state.builder, loc, state.any(),
                         std::forward<Args>(args)..., Value());
    return {op.getResult()};
  }
  template <typename Op, typename... Args>
  SmallVector<Value> makeMany(size_t most, Args... args) {
    if (outputs > most)
      return {};
    SmallVector<Type> types(std::max<size_t>(outputs, 1), state.any());
    auto op = Op::create(state.builder, loc, types, std::forward<Args>(args)...,
                         Value());
    return llvm::to_vector_of<Value>(op.getResults());
  }

private:
  ImportState &state;
  Location loc;
  SmallVector<Value> arguments;
};

using Results = SmallVector<Value>;

template <int64_t dimension> Results joined(StructureCall &call) {
  return call.make<ConcatenateOp>(call.from(0), dimension);
}

/// Of a dimension and what is joined along it.
Results joinedAlong(StructureCall &call) {
  auto dimension = call.dimension(0);
  return call.size() > 1 && dimension && *dimension
             ? call.make<ConcatenateOp>(call.from(1), dimension->getInt())
             : Results();
}

/// A scan of x, dimension, direction.
template <Combiner kind> Results scanned(StructureCall &call) {
  bool backward = call.takeOption("reverse");
  if (!backward)
    call.takeOption("forward");
  auto dimension = call.dimension(1);
  return call.fits(1, 2) && dimension
             ? call.make<ScanOp>(kind, call[0], *dimension, backward)
             : Results();
}

Results flipped(StructureCall &call) {
  auto dimension = call.dimension(1);
  return call.fits(1, 2) && dimension ? call.make<FlipOp>(call[0], *dimension)
                                      : Results();
}

/// fliplr(x), flipud(x)
template <int64_t dimension> Results flippedAlong(StructureCall &call) {
  Builder builder(call[0].getContext());
  return call.fits(1, 1)
             ? call.make<FlipOp>(call[0], builder.getI64IntegerAttr(dimension))
             : Results();
}

/// By x, places, dimension.
Results shifted(StructureCall &call) {
  auto dimension = call.dimension(2);
  return call.fits(2, 3) && dimension
             ? call.make<ShiftOp>(call[0], call[1], *dimension)
             : Results();
}

Results repeated(StructureCall &call) {
  return call.fits(2, call.size()) ? call.make<RepeatOp>(call[0], call.from(1))
                                   : Results();
}

/// By an order in brackets, such as [2 1 3].
Results permuted(StructureCall &call) {
  auto list = call.size() == 2 ? call[1].getDefiningOp<ConcatenateOp>()
                               : ConcatenateOp();
  if (!list || list.getDimension() != 1)
    return {};
  SmallVector<int64_t> order;
  for (Value part : list.getParts()) {
    std::optional<int64_t> named = namedDimension(constantValue(part));
    if (!named)
      return {};
    order.push_back(*named);
  }
  return isOrder(order) && call.fits(2, 2)
             ? call.make<PermuteOp>(
                   call[0], DenseI64ArrayAttr::get(list.getContext(), order))
             : Results();
}

/// sort(x, dimension, direction)
Results sorted(StructureCall &call) {
  bool descending = call.takeOption("descend");
  if (!descending)
    call.takeOption("ascend");
  auto dimension = call.dimension(1);
  return call.fits(1, 2) && dimension
             ? call.makeMany<SortOp>(/*most=*/2, call[0], *dimension,
                                     descending)
             : Results();
}

/// find(x, count, which)
Results found(StructureCall &call) {
  bool last = call.takeOption("last");
  if (!last)
    call.takeOption("first");
  return call.fits(1, 2)
             ? call.makeMany<FindOp>(/*most=*/3, call[0],
                                     call.size() > 1 ? call[1] : Value(), last)
             : Results();
}

template <typename Op> Results ofOne(StructureCall &call) {
  return call.fits(1, 1) ? call.make<Op>(call[0]) : Results();
}
template <typename Op> Results ofTwo(StructureCall &call) {
  return call.fits(2, 2) ? call.make<Op>(call[0], call[1]) : Results();
}

using StructureImport = Results (*)(StructureCall &);

const llvm::StringMap<StructureImport> &table() {
  static const llvm::StringMap<StructureImport> rows = {
#define RUNMAT_ROWS_Structure
#include "Catalogue/ImportRows.inc"
  };
  return rows;
}

} // namespace

bool isOperation(llvm::StringRef name, size_t outputs) {
  return table().contains(name) || EvaluateOp::isKnown(name, outputs);
}

SmallVector<Value> importStructure(ImportState &state, llvm::StringRef name,
                                   ValueRange arguments, size_t outputs,
                                   Location loc) {
  StructureImport import = table().lookup(name);
  if (!import || arguments.empty())
    return {};
  StructureCall call(state, arguments, outputs, loc);
  return import(call);
}

} // namespace runmat
