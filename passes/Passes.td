//===- Passes.td - passes on the runmat dialect ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the order of the pipeline (Pipelines.cpp).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TD
#define RUNMAT_PASSES_TD

include "mlir/Pass/PassBase.td"

def InferTypes : Pass<"runmat-infer-types", "::mlir::func::FuncOp"> {
  let summary = "gives every value a class and extents, from the types of the arguments";
  let description = [{
    Applies each op's type rule in program order and iterates loops until the types of the carried variables are stable: a variable
    whose class changes around a loop stays `any`. What cannot be typed is left as it is, with a remark at its place, so that
    form-units can end the unit before it.
  }];
  let statistics = [Statistic<"typed", "typed-values", "Number of values given a type">,
                    Statistic<"untyped", "untyped-values", "Number of values left untyped">];
}

#endif // RUNMAT_PASSES_TD
