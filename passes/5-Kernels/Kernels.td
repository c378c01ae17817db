//===- Kernels.td - clusters as functions over linalg ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_TD
#define RUNMAT_PASSES_KERNELS_TD

include "mlir/Pass/PassBase.td"

def OutlineKernels : Pass<"runmat-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "moves clusters into kernel functions over linalg on tensors";
  let description = [{
    The functions obey docs/kernel-contract.md; a launch takes the cluster's place.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.cluster elementwise over (%n, %one) -> !v {
        %z = runmat.mul %x, %s : (!v, f64) -> !v
        runmat.yield %z : !v
      }
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %0 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %c1_0 = arith.constant 1 : index
      %1 = runmat.launch @cluster0(%x) extents(%0) shapes(%0, %c1_0) scalars(%s : f64) : (!v) -> !v
      return %1 : !v
    }
    func.func @cluster0(%arg0: tensor<?xf64>, %arg1: tensor<?xf64>, %arg2: index, %arg3: f64) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
      %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf64>) outs(%arg1 : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %1 = runmat.mul %in, %arg3 : (f64, f64) -> f64
        linalg.yield %1 : f64
      } -> tensor<?xf64>
      return %0 : tensor<?xf64>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"kernels", "kernels", "Number of kernels outlined">];
}

def TileReductions : Pass<"runmat-tile-reductions", "::mlir::ModuleOp"> {
  let summary = "annotates reduction kernels with how they are cut into passes";
  let description = [{
    One launch does a reduction up to the two-pass threshold, two above it. 0 chooses the device's own figure, which is written as "device":
    a kernel serves all devices, so that the launcher looks it up where it launches. It obeys what is written here, and asks backends for
    the workgroup; the order of the operations is the same whatever it is
    (docs/numerics.md). Options come from the settings two-pass-threshold and reduction-workgroup when a program runs.

    Before, with two-pass-threshold=65536 workgroup=128:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %empty: tensor<f64>, %n: index) -> tensor<f64> attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      return %empty : tensor<f64>
    }
    ```
    After:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %empty: tensor<f64>, %n: index) -> tensor<f64> attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>, runmat.reduction_workgroup = 128 : i32, runmat.two_pass_threshold = 65536 : i64} {
      return %empty : tensor<f64>
    }
    ```
  }];
  let options = [Option<"twoPassThreshold", "two-pass-threshold", "uint64_t", "0", "Longest slice reduced by one launch">,
                 Option<"workgroup", "workgroup", "uint32_t", "0", "Invocations of a workgroup of reduction kernels">];
  let statistics = [Statistic<"tiled", "tiled-reductions", "Number of reduction kernels annotated">];
}

def DescribePlan : Pass<"runmat-describe-plan", "::mlir::func::FuncOp"> {
  let summary = "lists the arrays of a unit and what makes and reads them, for the planner";
  let description = [{
    The attribute `runmat.plan` numbers the arrays (`values`), the loops around launches, the arrays that these carry (loop, before the
    first turn, inside, in the next turn) and the steps: launches, operations of the runtime, and whatever else looks at elements, which
    only the host does; `outputs` has the array of each result, or -1 for one that no step has to do with. An extent is a number,
    `[value, dimension]`, `[value]` for the number that a 1x1 array holds, or -1 where it is not known before the unit runs. A loop has its
    `turns`, or `first`, `step` and the value whose number is the `last` one. Of the
    results of an `if` those of the first branch count. Operations of the runtime get their number as `runmat.step`, since it is by them
    that call sites find their step. Units without launches get nothing.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v {
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.launch @cluster0(%x) extents(%n) shapes(%n, %one) : (!v) -> !v
      return %y : !v
    }
    func.func private @cluster0()
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v attributes {runmat.plan = {carried = [], loops = [], outputs = array<i64: 1>, steps = [{kernel = @cluster0, over = [array<i64: 0, 0>], reads = array<i64: 0>, writes = array<i64: 1>} ], values = [{bytes = 8, extents = [-1, 1], input = 0}, {bytes = 8, extents = [array<i64: 0, 0>, 1]} ]}} {
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.launch @cluster0(%x) extents(%n) shapes(%n, %one) : (!v) -> !v
      return %y : !v
    }
    func.func private @cluster0()
    ```
  }];
  let statistics = [Statistic<"described", "described-launches", "Number of launches described">];
}

def VerifyKernelContract : Pass<"runmat-verify-kernel-contract", "::mlir::ModuleOp"> {
  let summary = "refuses kernels that do not obey docs/kernel-contract.md";
  let description = [{
    Refused:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      return %y : tensor<?xf64>
    }
    ```
    error: breaks the kernel contract: expected one linalg.generic
  }];
  let statistics = [Statistic<"verified", "verified-kernels", "Number of kernels found to obey the contract">];
}

#endif // RUNMAT_PASSES_KERNELS_TD
