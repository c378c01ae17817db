//===- RunMatBase.td - base classes of the ops -------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BASE_TD
#define RUNMAT_BASE_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "dialects/RunMat/RunMatAttributes.td"
include "dialects/RunMat/RunMatInterfaces.td"
include "dialects/RunMat/RunMatTypes.td"

class RunMat_Op<string mnemonic, list<Trait> traits = []> : Op<RunMat_Dialect, mnemonic, traits>;

/// A pure op with one result whose type follows from its operands by `rule`, a C++ expression over `operands`, their types. `data`
/// narrows the operands of which a gpuArray makes the result one; `methods` are more of its definitions.
class RunMat_TypedOp<string mnemonic, string rule, list<Trait> traits = [], string data = "", code methods = "">
    : RunMat_Op<mnemonic, !listconcat([Pure, DeclareOpInterfaceMethods<RunMat_TypeRule, ["getDataOperands"]>], traits)> {
  let results = (outs RunMat_Value:$result);
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::llvm::SmallVector<::mlir::Type> $cppClass::inferTypes(::mlir::TypeRange operands) {
      return ::runmat::oneType(}] # rule # [{);
    }
    ::mlir::OperandRange $cppClass::getDataOperands() { return (*this)->getOperands()}] # data # [{; }
    ::mlir::LogicalResult $cppClass::verify() { return ::runmat::verifyTypeRule(*this); }
  }] # methods;
}

/// An op that leaves the reals for some operands.
def RunMat_DomainGuarded : DeclareOpInterfaceMethods<RunMat_Elementwise, ["hasDomainGuard"]>;

#endif // RUNMAT_BASE_TD
