// Each function gets a scope, each operation the first place that its location has.
// RUN: runmat-opt --runmat-add-line-table --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s

// What lowering made has no place of its own: the function is where its first operation is.
// CHECK-LABEL: llvm.func @f
llvm.func @f(%x: f64) -> f64 {
  // CHECK: llvm.fadd {{.*}} loc(fused<#llvm.di_subprogram<{{.*}}name = "a", linkageName = "f"{{.*}}["a.m":3:5])
  %0 = llvm.fadd %x, %x : f64 loc(fused["sum"("a.m":3:5), "a.m":4:1])
  // A constant is of the line before it.
  // CHECK: llvm.mlir.constant{{.*}}["a.m":3:5])
  %1 = llvm.mlir.constant(2.0 : f64) : f64 loc(unknown)
  // Of a function that is inlined, its own file.
  // CHECK: llvm.fmul {{.*}} loc(fused<#llvm.di_lexical_block_file<{{.*}}file = <"b.m" in "">{{.*}}["b.m":7:1])
  %2 = llvm.fmul %0, %1 : f64 loc("b.m":7:1)
  llvm.return %2 : f64 loc("a.m":5:1)
// CHECK: loc(fused<#llvm.di_subprogram<{{.*}}line = 3{{.*}}["a.m":3:5])
} loc(unknown)

// What is of no program has no lines.
// CHECK-LABEL: llvm.func @g
llvm.func @g() {
  // CHECK: llvm.return loc(unknown)
  llvm.return loc(unknown)
} loc(unknown)
