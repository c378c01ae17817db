//===- EvaluateRules.h - type rules of runtime operations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ops that the runtime does and the rows of the table in
// EvaluateInference.cpp name.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECTS_RUNMAT_EVALUATERULES_H
#define RUNMAT_DIALECTS_RUNMAT_EVALUATERULES_H

#include "dialects/RunMat/ExtentPatterns.h"
#include "dialects/RunMat/RunMatOps.h"

namespace runmat::rules {

using Shape = llvm::SmallVector<int64_t>;
/// Of the results; empty where there is no rule for the arguments.
using Types = llvm::SmallVector<mlir::Type>;

/// Which arguments a rule knows; real floats and logical ones go without.
enum Takes : unsigned {
  /// Arguments may be complex, and the results are real.
  givesReal = 1,
  /// With a complex argument the first result is complex, or the third one.
  givesComplex = 2,
  givesComplexThird = 4,
  /// The rule knows complex arguments.
  byRule = 8,
  /// The rule holds for integer classes too; others promise a float.
  integers = 16,
  /// The rule holds for char arrays.
  chars = 32,
  takesComplex = givesReal | givesComplex | givesComplexThird | byRule,
};

/// The arguments of an operation, all arrays that compiled code handles, or
/// texts. Complex arrays come with the types of their parts.
class Call {
public:
  /// `operands` are the types of the op's operands, as they are known; the
  /// arguments come first.
  Call(mlir::ValueRange arguments, mlir::TypeRange operands)
      : arguments(arguments), known(operands.take_front(arguments.size())) {
    for (auto [value, given] : llvm::zip(arguments, known)) {
      ArrayType type = asArray(given);
      bool isText = value.getDefiningOp<TextOp>();
      bool isChar = type && isChars(type);
      bool isPair = type && type.getComplex();
      good &= type && (isChar || isHandled(type));
      chars |= isChar && !isText;
      complex |= isPair;
      types.push_back(isPair ? partOf(type) : type);
    }
  }

  bool isGood() const { return good; }
  bool isComplex() const { return complex; }
  size_t size() const { return types.size(); }
  ArrayType operator[](size_t i) const { return types[i]; }
  llvm::ArrayRef<ArrayType> arrays() const { return types; }
  mlir::ValueRange values() const { return arguments; }
  /// Of an argument as it is: a scalar where it was scalarised, complex with
  /// both parts.
  mlir::Type type(size_t i) const { return known[i]; }
  llvm::SmallVector<RuleOperand> operands() const {
    return ruleOperands(values(), known);
  }
  /// The argument when it is a constant and whole.
  std::optional<int64_t> whole(size_t i) const {
    std::optional<double> number = constantValue(arguments[i]);
    bool fits = number && *number >= 0 && *number < largestExtent &&
                *number == static_cast<int64_t>(*number);
    return fits ? std::optional<int64_t>(*number) : std::nullopt;
  }
  /// Whether an argument is a char array of the program.
  bool hasChars() const { return chars; }
  /// The argument when it is a text that the program says.
  std::optional<llvm::StringRef> text(size_t i) const {
    auto text = arguments[i].getDefiningOp<TextOp>();
    return text ? std::optional(text.getText()) : std::nullopt;
  }
  bool hasInteger() const {
    return llvm::any_of(types, [](ArrayType type) { return type.isInteger(); });
  }
  mlir::Type make(ElementClass elementClass,
                  llvm::ArrayRef<int64_t> extents) const {
    return ArrayType::get(types.front().getContext(), elementClass, extents);
  }
  mlir::Type scalar(ElementClass elementClass) const {
    return make(elementClass, {1, 1});
  }
  mlir::Type likeFirst(llvm::ArrayRef<int64_t> extents) const {
    return make(types[0].getElementClass(), extents);
  }

private:
  mlir::ValueRange arguments;
  mlir::TypeRange known;
  llvm::SmallVector<ArrayType> types;
  bool good = true, chars = false, complex = false;
};

/// The types that a rule gives for these arguments, of which `operands` are the
/// types, with complex ones where it says so, one for each result of `op`;
/// empty when it gives none.
Types inferByRule(mlir::Operation *op, mlir::ValueRange arguments,
                  mlir::TypeRange operands, unsigned takes,
                  llvm::function_ref<Types(const Call &)> rule);

ElementClass floatClassOf(llvm::ArrayRef<ArrayType> types);
/// The class of the first argument of an integer class, else a float one.
ElementClass ownOrFloat(llvm::ArrayRef<ArrayType> types);
bool isVectorType(ArrayType type);

// The same extents, scalars and statistics.
Types sameType(const Call &call);
Types floatOfFirst(const Call &call);
Types cumulative(const Call &call);
Types sorted(const Call &call);
/// Sums and products, or extremes, of which each is an element.
Types scanned(const Call &call, Combiner kind);
inline unsigned takesOfScan(Combiner kind) {
  bool isExtreme = kind == Combiner::Max || kind == Combiner::Min;
  return isExtreme ? integers : givesComplex | integers;
}
Types doubleOfFirst(const Call &call);
Types expanded(const Call &call);
/// Of the first two, with options behind them.
Types floatOfPair(const Call &call);
Types arithmetic(const Call &call);
Types predicateOfFirst(const Call &call);
Types floatScalar(const Call &call);
Types doubleScalar(const Call &call);
Types arithmeticScalar(const Call &call);
Types logicalScalar(const Call &call);
/// Whether arguments of the function around an op are gpuArrays.
bool takesGpuArrays(mlir::Value value);
/// isa(x, 'float'), and of one class where there is no gpuArray: that is of
/// none, and what a unit computes of one is none until it is handed over.
Types classes(const Call &call);

/// class(x): a text, which a gpuArray has another one of.
Types nameOfClass(const Call &call);
Types vectorToScalar(const Call &call);
Types extremum(const Call &call);
/// An argument in the middle decides: filter(b, a, x), polyval(p, x).
Types floatLikeArgument(const Call &call, size_t position);
/// sub2ind(size, i, j)
Types doubleLikeArgument(const Call &call, size_t position);
/// median(x, dims): of integers, an integer of their class.
Types statisticOver(const Call &call, size_t position);
/// sum(x, dims, options): of integers a double, unless an option says another.
Types totalOver(const Call &call, size_t position);

// Texts, which an argument of another class makes something else of.
Types textOfNumbers(const Call &call);
/// Of codes, a char each.
Types charsLikeFirst(const Call &call);
Types textOfTexts(const Call &call);
/// Of a format and values.
Types formattedText(const Call &call);
/// Two parts.
Types partsOfText(const Call &call);
/// Of a text and a pattern, with options behind them.
Types testOfTexts(const Call &call);
Types sameTexts(const Call &call);
Types numberOfText(const Call &call);
/// Where a pattern begins in a text.
Types placesInText(const Call &call);

// Other shapes, and operators.
Types product(const Call &call, Transposition lhs, Transposition rhs);
Types found(const Call &call);
Types distinct(const Call &call);
Types differences(const Call &call);
Types repeated(const Call &call);
Types kronecker(const Call &call);
Types diagonal(const Call &call);
Types matrixOfExtents(const Call &call);
Types floatRow(const Call &call);
Types doubleRow(const Call &call);
/// polyfit(x, y, n)
Types fitted(const Call &call);
/// interp1(x, v, xq) of a vector v
Types interpolated(const Call &call);
/// [i, j] = ind2sub(size, k)
Types subscripts(const Call &call);
/// accumarray(subs, vals, [m n]): of one or two columns of subscripts.
Types accumulated(const Call &call);
/// Of matrices, which keep their extents.
Types squeezed(const Call &call);
Types grid(const Call &call);
Types permuted(const Call &call, llvm::ArrayRef<int64_t> order);
Types permuted(const Call &call);
Types membership(const Call &call);
/// x(subscripts); of a struct array's field one element.
Types element(const Call &call, bool ofStructs);
/// x(i) = v, which may lie behind the end.
Types grown(const Call &call);
/// read_slice(x, offset, strides…, extents…), as many extents as strides.
Types slice(const Call &call);
/// write_slice(x, v, offset, strides…, extents…)
Types assignedSlice(const Call &call);
Types update(const Call &call, bool ofStructs);
Types deletion(const Call &call);
/// c{i}, c{i, j} of the array that holds a cell: one number, or any array.
Types cellElement(const Call &call, bool isNumber);
/// That array after c{i} = v.
Types writtenCell(const Call &call);
/// Parts side by side; 0x0 ones vanish.
Types joinedAlong(const Call &call, unsigned dimension,
                  llvm::ArrayRef<ArrayType> parts);

template <size_t position> Types floatLike(const Call &call) {
  return floatLikeArgument(call, position);
}
template <size_t position> Types doubleLike(const Call &call) {
  return doubleLikeArgument(call, position);
}
template <size_t position> Types statistic(const Call &call) {
  return statisticOver(call, position);
}
template <size_t position> Types total(const Call &call) {
  return totalOver(call, position);
}
/// The rule of the op that stands for the same; scalars count as arrays.
template <mlir::Type (*rule)(mlir::TypeRange)> Types likeOp(const Call &call) {
  Types operands;
  for (size_t i = 0; i < call.size(); ++i)
    operands.push_back(asArray(call.type(i)));
  return {rule(operands)};
}

} // namespace runmat::rules

#endif // RUNMAT_DIALECTS_RUNMAT_EVALUATERULES_H
