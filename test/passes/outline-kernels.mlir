// RUN: runmat-opt %s --runmat-outline-kernels --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-outline-kernels --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<single, [*, 1]>

// Dimensions that all operands treat alike collapse; scalars that are constants go into the kernel, others are arguments.
// CHECK-LABEL: func.func @elementwise
// CHECK: runmat.launch @cluster0(%arg0) extents(%[[N:.*]]) shapes(%[[N]], %{{.*}}) scalars(%arg1 : f32) exit
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: (%{{.*}}: tensor<?xf32>, %[[O:.*]]: tensor<?xf32>, %{{.*}}: index, %[[S:.*]]: f32) -> tensor<?xf32>
// CHECK-SAME: #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>
// CHECK: %[[C:.*]] = runmat.constant 2.0
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
// CHECK: runmat.mul %{{.*}}, %[[S]] : (f32, f32) -> f32
// CHECK: runmat.add %{{.*}}, %[[C]] : (f32, f32) -> f32
// CHECK: linalg.yield
func.func @elementwise(%a: !v, %x: f32, %n: index, %one: index) -> !v {
  %e = runmat.statement 1 [] ()
  %c = runmat.constant 2.0 : f32 -> f32
  %0 = runmat.cluster elementwise over (%n, %one) exit %e -> !v {
    %1 = runmat.mul %a, %x : (!v, f32) -> !v
    %2 = runmat.add %1, %c : (!v, f32) -> !v
    runmat.yield %2 : !v
  }
  return %0 : !v
}

// -----

// A full matrix is one loop; a row beside it needs two.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @broadcast
// CHECK: %[[NM:.*]] = arith.muli %arg2, %arg3
// CHECK: runmat.launch @cluster0(%arg0) extents(%[[NM]])
// CHECK: runmat.launch @cluster1(%{{.*}}, %arg1) extents(%arg2, %arg3)
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: tensor<?xf64>, %{{.*}}: tensor<?xf64>
// CHECK-LABEL: func.func @cluster1
// CHECK: linalg.generic {indexing_maps = [#[[$ID]], #[[$ROW]], #[[$ID]]], iterator_types = ["parallel", "parallel"]}
func.func @broadcast(%a: !m, %b: !r, %n: index, %k: index) -> !m {
  %0 = runmat.cluster elementwise over (%n, %k) -> !m {
    %1 = runmat.neg %a : (!m) -> !m
    runmat.yield %1 : !m
  }
  %2 = runmat.cluster elementwise over (%n, %k) -> !m {
    %3 = runmat.add %0, %b : (!m, !r) -> !m
    runmat.yield %3 : !m
  }
  return %2 : !m
}

// -----

// A reduction: one output, runmat.combine on the accumulator, and an operand that only gives extents.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-DAG: #[[$ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$OUT:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @reduction
// CHECK: runmat.launch @cluster0(%arg0) extents(%arg1, %arg2) shapes(%{{.*}}, %arg2)
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>
// CHECK: %[[E:.*]] = tensor.empty(%{{.*}}, %{{.*}}) : tensor<?x?xi8>
// CHECK: linalg.generic {indexing_maps = [#[[$ID]], #[[$ID]], #[[$OUT]]], iterator_types = ["parallel", "reduction"]} ins(%{{.*}}, %[[E]] : tensor<?x?xf64>, tensor<?x?xi8>)
// CHECK: ^bb0(%{{.*}}: f64, %{{.*}}: i8, %[[ACC:.*]]: f64):
// CHECK: %[[X:.*]] = runmat.exp
// CHECK: %[[R:.*]] = runmat.combine sum %[[ACC]], %[[X]] : f64
// CHECK: linalg.yield %[[R]] : f64
func.func @reduction(%a: !m, %n: index, %k: index) -> !r {
  %0 = runmat.cluster reduction over (%n, %k) -> !r {
    %1 = runmat.exp %a : (!m) -> !m
    %2 = runmat.reduce sum %1 over [0] : (!m) -> !r
    runmat.yield %2 : !r
  }
  return %0 : !r
}

// -----

// Truth of floats: any skips NaN (one), all takes it for true (une). Logical is i8 in memory.
!v = !runmat.array<double, [*, 1]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @truth
// CHECK: func.func @cluster0
// CHECK-SAME: tensor<?xf64>, %{{.*}}: tensor<i8>
// CHECK: arith.cmpf one
// CHECK: %[[R:.*]] = runmat.combine any %{{.*}}, %{{.*}} : i1
// CHECK: arith.extui %[[R]] : i1 to i8
// CHECK: func.func @cluster1
// CHECK: arith.cmpf une
// CHECK: runmat.combine all
func.func @truth(%a: !v, %n: index, %one: index) -> (!l, !l) {
  %0 = runmat.cluster reduction over (%n, %one) -> !l {
    %2 = runmat.reduce any %a over [0] : (!v) -> !l
    runmat.yield %2 : !l
  }
  %1 = runmat.cluster reduction over (%n, %one) -> !l {
    %2 = runmat.reduce all %a over [0] : (!v) -> !l
    runmat.yield %2 : !l
  }
  return %0, %1 : !l, !l
}

// -----

// An op with a domain guard raises the kernel's flag.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @flag
// CHECK: flag = true
// CHECK: %[[I:.*]] = runmat.inside_domain "sqrt"(%[[X:.*]]) : f64 -> i1
// CHECK: %[[O:.*]] = arith.xori %[[I]]
// CHECK: runmat.raise %[[O]]
// CHECK: runmat.sqrt %[[X]]
func.func @flag(%a: !v, %n: index, %one: index) -> !v {
  %0 = runmat.cluster elementwise over (%n, %one) -> !v {
    %2 = runmat.sqrt %a : (!v) -> !v
    runmat.yield %2 : !v
  }
  return %0 : !v
}

// -----

// Generators use the position along their own dimension.
!r = !runmat.array<double, [1, ?]>
!c = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [*, ?]>
// CHECK-LABEL: func.func @generators
// CHECK: func.func @cluster0
// CHECK: %[[P:.*]] = linalg.index 0 : index
// CHECK: runmat.range_element %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[P]]
// CHECK: runmat.linspace_element
// CHECK-NOT: runmat.fill
func.func @generators(%a: !c, %x: f64, %n: index, %k: index) -> !m {
  %0 = runmat.cluster elementwise over (%n, %k) -> !m {
    %1 = runmat.range %x, %x, %x : (f64, f64, f64) -> !r
    %2 = runmat.linspace %x, %x, %x : (f64, f64, f64) -> !r
    %3 = runmat.fill 2.0 as double (%x, %x) : (f64, f64) -> !runmat.array<double, [?, ?]>
    %4 = runmat.add %1, %2 : (!r, !r) -> !r
    %5 = runmat.mul %a, %4 : (!c, !r) -> !m
    runmat.yield %5 : !m
  }
  return %0 : !m
}

// -----

// A transposed read has a permuted map.
!m = !runmat.array<double, [*, *]>
// CHECK: #[[$T:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @transpose
// CHECK: linalg.generic {indexing_maps = [#[[$T]], #{{.*}}]
func.func @transpose(%a: !m, %n: index, %k: index) -> !m {
  %0 = runmat.cluster elementwise over (%n, %k) -> !m {
    %1 = runmat.transpose %a : (!m) -> !m
    runmat.yield %1 : !m
  }
  return %0 : !m
}

// -----

// A whole literal exponent cannot leave the reals: no guard flag. A fraction can.
// CHECK-LABEL: func.func @powers
// CHECK: func.func @cluster0({{.*}}flag = false
// CHECK-NOT: runmat.raise
// CHECK: func.func @cluster1({{.*}}flag = true
// CHECK: runmat.raise
func.func @powers(%x: !runmat.array<double, [*, 1]>, %n: index) {
  %two = runmat.constant 2.0 : f64 -> f64
  %half = runmat.constant 2.5 : f64 -> f64
  %one = arith.constant 1 : index
  %0 = runmat.cluster elementwise over(%n, %one) -> !runmat.array<double, [*, 1]> {
    %1 = runmat.power %x, %two : (!runmat.array<double, [*, 1]>, f64) -> !runmat.array<double, [*, 1]>
    runmat.yield %1 : !runmat.array<double, [*, 1]>
  }
  %2 = runmat.cluster elementwise over(%n, %one) -> !runmat.array<double, [*, 1]> {
    %3 = runmat.power %x, %half : (!runmat.array<double, [*, 1]>, f64) -> !runmat.array<double, [*, 1]>
    runmat.yield %3 : !runmat.array<double, [*, 1]>
  }
  return
}

// -----

// A function without clusters stays as it is: ops on arrays outside of clusters are none of its business.
// CHECK-LABEL: func.func @no_clusters
// CHECK-NEXT: runmat.neg
// CHECK-NEXT: return
// CHECK-NOT: runmat.kernel
func.func @no_clusters(%a: !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]> {
  %0 = runmat.neg %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return %0 : !runmat.array<double, [*, 1]>
}

// -----

// Integers have their own width in memory, are held in f64, and their sign tells how they are read.
!i = !runmat.array<int8, [*, 1]>
!u = !runmat.array<uint32, [*, 1]>
// CHECK-LABEL: func.func @integers
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: (%{{.*}}: tensor<?xi32>, %{{.*}}: tensor<?xi8>, %{{.*}}: tensor<?xi8>, %{{.*}}: tensor<?xi32>
// CHECK: ^bb0(%[[B:[a-z0-9_]+]]: i32, %[[A:[a-z0-9_]+]]: i8,
// CHECK-DAG: %[[X:.*]] = arith.extsi %[[A]] : i8 to i32
// CHECK-DAG: %[[F:.*]] = arith.sitofp %[[X]] : i32 to f64
// CHECK-DAG: runmat.hold %[[F]] : f64 -> si8
// CHECK-DAG: arith.uitofp %[[B]] : i32 to f64
// CHECK: runmat.cast %{{.*}} to int8 : (ui32) -> si8
// CHECK: runmat.cast %{{.*}} to uint32 : (si8) -> ui32
// CHECK: %[[S:.*]] = arith.fptosi %{{.*}} : f64 to i32
// CHECK: arith.trunci %[[S]] : i32 to i8
// CHECK: arith.fptoui %{{.*}} : f64 to i32
func.func @integers(%a: !i, %b: !u, %n: index, %one: index) -> (!i, !u) {
  %0, %1 = runmat.cluster elementwise over (%n, %one) -> !i, !u {
    %2 = runmat.cast %b to int8 : (!u) -> !i
    %3 = runmat.cast %a to uint32 : (!i) -> !u
    runmat.yield %2, %3 : !i, !u
  }
  return %0, %1 : !i, !u
}
