//===- ConvertKernels.cpp - entry points to spirv.module --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "codegen/SPIRV/EntryPoint.h"
#include "codegen/SPIRV/ModuleNeeds.h"
#include "codegen/SPIRV/Passes.h"
#include "mlir/Conversion/ArithToSPIRV/ArithToSPIRV.h"
#include "mlir/Conversion/SCFToSPIRV/SCFToSPIRV.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

using namespace mlir;

namespace runmat::codegen {
#define GEN_PASS_DEF_CONVERTKERNELSTOSPIRV
#include "codegen/SPIRV/Passes.h.inc"

namespace {

/// Makes the module of one entry point.
class ModuleBuilder {
public:
  ModuleBuilder(func::FuncOp entry, unsigned maxPushConstantBytes)
      : entry(entry), builder(entry), loc(entry.getLoc()),
        wordCount(entry.getNumArguments() - entryBuiltinArguments),
        throughBuffer(wordCount * wordBytes > maxPushConstantBytes) {}

  /// Moves the entry point's body, still in terms of arith and scf, into a
  /// function of a new module.
  spirv::ModuleOp build();
  spirv::FuncOp getFunction() { return function; }
  /// Adds the entry point once the function has its final form.
  void declareEntryPoint(ArrayRef<spirv::ExecutionMode> modes32,
                         ArrayRef<spirv::ExecutionMode> modes64);

private:
  static constexpr unsigned wordBytes = 8;

  void moveSharedVariables();
  void moveBody();
  SmallVector<Value> loadWords();
  Value loadPushConstant(spirv::GlobalVariableOp variable, unsigned number);
  Value loadBuiltin(spirv::BuiltIn builtin, StringRef name);
  spirv::GlobalVariableOp addPushConstants(unsigned count);
  void addVariable(spirv::GlobalVariableOp variable) {
    interface.push_back(FlatSymbolRefAttr::get(variable));
  }
  void addMode(spirv::ExecutionMode mode, ArrayRef<int32_t> parameters) {
    spirv::ExecutionModeOp::create(builder, loc, function, mode, parameters);
  }

  func::FuncOp entry;
  OpBuilder builder;
  Location loc;
  unsigned wordCount;
  bool throughBuffer;
  spirv::ModuleOp module;
  spirv::FuncOp function;
  SmallVector<Attribute> interface;
};

} // namespace

/// A global variable at the start of the module.
template <typename... Args>
static spirv::GlobalVariableOp addGlobal(OpBuilder &builder,
                                         spirv::ModuleOp module, Location loc,
                                         Args &&...args) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  return spirv::GlobalVariableOp::create(builder, loc,
                                         std::forward<Args>(args)...);
}

spirv::GlobalVariableOp ModuleBuilder::addPushConstants(unsigned count) {
  SmallVector<Type> members(count, builder.getI64Type());
  SmallVector<uint32_t> offsets;
  for (unsigned i = 0; i < count; ++i)
    offsets.push_back(i * wordBytes);
  spirv::StructType::StructDecorationInfo block(
      spirv::Decoration::Block, UnitAttr::get(builder.getContext()));
  Type type = spirv::StructType::get(members, offsets, {}, block);
  auto pointer =
      spirv::PointerType::get(type, spirv::StorageClass::PushConstant);
  return addGlobal(builder, module, loc, pointer, "words", FlatSymbolRefAttr());
}

Value ModuleBuilder::loadPushConstant(spirv::GlobalVariableOp variable,
                                      unsigned number) {
  Value base = spirv::AddressOfOp::create(builder, loc, variable);
  Value index = spirv::ConstantOp::create(builder, loc, builder.getI32Type(),
                                          builder.getI32IntegerAttr(number));
  Value pointer = spirv::AccessChainOp::create(builder, loc, base, index);
  return spirv::LoadOp::create(builder, loc, pointer);
}

SmallVector<Value> ModuleBuilder::loadWords() {
  SmallVector<Value> words;
  if (wordCount == 0)
    return words;
  auto variable = addPushConstants(throughBuffer ? 1 : wordCount);
  addVariable(variable);
  if (!throughBuffer) {
    for (unsigned i = 0; i < wordCount; ++i)
      words.push_back(loadPushConstant(variable, i));
    return words;
  }
  DeviceBuilder device(builder, loc);
  Value address = loadPushConstant(variable, 0);
  for (unsigned i = 0; i < wordCount; ++i)
    words.push_back(
        device.load(builder.getI64Type(), address, device.constant(i)));
  return words;
}

/// The first component of a built-in vector, widened.
Value ModuleBuilder::loadBuiltin(spirv::BuiltIn builtin, StringRef name) {
  auto vector = VectorType::get({3}, builder.getI32Type());
  auto pointer = spirv::PointerType::get(vector, spirv::StorageClass::Input);
  auto variable = addGlobal(builder, module, loc, pointer, name, builtin);
  addVariable(variable);
  Value base = spirv::AddressOfOp::create(builder, loc, variable);
  Value whole = spirv::LoadOp::create(builder, loc, base);
  Value first = spirv::CompositeExtractOp::create(builder, loc, whole,
                                                  ArrayRef<int32_t>{0});
  return spirv::UConvertOp::create(builder, loc, builder.getI64Type(), first);
}

void ModuleBuilder::moveSharedVariables() {
  auto symbols = entry->getParentOfType<ModuleOp>();
  llvm::SetVector<spirv::GlobalVariableOp> variables;
  entry.walk([&](spirv::AddressOfOp op) {
    if (auto variable =
            symbols.lookupSymbol<spirv::GlobalVariableOp>(op.getVariable()))
      variables.insert(variable);
  });
  for (spirv::GlobalVariableOp variable : variables) {
    variable->moveBefore(module.getBody(), module.getBody()->begin());
    addVariable(variable);
  }
}

void ModuleBuilder::moveBody() {
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToStart(block);
  SmallVector<Value> arguments = loadWords();
  arguments.push_back(loadBuiltin(spirv::BuiltIn::WorkgroupId, "group"));
  arguments.push_back(loadBuiltin(spirv::BuiltIn::LocalInvocationId, "thread"));
  arguments.push_back(loadBuiltin(spirv::BuiltIn::NumWorkgroups, "groups"));
  Block &body = entry.front();
  for (auto [argument, value] : llvm::zip_equal(body.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  body.getTerminator()->erase();
  block->getOperations().splice(block->end(), body.getOperations());
  builder.setInsertionPointToEnd(block);
  spirv::ReturnOp::create(builder, loc);
}

spirv::ModuleOp ModuleBuilder::build() {
  module = spirv::ModuleOp::create(
      builder, loc, spirv::AddressingModel::PhysicalStorageBuffer64,
      spirv::MemoryModel::GLSL450);
  moveSharedVariables();
  builder.setInsertionPointToEnd(module.getBody());
  function = spirv::FuncOp::create(builder, loc, entry.getName(),
                                   builder.getFunctionType({}, {}));
  moveBody();
  module->setAttr(workgroupAttrName, entry->getAttr(workgroupAttrName));
  module->setAttr(itemsPerGroupAttrName, entry->getAttr(itemsPerGroupAttrName));
  module->setAttr(wordCountAttrName, builder.getI32IntegerAttr(wordCount));
  entry.erase();
  return module;
}

void ModuleBuilder::declareEntryPoint(ArrayRef<spirv::ExecutionMode> modes32,
                                      ArrayRef<spirv::ExecutionMode> modes64) {
  builder.setInsertionPointToEnd(module.getBody());
  spirv::EntryPointOp::create(builder, loc, spirv::ExecutionModel::GLCompute,
                              function, interface);
  auto workgroup = module->getAttrOfType<IntegerAttr>(workgroupAttrName);
  addMode(spirv::ExecutionMode::LocalSize,
          {static_cast<int32_t>(workgroup.getInt()), 1, 1});
  if (usesType(module, builder.getF32Type()))
    for (spirv::ExecutionMode mode : modes32)
      addMode(mode, {32});
  if (usesType(module, builder.getF64Type()))
    for (spirv::ExecutionMode mode : modes64)
      addMode(mode, {64});
  module.setVceTripleAttr(computeNeeds(module));
}

namespace {
/// The functions of `math` that have one right result, to GLSL.std.450; that
/// of fma is left where the device's has (ExpandFma). The upstream patterns
/// would also take those that have none.
template <typename Op, typename GLOp>
struct ConvertExactFunction : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<GLOp>(
        op, this->getTypeConverter()->convertType(op.getType()),
        adaptor.getOperands());
    return success();
  }
};
} // namespace

static void populateExactFunctions(const SPIRVTypeConverter &types,
                                   RewritePatternSet &patterns) {
  patterns.add<ConvertExactFunction<math::AbsFOp, spirv::GLFAbsOp>,
               ConvertExactFunction<math::FloorOp, spirv::GLFloorOp>,
               ConvertExactFunction<math::CeilOp, spirv::GLCeilOp>,
               ConvertExactFunction<math::SqrtOp, spirv::GLSqrtOp>,
               ConvertExactFunction<math::FmaOp, spirv::GLFmaOp>>(
      types, patterns.getContext());
}

/// The upstream lowering of loops leaves the results of a loop without turns
/// undefined; they must be what the loop starts from.
static void defineResultsOfEmptyLoops(spirv::FuncOp function) {
  function.walk([](scf::ForOp loop) {
    if (loop.getNumResults() == 0)
      return;
    OpBuilder builder(loop->getContext());
    builder.setInsertionPointAfter(loop);
    Value turns =
        arith::CmpIOp::create(builder, loop.getLoc(), arith::CmpIPredicate::slt,
                              loop.getLowerBound(), loop.getUpperBound());
    for (auto [result, initial] :
         llvm::zip_equal(loop.getResults(), loop.getInitArgs())) {
      auto defined = arith::SelectOp::create(builder, loop.getLoc(), turns,
                                             result, initial);
      result.replaceAllUsesExcept(defined, defined);
    }
  });
}

/// Rewrites arith, math and scf of `function` in terms of SPIR-V.
static LogicalResult convertBody(spirv::FuncOp function) {
  MLIRContext *context = function.getContext();
  defineResultsOfEmptyLoops(function);
  SPIRVConversionOptions options;
  options.use64bitIndex = true;
  SPIRVTypeConverter types(getKernelTargetEnv(context), options);
  ScfToSPIRVContext loops;
  RewritePatternSet patterns(context);
  arith::populateArithToSPIRVPatterns(types, patterns);
  populateExactFunctions(types, patterns);
  populateSCFToSPIRVPatterns(types, loops, patterns);
  ConversionTarget target(*context);
  target.addLegalDialect<spirv::SPIRVDialect>();
  return applyFullConversion(function, target, std::move(patterns));
}

namespace {

struct ConvertKernelsToSPIRV
    : impl::ConvertKernelsToSPIRVBase<ConvertKernelsToSPIRV> {
  using ConvertKernelsToSPIRVBase::ConvertKernelsToSPIRVBase;

  void runOnOperation() override {
    SmallVector<func::FuncOp> entries;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isKernelEntry(function))
        entries.push_back(function);
    for (func::FuncOp entry : entries)
      if (failed(convert(entry)))
        return signalPassFailure();
  }

  LogicalResult convert(func::FuncOp entry) {
    ModuleBuilder builder(entry, maxPushConstantBytes);
    builder.build();
    if (failed(convertBody(builder.getFunction())))
      return failure();
    builder.declareEntryPoint(
        modes(preserveNan32, preserveSubnormals32, roundToEven32),
        modes(preserveNan64, preserveSubnormals64, roundToEven64));
    ++modules;
    return success();
  }

  static SmallVector<spirv::ExecutionMode> modes(bool nan, bool subnormals,
                                                 bool even) {
    SmallVector<spirv::ExecutionMode> result;
    if (nan)
      result.push_back(spirv::ExecutionMode::SignedZeroInfNanPreserve);
    if (subnormals)
      result.push_back(spirv::ExecutionMode::DenormPreserve);
    if (even)
      result.push_back(spirv::ExecutionMode::RoundingModeRTE);
    return result;
  }
};

} // namespace
} // namespace runmat::codegen
