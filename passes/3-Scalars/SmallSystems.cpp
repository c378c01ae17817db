//===- SmallSystems.cpp - systems of a few linear equations -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/3-Scalars/SmallSystems.h"
#include "passes/2-Legalisation/TypedBuilder.h"

using namespace mlir;

namespace runmat {
namespace {

constexpr int64_t mostEquations = 4;

/// Beyond this part of the largest product of elements the product of the
/// pivots tells that the reciprocal condition, which is at least 1 / (n * n!)
/// of that, is far above eps.
constexpr double leastPivots = 1e-8;

runmat::ArrayType arrayOf(Value value) {
  return cast<runmat::ArrayType>(value.getType());
}

/// A system A*x = b of which b / A is the transposed one.
struct System {
  Value matrix, right;
  bool isTransposed;
  int64_t equations, sides;
};

System systemOf(Operation *op) {
  const bool isTransposed = isa<MRightDivideOp>(op);
  Value matrix = op->getOperand(isTransposed),
        right = op->getOperand(!isTransposed);
  return {matrix, right, isTransposed, arrayOf(matrix).getExtent(0),
          arrayOf(right).getExtent(!isTransposed)};
}

/// Elimination with partial pivoting, row by row.
class Elimination {
public:
  Elimination(TypedBuilder &build, const System &system, ArrayRef<Value> matrix,
              ArrayRef<Value> right)
      : build(build), n(system.equations), sides(system.sides) {
    const int64_t rightRows = system.isTransposed ? sides : n;
    for (int64_t r = 0; r < n; ++r) {
      SmallVector<Value> &row = rows.emplace_back();
      for (int64_t c = 0; c < n; ++c)
        row.push_back(matrix[place(r, c, n, system.isTransposed)]);
      for (int64_t s = 0; s < sides; ++s)
        row.push_back(right[place(r, s, rightRows, system.isTransposed)]);
    }
    for (Value element : matrix) {
      Value size = build.apply<AbsOp>(element);
      largest = largest ? build.apply<MaximumOp>(largest, size) : size;
    }
    isTriangle =
        build.compare<OrOp>(areZero(/*above=*/false), areZero(/*above=*/true));
  }

  void run() {
    for (int64_t k = 0; k < n; ++k) {
      choosePivot(k);
      for (int64_t r = k + 1; r < n; ++r)
        takeOut(k, r);
    }
  }

  /// x(k, side) for all k, from the last one on.
  SmallVector<Value> substitute(int64_t side) {
    SmallVector<Value> x;
    for (int64_t k = 0; k < n; ++k)
      x.push_back(rows[k][n + side]);
    for (int64_t k = n - 1; k >= 0; --k) {
      x[k] = build.apply<DivOp>(x[k], rows[k][k]);
      for (int64_t i = 0; i < k; ++i)
        x[i] = build.apply<SubOp>(x[i], build.apply<MulOp>(rows[i][k], x[k]));
    }
    return x;
  }

  /// Whether the matrix is no triangle, finite and far from singular.
  Value isGood() {
    Value pivots, bound = build.number(leastPivots);
    for (int64_t k = 0; k < n; ++k) {
      Value size = build.apply<AbsOp>(rows[k][k]);
      pivots = pivots ? build.apply<MulOp>(pivots, size) : size;
      bound = build.apply<MulOp>(bound, largest);
    }
    return build.compare<AndOp>(build.compare<GtOp>(pivots, bound),
                                build.apply<NotOp>(isTriangle));
  }

private:
  TypedBuilder &build;
  const int64_t n, sides;
  /// Of the matrix, followed by the right sides.
  SmallVector<SmallVector<Value>> rows;
  Value largest, isTriangle;

  static size_t place(int64_t row, int64_t column, int64_t stored,
                      bool isTransposed) {
    return size_t(isTransposed ? column + row * stored : row + column * stored);
  }

  /// Whether all elements above or below the diagonal are.
  Value areZero(bool above) {
    Value all, zero = build.number(0);
    for (int64_t r = 0; r < n; ++r)
      for (int64_t c = 0; c < r; ++c) {
        Value is = build.compare<EqOp>(above ? rows[c][r] : rows[r][c], zero);
        all = all ? build.compare<AndOp>(all, is) : is;
      }
    return all;
  }

  /// Exchanges row k with the first of those below that has the largest element
  /// in the column, if that is larger.
  void choosePivot(int64_t k) {
    SmallVector<Value> isLarger;
    Value best = build.apply<AbsOp>(rows[k][k]);
    for (int64_t r = k + 1; r < n; ++r) {
      Value size = build.apply<AbsOp>(rows[r][k]);
      isLarger.push_back(build.compare<GtOp>(size, best));
      best = build.choose(isLarger.back(), size, best);
    }
    // The last one that is larger than all before it.
    Value isTaken;
    for (int64_t r = n - 1; r > k; --r) {
      Value is = isLarger[size_t(r - k - 1)];
      if (isTaken)
        is = build.compare<AndOp>(is, build.apply<NotOp>(isTaken));
      isTaken = isTaken ? build.compare<OrOp>(isTaken, is) : is;
      exchange(k, r, is);
    }
  }

  /// At most one of the exchanges of row k comes to pass.
  void exchange(int64_t k, int64_t r, Value comesToPass) {
    for (size_t c = size_t(k); c < rows[k].size(); ++c) {
      Value upper = rows[k][c], lower = rows[r][c];
      rows[k][c] = build.choose(comesToPass, lower, upper);
      rows[r][c] = build.choose(comesToPass, upper, lower);
    }
  }

  void takeOut(int64_t k, int64_t r) {
    Value factor = build.apply<DivOp>(rows[r][k], rows[k][k]);
    for (size_t c = size_t(k) + 1; c < rows[k].size(); ++c)
      rows[r][c] = build.apply<SubOp>(rows[r][c],
                                      build.apply<MulOp>(factor, rows[k][c]));
  }
};

/// In the order of what the op gives.
Elements solved(Elimination &elimination, const System &system) {
  SmallVector<SmallVector<Value>> columns;
  for (int64_t side = 0; side < system.sides; ++side)
    columns.push_back(elimination.substitute(side));
  Elements elements;
  if (!system.isTransposed)
    for (ArrayRef<Value> column : columns)
      llvm::append_range(elements, column);
  else
    for (int64_t k = 0; k < system.equations; ++k)
      for (ArrayRef<Value> column : columns)
        elements.push_back(column[size_t(k)]);
  return elements;
}

/// The op itself, of the arrays joined.
Elements byRuntime(OpBuilder &builder, Operation *op, ArrayRef<Value> lhs,
                   ArrayRef<Value> rhs) {
  Value a =
      joinElements(builder, op->getLoc(), arrayOf(op->getOperand(0)), lhs);
  Value b =
      joinElements(builder, op->getLoc(), arrayOf(op->getOperand(1)), rhs);
  Operation *made =
      builder.create(OperationState(op->getLoc(), op->getName(), {a, b},
                                    op->getResultTypes(), op->getAttrs()));
  return readElements(builder, made->getResult(0));
}

} // namespace

std::optional<int64_t> countSolution(Operation *op) {
  const System system = systemOf(op);
  auto isOfDoubles = [](Value value) {
    return isSmallArray(value.getType()) &&
           arrayOf(value).getElementClass() == ElementClass::Double;
  };
  const int64_t n = system.equations;
  if (!isOfDoubles(system.matrix) || !isOfDoubles(system.right) ||
      n != arrayOf(system.matrix).getExtent(1) || n > mostEquations ||
      n != arrayOf(system.right).getExtent(system.isTransposed))
    return std::nullopt;
  return n * n * (n + 2 * system.sides);
}

Elements splitSolution(Operation *op,
                       llvm::function_ref<ArrayRef<Value>(Value)> elementsOf) {
  const System system = systemOf(op);
  const ArrayRef<Value> matrix = elementsOf(system.matrix),
                        right = elementsOf(system.right);
  TypedBuilder build(op);
  Elimination elimination(build, system, matrix, right);
  elimination.run();
  const Elements elements = solved(elimination, system);
  SmallVector<Type> types(ValueRange(elements).getTypes());
  auto branch =
      IfOp::create(build.raw(), op->getLoc(), types, elimination.isGood());
  OpBuilder inside =
      OpBuilder::atBlockBegin(&branch.getThenRegion().emplaceBlock());
  YieldOp::create(inside, op->getLoc(), elements);
  inside = OpBuilder::atBlockBegin(&branch.getElseRegion().emplaceBlock());
  const bool isLeft = !system.isTransposed;
  YieldOp::create(
      inside, op->getLoc(),
      byRuntime(inside, op, isLeft ? matrix : right, isLeft ? right : matrix));
  return Elements(branch.getResults());
}

} // namespace runmat
