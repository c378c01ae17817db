// RUN: runmat-opt %s --runmat-keep-errors --runmat-scalarise --cse --runmat-form-clusters --split-input-file | FileCheck %s --implicit-check-not=runmat.cluster
// RUN: runmat-opt %s --runmat-keep-errors --runmat-scalarise --cse --runmat-form-clusters --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s --implicit-check-not=runmat.cluster

!v = !runmat.array<single, [*, 1]>

// Ten elementwise ops are one cluster with one output; nothing between is stored.
// CHECK-LABEL: @chain
// CHECK: %[[N:.*]] = runmat.extent %arg0, 0
// CHECK: %[[R:.*]] = runmat.cluster elementwise over(%[[N]], %{{.*}}) -> !runmat.array<single, [*, 1]> {
// CHECK-COUNT-10: runmat.{{sin|mul|add|exp|sub|neg|tanh|abs|div|floor}}
// CHECK-NEXT: runmat.yield %{{[^,]*}} : !runmat.array<single, [*, 1]>
// CHECK: return %[[R]]
func.func @chain(%a: !v) -> !v {
  %s = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.sin %a : (!v) -> !v
  %1 = runmat.mul %0, %a : (!v, !v) -> !v
  %s2 = runmat.statement 2 ["a", "b"] (%a, %1) : !v, !v
  %2 = runmat.add %1, %0 : (!v, !v) -> !v
  %3 = runmat.exp %2 : (!v) -> !v
  %4 = runmat.sub %3, %a : (!v, !v) -> !v
  %5 = runmat.neg %4 : (!v) -> !v
  %6 = runmat.tanh %5 : (!v) -> !v
  %7 = runmat.abs %6 : (!v) -> !v
  %8 = runmat.div %7, %a : (!v, !v) -> !v
  %9 = runmat.floor %8 : (!v) -> !v
  return %9 : !v
}

// -----

// A shared producer: both results come from one cluster, which computes it once.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @shared
// CHECK: %[[R:.*]]:2 = runmat.cluster elementwise
// CHECK-COUNT-1: runmat.exp
// CHECK-DAG: %[[P:.*]] = runmat.add
// CHECK-DAG: %[[Q:.*]] = runmat.mul
// CHECK: runmat.yield %[[P]], %[[Q]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @shared(%a: !v) -> (!v, !v) {
  %s = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.exp %a : (!v) -> !v
  %1 = runmat.add %0, %a : (!v, !v) -> !v
  %2 = runmat.mul %0, %a : (!v, !v) -> !v
  return %1, %2 : !v, !v
}

// -----

// Nothing in common: two kernels.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @apart
// CHECK: runmat.cluster elementwise
// CHECK: runmat.cluster elementwise
func.func @apart(%a: !v, %b: !v) -> (!v, !v) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  %1 = runmat.exp %b : (!v) -> !v
  return %0, %1 : !v, !v
}

// -----

// A reduction takes in its producers.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: @into_reduction
// CHECK: runmat.cluster reduction over(%{{.*}}, %{{.*}}) -> !runmat.array<double, [1, *]> {
// CHECK-NEXT: %[[E:.*]] = runmat.exp %arg0
// CHECK-NEXT: %[[M:.*]] = runmat.mul %[[E]], %arg0
// CHECK-NEXT: %[[S:.*]] = runmat.reduce sum %[[M]]
// CHECK-NEXT: runmat.yield %[[S]]
func.func @into_reduction(%a: !m) -> !r {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!m) -> !m
  %1 = runmat.mul %0, %a : (!m, !m) -> !m
  %2 = runmat.reduce sum %1 : (!m) -> !r
  return %2 : !r
}

// -----

// A producer that somebody else needs is stored once and read by the reduction.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: @stored_producer
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK: runmat.exp
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.reduce sum %[[E]]
func.func @stored_producer(%a: !m) -> (!m, !r) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!m) -> !m
  %1 = runmat.reduce sum %0 : (!m) -> !r
  return %0, %1 : !m, !r
}

// -----

// Reductions of different dimensions are kernels of their own.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @dimensions
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.reduce sum %arg0 over [0]
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.reduce max %arg0 over [1]
func.func @dimensions(%a: !m) -> (!r, !c) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.reduce sum %a over [0] : (!m) -> !r
  %1 = runmat.reduce max %a over [1] : (!m) -> !c
  return %0, %1 : !r, !c
}

// -----

// What follows a reduction is of a higher level: never one cluster with what precedes it.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: @around_reduction
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK: %[[S:.*]] = runmat.cluster reduction
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.sub %[[E]], %[[S]]
func.func @around_reduction(%a: !m) -> !m {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!m) -> !m
  %1 = runmat.reduce sum %0 : (!m) -> !r
  %2 = runmat.sub %0, %1 : (!m, !r) -> !m
  return %2 : !m
}

// -----

// A row and a column are expanded in registers.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @broadcast
// CHECK-DAG: %[[R:.*]] = runmat.extent %arg1, 0
// CHECK-DAG: %[[C:.*]] = runmat.extent %arg0, 1
// CHECK: runmat.cluster elementwise over(%[[R]], %[[C]]) -> !runmat.array<double, [*, *]>
// CHECK-NEXT: runmat.add %arg0, %arg1
func.func @broadcast(%a: !r, %b: !c) -> !m {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!r, !c) -> !m
  return %0 : !m
}

// -----

// Extents that the types leave open are compared, once.
!v = !runmat.array<double, [?, 1]>
// CHECK-LABEL: @checked
// CHECK-DAG: %[[A:.*]] = runmat.extent %arg0, 0
// CHECK-DAG: %[[B:.*]] = runmat.extent %arg1, 0
// CHECK: runmat.cluster elementwise over(%{{.*}}, %{{.*}}) equal(%{{.*}}, %{{.*}}) -> !runmat.array<double, [?, 1]>
func.func @checked(%a: !v, %b: !v) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!v, !v) -> !v
  %1 = runmat.mul %0, %b : (!v, !v) -> !v
  return %1 : !v
}

// -----

// x + (y + (x + 1)): the extents of x and y must agree, so this is one space, whichever operand comes first. (With two spaces the
// clusters would need each other.)
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @operand_order
// CHECK: runmat.cluster elementwise over(%{{.*}}, %{{.*}}) equal(%{{[^,]*}}, %{{[^,]*}}) -> !runmat.array<double, [*, 1]>
// CHECK-NEXT: runmat.neg %arg0
// CHECK-NEXT: runmat.add %arg1
// CHECK-NEXT: runmat.add %arg0
// CHECK-NEXT: runmat.yield
func.func @operand_order(%x: !v, %y: !v) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.neg %x : (!v) -> !v
  %1 = runmat.add %y, %0 : (!v, !v) -> !v
  %2 = runmat.add %x, %1 : (!v, !v) -> !v
  return %2 : !v
}

// -----

// A range and a linspace are computed where they are read, in each cluster.
!r = !runmat.array<double, [1, ?]>
!m = !runmat.array<double, [*, ?]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @generators
// CHECK: runmat.cluster elementwise
// CHECK-DAG: runmat.range
// CHECK-DAG: runmat.linspace
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.range
// CHECK-NEXT: runmat.reduce sum
// CHECK-NOT: runmat.range
func.func @generators(%c: !c, %n: f64, %one: f64) -> (!m, !runmat.array<double, [1, 1]>) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.range %one, %one, %n : (f64, f64, f64) -> !r
  %1 = runmat.linspace %one, %n, %n : (f64, f64, f64) -> !r
  %2 = runmat.add %0, %1 : (!r, !r) -> !r
  %3 = runmat.mul %c, %0 : (!c, !r) -> !m
  %4 = runmat.add %3, %2 : (!m, !r) -> !m
  %5 = runmat.reduce sum %0 over [1] : (!r) -> !runmat.array<double, [1, 1]>
  return %4, %5 : !m, !runmat.array<double, [1, 1]>
}

// -----

// A transpose is a kernel that reads in the other order; its producer is stored.
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @transpose
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.exp
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.transpose %[[E]]
func.func @transpose(%a: !m) -> !m {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!m) -> !m
  %1 = runmat.transpose %0 : (!m) -> !m
  return %1 : !m
}

// -----

// A call ends the segment: what it prints, and what is live after it, is stored before it.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @call
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.exp
// CHECK: runmat.call "disp"(%[[E]])
// CHECK: runmat.statement 2 ["b"] (%[[E]])
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.sin %[[E]]
func.func @call(%a: !v) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  runmat.call "disp" (%0) at 1 : !v
  %s2 = runmat.statement 2 ["b"] (%0) : !v
  %1 = runmat.sin %0 : (!v) -> !v
  return %1 : !v
}

// -----

// A value that a loop reads is stored before it; the body has clusters of its own.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @loop
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK: runmat.for
// CHECK: %[[T:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.mul %{{.*}}, %[[E]]
// CHECK: runmat.yield %[[T]]
func.func @loop(%a: !v, %n: f64) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  %r = runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 carry(%c = %a : !v) {
    %s2 = runmat.statement 2 [] ()
    %1 = runmat.mul %c, %0 : (!v, !v) -> !v
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

// Measuring an intermediate does not store it.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @measured
// CHECK-DAG: runmat.extent %arg0, 0
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.exp
// CHECK-NEXT: runmat.reduce
func.func @measured(%a: !v) -> (index, !runmat.array<double, [1, 1]>) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  %n = runmat.extent %0, 0 : !v
  %1 = runmat.reduce sum %0 : (!v) -> !runmat.array<double, [1, 1]>
  return %n, %1 : index, !runmat.array<double, [1, 1]>
}

// -----

// A guard stays before the boundary that follows it and before the op that relies on it.
!v = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [?, ?]>
// CHECK-LABEL: @guards
// CHECK: runmat.guard %{{.*}}, "count of reshape"
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK: %[[M:.*]] = runmat.reshape_to %[[E]]
// CHECK: runmat.call "disp"(%[[M]])
func.func @guards(%a: !v, %n: f64) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  %1 = runmat.reshape %0 to (%n, %n) : (!v, f64, f64) -> !m
  runmat.call "disp" (%1) at 1 : !m
  return
}

// -----

// Extents given as single are numbers too.
!m = !runmat.array<double, [?, ?]>
!s = !runmat.array<single, [1, 1]>
// CHECK-LABEL: @single_extents
// CHECK: %[[N:.*]] = runmat.cast %{{.*}} to double : (f32) -> f64
// CHECK: %[[E:.*]] = runmat.to_extent %[[N]]
// CHECK: runmat.cluster elementwise over(%[[E]], %{{.*}})
// CHECK-NEXT: runmat.fill 1.000000e+00 as double(%[[N]], %[[N]])
func.func @single_extents(%n: !s) -> !m {
  %s = runmat.statement 1 [] ()
  %0 = runmat.fill 1.0 as double (%n, %n) : (!s, !s) -> !m
  return %0 : !m
}

// -----

// Inside a loop, a stored result is measured itself: measuring what it was computed from would keep that alive.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @measured_inside
// CHECK: %[[E:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.exp
// CHECK: runmat.for
// CHECK: runmat.extent %[[E]], 0
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.reduce sum %[[E]]
func.func @measured_inside(%a: !v, %n: f64) -> f64 {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  %r = runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 carry(%c = %n : f64) {
    %s2 = runmat.statement 2 [] ()
    %1 = runmat.reduce sum %0 : (!v) -> !runmat.array<double, [1, 1]>
    %2 = runmat.unbox %1 : !runmat.array<double, [1, 1]> -> f64
    runmat.yield %2 : f64
  }
  return %r : f64
}

// -----

// Two carried arrays whose extents nothing ties together: each cluster of the body checks what it relies on.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @checks_each
// CHECK: runmat.cluster elementwise over({{.*}}) equal(%{{[^,]*}}, %{{[^,]*}})
// CHECK-NEXT: runmat.add %arg0, %arg1
// CHECK: runmat.cluster reduction over({{.*}}) equal(%{{[^,]*}}, %{{[^,]*}})
// CHECK-NEXT: runmat.mul
// CHECK-NEXT: runmat.reduce
func.func @checks_each(%a: !v, %b: !v) -> (!v, !runmat.array<double, [1, 1]>) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!v, !v) -> !v
  %1 = runmat.mul %b, %a : (!v, !v) -> !v
  %2 = runmat.reduce sum %1 : (!v) -> !runmat.array<double, [1, 1]>
  return %0, %2 : !v, !runmat.array<double, [1, 1]>
}

// -----

// A discarded value whose computation cannot be an error is not computed at all.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @discard_dropped
// CHECK-NOT: runmat.exp
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.neg
// CHECK-NOT: runmat.discard
// CHECK: return
func.func @discard_dropped(%a: !v) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.exp %a : (!v) -> !v
  runmat.discard %0 : !v
  %1 = runmat.neg %a : (!v) -> !v
  return %1 : !v
}

// -----

// A discarded value whose operands may not fit together is computed: that they do not fit is an error.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @discard_stored
// CHECK: %[[R:.*]]:2 = runmat.cluster elementwise over({{.*}}) equal(%{{[^,]*}}, %{{[^,]*}})
// CHECK-NEXT: %[[SUM:.*]] = runmat.add %arg0, %arg1
// CHECK-NEXT: %[[NEG:.*]] = runmat.neg %arg0
// CHECK-NEXT: runmat.yield %[[SUM]], %[[NEG]]
// CHECK-NOT: runmat.discard
// CHECK: return %[[R]]#1
func.func @discard_stored(%a: !v, %b: !v) -> !v {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!v, !v) -> !v
  runmat.discard %0 : !v
  %1 = runmat.neg %a : (!v) -> !v
  return %1 : !v
}

// -----

// A discarded value for which both operands expand is computed: it may be too large for memory, which is an error.
!v = !runmat.array<double, [*, 1]>
!r = !runmat.array<double, [1, *]>
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @discard_expanded
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.mul %arg0, %arg1
// CHECK: return
func.func @discard_expanded(%a: !v, %b: !r) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.mul %a, %b : (!v, !r) -> !m
  runmat.discard %0 : !m
  %t = runmat.statement 2 [] ()
  return
}

// -----

// One that is no larger than an operand is not.
!v = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @discard_same_size
// CHECK-NOT: runmat.cluster
// CHECK: return
func.func @discard_same_size(%a: !m) {
  %s = runmat.statement 1 [] ()
  %c = runmat.constant 2.0 : f64 -> f64
  %0 = runmat.mul %a, %c : (!m, f64) -> !m
  runmat.discard %0 : !m
  %t = runmat.statement 2 [] ()
  return
}

// -----

// A value that only an exit could see is computed where that may be an error; where it cannot be, it is not.
!v = !runmat.array<double, [*, 1]>
!r = !runmat.array<double, [1, *]>
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @seen_by_exits
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.mul %arg0, %arg1
// CHECK: return
func.func @seen_by_exits(%a: !v, %b: !r) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.mul %a, %b : (!v, !r) -> !m
  %t = runmat.statement 2 ["r"] (%0) : !m
  %c = runmat.constant 2.0 : f64 -> f64
  %1 = runmat.mul %a, %c : (!v, f64) -> !v
  %u = runmat.statement 3 ["r"] (%1) : !v
  return
}

// -----

// Measured only, and a NaN may be in it: it is computed, with what it is made of in the same kernel.
!m = !runmat.array<double, [*, *]>
!l = !runmat.array<logical, [*, *]>
// CHECK-LABEL: @measured_truth
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.add %arg0, %arg1
// CHECK-NEXT: runmat.not
// CHECK-NEXT: runmat.yield
// CHECK-NOT: runmat.discard
// CHECK: return
func.func @measured_truth(%a: !m, %b: !m) -> index {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!m, !m) -> !m
  %1 = runmat.not %0 : (!m) -> !l
  %n = runmat.extent %1, 0 : !l
  return %n : index
}

// -----

// What a reduction that is only measured would have read is computed, the reduction is not.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: @measured_reduction
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.add %arg0, %arg1
// CHECK-NOT: runmat.reduce
// CHECK: return
func.func @measured_reduction(%a: !m, %b: !m) -> index {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!m, !m) -> !m
  %1 = runmat.exp %0 : (!m) -> !m
  %2 = runmat.reduce sum %1 over [0] : (!m) -> !r
  %n = runmat.extent %2, 1 : !r
  return %n : index
}

// -----

// What a kernel computes anyway is not computed twice.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @measured_and_read
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.add %arg0, %arg1
// CHECK-NEXT: runmat.reduce
// CHECK: return
func.func @measured_and_read(%a: !v, %b: !v) -> (index, !runmat.array<double, [1, 1]>) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.add %a, %b : (!v, !v) -> !v
  %n = runmat.extent %0, 0 : !v
  %1 = runmat.reduce sum %0 : (!v) -> !runmat.array<double, [1, 1]>
  return %n, %1 : index, !runmat.array<double, [1, 1]>
}

// -----

// What is made from positions need not be made to be measured, but the interpreter says whether it may be when it is large: numel(1:2^60)
// is an error, and so is numel((1:2^60) + 1).
!r = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @measured_range
// CHECK: %[[MOST:.*]] = arith.constant 268435456 : index
// CHECK: %[[N:.*]] = runmat.count
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[N]], %[[MOST]] : index
// CHECK: runmat.guard %[[FITS]], "size of array"
// CHECK: return
func.func @measured_range(%one: f64, %last: f64) -> index {
  %s = runmat.statement 1 [] ()
  %0 = runmat.range %one, %one, %last : (f64, f64, f64) -> !r
  %1 = runmat.add %0, %one : (!r, f64) -> !r
  %n = runmat.extent %1, 1 : !r
  return %n : index
}

// -----

// Each factor is looked at before the product.
!m = !runmat.array<double, [?, ?]>
// CHECK-LABEL: @measured_fill
// CHECK: %[[MOST:.*]] = arith.constant 268435456 : index
// CHECK: %[[ROWS:.*]] = runmat.to_extent %arg0
// CHECK: %[[A:.*]] = arith.cmpi ule, %[[ROWS]], %[[MOST]]
// CHECK: %[[COLUMNS:.*]] = runmat.to_extent %arg1
// CHECK: %[[B:.*]] = arith.cmpi ule, %[[COLUMNS]], %[[MOST]]
// CHECK: %[[AB:.*]] = arith.andi %[[A]], %[[B]]
// CHECK: %[[COUNT:.*]] = arith.muli %[[ROWS]], %[[COLUMNS]]
// CHECK: %[[C:.*]] = arith.cmpi ule, %[[COUNT]], %[[MOST]]
// CHECK: %[[ALL:.*]] = arith.andi %[[AB]], %[[C]]
// CHECK: runmat.guard %[[ALL]], "size of array"
// CHECK: return
func.func @measured_fill(%rows: f64, %columns: f64) -> index {
  %s = runmat.statement 1 [] ()
  %0 = runmat.fill 0.0 as double (%rows, %columns) : (f64, f64) -> !m
  %n = runmat.extent %0, 0 : !m
  return %n : index
}

// -----

// No guard where a kernel makes it, or where it is known to be small.
!m = !runmat.array<double, [?, ?]>
// CHECK-LABEL: @made
// CHECK-NOT: runmat.guard
// CHECK: runmat.cluster reduction
// CHECK-NEXT: runmat.fill
// CHECK-NEXT: runmat.reduce
// CHECK-NOT: runmat.guard
// CHECK: return
func.func @made(%rows: f64) -> !runmat.array<double, [1, 1]> {
  %s = runmat.statement 1 [] ()
  %0 = runmat.fill 2.0 as double (%rows, %rows) : (f64, f64) -> !m
  %1 = runmat.reduce sum %0 all : (!m) -> !runmat.array<double, [1, 1]>
  %three = runmat.constant 3.0 : f64 -> f64
  %2 = runmat.fill 2.0 as double (%three, %three) : (f64, f64) -> !runmat.array<double, [3, 3]>
  return %1 : !runmat.array<double, [1, 1]>
}

// -----

// A constant size that no memory holds is a guard too, which always leaves.
!m = !runmat.array<double, [1000000000000, 1]>
// CHECK-LABEL: @too_large
// CHECK: %[[NO:.*]] = arith.constant false
// CHECK: runmat.guard %[[NO]], "size of array"
// CHECK: return
func.func @too_large(%n: f64) -> index {
  %s = runmat.statement 1 [] ()
  %0 = runmat.fill 0.0 as double (%n, %n) : (f64, f64) -> !m
  %1 = runmat.extent %0, 0 : !m
  return %1 : index
}

// -----

// A prototype that may leave the reals is computed, so that the unit leaves then; one that cannot is not.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @prototypes
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.sqrt
// CHECK-NEXT: runmat.add
// CHECK-NEXT: runmat.yield
// CHECK-NOT: runmat.exp
// CHECK: return
func.func @prototypes(%x: !v, %n: f64) {
  %s = runmat.statement 1 [] ()
  %0 = runmat.sqrt %x : (!v) -> !v
  %1 = runmat.add %0, %n : (!v, f64) -> !v
  runmat.discard typed %1 : !v
  %2 = runmat.exp %x : (!v) -> !v
  runmat.discard typed %2 : !v
  %t = runmat.statement 2 [] ()
  return
}

// -----

// A statement that something leaves to already begins a segment: what it hands over is in memory there, and it stays.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @returned
// CHECK: %[[A:.*]] = runmat.cluster elementwise
// CHECK: %[[S:.*]] = runmat.statement 2 ["b"] (%[[A]])
// CHECK: runmat.guard %{{.*}}, "a return to the caller" exit %[[S]]
// CHECK: %[[B:.*]] = runmat.cluster elementwise
// CHECK: return %[[B]]
func.func @returned(%a: !v, %c: i1) -> !v {
  %s = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.sin %a : (!v) -> !v
  %s2 = runmat.statement 2 ["b"] (%0) : !v
  runmat.guard %c, "a return to the caller" exit %s2
  %1 = runmat.exp %0 : (!v) -> !v
  return %1 : !v
}

// -----

// What is read late is computed late: the comparison needs no sum, but what reads it does.
// CHECK-LABEL: func.func @late
// CHECK: %[[SUM:.*]] = runmat.cluster reduction
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.gt
// CHECK: runmat.div %{{.*}}, %[[SUM]]
// CHECK: runmat.mul
// CHECK: return
func.func @late(%a: !runmat.array<double, [*, *]>, %b: !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]> {
  %g = runmat.gt %a, %b : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %s = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [1, *]>
  %n = runmat.div %a, %s : (!runmat.array<double, [*, *]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [*, *]>
  %r = runmat.mul %n, %g : (!runmat.array<double, [*, *]>, !runmat.array<logical, [*, *]>) -> !runmat.array<double, [*, *]>
  return %r : !runmat.array<double, [*, *]>
}

// Read before and behind the sum, it is computed before.
// CHECK-LABEL: func.func @early
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.gt
// CHECK-NEXT: runmat.yield
// CHECK: runmat.cluster reduction
// CHECK: runmat.cluster elementwise
func.func @early(%a: !runmat.array<double, [*, *]>, %b: !runmat.array<double, [*, *]>) -> (!runmat.array<double, [*, *]>, !runmat.array<logical, [*, *]>) {
  %g = runmat.gt %a, %b : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %s = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [1, *]>
  %n = runmat.div %a, %s : (!runmat.array<double, [*, *]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [*, *]>
  %r = runmat.mul %n, %g : (!runmat.array<double, [*, *]>, !runmat.array<logical, [*, *]>) -> !runmat.array<double, [*, *]>
  return %r, %g : !runmat.array<double, [*, *]>, !runmat.array<logical, [*, *]>
}
