//===- RunMatEvaluateOps.td - operations of the runtime ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_EVALUATE_OPS_TD
#define RUNMAT_EVALUATE_OPS_TD

include "dialects/RunMat/RunMatBase.td"

def RunMat_EvaluateOp : RunMat_Op<"evaluate", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<RunMat_TypeRule, ["getDataOperands"]>, RunMat_Exit]> {
  let summary = "an operation of the runtime on whole arrays, such as a slice, a concatenation, a sort or a matrix product";
  let description = [{
    Does on the host what the interpreter does, by the same code, and has no effect. Where that is an error, or gives a result that
    is not of the type promised here, the unit leaves by the exit and the interpreter does it again. The operations and their type
    rules are the table in EvaluateInference.cpp. Two of the same arguments are one. That nothing reads a result does not make the
    operation dead, since it may be an error: the importer keeps such results by `runmat.discard`. With `in_place` the first argument
    ends here: the result takes its place without a copy when nobody else holds it.
  }];
  let arguments = (ins StrAttr:$callee, Variadic<RunMat_Value>:$arguments, Optional<RunMat_ExitType>:$exit, UnitAttr:$in_place);
  let results = (outs Variadic<RunMat_Value>:$results);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $callee `(` $arguments `)` (`in_place` $in_place^)? (`exit` $exit^)? attr-dict `:` functional-type($arguments, results)
  }];
  let extraClassDeclaration = [{
    /// Whether the table has the operation, with so many outputs.
    static bool isKnown(::llvm::StringRef callee, size_t outputs = 1);
    bool checksOperands();
  }];
}

#endif // RUNMAT_EVALUATE_OPS_TD
