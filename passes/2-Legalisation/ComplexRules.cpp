//===- ComplexRules.cpp - ops on complex arrays by their parts --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The formulas are those of the reference kernels.
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/ComplexRules.h"
#include "passes/2-Legalisation/NumberClasses.h"
#include "passes/2-Legalisation/ScalarMatrices.h"

#include <cmath>

using namespace mlir;

namespace runmat {

/// Single wins over double, and logical counts as double.
static ElementClass classOf(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isSingle) ? ElementClass::Single
                                                       : ElementClass::Double;
}

Site::Site(Operation *op, ArrayRef<ValueRange> operands, OpBuilder &builder)
    : op(op), build(builder, op->getLoc(), classOf(op)), operands(operands) {}

Parts Site::parts(unsigned i) {
  if (operands[i].size() == 2)
    return {build.inClass(operands[i][0]), build.inClass(operands[i][1])};
  return build.partsOf(operands[i].front());
}

Value Site::again(ValueRange numbers) {
  SmallVector<Value> inputs(numbers);
  for (ValueRange operand : operands.drop_front(numbers.size()))
    inputs.push_back(operand.front());
  auto type = cast<runmat::ArrayType>(op->getResult(0).getType());
  Operation *made = build.typed().raw().create(OperationState(
      op->getLoc(), op->getName(), inputs,
      {type.getComplex() ? partOf(type) : type}, op->getAttrs()));
  return made->getResult(0);
}

namespace {

//===----------------------------------------------------------------------===//
// The op itself on parts
//===----------------------------------------------------------------------===//

/// On the parts of all operands.
Parts eachPart(Site &site) {
  SmallVector<Value> real, imaginary;
  for (unsigned i = 0; i < site.op->getNumOperands(); ++i) {
    Parts parts = site.parts(i);
    real.push_back(parts.real);
    imaginary.push_back(parts.imaginary);
  }
  Value first = site.again(real);
  return {first, site.again(imaginary)};
}

/// On these of the first operand.
Parts onParts(Site &site, Parts parts) {
  Value real = site.again(parts.real);
  return {real, site.again(parts.imaginary)};
}

template <typename Both> Parts together(Site &site) {
  Parts answers = eachPart(site);
  return {site.build.typed().compare<Both>(answers.real, answers.imaginary),
          Value()};
}

Parts ofRealParts(Site &site) {
  SmallVector<Value> real;
  for (unsigned i = 0; i < site.op->getNumOperands(); ++i)
    real.push_back(site.parts(i).real);
  return {site.again(real), Value()};
}

Parts ofTruth(Site &site) {
  Value nonzero = site.build.isNonzero(site.parts(0));
  return {site.again(nonzero), Value()};
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

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

/// The text of this name of numbers whose parts follow each other.
Parts textOf(Site &site, StringRef name, ValueRange parts) {
  auto part = [&](bool imaginary) {
    return site.build.typed().apply<FunctionPartOp>(name, imaginary, parts);
  };
  Value real = part(/*imaginary=*/false);
  return {real, part(/*imaginary=*/true)};
}
Parts text(Site &site) {
  Parts z = site.parts(0);
  return textOf(site, site.op->getName().stripDialect(), {z.real, z.imaginary});
}

/// A literal exponent in the class of the computation: what is not whole as a
/// double may be as a single.
std::optional<double> exponentOf(Operation *op) {
  std::optional<double> exponent = constantValue(op->getOperand(1));
  if (exponent && classOf(op) == ElementClass::Single)
    exponent = double(float(*exponent));
  return exponent;
}

/// Other whole exponents are for repeated squaring in double words, as often
/// as the exponent has digits.
bool isKnownPower(Operation *op) {
  std::optional<double> exponent = exponentOf(op);
  return exponent &&
         (ComplexBuilder::hasPower(*exponent) ||
          (std::isfinite(*exponent) && *exponent != std::floor(*exponent)));
}
Parts power(Site &site) {
  double exponent = *exponentOf(site.op);
  ComplexBuilder &build = site.build;
  Parts z = site.parts(0);
  if (ComplexBuilder::hasPower(exponent))
    return build.power(z, exponent);
  return textOf(site, "brokenPower",
                {z.real, z.imaginary, build.number(exponent), build.number(0)});
}

Parts conjugated(Site &site, Parts z) {
  return {z.real, site.build.typed().apply<NegOp>(z.imaginary)};
}
Parts conjugate(Site &site) { return conjugated(site, site.parts(0)); }
Parts identity(Site &site) { return site.parts(0); }

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

bool isReducedByParts(Operation *op) {
  Combiner combiner = cast<ReduceOp>(op).getCombiner();
  return combiner == Combiner::Sum || combiner == Combiner::Any ||
         combiner == Combiner::All;
}

/// No NaN counts for any; for all it is no zero.
Parts reduced(Site &site) {
  Combiner combiner = cast<ReduceOp>(site.op).getCombiner();
  if (combiner == Combiner::Sum)
    return eachPart(site);
  Parts z = site.parts(0);
  Value counts = site.build.isNonzero(z);
  TypedBuilder &build = site.build.typed();
  for (Value part : {z.real, z.imaginary})
    if (combiner == Combiner::Any)
      counts = build.compare<AndOp>(counts, build.compare<EqOp>(part, part));
  return {site.again(counts), Value()};
}

/// The quotient of the sum, which may be real already, by the count.
Parts averaged(Site &site) {
  auto op = cast<MeanOp>(site.op);
  Parts z = site.parts(0);
  auto total = ReduceOp::create(site.build.typed().raw(), op.getLoc(),
                                partOf(cast<runmat::ArrayType>(op.getType())),
                                Combiner::Sum, z.imaginary,
                                op.getDimensionsAttr(), op.getAll());
  site.build.requireSome(total);
  return onParts(site, z);
}

//===----------------------------------------------------------------------===//
// Elements in other places
//===----------------------------------------------------------------------===//

/// The extents of a reshape may be those of a complex array.
bool isComplexFirst(Operation *op) {
  return cast<runmat::ArrayType>(op->getOperand(0).getType()).getComplex();
}

Parts rearranged(Site &site) {
  Parts z = onParts(site, site.parts(0));
  auto transpose = dyn_cast<TransposeOp>(site.op);
  return transpose && transpose.getConjugate() ? conjugated(site, z) : z;
}

bool isMasked(Operation *op) { return cast<UpdateOp>(op).setsComplexByMask(); }
Parts masked(Site &site) {
  ComplexBuilder &build = site.build;
  Value mask = site.operand(1);
  Parts z = site.parts(0), scalar = site.parts(2);
  return {build.typed().choose(mask, scalar.real, z.real),
          build.typed().choose(mask, scalar.imaginary, z.imaginary)};
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Each with the extents that both have together.
Parts joined(Site &site) {
  ComplexBuilder &build = site.build;
  Value real = build.inClass(site.operand(0)),
        imaginary = build.inClass(site.operand(1));
  if (site.isScalar(0) && site.isScalar(1))
    return {real, imaginary};
  return {build.multiply(real, build.filled(1, imaginary)),
          build.multiply(imaginary, build.filled(1, real))};
}

Parts magnitude(Site &site) {
  Parts z = site.parts(0);
  return {site.build.typed().apply<HypotOp>(z.real, z.imaginary), Value()};
}
Parts realPart(Site &site) { return {site.parts(0).real, Value()}; }
Parts imaginaryPart(Site &site) { return {site.parts(0).imaginary, Value()}; }

ComplexFormula formulaOf(ComplexRule rule) {
  switch (rule) {
  case ComplexRule::Runtime:
    return {};
  case ComplexRule::EachPart:
    return {eachPart};
  case ComplexRule::Converted:
    return {.write = eachPart, .keepsComplex = true};
  case ComplexRule::Rearranged:
    return {.write = rearranged, .holds = isComplexFirst, .keepsComplex = true};
  case ComplexRule::Reduced:
    return {reduced, isReducedByParts};
  case ComplexRule::Averaged:
    return {averaged};
  case ComplexRule::Product:
    return {product};
  case ComplexRule::Quotient:
    return {quotient<0, 1>};
  case ComplexRule::ScaledProduct:
    return {product, hasElementwiseForm};
  case ComplexRule::ScaledQuotient:
    return {quotient<0, 1>, hasElementwiseForm};
  case ComplexRule::ScaledLeftQuotient:
    return {quotient<1, 0>, hasElementwiseForm};
  case ComplexRule::Power:
    return {power, isKnownPower};
  case ComplexRule::Text:
    return {text};
  case ComplexRule::Identity:
    return {identity};
  case ComplexRule::Conjugate:
    return {conjugate};
  case ComplexRule::Joined:
    return {.write = joined, .keepsComplex = true};
  case ComplexRule::Masked:
    return {.write = masked, .holds = isMasked, .keepsComplex = true};
  case ComplexRule::Magnitude:
    return {.write = magnitude, .sameOfReal = true};
  case ComplexRule::RealPart:
    return {.write = realPart, .sameOfReal = true};
  case ComplexRule::ImaginaryPart:
    return {imaginaryPart};
  case ComplexRule::BothParts:
    return {.write = together<AndOp>, .sameOfReal = true};
  case ComplexRule::EitherPart:
    return {.write = together<OrOp>, .sameOfReal = true};
  case ComplexRule::OfRealParts:
    return {.write = ofRealParts, .sameOfReal = true};
  case ComplexRule::OfTruth:
    return {.write = ofTruth, .sameOfReal = true};
  }
  return {};
}

} // namespace

std::optional<ComplexFormula> complexFormulaOf(Operation *op) {
  auto parts = dyn_cast<PartsInterface>(op);
  if (!parts)
    return std::nullopt;
  ComplexFormula formula = formulaOf(parts.getComplexRule());
  bool holds = formula.write && (!formula.holds || formula.holds(op));
  return holds ? std::optional(formula) : std::nullopt;
}

} // namespace runmat
