//===- Storage.td - arrays, addresses, lifetimes -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_STORAGE_TD
#define RUNMAT_PASSES_STORAGE_TD

include "mlir/Pass/PassBase.td"

def OpenArrays : Pass<"runmat-open-arrays", "::mlir::func::FuncOp"> {
  let summary = "reads and writes elements through their address, in place where nobody needs the old array";
  let description = [{
    A store gives a new array. An array that a loop carries and only reads and changes element by element is owned once before the
    loop, which then carries it no longer: its elements have one address for all turns. Other stores own their array each time. Loads
    of an array that does not change in a loop take its address before the loop; loads outside of loops stay, as they need but one
    element of an array that may be on a device.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %b: f64, %i: index) -> !v {
      %one = arith.constant 1.0 : f64
      %y = runmat.for %k: f64 = %one, %one, %b : f64, f64, f64 carry(%c = %x : !v) {
        %e = runmat.load %c[%i] : !v -> f64
        %d = runmat.add %e, %a : (f64, f64) -> f64
        %n = runmat.store %c[%i] = %d : !v, f64
        runmat.yield %n : !v
      }
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %b: f64, %i: index) -> !v {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = runmat.own %x : !v
      %1 = runmat.elements %0 : !v
      runmat.for %arg4: f64 = %cst, %cst, %b : f64, f64, f64 {
        %2 = runmat.read %1[%i] : f64
        %3 = runmat.add %2, %a : (f64, f64) -> f64
        runmat.write %1[%i] = %3 : f64
        runmat.yield
      }
      return %0 : !v
    }
    ```
  }];
  let statistics = [Statistic<"inPlace", "in-place-arrays", "Number of arrays changed in place around a loop">];
}

def LendInputs : Pass<"runmat-lend-inputs", "::mlir::func::FuncOp"> {
  let summary = "finds the inputs that a unit may change in place under the variables that hold them";
  let description = [{
    An input that one `own` outside of loops takes, after which nothing needs it as it was. `runmat.lent` lists these inputs; where
    the unit may exit once it has changed, with the names that all those exits list. The variable of the input must be among them and among
    the unit's outputs: then it gets another value whatever happens.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %i: index) -> !v {
      %y = runmat.own %x : !v
      %p = runmat.elements %y : !v
      runmat.write %p[%i] = %a : f64
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: f64, %i: index) -> !v attributes {runmat.lent = [{input = 0 : i64} ]} {
      %0 = runmat.own %x : !v
      %1 = runmat.elements %0 : !v
      runmat.write %1[%i] = %a : f64
      return %0 : !v
    }
    ```
  }];
  let statistics = [Statistic<"lent", "lent-inputs", "Number of inputs that may be lent">];
}

def ReuseBuffers : Pass<"runmat-reuse-buffers", "::mlir::func::FuncOp"> {
  let summary = "ends the life of arrays at their last use and lets outputs take their storage";
  let description = [{
    Inserts retain and release on array handles and marks donations: an output may take the storage of an input of its class and
    extents that nobody reads afterwards, also by way of a side exit.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %n: index, %one: index) -> !v {
      %y = runmat.launch @k (%x) extents (%n) shapes (%n, %one) : (!v) -> !v
      %z = runmat.launch @k (%y) extents (%n) shapes (%n, %one) : (!v) -> !v
      return %z : !v
    }
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
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %n: index, %one: index) -> !v {
      %0 = runmat.launch @k(%x) extents(%n) shapes(%n, %one) {donations = array<i32: -1>} : (!v) -> !v
      runmat.owned %0 : !v
      %1 = runmat.launch @k(%0) extents(%n) shapes(%n, %one) {donations = array<i32: 0>} : (!v) -> !v
      runmat.release %0 : !v
      return %1 : !v
    }
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %1 = arith.mulf %in, %in : f64
        linalg.yield %1 : f64
      } -> tensor<?xf64>
      return %0 : tensor<?xf64>
    }
    ```
  }];
  let statistics = [Statistic<"donations", "donations", "Number of outputs that may take an input's storage">];
}

#endif // RUNMAT_PASSES_STORAGE_TD
