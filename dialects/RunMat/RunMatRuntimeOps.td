//===- RunMatRuntimeOps.td - base of what the runtime does -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_OPS_TD
#define RUNMAT_RUNTIME_OPS_TD

include "dialects/RunMat/RunMatBase.td"

def RunMat_ViewMethods : DeclareOpInterfaceMethods<RunMat_View>;

/// An op that the runtime does on whole arrays: `operation` names the RuntimeOperation, `takes` and `rule` are C++ expressions over
/// rules::Takes and `call` (EvaluateRules.h), `detail` is a statement that fills `details`, `data` narrows the operands of which a
/// gpuArray makes the result one, `declarations` are methods of the op's own, `checks` says whether the runtime looks at the operands, or
/// guards before the op have done so.
class RunMat_RuntimeOp<string mnemonic, string operation, string takes, string rule, string detail = "", list<Trait> traits = [],
                       string data = "", string declarations = "", string checks = "true">
    : RunMat_Op<mnemonic, !listconcat([RunMat_RuntimeOperation, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>], traits)> {
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::runmat::RuntimeOperation getRuntimeOperation() { return ::runmat::RuntimeOperation::}] # operation # [{; }
    ::runmat::OperationDetails getRuntimeDetails();
    ::llvm::SmallVector<::mlir::Type> inferTypes(::mlir::TypeRange operands);
    ::mlir::OperandRange getDataOperands();
    bool checksOperands() { return }] # checks # [{; }
    bool consumes(::mlir::OpOperand &use) { return isInPlace() && use.getOperandNumber() == 0; }
  }] # declarations;
  let extraClassDefinition = [{
    ::runmat::OperationDetails $cppClass::getRuntimeDetails() {
      ::runmat::OperationDetails details;
      }] # detail # [{
      return details;
    }
    ::mlir::OperandRange $cppClass::getDataOperands() { return getRuntimeArguments()}] # data # [{; }
    ::llvm::SmallVector<::mlir::Type> $cppClass::inferTypes(::mlir::TypeRange operands) {
      using namespace ::runmat::rules;
      return inferByRule(getOperation(), getRuntimeArguments(), operands, }] # takes # [{,
                         [&](const Call &call) -> Types { return }] # rule # [{; });
    }
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<::mlir::MemoryEffects::Effect>> &effects) {
      if (isInPlace())
        effects.emplace_back(::mlir::MemoryEffects::Write::get(), &getOperation()->getOpOperand(0));
    }
    ::llvm::LogicalResult $cppClass::verify() { return ::runmat::verifyRuntimeOp(*this); }
  }];
}

/// Only the first operand, which the result is or is a part of, makes the result a gpuArray.
defvar followsFirst = ".take_front(1)";
/// The first operand ends here.
defvar takesOver = "bool isInPlace() { return true; }";

#endif // RUNMAT_RUNTIME_OPS_TD
