//===- Legalise.cpp - chars, complex and integers leave the IR --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "passes/2-Legalisation/Legalise.h"
#include "passes/2-Legalisation/ScalarMatrices.h"
#include "passes/Passes.h"

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_LEGALISE
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

/// Two real arrays for what is in parts, joined where the whole is needed.
class PartTypes : public TypeConverter {
public:
  PartTypes(const ComplexValues &values, const PartGuards &guards) {
    addConversion([](Type type) { return type; });
    addConversion([&values](Value value, SmallVectorImpl<Type> &types)
                      -> std::optional<LogicalResult> {
      if (!values.areParts(value))
        return std::nullopt;
      types.append(2, partOf(cast<runmat::ArrayType>(value.getType())));
      return success();
    });
    addSourceMaterialization([&](OpBuilder &builder, runmat::ArrayType type,
                                 ValueRange parts, Location loc) -> Value {
      if (parts.size() != 2)
        return {};
      // Not made in vain, nor between what the guard computes.
      if (Operation *guard = guards.lookup(parts[1]))
        builder.setInsertionPointAfter(guard);
      return JoinOp::create(builder, loc, type, parts[0], parts[1]);
    });
  }
};

bool touchesParts(Operation *op, const ComplexValues &values) {
  auto areParts = [&](Value value) { return values.areParts(value); };
  if (isa<StatementOp, PartOp>(op))
    return llvm::any_of(op->getOperands(), areParts);
  if (isa<YieldOp>(op))
    return values.dividedYields(op).any();
  return isa<LoopInterface, IfOp, WidenOp, JoinOp>(op) &&
         llvm::any_of(op->getResults(), areParts);
}

struct Legalise : public runmat::impl::LegaliseBase<Legalise> {
  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    writeOutForms(function);
    ComplexValues values(function);
    // A conversion costs far more than to look.
    if (!findIllegal(function) && values.empty())
      return;
    dividedVariables += values.countVariables();
    PartGuards guards;
    PartTypes types(values, guards);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([&](Operation *op) {
      return !computesIllegally(op) && !touchesParts(op, values);
    });
    RewritePatternSet patterns(&getContext());
    addNumberPatterns(patterns);
    addComplexPatterns(patterns, types, guards);
    addStructuralPatterns(patterns, types, values);
    // Constants fold through our own evaluator only.
    ConversionConfig config;
    config.foldingMode = DialectConversionFoldingMode::Never;
    if (failed(applyPartialConversion(function, target, std::move(patterns),
                                      config)))
      signalPassFailure();
  }

  static bool computesIllegally(Operation *op) {
    return computesChars(op) || computesComplex(op) || asksRealForPart(op) ||
           computesIntegers(op);
  }

  /// Whether there is anything to do; counts it.
  bool findIllegal(func::FuncOp function) {
    bool found = false;
    function.walk([&](Operation *op) {
      if (!computesIllegally(op))
        return;
      found = true;
      if (computesChars(op))
        ++charOps;
      else if (computesComplex(op))
        ++complexOps;
      else if (computesIntegers(op))
        ++integerOps;
    });
    return found;
  }
};

} // namespace
