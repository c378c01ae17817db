//===- RunMatInterfaces.td - op interfaces -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_INTERFACES_TD
#define RUNMAT_INTERFACES_TD

include "mlir/IR/OpBase.td"

def RunMat_TypeRule : OpInterface<"TypeRuleInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    The type rule of an op: from the operands' types to the result's. An op that cannot be typed for these operands (a class that
    units do not handle yet, an error that the interpreter will report) answers a null type.
  }];
  let methods = [
    InterfaceMethod<"Type of the only result, or null when the op stays untyped.",
                    "::mlir::Type", "inferType", (ins "::mlir::TypeRange":$operands)>,
  ];
}

def RunMat_Elementwise : OpInterface<"ElementwiseInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    Each element of the result depends on the elements at the same place of the operands, with implicit expansion.
  }];
  let methods = [
    InterfaceMethod<"The builtin scalar type that operands are converted to before the op computes, for a result of array type.",
                    "::mlir::Type", "getComputeType", (ins), "", [{
      return ::runmat::computeTypeOf($_op);
    }]>,
    InterfaceMethod<"Whether some real operands lead out of the reals, so that compiled code guards it.",
                    "bool", "hasDomainGuard", (ins), "", [{ return false; }]>,
  ];
}

def RunMat_Loop : OpInterface<"LoopInterface"> {
  let cppNamespace = "::runmat";
  let description = [{
    A loop that carries variables from turn to turn, one a result. The body's last arguments are the carried variables and its last
    yielded values what they are in the next turn. Before types are inferred they may differ in type.
  }];
  let methods = [
    InterfaceMethod<"The operands that the variables start with.", "::llvm::MutableArrayRef<::mlir::OpOperand>",
                    "getCarriedInits">,
    InterfaceMethod<"The block that one turn executes.", "::mlir::Block &", "getTurn", (ins), "", [{
      return $_op->getRegion(0).front();
    }]>,
    InterfaceMethod<"The variables inside the body.", "::mlir::Block::BlockArgListType", "getCarried", (ins), "", [{
      return $_op->getRegion(0).getArguments().take_back($_op->getNumResults());
    }]>,
    InterfaceMethod<"What the body yields for them.", "::llvm::MutableArrayRef<::mlir::OpOperand>", "getCarriedYields", (ins), "", [{
      return $_op->getRegion(0).front().getTerminator()->getOpOperands().take_back($_op->getNumResults());
    }]>,
  ];
}

#endif // RUNMAT_INTERFACES_TD
