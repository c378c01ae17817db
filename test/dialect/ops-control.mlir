// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Statements, control flow, calls and the ops of typed units.

// CHECK-LABEL: func.func @statement
func.func @statement(%x: f64, %a: !runmat.array<double, [*, 1]>) {
  // CHECK: runmat.statement 7 ["x", "a"] (%{{.*}}, %{{.*}}) : f64, !runmat.array<double, [*, 1]>
  %0 = runmat.statement 7 ["x", "a"] (%x, %a) : f64, !runmat.array<double, [*, 1]>
  // CHECK: runmat.statement 9 inside ["x"] (%{{.*}}) : f64
  %inside = runmat.statement 9 inside ["x"] (%x) : f64
  // CHECK: runmat.statement 8 [] ()
  %1 = runmat.statement 8 [] ()
  return
}

// CHECK-LABEL: func.func @for
func.func @for(%x: f64, %a: !runmat.array<double, [*, 1]>) {
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 7 [] ()
  // CHECK: runmat.for %{{.*}}: f64 = %[[X:.*]], %[[X]], %[[X]] : f64, f64, f64 carry(%[[S:.*]] = %{{.*}} : !runmat.array<double, [*, 1]>, %{{.*}} = %[[X]] : f64) exit %[[E]] {
  // CHECK: runmat.yield %[[S]], %{{.*}} : !runmat.array<double, [*, 1]>, f64
  // CHECK: } {nonempty}
  %r:2 = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %a : !runmat.array<double, [*, 1]>, %t = %x : f64) exit %e {
    runmat.yield %s, %i : !runmat.array<double, [*, 1]>, f64
  } {nonempty}
  // CHECK: runmat.for %{{.*}}: f64 = %[[X]], %[[X]], %[[X]] : f64, f64, f64 {
  runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 {
  }
  return
}

// CHECK-LABEL: func.func @if
func.func @if(%c: i1, %x: f64) {
  // CHECK: runmat.if %{{.*}} : i1 -> f64 {
  // CHECK: runmat.yield %{{.*}} : f64
  // CHECK: } else {
  %0 = runmat.if %c : i1 -> f64 {
    runmat.yield %x : f64
  } else {
    runmat.yield %x : f64
  }
  // CHECK: runmat.if %{{.*}} : i1 {
  runmat.if %c : i1 {
  } else {
  }
  return
}

// CHECK-LABEL: func.func @joins
func.func @joins(%a: !runmat.array<double, [3, 1]>) {
  // CHECK: runmat.undef : !runmat.array<double, [*, 1]>
  %0 = runmat.undef : !runmat.array<double, [*, 1]>
  // CHECK: runmat.widen %{{.*}} : (!runmat.array<double, [3, 1]>) -> !runmat.array<double, [*, 1]>
  %1 = runmat.widen %a : (!runmat.array<double, [3, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// CHECK-LABEL: func.func @call
func.func @call(%a: !runmat.array<double, [3, 1]>) {
  %e = runmat.statement 7 [] ()
  // CHECK: runmat.call "disp"(%{{.*}}) at 7 : !runmat.array<double, [3, 1]>
  runmat.call "disp" (%a) at 7 : !runmat.array<double, [3, 1]>
  // CHECK: runmat.call "disp"(%{{.*}}) at 8 exit %{{.*}} : !runmat.array<double, [3, 1]>
  runmat.call "disp" (%a) at 8 exit %e : !runmat.array<double, [3, 1]>
  return
}

// CHECK-LABEL: func.func @guards
func.func @guards(%c: i1, %x: f64) {
  %e = runmat.statement 7 [] ()
  // CHECK: runmat.guard %{{.*}}, "domain of sqrt" exit %{{.*}}
  runmat.guard %c, "domain of sqrt" exit %e
  // CHECK: runmat.guard %{{.*}}, "count"{{$}}
  runmat.guard %c, "count"
  // CHECK: runmat.inside_domain "power"(%{{.*}}, %{{.*}}) : f64, f64 -> i1
  %0 = runmat.inside_domain "power" (%x, %x) : f64, f64 -> i1
  // CHECK: = runmat.poll{{$}}
  %1 = runmat.poll
  // CHECK: runmat.poll replaceable
  %replaced = runmat.poll replaceable
  // CHECK: runmat.tell %{{.*}} of %{{.*}}
  %2 = arith.constant 3 : index
  runmat.tell %2 of %2
  return
}

// CHECK-LABEL: func.func @scalars
func.func @scalars(%s: !runmat.array<single, [1, 1]>) {
  // CHECK: runmat.unbox %{{.*}} : <single, [1, 1]> -> f32
  %0 = runmat.unbox %s : !runmat.array<single, [1, 1]> -> f32
  // CHECK: runmat.box %{{.*}} : f32 -> <single, [1, 1]>
  %1 = runmat.box %0 : f32 -> !runmat.array<single, [1, 1]>
  return
}

// CHECK-LABEL: func.func @extents
func.func @extents(%a: !runmat.array<double, [*, 1]>, %x: f64, %i: index) {
  // CHECK: runmat.extent %{{.*}}, 0 : <double, [*, 1]>
  %0 = runmat.extent %a, 0 : !runmat.array<double, [*, 1]>
  // CHECK: runmat.count %{{.*}}, %{{.*}}, %{{.*}}
  %1 = runmat.count %x, %x, %x
  // CHECK: runmat.range_element %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}
  %2 = runmat.range_element %x, %x, %x, %i, %i
  // CHECK: runmat.linspace_element %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}
  %3 = runmat.linspace_element %x, %x, %i, %i
  // CHECK: runmat.to_extent %{{.*}}
  %4 = runmat.to_extent %x
  // CHECK: runmat.reshape_to %{{.*}} to(%{{.*}}, %{{.*}}) : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [?, ?]>
  %5 = runmat.reshape_to %a to (%i, %i) : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [?, ?]>
  return
}

// CHECK-LABEL: func.func @lifetimes
func.func @lifetimes(%a: !runmat.array<double, [*, 1]>) {
  // CHECK: runmat.owned %{{.*}} : !runmat.array<double, [*, 1]>
  runmat.owned %a : !runmat.array<double, [*, 1]>
  // CHECK: runmat.retain %{{.*}} : <double, [*, 1]>
  runmat.retain %a : !runmat.array<double, [*, 1]>
  // CHECK: runmat.release %{{.*}} : <double, [*, 1]>
  runmat.release %a : !runmat.array<double, [*, 1]>
  return
}

// CHECK-LABEL: func.func @discard
func.func @discard(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.discard %arg0 : !runmat.array<double, [*, *]>
  runmat.discard %a : !runmat.array<double, [*, *]>
  // CHECK: runmat.discard %arg1 : f32
  runmat.discard %x : f32
  // CHECK: runmat.discard %arg2 : !runmat.any
  runmat.discard %v : !runmat.any
  return
}

func.func private @turns(index, index, !runmat.elements, f64) attributes {runmat.turns}
func.func private @plain_turns(index, index) attributes {runmat.turns}

// CHECK-LABEL: func.func @thread
func.func @thread(%a: !runmat.array<double, [*, 1]>, %b: !runmat.array<single, [*, *]>, %e: !runmat.elements, %n: index, %x: f64) {
  // CHECK: runmat.thread @turns(%{{.*}}, %{{.*}} : !runmat.elements, f64) of %{{.*}} work %{{.*}} changes(%{{.*}}, %{{.*}} : !runmat.array<double, [*, 1]>, !runmat.array<single, [*, *]>)
  %0 = runmat.thread @turns (%e, %x : !runmat.elements, f64) of %n work %x changes (%a, %b : !runmat.array<double, [*, 1]>, !runmat.array<single, [*, *]>)
  // CHECK: runmat.thread @plain_turns() of %{{.*}} work %{{.*}} changes(%{{.*}} : !runmat.array<double, [*, 1]>)
  %1 = runmat.thread @plain_turns () of %n work %x changes (%a : !runmat.array<double, [*, 1]>)
  return
}

// CHECK-LABEL: func.func @room
func.func @room(%i: index) -> f64 {
  // CHECK: %[[P:.*]] = runmat.room
  // CHECK: runmat.read %[[P]][%{{.*}}] : f64
  %p = runmat.room
  %x = runmat.read %p[%i] : f64
  return %x : f64
}
