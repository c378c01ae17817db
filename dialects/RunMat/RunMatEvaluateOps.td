//===- RunMatEvaluateOps.td - operations of the runtime ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EVALUATE_OPS_TD
#define RUNMAT_EVALUATE_OPS_TD

include "dialects/RunMat/RunMatRuntimeOps.td"

def RunMat_EvaluateOp : RunMat_Op<"evaluate", [AttrSizedOperandSegments, NoMemoryEffect, RunMat_RuntimeOperation]> {
  let summary = "a call of a function of the library without effects";
  let description = [{
    Calls the builtin itself. Which of them there are, and their type rules, is the table in EvaluateInference.cpp; nothing else is
    known of them.
  }];
  let arguments = (ins StrAttr:$callee, Variadic<RunMat_Value>:$arguments, Optional<RunMat_ExitType>:$exit);
  let results = (outs Variadic<RunMat_Value>:$results);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $callee `(` $arguments `)` (`exit` $exit^)? attr-dict `:` functional-type($arguments, results)
  }];
  let extraClassDeclaration = [{
    /// Whether the table has the function, with so many outputs.
    static bool isKnown(::llvm::StringRef callee, size_t outputs = 1);
    /// The op that selects the char whose number this is; null for all else.
    ::runmat::IndexOp getCharRead();
    ::runmat::RuntimeOperation getRuntimeOperation() { return ::runmat::RuntimeOperation::Library; }
    ::llvm::StringRef getRuntimeName() { return getCallee(); }
    ::llvm::SmallVector<::mlir::Type> inferTypes(::mlir::TypeRange operands);
    /// None where no result is a gpuArray because an argument is one.
    ::mlir::OperandRange getDataOperands();
    bool checksOperands() { return true; }
  }];
}

#endif // RUNMAT_EVALUATE_OPS_TD
