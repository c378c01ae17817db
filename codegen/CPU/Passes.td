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

    Before, with vector-bytes=16 interleave=1:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %z = arith.mulf %in, %in : f64
        linalg.yield %z : f64
      } -> tensor<?xf64>
      return %r : tensor<?xf64>
    }
    ```
    After:
    ```mlir
    func.func @k(%x: !llvm.ptr, %y: i64, %n: i64) {
      %c0_i64 = arith.constant 0 : i64
      %0 = llvm.getelementptr %x[%c0_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %1 = llvm.load %0 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
      %c1_i64 = arith.constant 1 : i64
      %2 = llvm.getelementptr %x[%c1_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
      %c2_i64 = arith.constant 2 : i64
      %4 = llvm.getelementptr %x[%c2_i64] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
      %6 = arith.index_cast %5 : i64 to index
      %7 = arith.subi %n, %y : i64
      %c0_i64_0 = arith.constant 0 : i64
      %8 = arith.cmpi slt, %c0_i64_0, %7 : i64
      scf.if %8 {
        %c0_i64_1 = arith.constant 0 : i64
        %c1_i64_2 = arith.constant 1 : i64
        %9 = arith.muli %y, %c1_i64_2 : i64
        %10 = arith.addi %c0_i64_1, %9 : i64
        %11 = llvm.getelementptr %1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f64
        %c0_i64_3 = arith.constant 0 : i64
        %c2_i64_4 = arith.constant 2 : i64
        scf.for %arg3 = %c0_i64_3 to %7 step %c2_i64_4  : i64 {
          %12 = arith.subi %7, %arg3 : i64
          %cst = arith.constant dense<[0, 1]> : vector<2xi32>
          %c2_i64_5 = arith.constant 2 : i64
          %13 = arith.cmpi slt, %12, %c2_i64_5 : i64
          %14 = arith.select %13, %12, %c2_i64_5 : i64
          %15 = arith.trunci %14 : i64 to i32
          %16 = vector.broadcast %15 : i32 to vector<2xi32>
          %17 = arith.cmpi slt, %cst, %16 : vector<2xi32>
          %c2_i64_6 = arith.constant 2 : i64
          %18 = arith.cmpi sge, %12, %c2_i64_6 : i64
          %19 = scf.if %18 -> (vector<2xf64>) {
            %23 = llvm.getelementptr %11[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
            scf.yield %24 : vector<2xf64>
          } else {
            %cst_7 = arith.constant dense<0.000000e+00> : vector<2xf64>
            %23 = llvm.getelementptr %11[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f64
            %24 = llvm.intr.masked.load %23, %17, %cst_7 {alignment = 8 : i32} : (!llvm.ptr, vector<2xi1>, vector<2xf64>) -> vector<2xf64>
            scf.yield %24 : vector<2xf64>
          }
          %20 = arith.mulf %19, %19 : vector<2xf64>
          %21 = arith.addi %y, %arg3 : i64
          %22 = llvm.getelementptr %3[%21] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          scf.if %18 {
            llvm.store %20, %22 {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
          } else {
            llvm.intr.masked.store %20, %22, %17 {alignment = 8 : i32} : vector<2xf64>, vector<2xi1> into !llvm.ptr
          }
        }
      }
      return
    }
    ```
  }];
  let options = [
    Option<"vectorBytes", "vector-bytes", "unsigned", "64",
           "Bytes of a vector register: 16, 32 or 64">,
    Option<"interleave", "interleave", "unsigned", "2",
           "Vectors of an elementwise chunk (1, 2 or 4): a single one leaves "
           "the CPU waiting in long bodies; more make more code">,
    Option<"fuses", "fuses", "bool", "true",
           "Whether the CPU has x*y + z with one rounding: else each is many "
           "operations, and bodies of many are written for fewer lanes at once">
  ];
  let statistics = [
    Statistic<"elementwiseKernels", "elementwise-kernels",
              "Elementwise kernels vectorised">,
    Statistic<"contiguousReductions", "contiguous-reductions",
              "Reductions whose lanes are lanes of vectors">,
    Statistic<"scanKernels", "scans", "Scan kernels written">,
    Statistic<"stridedReductions", "strided-reductions",
              "Reductions vectorised over slices">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
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
  let statistics = [Statistic<"functions", "functions", "Functions converted">];
}

def AddLineTable : Pass<"runmat-add-line-table", "::mlir::ModuleOp"> {
  let summary = "Tell debuggers which lines of the program code is of";
  let description = [{
    Gives each function a scope of DWARF, and each operation in it the first
    place of a file that its location has: rewriting wraps places and joins
    them. Operations of a function that was inlined from another file name that
    file. No variables and no types are told. Only places change, which print
    with --mlir-print-debuginfo.

    Before:
    ```mlir
    llvm.func @f(%x: f64) -> f64 {
      llvm.return %x : f64
    }
    ```
    After:
    ```mlir
    llvm.func @f(%x: f64) -> f64 {
      llvm.return %x : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"placed", "placed", "Operations with a line">];
}

#endif // RUNMAT_CODEGEN_CPU_PASSES_TD
