// RUN: runmat-opt %s --runmat-typed-pipeline --runmat-clusters-pipeline --runmat-linalg-pipeline --runmat-llvm-pipeline | FileCheck %s

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<single, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// From untyped statements to the LLVM dialect: a loop with a scalar guard, a reduction, a branch, a call and a variable that is first
// assigned in the loop.
// CHECK-DAG: llvm.func @unit(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @cluster0
// CHECK-DAG: llvm.func @cluster1_single
// CHECK-NOT: runmat.{{[a-z_]+}} %
func.func @unit(%a: !m, %x: !v, %n: !s) {
  %s1 = runmat.statement 1 ["a", "x", "n"] (%a, %x, %n) : !m, !v, !s
  %one = runmat.constant 1.0 : f64 -> !runmat.any
  %half = runmat.constant 0.5 : f64 -> !runmat.any
  %u = runmat.undef : !runmat.any
  %r:2 = runmat.for %i: !runmat.any = %one, %one, %n : !runmat.any, !runmat.any, !s carry(%c = %a : !m, %t = %u : !runmat.any) {
    %s2 = runmat.statement 2 ["a", "x", "n", "i"] (%c, %x, %n, %i) : !m, !v, !s, !runmat.any
    %0 = runmat.mul %c, %half : (!m, !runmat.any) -> !runmat.any
    %1 = runmat.sqrt %i : (!runmat.any) -> !runmat.any
    %2 = runmat.add %0, %1 : (!runmat.any, !runmat.any) -> !runmat.any
    %s3 = runmat.statement 3 ["a", "x", "n", "i"] (%2, %x, %n, %i) : !runmat.any, !v, !s, !runmat.any
    %3 = runmat.reduce sum %2 all : (!runmat.any) -> !runmat.any
    runmat.yield %2, %3 : !runmat.any, !runmat.any
  } {nonempty}
  %s4 = runmat.statement 4 ["a", "x", "t"] (%r#0, %x, %r#1) : !m, !v, !runmat.any
  %c0 = runmat.gt %r#1, %one : (!runmat.any, !runmat.any) -> !runmat.any
  %b = runmat.if %c0 : !runmat.any -> !runmat.any {
    %s5 = runmat.statement 5 ["x"] (%x) : !v
    %4 = runmat.exp %x : (!v) -> !runmat.any
    runmat.yield %4 : !runmat.any
  } else {
    %5 = runmat.neg %x : (!v) -> !runmat.any
    runmat.yield %5 : !runmat.any
  }
  %s6 = runmat.statement 6 ["b"] (%b) : !runmat.any
  %text = runmat.text "b" -> !runmat.any
  runmat.call "disp" (%text) at 6 : !runmat.any
  %s7 = runmat.statement 7 ["a", "b", "t"] (%r#0, %b, %r#1) : !m, !runmat.any, !runmat.any
  return
}
