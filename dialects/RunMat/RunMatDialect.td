//===- RunMatDialect.td - definition of the dialect --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_DIALECT_TD
#define RUNMAT_DIALECT_TD

include "mlir/IR/OpBase.td"

def RunMat_Dialect : Dialect {
  let name = "runmat";
  let cppNamespace = "::runmat";
  let summary = "Array programs in MATLAB's semantics.";
  let description = [{
    The dialect has two forms. Untyped, as import leaves it: every value is `!runmat.any`. Typed, after
    `runmat-infer-types`: values are `!runmat.array<class, extents>`, or builtin scalars once they were scalarised. The same
    elementwise ops serve arrays and scalars. Ops have value semantics; nothing here writes in place.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // RUNMAT_DIALECT_TD
