//===- Passes.td - passes of the CPU backend ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_CPU_PASSES_TD
#define RUNMAT_CODEGEN_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def VectorizeKernels : Pass<"runmat-vectorize-kernels", "::mlir::ModuleOp"> {
  let summary = "Write the loops of CPU kernels, in vectors with masked tails";
  let description = [{
    Replaces every kernel function (docs/kernel-contract.md) by its entries
    `entry(words: !llvm.ptr, begin: i64, end: i64)`. The loops are written here
    rather than tiled out of linalg, because their order is the definition of a
    reduction and because a kernel's body must stand in the code only once: that
    is what keeps compile times low. A chunk of elements is loaded plainly when
    it is full and under a mask otherwise, by one branch, so that there is
    neither a separate tail nor the cost of masks on CPUs without mask registers.
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "unsigned", "64",
           "Bytes of a vector register: 16, 32 or 64">,
    Option<"interleave", "interleave", "unsigned", "2",
           "Vectors of an elementwise chunk (1, 2 or 4): a single one leaves "
           "the CPU waiting in long bodies; more make more code">
  ];
  let statistics = [
    Statistic<"elementwiseKernels", "elementwise-kernels",
              "Elementwise kernels vectorised">,
    Statistic<"contiguousReductions", "contiguous-reductions",
              "Reductions whose lanes are lanes of vectors">,
    Statistic<"stridedReductions", "strided-reductions",
              "Reductions vectorised over slices">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def MathToLibm : Pass<"runmat-math-to-libm", "::mlir::ModuleOp"> {
  let summary = "Turn elementary functions into calls of the C library";
  let description = [{
    What is left of `math` after expansion (f64 functions, on the host only)
    becomes calls of libm, lane by lane in a small loop: upstream's conversion
    unrolls a call for every lane, which makes the code of a few functions
    larger than all else in the kernel. Functions that the CPU has as an
    instruction stay.

    Before:
    ```mlir
    func.func @f(%x: f64) -> f64 {
      %y = math.sin %x : f64
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func private @sin(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %0 = call @sin(%x) : (f64) -> f64
      return %0 : f64
    }
    ```
  }];
  let statistics = [
    Statistic<"calls", "calls", "Operations turned into calls">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect"
  ];
}

def ConvertKernelsToLLVM : Pass<"runmat-convert-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Convert vectorised kernels and host functions to LLVM";
  let description = [{
    All conversion patterns that CPU code needs, in one walk: a chain of
    upstream's conversion passes costs several times as much for small kernels,
    which a cold start cannot afford.

    Before:
    ```mlir
    func.func @f(%x: f64) -> f64 {
      %y = arith.mulf %x, %x : f64
      return %y : f64
    }
    ```
    After:
    ```mlir
    llvm.func @f(%x: f64) -> f64 {
      %0 = llvm.fmul %x, %x : f64
      llvm.return %0 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

#endif // RUNMAT_CODEGEN_CPU_PASSES_TD
