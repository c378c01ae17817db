//===- RunMatOps.cpp - verifiers, builders and text forms -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace runmat;

#define GET_OP_CLASSES
#include "dialects/RunMat/RunMatOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Domain guards
//===----------------------------------------------------------------------===//

bool SqrtOp::hasDomainGuard() { return true; }
bool LogOp::hasDomainGuard() { return true; }
bool Log2Op::hasDomainGuard() { return true; }
bool Log10Op::hasDomainGuard() { return true; }
bool Log1pOp::hasDomainGuard() { return true; }
bool AsinOp::hasDomainGuard() { return true; }
bool AcosOp::hasDomainGuard() { return true; }
/// A whole exponent never leaves the reals.
bool PowerOp::hasDomainGuard() {
  auto exponent = getRhs().getDefiningOp<runmat::ConstantOp>();
  auto value =
      exponent ? dyn_cast<FloatAttr>(exponent.getValue()) : FloatAttr();
  return !value || !value.getValue().isInteger();
}

/// Whether a value can be NaN, by its class.
static bool mayBeNaN(Value value) {
  if (auto array = dyn_cast<runmat::ArrayType>(value.getType()))
    return array.getElementClass() != ElementClass::Logical;
  return isa<FloatType>(value.getType());
}

bool AndOp::hasDomainGuard() {
  return llvm::any_of((*this)->getOperands(), mayBeNaN);
}
bool OrOp::hasDomainGuard() {
  return llvm::any_of((*this)->getOperands(), mayBeNaN);
}
bool NotOp::hasDomainGuard() { return mayBeNaN(getOperand()); }
bool CastOp::hasDomainGuard() {
  return getElementClass() == ElementClass::Logical && mayBeNaN(getOperand());
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Type runmat::ConstantOp::inferType(TypeRange) {
  Type type = getValue().getType();
  ElementClass elementClass = type.isF64()   ? ElementClass::Double
                              : type.isF32() ? ElementClass::Single
                                             : ElementClass::Logical;
  return ArrayType::get(getContext(), elementClass, {1, 1});
}

LogicalResult runmat::ConstantOp::verify() {
  Type type = getValue().getType();
  if (!type.isF64() && !type.isF32() && !type.isInteger(1))
    return emitOpError("expected a value of type f64, f32 or i1, got ") << type;
  Type result = getType();
  if (!isa<AnyType>(result) && result != type && result != inferType({}))
    return emitOpError("expected a result of type ")
           << inferType({}) << ", got " << result;
  return success();
}

Type TextOp::inferType(TypeRange) {
  return ArrayType::get(getContext(), ElementClass::Char,
                        {1, static_cast<int64_t>(getText().size())});
}

//===----------------------------------------------------------------------===//
// Kernel ops
//===----------------------------------------------------------------------===//

LogicalResult CombineOp::verify() {
  bool logical =
      getCombiner() == Combiner::Any || getCombiner() == Combiner::All;
  if (logical != getType().isInteger(1))
    return emitOpError() << stringifyCombiner(getCombiner())
                         << (logical ? " joins i1 values"
                                     : " joins float values")
                         << ", got " << getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult StatementOp::verify() {
  if (getNames().size() != getValues().size())
    return emitOpError("expected one name a value, got ")
           << getNames().size() << " names for " << getValues().size()
           << " values";
  return success();
}

void ForOp::build(OpBuilder &builder, OperationState &state, Value first,
                  Value step, Value last, ValueRange inits, Type elementType) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands({first, step, last});
  state.addOperands(inits);
  state.addTypes(inits.getTypes());
  state.getOrAddProperties<Properties>().operandSegmentSizes = {
      1, 1, 1, static_cast<int32_t>(inits.size()), 0};
  Block *body = builder.createBlock(state.addRegion());
  body->addArgument(elementType, state.location);
  for (Value init : inits)
    body->addArgument(init.getType(), state.location);
}

ParseResult ForOp::parse(OpAsmParser &parser, OperationState &state) {
  OpAsmParser::Argument element;
  SmallVector<OpAsmParser::Argument> arguments(1);
  SmallVector<OpAsmParser::UnresolvedOperand> bounds(3), inits;
  OpAsmParser::UnresolvedOperand exit;
  SmallVector<Type> boundTypes(3), types;
  auto parseCarried = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(inits.emplace_back()) ||
                   parser.parseColonType(types.emplace_back()));
  };
  if (parser.parseArgument(arguments.front(), /*allowType=*/true) ||
      parser.parseEqual() || parser.parseOperand(bounds[0]) ||
      parser.parseComma() || parser.parseOperand(bounds[1]) ||
      parser.parseComma() || parser.parseOperand(bounds[2]) ||
      parser.parseColon() || parser.parseType(boundTypes[0]) ||
      parser.parseComma() || parser.parseType(boundTypes[1]) ||
      parser.parseComma() || parser.parseType(boundTypes[2]))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("carry")) &&
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseCarried))
    return failure();
  bool hasExit = succeeded(parser.parseOptionalKeyword("exit"));
  if (hasExit && parser.parseOperand(exit))
    return failure();
  for (auto [argument, type] : llvm::zip(llvm::drop_begin(arguments), types))
    argument.type = type;
  if (parser.resolveOperands(bounds, boundTypes, parser.getNameLoc(),
                             state.operands) ||
      parser.resolveOperands(inits, types, parser.getNameLoc(), state.operands))
    return failure();
  if (hasExit && parser.resolveOperand(exit, ExitType::get(parser.getContext()),
                                       state.operands))
    return failure();
  state.addTypes(types);
  Region *body = state.addRegion();
  if (parser.parseRegion(*body, arguments) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  ensureTerminator(*body, parser.getBuilder(), state.location);
  state.getOrAddProperties<Properties>().operandSegmentSizes = {
      1, 1, 1, static_cast<int32_t>(inits.size()), hasExit ? 1 : 0};
  return success();
}

void ForOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printRegionArgument(getBody().front().getArgument(0));
  printer << " = " << getFirst() << ", " << getStep() << ", " << getLast()
          << " : " << getFirst().getType() << ", " << getStep().getType()
          << ", " << getLast().getType();
  if (!getInits().empty()) {
    printer << " carry(";
    llvm::interleaveComma(
        llvm::zip(getCarried(), getInits()), printer, [&](auto pair) {
          printer << std::get<0>(pair) << " = " << std::get<1>(pair) << " : "
                  << std::get<1>(pair).getType();
        });
    printer << ")";
  }
  if (getExit())
    printer << " exit " << getExit();
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs(), {"operandSegmentSizes"});
}

/// A carried value keeps one type around the loop.
LogicalResult ForOp::verify() {
  if (getBody().front().getNumArguments() != getInits().size() + 1)
    return emitOpError(
        "expected a region argument for the element and each carried value");
  auto yield = cast<YieldOp>(getBody().front().getTerminator());
  if (yield.getValues().size() != getInits().size())
    return emitOpError("carries ") << getInits().size() << " values but yields "
                                   << yield.getValues().size();
  if (getNumResults() != getInits().size())
    return emitOpError("expected a result for each of the ")
           << getInits().size() << " carried values, got " << getNumResults();
  for (auto [result, carried, init, yielded] :
       llvm::zip(getResults(), getCarried(), getInits(), yield.getValues())) {
    bool untyped = llvm::any_of(TypeRange{result.getType(), carried.getType(),
                                          init.getType(), yielded.getType()},
                                [](Type type) { return isa<AnyType>(type); });
    if (untyped)
      continue;
    if (result.getType() != carried.getType() ||
        carried.getType() != init.getType() ||
        yielded.getType() != carried.getType())
      return emitOpError("carries a value of type ")
             << carried.getType() << " from " << init.getType() << ", yields "
             << yielded.getType() << " and gives " << result.getType();
  }
  return success();
}

LogicalResult WidenOp::verify() {
  if (joinTypes(getArray().getType(), getType()) != getType())
    return emitOpError(
               "expected a result with the class and no fewer extents than ")
           << getArray().getType() << ", got " << getType();
  return success();
}

/// A result whose regions do not agree on a class is untyped.
LogicalResult IfOp::verify() {
  for (Region *region : getRegions()) {
    auto yield = cast<YieldOp>(region->front().getTerminator());
    bool fits =
        yield.getValues().size() == getNumResults() &&
        llvm::all_of(llvm::zip(yield.getValues().getTypes(), getResultTypes()),
                     [](auto pair) {
                       auto [yielded, result] = pair;
                       return yielded == result || isa<AnyType>(result);
                     });
    if (!fits)
      return emitOpError(
          "expected both regions to yield values of the result types");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static LogicalResult verifyBoxed(Operation *op, runmat::ArrayType array,
                                 Type scalar) {
  if (array.isScalar() && array.getElementType() == scalar)
    return success();
  return op->emitOpError("expected a 1x1 array of elements of type ")
         << scalar << ", got " << array;
}

LogicalResult BoxOp::verify() {
  return verifyBoxed(*this, getArray().getType(), getScalar().getType());
}

LogicalResult UnboxOp::verify() {
  return verifyBoxed(*this, getArray().getType(), getType());
}

LogicalResult InsideDomainOp::verify() {
  constexpr StringLiteral guarded[] = {"sqrt",  "log",  "log2", "log10",
                                       "log1p", "asin", "acos", "power",
                                       "and",   "or",   "not",  "cast"};
  if (!llvm::is_contained(guarded, getOp()))
    return emitOpError("expected the mnemonic of an op with a domain guard, "
                       "got '")
           << getOp() << "'";
  size_t expected =
      getOp() == "power" || getOp() == "and" || getOp() == "or" ? 2 : 1;
  if (getOperands().size() != expected)
    return emitOpError("expected ") << expected << " operands of '" << getOp()
                                    << "', got " << getOperands().size();
  return success();
}

//===----------------------------------------------------------------------===//
// Clusters and launches
//===----------------------------------------------------------------------===//

LogicalResult ClusterOp::verify() {
  auto yield = cast<YieldOp>(getBody().front().getTerminator());
  if (yield.getValues().getTypes() != getResults().getTypes())
    return emitOpError(
        "expected the region to yield values of the result types");
  if (getKind() == KernelKind::Reduction && getNumResults() != 1)
    return emitOpError("expected a reduction to have one result, got ")
           << getNumResults();
  if (getEqual().size() % 2)
    return emitOpError("expected pairs of extents to compare, got ")
           << getEqual().size() << " values";
  return success();
}

LogicalResult LaunchOp::verify() {
  size_t ranks = 0;
  for (Type type : getResultTypes())
    ranks += cast<runmat::ArrayType>(type).getRank();
  if (ranks != getShapes().size())
    return emitOpError("expected ")
           << ranks << " extents of outputs, got " << getShapes().size();
  if (getEqual().size() % 2)
    return emitOpError("expected pairs of extents to compare, got ")
           << getEqual().size() << " values";
  if (getDonations() && getDonations()->size() != getNumResults())
    return emitOpError("expected a donation for each of the ")
           << getNumResults() << " outputs, got " << getDonations()->size();
  for (int32_t input : getDonations().value_or(ArrayRef<int32_t>()))
    if (input < -1 || input >= static_cast<int32_t>(getInputs().size()))
      return emitOpError("expected a donation to name one of the ")
             << getInputs().size() << " inputs or be -1, got " << input;
  return success();
}
