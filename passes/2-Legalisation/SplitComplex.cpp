//===- SplitComplex.cpp - complex arrays as two real ones -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops with a formula in the table are written by their parts; the others are
// left to the runtime. The language makes a result real when all of its
// imaginary parts are zero: the unit leaves then.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexParts.h"
#include "passes/2-Legalisation/RuntimeCalls.h"
#include "passes/Passes.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_SPLITCOMPLEX
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// One op and the parts of its operands.
class Site {
public:
  explicit Site(Operation *op) : op(op), build(op, classOf(op)) {}

  Operation *op;
  ComplexBuilder build;

  Value operand(unsigned i) const { return op->getOperand(i); }
  Parts parts(unsigned i) { return build.partsOf(operand(i)); }
  bool isComplex(unsigned i) const { return typeOf(i).getComplex(); }
  bool isScalar(unsigned i) const { return typeOf(i).isScalar(); }

  /// The op itself on a real array instead of its first operand.
  Value onPlane(Value plane) {
    SmallVector<Value> operands(op->getOperands());
    operands[0] = plane;
    auto type = cast<runmat::ArrayType>(op->getResult(0).getType());
    Operation *clone = build.typed().raw().create(OperationState(
        op->getLoc(), op->getName(), operands,
        {type.getComplex() ? partOf(type) : type}, op->getAttrs()));
    return clone->getResult(0);
  }
  Parts onPlanes(Parts planes) {
    Value real = onPlane(planes.real);
    return {real, onPlane(planes.imaginary)};
  }

private:
  runmat::ArrayType typeOf(unsigned i) const {
    return cast<runmat::ArrayType>(operand(i).getType());
  }

  /// Single wins over double, and logical counts as double.
  static ElementClass classOf(Operation *op) {
    auto isSingle = [](Type type) {
      auto array = dyn_cast<runmat::ArrayType>(type);
      return array && array.getElementClass() == ElementClass::Single;
    };
    return llvm::any_of(op->getOperandTypes(), isSingle) ? ElementClass::Single
                                                         : ElementClass::Double;
  }
};

//===----------------------------------------------------------------------===//
// Complex results
//===----------------------------------------------------------------------===//

template <typename Op> Parts sumOrDifference(Site &site) {
  Parts a = site.parts(0), b = site.parts(1);
  TypedBuilder &build = site.build.typed();
  return {build.apply<Op>(a.real, b.real),
          build.apply<Op>(a.imaginary, b.imaginary)};
}

Parts product(Site &site) {
  ComplexBuilder &build = site.build;
  if (!site.isComplex(0))
    return build.product(build.inClass(site.operand(0)), site.parts(1));
  if (!site.isComplex(1))
    return build.product(site.parts(0), build.inClass(site.operand(1)));
  Parts a = site.parts(0), b = site.parts(1);
  return build.product(a, b);
}

template <unsigned dividend, unsigned divisor> Parts quotient(Site &site) {
  Parts a = site.parts(dividend);
  return site.isComplex(divisor)
             ? site.build.quotient(a, site.parts(divisor))
             : site.build.quotient(a,
                                   site.build.inClass(site.operand(divisor)));
}

/// Matrix ops are elementwise where one operand is a scalar: for a quotient the
/// divisor.
Parts matrixProduct(Site &site) {
  return site.isScalar(0) || site.isScalar(1) ? product(site) : Parts();
}
template <unsigned dividend, unsigned divisor>
Parts matrixQuotient(Site &site) {
  return site.isScalar(divisor) ? quotient<dividend, divisor>(site) : Parts();
}

Parts power(Site &site) {
  std::optional<double> exponent = constantValue(site.operand(1));
  return exponent ? site.build.power(site.parts(0), *exponent) : Parts();
}

Parts conjugated(Site &site, Parts z) {
  return {z.real, site.build.typed().apply<NegOp>(z.imaginary)};
}
Parts conjugate(Site &site) { return conjugated(site, site.parts(0)); }

Parts identity(Site &site) { return site.parts(0); }

Parts byParts(Site &site) { return site.onPlanes(site.parts(0)); }

Parts sum(Site &site) {
  return cast<ReduceOp>(site.op).getCombiner() == Combiner::Sum ? byParts(site)
                                                                : Parts();
}

/// The quotient of the sum, which may be real already, by the count.
Parts mean(Site &site) {
  auto op = cast<MeanOp>(site.op);
  Parts z = site.parts(0);
  auto total = ReduceOp::create(site.build.typed().raw(), op.getLoc(),
                                partOf(cast<runmat::ArrayType>(op.getType())),
                                Combiner::Sum, z.imaginary,
                                op.getDimensionsAttr(), op.getAll());
  site.build.requireSome(total);
  return site.onPlanes(z);
}

Parts transpose(Site &site) {
  Parts z = byParts(site);
  return cast<TransposeOp>(site.op).getConjugate() ? conjugated(site, z) : z;
}

Parts reshape(Site &site) {
  return site.isComplex(0) ? byParts(site) : Parts();
}

/// Each part with the extents that both have together.
Parts complex(Site &site) {
  ComplexBuilder &build = site.build;
  Value real = build.inClass(site.operand(0)),
        imaginary = build.inClass(site.operand(1));
  if (site.isScalar(0) && site.isScalar(1))
    return {real, imaginary};
  return {build.multiply(real, build.filled(1, imaginary)),
          build.multiply(imaginary, build.filled(1, real))};
}

//===----------------------------------------------------------------------===//
// Real results
//===----------------------------------------------------------------------===//

Value magnitude(Site &site) {
  Parts z = site.parts(0);
  return site.build.typed().apply<HypotOp>(z.real, z.imaginary);
}
Value realPart(Site &site) { return site.parts(0).real; }
Value imaginaryPart(Site &site) { return site.parts(0).imaginary; }

/// Equality is of both parts, order of the real ones.
template <typename Op, typename Both> Value equality(Site &site) {
  Parts a = site.parts(0), b = site.parts(1);
  TypedBuilder &build = site.build.typed();
  Value real = build.compare<Op>(a.real, b.real);
  return build.compare<Both>(real, build.compare<Op>(a.imaginary, b.imaginary));
}
template <typename Op> Value order(Site &site) {
  Value a = site.parts(0).real, b = site.parts(1).real;
  return site.build.typed().compare<Op>(a, b);
}

/// What a test says of both parts, or of one.
template <typename Both> Value testOfParts(Site &site) {
  Parts tests = site.onPlanes(site.parts(0));
  return site.build.typed().compare<Both>(tests.real, tests.imaginary);
}

Value logicalNot(Site &site) {
  Value nonzero = site.build.isNonzero(site.parts(0));
  return site.onPlane(nonzero);
}

/// No NaN counts for any; for all it is no zero.
Value anyOrAll(Site &site) {
  auto op = cast<ReduceOp>(site.op);
  bool isAny = op.getCombiner() == Combiner::Any;
  if (!isAny && op.getCombiner() != Combiner::All)
    return {};
  Parts z = site.parts(0);
  Value counts = site.build.isNonzero(z);
  TypedBuilder &build = site.build.typed();
  for (Value part : {z.real, z.imaginary})
    if (isAny)
      counts = build.compare<AndOp>(counts, build.compare<EqOp>(part, part));
  return site.onPlane(counts);
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// One of them; none of them for these operands when it gives nothing.
struct Formula {
  Parts (*complex)(Site &) = nullptr;
  Value (*real)(Site &) = nullptr;
  /// The result stays complex although its imaginary parts are all zero.
  bool keepsComplex = false;
};

const llvm::StringMap<SmallVector<Formula, 2>> &formulas() {
  static const llvm::StringMap<SmallVector<Formula, 2>> table = {
      {"abs", {{nullptr, magnitude}}},
      {"add", {{sumOrDifference<AddOp>}}},
      {"cast", {{byParts, nullptr, true}}},
      {"ceil", {{byParts}}},
      {"complex", {{complex, nullptr, true}}},
      {"conj", {{conjugate}}},
      {"div", {{quotient<0, 1>}}},
      {"eq", {{nullptr, equality<EqOp, AndOp>}}},
      {"fix", {{byParts}}},
      {"floor", {{byParts}}},
      {"ge", {{nullptr, order<GeOp>}}},
      {"gt", {{nullptr, order<GtOp>}}},
      {"imag", {{nullptr, imaginaryPart}}},
      {"isfinite", {{nullptr, testOfParts<AndOp>}}},
      {"isinf", {{nullptr, testOfParts<OrOp>}}},
      {"isnan", {{nullptr, testOfParts<OrOp>}}},
      {"le", {{nullptr, order<LeOp>}}},
      {"lt", {{nullptr, order<LtOp>}}},
      {"mean", {{mean}}},
      {"mldivide", {{matrixQuotient<1, 0>}}},
      {"mrdivide", {{matrixQuotient<0, 1>}}},
      {"mtimes", {{matrixProduct}}},
      {"mul", {{product}}},
      {"ne", {{nullptr, equality<NeOp, OrOp>}}},
      {"neg", {{byParts}}},
      {"not", {{nullptr, logicalNot}}},
      {"power", {{power}}},
      {"real", {{nullptr, realPart}}},
      {"reduce", {{sum}, {nullptr, anyOrAll}}},
      {"reshape", {{reshape, nullptr, true}}},
      {"round", {{byParts}}},
      {"sub", {{sumOrDifference<SubOp>}}},
      {"transpose", {{transpose, nullptr, true}}},
      {"uplus", {{identity}}},
  };
  return table;
}

/// Ops that give the same for a complex number without an imaginary part and
/// for the real one.
bool seesNoDifference(Operation *user) {
  return isa<RealOp, AbsOp, EqOp, NeOp, LtOp, LeOp, GtOp, GeOp, NotOp, IsNanOp,
             IsInfOp, IsFiniteOp>(user);
}

bool apply(const Formula &formula, Operation *op) {
  Site site(op);
  if (formula.real) {
    Value result = formula.real(site);
    if (result)
      replaceBy(op, result);
    return result != nullptr;
  }
  Parts result = formula.complex(site);
  if (!result)
    return false;
  bool isExposed = !llvm::all_of(op->getUsers(), seesNoDifference);
  if (!formula.keepsComplex && isExposed)
    site.build.requireSome(result.imaginary);
  replaceBy(op, site.build.join(result));
  return true;
}

/// Ops that only ask for the extents of a complex array, pass it on or take it
/// apart.
bool computesNothing(Operation *op) {
  return !isa<ElementwiseInterface, ReduceOp, MeanOp, VarOp, MTimesOp,
              MRightDivideOp, MLeftDivideOp, MPowerOp, IndexOp, UpdateOp,
              RealOp, ImagOp, ConjOp, ComplexOp, PlusOp, TransposeOp,
              ReshapeOp>(op);
}

void split(Operation *op) {
  if (auto found = formulas().find(op->getName().stripDialect());
      found != formulas().end())
    for (const Formula &formula : found->second)
      if (apply(formula, op))
        return;
  // The runtime does what has no formulas. The extents of a reshape may be
  // those of a complex array.
  if (!isa<ReshapeOp>(op))
    callRuntime(op);
}

/// Of real numbers the real part and the conjugate are what +x is, which is x
/// where the class stays.
void simplifyReal(Operation *op) {
  if (op->getOperand(0).getType() == op->getResult(0).getType())
    return replaceBy(op, op->getOperand(0));
  OpBuilder builder(op);
  op->replaceAllUsesWith(PlusOp::create(
      builder, op->getLoc(), op->getResult(0).getType(), op->getOperand(0)));
  op->erase();
}

struct SplitComplex : public runmat::impl::SplitComplexBase<SplitComplex> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (computesNothing(op))
        continue;
      else if (isa<ComplexOp>(op) || anyComplex(op->getOperandTypes()))
        split(op);
      else if (isa<RealOp, ConjOp>(op))
        simplifyReal(op);
  }
};

} // namespace
