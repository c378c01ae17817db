//===- RunMatOps.cpp - verifiers, builders and text forms -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "dialects/RunMat/EvaluateRules.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace runmat;

#define GET_OP_CLASSES
#include "dialects/RunMat/RunMatOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Domain guards
//===----------------------------------------------------------------------===//

/// A whole exponent never leads a power out of the reals.
static bool isWholeConstant(Value exponent) {
  auto constant = exponent.getDefiningOp<runmat::ConstantOp>();
  auto value =
      constant ? dyn_cast<FloatAttr>(constant.getValue()) : FloatAttr();
  return value && value.getValue().isInteger();
}

bool PowerOp::hasDomainGuard() { return !isWholeConstant(getRhs()); }
bool RealPowerOp::hasDomainGuard() { return !isWholeConstant(getRhs()); }

static bool isFloat(Type type) {
  if (auto array = dyn_cast<runmat::ArrayType>(type))
    return isa<FloatType>(array.getElementType());
  return isa<FloatType>(type);
}

/// Whether a value can be NaN, by its class or the one that it was converted
/// from.
static bool mayBeNaN(Value value) {
  auto cast = value.getDefiningOp<runmat::CastOp>();
  bool wasFloat = !cast || isFloat(cast.getOperand().getType());
  return wasFloat && isFloat(value.getType());
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

// All numbers of an integer class have bits.
bool BitAndOp::hasDomainGuard() { return isFloat(getType()); }
bool BitOrOp::hasDomainGuard() { return isFloat(getType()); }
bool BitXorOp::hasDomainGuard() { return isFloat(getType()); }
bool BitShiftOp::hasDomainGuard() { return isFloat(getType()); }

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

SmallVector<Type> runmat::ConstantOp::inferTypes(TypeRange) {
  Type type = getValue().getType();
  ElementClass elementClass = type.isF64()   ? ElementClass::Double
                              : type.isF32() ? ElementClass::Single
                                             : ElementClass::Logical;
  return {ArrayType::get(getContext(), elementClass, {1, 1})};
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

SmallVector<Type> TextOp::inferTypes(TypeRange) {
  auto length = static_cast<int64_t>(getText().size());
  return {ArrayType::get(getContext(), ElementClass::Char,
                         {length ? 1 : 0, length})};
}

//===----------------------------------------------------------------------===//
// Kernel ops
//===----------------------------------------------------------------------===//

LogicalResult CombineOp::verify() {
  bool logical =
      getCombiner() == Combiner::Any || getCombiner() == Combiner::All;
  bool product = getCombiner() == Combiner::Prod;
  bool isTruth = getType().isInteger(1);
  bool fits = logical   ? isTruth
              : product ? isa<FloatType>(getType())
                        : !isTruth;
  if (fits)
    return success();
  return emitOpError() << stringifyCombiner(getCombiner())
                       << (logical   ? " joins i1 values"
                           : product ? " joins float values"
                                     : " joins floats or integers")
                       << ", got " << getType();
}

LogicalResult WindowOp::verify() {
  auto input = getInput().getType(), result = getResult().getType();
  if (input.getRank() != 1 || input.getElementType() != result.getElementType())
    return emitOpError("expected an input of rank 1 with the elements of the "
                       "result, got ")
           << input << " and " << result;
  if (getStrides().size() != size_t(result.getRank()))
    return emitOpError("expected ")
           << result.getRank() << " strides, got " << getStrides().size();
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

namespace {

/// The variables that a loop carries, as they are parsed.
struct CarriedList {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  SmallVector<Type> types;

  /// `carry(%argument = %init : type, ...)`, or nothing.
  ParseResult parse(OpAsmParser &parser) {
    if (failed(parser.parseOptionalKeyword("carry")))
      return success();
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&]() {
      return failure(parser.parseArgument(arguments.emplace_back()) ||
                     parser.parseEqual() ||
                     parser.parseOperand(inits.emplace_back()) ||
                     parser.parseColonType(types.emplace_back()));
    });
  }

  ParseResult resolve(OpAsmParser &parser, OperationState &state) {
    for (auto [argument, type] : llvm::zip(arguments, types))
      argument.type = type;
    state.addTypes(types);
    return parser.resolveOperands(inits, types, parser.getNameLoc(),
                                  state.operands);
  }
};

ParseResult parseLoopBody(OpAsmParser &parser, OperationState &state,
                          ArrayRef<OpAsmParser::Argument> arguments) {
  Region *body = state.addRegion();
  if (parser.parseRegion(*body, arguments) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (body->empty())
    return parser.emitError(parser.getNameLoc(), "expected a body, got none");
  return success();
}

void printCarried(OpAsmPrinter &printer, ValueRange carried, ValueRange inits) {
  if (inits.empty())
    return;
  printer << " carry(";
  llvm::interleaveComma(llvm::zip(carried, inits), printer, [&](auto pair) {
    auto [argument, init] = pair;
    printer << argument << " = " << init << " : " << init.getType();
  });
  printer << ")";
}

/// A carried value keeps one type around the loop. `leading`: yielded values
/// that are not carried.
template <typename Loop>
LogicalResult verifyCarried(Loop loop, size_t leading) {
  size_t count = loop.getInitArgs().size();
  Block &body = loop.getBody().front();
  size_t yielded = body.getTerminator()->getNumOperands();
  if (yielded != leading + count)
    return loop.emitOpError("carries ")
           << count << " values but yields " << yielded - leading;
  if (loop->getNumResults() != count)
    return loop.emitOpError("expected a result for each of the ")
           << count << " carried values, got " << loop->getNumResults();
  auto next = body.getTerminator()->getOperands().take_back(count);
  for (auto [result, argument, init, value] : llvm::zip(
           loop->getResults(), loop.getCarried(), loop.getInitArgs(), next)) {
    Type type = argument.getType();
    bool untyped = llvm::any_of(
        TypeRange{result.getType(), type, init.getType(), value.getType()},
        llvm::IsaPred<AnyType>);
    bool same = result.getType() == type && init.getType() == type &&
                value.getType() == type;
    if (!untyped && !same)
      return loop.emitOpError("carries a value of type ")
             << type << " from " << init.getType() << ", yields "
             << value.getType() << " and gives " << result.getType();
  }
  return success();
}

/// What says whether there is another turn is logical.
LogicalResult verifyGoesOn(Operation *op) {
  Operation *yield = op->getRegion(0).front().getTerminator();
  if (yield->getNumOperands() == 0)
    return op->emitOpError(
        "expected to yield first whether it goes on, got nothing");
  Type type = yield->getOperand(0).getType();
  auto array = dyn_cast<runmat::ArrayType>(type);
  if (isa<AnyType>(type) || type.isInteger(1) ||
      (array && array.isScalar() &&
       array.getElementClass() == ElementClass::Logical))
    return success();
  return op->emitOpError("expected to yield first a logical scalar that says "
                         "whether it goes on, got ")
         << type;
}

} // namespace

ParseResult ForOp::parse(OpAsmParser &parser, OperationState &state) {
  OpAsmParser::Argument element;
  SmallVector<OpAsmParser::UnresolvedOperand> bounds(3);
  OpAsmParser::UnresolvedOperand exit;
  SmallVector<Type> boundTypes(3);
  CarriedList carried;
  if (parser.parseArgument(element, /*allowType=*/true) ||
      parser.parseEqual() || parser.parseOperand(bounds[0]) ||
      parser.parseComma() || parser.parseOperand(bounds[1]) ||
      parser.parseComma() || parser.parseOperand(bounds[2]) ||
      parser.parseColon() || parser.parseType(boundTypes[0]) ||
      parser.parseComma() || parser.parseType(boundTypes[1]) ||
      parser.parseComma() || parser.parseType(boundTypes[2]) ||
      carried.parse(parser))
    return failure();
  bool hasExit = succeeded(parser.parseOptionalKeyword("exit"));
  if (hasExit && parser.parseOperand(exit))
    return failure();
  if (parser.resolveOperands(bounds, boundTypes, parser.getNameLoc(),
                             state.operands) ||
      carried.resolve(parser, state))
    return failure();
  if (hasExit && parser.resolveOperand(exit, ExitType::get(parser.getContext()),
                                       state.operands))
    return failure();
  state.getOrAddProperties<Properties>().operandSegmentSizes = {
      1, 1, 1, static_cast<int32_t>(carried.inits.size()), hasExit ? 1 : 0};
  carried.arguments.insert(carried.arguments.begin(), element);
  if (parseLoopBody(parser, state, carried.arguments))
    return failure();
  ensureTerminator(*state.regions.front(), parser.getBuilder(), state.location);
  return success();
}

void ForOp::print(OpAsmPrinter &printer) {
  printer << " ";
  printer.printRegionArgument(getBody().front().getArgument(0));
  printer << " = " << getFirst() << ", " << getStep() << ", " << getLast()
          << " : " << getFirst().getType() << ", " << getStep().getType()
          << ", " << getLast().getType();
  printCarried(printer, getCarried(), getInitArgs());
  if (getExit())
    printer << " exit " << getExit();
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs(), {"operandSegmentSizes"});
}

LogicalResult ForOp::verify() {
  if (getBody().front().getNumArguments() != getInitArgs().size() + 1)
    return emitOpError(
        "expected a region argument for the element and each carried value");
  if (getBreaks() && failed(verifyGoesOn(*this)))
    return failure();
  return verifyCarried(*this, getBreaks() ? 1 : 0);
}

void WhileOp::build(OpBuilder &builder, OperationState &state,
                    ValueRange inits) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(inits);
  state.addTypes(inits.getTypes());
  Block *body = builder.createBlock(state.addRegion());
  for (Value init : inits)
    body->addArgument(init.getType(), state.location);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &state) {
  CarriedList carried;
  return failure(carried.parse(parser) || carried.resolve(parser, state) ||
                 parseLoopBody(parser, state, carried.arguments));
}

void WhileOp::print(OpAsmPrinter &printer) {
  printCarried(printer, getCarried(), getInitArgs());
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult WhileOp::verify() {
  if (getBody().getNumArguments() != getInitArgs().size())
    return emitOpError("expected a region argument for each carried value");
  if (failed(verifyGoesOn(*this)))
    return failure();
  return verifyCarried(*this, 1);
}

/// The element of the turn.
SmallVector<Type> ForOp::inferTypes(TypeRange operands) {
  auto row =
      dyn_cast_or_null<runmat::ArrayType>(inferRange(operands.take_front(3)));
  if (!row)
    return {};
  return {runmat::ArrayType::get(getContext(), row.getElementClass(), {1, 1})};
}

/// What is joined with other types already keeps their join.
SmallVector<Type> WidenOp::inferTypes(TypeRange operands) {
  return oneType(isa<AnyType>(getType()) ? operands[0]
                                         : joinTypes(operands[0], getType()));
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

LogicalResult HoldOp::verify() {
  Type from = getOperand().getType(), to = getType();
  bool takesOut = isIntegerElement(from), putsIn = isIntegerElement(to);
  Type element = takesOut ? from : to, number = takesOut ? to : from;
  if (takesOut != putsIn && heldType(element) == number)
    return success();
  return emitOpError("expected an element of an integer class and the number "
                     "that holds it, got ")
         << from << " and " << to;
}

/// Whether `complex` has the class and extents of `part`.
static bool isPartOf(runmat::ArrayType part, runmat::ArrayType complex) {
  return complex.getComplex() && part == partOf(complex);
}

LogicalResult PartOp::verify() {
  if (isPartOf(getType(), getArray().getType()))
    return success();
  return emitOpError("expected a complex array and one of its parts, got ")
         << getArray().getType() << " and " << getType();
}

LogicalResult JoinOp::verify() {
  if (getReal().getType() == getImaginary().getType() &&
      isPartOf(getReal().getType(), getType()))
    return success();
  return emitOpError("expected two parts of ")
         << getType() << ", got " << getReal().getType() << " and "
         << getImaginary().getType();
}

LogicalResult UnboxOp::verify() {
  return verifyBoxed(*this, getArray().getType(), getType());
}

static LogicalResult verifyElement(Operation *op, runmat::ArrayType array,
                                   Type element) {
  if (!array.getComplex() && array.getElementType() == element)
    return success();
  return op->emitOpError("expected an array of elements of type ")
         << element << ", got " << array;
}

LogicalResult runmat::LoadOp::verify() {
  return verifyElement(*this, getArray().getType(), getType());
}

LogicalResult runmat::StoreOp::verify() {
  return verifyElement(*this, getArray().getType(), getValue().getType());
}

LogicalResult SliceOp::verify() {
  auto array = cast<runmat::ArrayType>(getArray().getType()),
       result = cast<runmat::ArrayType>(getType());
  if (array.getElementClass() != result.getElementClass() ||
      array.getComplex() || result.getComplex())
    return emitOpError("expected a real array and a result of its class, got ")
           << array << " and " << result;
  size_t rank = result.getRank();
  if (getStrides().size() != rank || getExtents().size() != rank)
    return emitOpError("expected ")
           << rank << " strides and extents, got " << getStrides().size()
           << " and " << getExtents().size();
  return success();
}

static std::optional<RegisteredOperationName> opNamed(MLIRContext *context,
                                                      StringRef mnemonic) {
  return RegisteredOperationName::lookup(
      (RunMatDialect::getDialectNamespace() + "." + mnemonic).str(), context);
}

RealDomain InsideDomainOp::getDomain() {
  auto name = opNamed(getContext(), getOp());
  auto *elementwise =
      name ? name->getInterface<ElementwiseInterface>() : nullptr;
  return elementwise ? elementwise->getDomain() : RealDomain::AllReals;
}

LogicalResult InsideDomainOp::verify() {
  if (getDomain() == RealDomain::AllReals)
    return emitOpError("expected the mnemonic of an op with a domain guard, "
                       "got '")
           << getOp() << "'";
  size_t expected =
      opNamed(getContext(), getOp())->hasTrait<OpTrait::OneOperand>() ? 1 : 2;
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
  if (getKind() == KernelKind::Scan)
    return emitOpError("expected an elementwise cluster or a reduction");
  if (getKind() == KernelKind::Reduction && getNumResults() != 1)
    return emitOpError("expected a reduction to have one result, got ")
           << getNumResults();
  if (getEqual().size() % 2)
    return emitOpError("expected pairs of extents to compare, got ")
           << getEqual().size() << " values";
  return success();
}

/// Its function may have the ABI of units already (runmat-lower-units).
LogicalResult ThreadOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto turns = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getTurnsAttr());
  if (!turns || !turns->hasAttr(turnsAttrName))
    return emitOpError("expected a function with '")
           << turnsAttrName << "', got '" << getTurns() << "'";
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
