//===- Arithmetic.td - scalar ops as arithmetic ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARITHMETIC_TD
#define RUNMAT_PASSES_ARITHMETIC_TD

include "mlir/Pass/PassBase.td"

def ExpandMath : Pass<"runmat-expand-math", "::mlir::ModuleOp"> {
  let summary = "writes scalar ops as arithmetic";
  let description = [{
    One text for the interpreter, CPU and devices: elementary functions of both classes become the arithmetic of definitions/Elementary.

    Two ops have a shorter form where more is known of an operand, which gives the same: a subscript made of whole constants and the
    counters of loops is computed in integers and not checked to be whole, and a power with one of the exponents that have a form of their
    own is that form. Everything else follows from the op and its type.

    Before:
    ```mlir
    func.func @f(%x: f64, %y: f64) -> f64 {
      %m = runmat.mul %x, %y : (f64, f64) -> f64
      %r = runmat.fix %m : (f64) -> f64
      return %r : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %y: f64) -> f64 {
      %0 = arith.mulf %x, %y : f64
      %1 = math.trunc %0 : f64
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"expanded", "expanded-ops", "Number of ops written as arithmetic">,
                    Statistic<"wholeSubscripts", "whole-subscripts", "Number of subscripts computed in integers">];
}

def HoistInvariants : Pass<"runmat-hoist-invariants", "::mlir::ModuleOp"> {
  let summary = "moves what is the same for every element out of kernel bodies, and what is the same in every turn out of loops";
  let description = [{
    The step of a linspace, or a constant converted to single, is computed once a launch and not once an element; the extents of an
    array that a loop reads once a loop. Only ops without effects move, so nothing changes but how often they run. Ops that make
    arrays stay where they are, beside the ops that drop them.

    Before:
    ```mlir
    func.func @f(%x: f64, %n: index) -> f64 {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %y = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (f64) {
        %z = arith.mulf %x, %x : f64
        %t = arith.addf %s, %z : f64
        scf.yield %t : f64
      }
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %n: index) -> f64 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = arith.mulf %x, %x : f64
      %1 = scf.for %arg2 = %c0 to %n step %c1 iter_args(%arg3 = %x) -> (f64) {
        %2 = arith.addf %arg3, %0 : f64
        scf.yield %2 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let statistics = [Statistic<"hoisted", "hoisted-ops", "Number of ops moved">];
}

def ExpandFma : Pass<"runmat-expand-fma", "::mlir::ModuleOp"> {
  let summary = "writes x*y + z rounded once as sums and products, for machines without the instruction";
  let description = [{
    Elementary functions are written with math.fma. Where the target has no such instruction for a class, this is the text of
    definitions/Elementary/SoftwareFma.h, which gives the same bits: singles go through double, doubles take some hundred operations. With
    `calls` those of doubles are one function for each type, scalar or vector, which is called: some forty operations, and for results or
    products near the ends of the range a branch around more of them; in functions with few of them those forty are written and the
    others called. Written out, gamma would be 50,000 operations long. An instruction that takes subnormal singles for 0 does where the text
    allows for that; the others are marked `runmat.of_all`. Runs in both backends; with `calls`, which are not known to be pure, once rare
    choices are branches. Devices' compilers write calls out themselves, and take longer for two sides of a branch than for what is right
    for all operands.

    Before:
    ```mlir
    func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
      %r = math.fma %x, %y, %z : f32
      return %r : f32
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f32, %y: f32, %z: f32) -> f32 {
      %0 = arith.extf %x : f32 to f64
      %1 = arith.extf %y : f32 to f64
      %2 = arith.mulf %0, %1 : f64
      %3 = arith.extf %z : f32 to f64
      %4 = arith.addf %2, %3 : f64
      %5 = arith.subf %4, %2 : f64
      %6 = arith.subf %4, %5 : f64
      %7 = arith.subf %2, %6 : f64
      %8 = arith.subf %3, %5 : f64
      %9 = arith.addf %7, %8 : f64
      %10 = arith.bitcast %4 : f64 to i64
      %c1_i64 = arith.constant 1 : i64
      %11 = arith.bitcast %9 : f64 to i64
      %12 = arith.xori %10, %11 : i64
      %c63_i64 = arith.constant 63 : i64
      %13 = arith.shrui %12, %c63_i64 : i64
      %c1_i64_0 = arith.constant 1 : i64
      %14 = arith.shli %13, %c1_i64_0 : i64
      %15 = arith.subi %c1_i64, %14 : i64
      %16 = arith.addi %10, %15 : i64
      %cst = arith.constant 0.000000e+00 : f64
      %17 = arith.cmpf olt, %9, %cst : f64
      %cst_1 = arith.constant 0.000000e+00 : f64
      %18 = arith.cmpf olt, %cst_1, %9 : f64
      %19 = arith.andi %10, %c1_i64 : i64
      %20 = arith.cmpi eq, %19, %c1_i64 : i64
      %21 = arith.ori %17, %18 : i1
      %true = arith.constant true
      %22 = arith.xori %21, %true : i1
      %23 = arith.ori %22, %20 : i1
      %24 = arith.bitcast %16 : i64 to f64
      %25 = arith.select %23, %4, %24 : f64
      %26 = arith.truncf %25 : f64 to f32
      return %26 : f32
    }
    ```
  }];
  let options = [
    Option<"fused32", "fused32", "bool", "false", "The target has the instruction for singles">,
    Option<"fused64", "fused64", "bool", "false", "The target has the instruction for doubles">,
    Option<"flushes32", "flushes32", "bool", "false", "The instruction for singles takes subnormal numbers for 0">,
    Option<"calls", "calls", "bool", "false", "Doubles are computed by functions that are called">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let statistics = [Statistic<"expanded", "expanded-ops", "Number of ops that became sums and products, or calls">,
                    Statistic<"functions", "functions", "Number of functions that are called">];
}

def BranchAroundRare : Pass<"runmat-branch-around-rare", "::mlir::ModuleOp"> {
  let summary = "skips the computation of what is rarely chosen";
  let description = [{
    A select marked `runmat.usually` nearly always takes its first value, as in the sine of an angle that is not huge. The ops that only
    make its second value move, with the select, into a branch that is taken when the condition fails, in any lane if there are lanes.
    Runs in both backends, once kernels have their width; until then both values are plain arithmetic.

    Before:
    ```mlir
    func.func @f(%x: f64, %near: i1) -> f64 {
      %a = arith.mulf %x, %x : f64
      %b = arith.divf %x, %a : f64
      %c = arith.divf %b, %a : f64
      %d = arith.divf %c, %b : f64
      %y = arith.select %near, %a, %d {runmat.usually} : f64
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f64, %near: i1) -> f64 {
      %0 = arith.mulf %x, %x : f64
      %1 = scf.if %near -> (f64) {
        scf.yield %0 : f64
      } else {
        %2 = arith.divf %x, %0 : f64
        %3 = arith.divf %2, %0 : f64
        %4 = arith.divf %3, %2 : f64
        %5 = arith.select %near, %0, %4 : f64
        scf.yield %5 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
  let statistics = [Statistic<"branches", "branches", "Number of branches made">];
}

#endif // RUNMAT_PASSES_ARITHMETIC_TD
