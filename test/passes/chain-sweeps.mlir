// RUN: runmat-opt %s -split-input-file -runmat-chain-sweeps | FileCheck %s
// RUN: runmat-opt %s -split-input-file -runmat-chain-sweeps -remarks-filter=runmat-chain-sweeps 2>&1 >/dev/null | FileCheck %s --check-prefix=WHY
// RUN: runmat-opt %s -split-input-file -runmat-chain-sweeps | runmat-opt -split-input-file | FileCheck %s

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// The sweeps of a softmax of columns, and the single elements between them.
// CHECK-LABEL: func @softmax
// CHECK: runmat.cluster reduction
// CHECK: {chained}
// CHECK: runmat.cluster elementwise
// CHECK: {chained}
// CHECK: runmat.cluster reduction
// CHECK: {chained}
// CHECK: runmat.cluster elementwise
// CHECK: {chained}
// CHECK: runmat.cluster elementwise
// CHECK-NOT: {chained}
// CHECK: return
// WHY: chained
// WHY-SAME: members=5
func.func @softmax(%x: !m) -> !m {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %one = arith.constant 1 : index
  %max = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce max %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %exp = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.sub %x, %max : (!m, !r) -> !m
    %1 = runmat.exp %0 : (!m) -> !m
    runmat.yield %1 : !m
  }
  %h2 = runmat.extent %x, 0 : !m
  %sum = runmat.cluster reduction over (%h2, %w) exit %e -> !r {
    %0 = runmat.reduce sum %exp over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %twice = runmat.cluster elementwise over (%one, %w) exit %e -> !r {
    %0 = runmat.add %sum, %sum : (!r, !r) -> !r
    runmat.yield %0 : !r
  }
  %y = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.div %exp, %twice : (!m, !r) -> !m
    runmat.yield %0 : !m
  }
  return %y : !m
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>

// Reductions of everything share their reading; what needs the end of one
// comes after the chain.
// CHECK-LABEL: func @whole
// CHECK: runmat.reduce sum
// CHECK: {chained}
// CHECK: runmat.reduce max
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it needs the end of a reduction of everything
func.func @whole(%x: !m) -> !m {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %sum = runmat.cluster reduction over (%h, %w) exit %e -> !s {
    %0 = runmat.reduce sum %x all : (!m) -> !s
    runmat.yield %0 : !s
  }
  %max = runmat.cluster reduction over (%h, %w) exit %e -> !s {
    %0 = runmat.reduce max %x all : (!m) -> !s
    runmat.yield %0 : !s
  }
  %y = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.sub %x, %sum : (!m, !s) -> !m
    %1 = runmat.sub %0, %max : (!m, !s) -> !m
    runmat.yield %1 : !m
  }
  return %y : !m
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>

// CHECK-LABEL: func @other_dimensions
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it reduces other dimensions
func.func @other_dimensions(%x: !m) -> (!r, !c) {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %r = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %c = runmat.cluster reduction over (%h, %w) exit %e -> !c {
    %0 = runmat.reduce sum %x over [1] : (!m) -> !c
    runmat.yield %0 : !c
  }
  return %r, %c : !r, !c
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// CHECK-LABEL: func @other_domain
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it goes over another domain
func.func @other_domain(%x: !m, %z: !m) -> (!r, !r) {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %h2 = runmat.extent %z, 0 : !m
  %w2 = runmat.extent %z, 1 : !m
  %r = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %c = runmat.cluster reduction over (%h2, %w2) exit %e -> !r {
    %0 = runmat.reduce sum %z over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  return %r, %c : !r, !r
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// A slice of the exponentials is not all that the transposed reading needs.
// CHECK-LABEL: func @elsewhere
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it reads an array at other places
func.func @elsewhere(%x: !m) -> (!m, !r) {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %exp = runmat.cluster elementwise over (%h, %h) exit %e -> !m {
    %0 = runmat.exp %x : (!m) -> !m
    runmat.yield %0 : !m
  }
  %sum = runmat.cluster reduction over (%h, %h) exit %e -> !r {
    %0 = runmat.transpose %exp : (!m) -> !m
    %1 = runmat.reduce sum %0 over [0] : (!m) -> !r
    runmat.yield %1 : !r
  }
  return %exp, %sum : !m, !r
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>

// A reshaped row of sums has other slices' sums at each row.
// CHECK-LABEL: func @reshaped
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it reads an array at other places
func.func @reshaped(%x: !m) -> !m {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %one = arith.constant 1 : index
  %sum = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %column = runmat.reshape_to %sum to (%w, %one) : (!r) -> !c
  %y = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.div %x, %column : (!m, !c) -> !m
    runmat.yield %0 : !m
  }
  return %y : !m
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// Nothing is saved where they have no array in common, nor by elementwise
// clusters alone.
// CHECK-LABEL: func @nothing_shared
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it reads nothing that the others read or make
func.func @nothing_shared(%x: !m, %z: !m) -> (!r, !r) {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %r = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %c = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %z over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  return %r, %c : !r, !r
}

// -----

!m = !runmat.array<double, [*, *]>

// CHECK-LABEL: func @no_reduction
// CHECK-NOT: {chained}
// CHECK: return
func.func @no_reduction(%x: !m) -> (!m, !m) {
  %e = runmat.statement 0 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %a = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.exp %x : (!m) -> !m
    runmat.yield %0 : !m
  }
  %b = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
    %0 = runmat.add %a, %x : (!m, !m) -> !m
    runmat.yield %0 : !m
  }
  return %a, %b : !m, !m
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// What looks at the elements of a member's result comes after it has run; a
// cluster that leaves to another statement must not run before the exit.
// CHECK-LABEL: func @looks
// CHECK-NOT: {chained}
// CHECK: return
// WHY: it leaves to another statement
func.func @looks(%x: !m, %at: index) -> (!r, !r, !r, f64) {
  %e = runmat.statement 0 [] ()
  %e2 = runmat.statement 1 [] ()
  %h = runmat.extent %x, 0 : !m
  %w = runmat.extent %x, 1 : !m
  %a = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce sum %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %first = runmat.load %a[%at] : !r -> f64
  %b = runmat.cluster reduction over (%h, %w) exit %e -> !r {
    %0 = runmat.reduce max %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  %f = arith.constant 1 : index
  %c = runmat.cluster reduction over (%h, %w) exit %e2 -> !r {
    %0 = runmat.reduce min %x over [0] : (!m) -> !r
    runmat.yield %0 : !r
  }
  return %a, %b, %c, %first : !r, !r, !r, f64
}

// -----

!v = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>

// Each cluster may have counted its domain by itself.
// CHECK-LABEL: func @counted
// CHECK: runmat.div
// CHECK: {chained}
// CHECK: runmat.reduce max
// CHECK-NOT: {chained}
// CHECK: return
// WHY: chained
// WHY-SAME: members=2
func.func @counted(%n: f64) -> (!v, !s) {
  %e = runmat.statement 0 [] ()
  %first = runmat.constant 1.0 : f64 -> f64
  %one = arith.constant 1 : index
  %w = runmat.count %first, %first, %n
  %x = runmat.cluster elementwise over (%one, %w) exit %e -> !v {
    %0 = runmat.range %first, %first, %n : (f64, f64, f64) -> !v
    %1 = runmat.div %0, %n : (!v, f64) -> !v
    runmat.yield %1 : !v
  }
  %w2 = runmat.count %first, %first, %n
  %max = runmat.cluster reduction over (%one, %w2) exit %e -> !s {
    %0 = runmat.reduce max %x : (!v) -> !s
    runmat.yield %0 : !s
  }
  return %x, %max : !v, !s
}
