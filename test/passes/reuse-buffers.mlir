// RUN: runmat-opt %s --runmat-reuse-buffers --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-reuse-buffers --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}

// What a unit makes it releases after its last use; what it returns it hands over.
// CHECK-LABEL: @straight
// CHECK: %[[A:.*]] = runmat.launch @k(%arg0)
// CHECK: runmat.owned %[[A]]
// CHECK-NEXT: %[[B:.*]] = runmat.launch @k(%[[A]])
// CHECK-NEXT: runmat.release %[[A]]
// CHECK-NOT: runmat.retain
// CHECK-NOT: runmat.release
// CHECK: return %[[B]]
func.func @straight(%a: !v, %n: index) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %1 = runmat.launch @k (%0) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  return %1 : !v
}

// -----

// Arguments are borrowed: returning one takes a reference, twice takes two. A value returned twice as well.
!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @returned
// CHECK: %[[B:.*]] = runmat.launch
// CHECK-NOT: runmat.release
// CHECK-DAG: runmat.retain %arg0
// CHECK-DAG: runmat.retain %arg0
// CHECK-DAG: runmat.retain %[[B]]
// CHECK-NOT: runmat.retain
// CHECK: return %arg0, %arg0, %[[B]], %[[B]]
func.func @returned(%a: !v, %n: index) -> (!v, !v, !v, !v) {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  return %a, %a, %0, %0 : !v, !v, !v, !v
}

// -----

// A result that nothing reads is released at once.
!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @unused
// CHECK: %[[A:.*]] = runmat.launch
// CHECK-NEXT: runmat.release %[[A]]
func.func @unused(%a: !v, %n: index) {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  return
}

// -----

// A value that a statement lists lives until the last op that exits there.
!v = !runmat.array<double, [*, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %d: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
// CHECK-LABEL: @exits
// CHECK: %[[A:.*]] = runmat.launch
// CHECK: %[[S:.*]] = runmat.statement 2 ["x"] (%[[A]])
// CHECK: %[[B:.*]] = runmat.launch @k(%[[A]]) {{.*}} {donations = array<i32: -1>}
// CHECK: runmat.owned %[[A]], %[[B]]
// CHECK-NEXT: runmat.guard %{{.*}}, "g" exit %[[S]]
// CHECK-NEXT: runmat.release %[[A]]
func.func @exits(%a: !v, %n: index, %c: i1) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %s = runmat.statement 2 ["x"] (%0) : !v
  %1 = runmat.launch @k (%0) extents (%n) shapes (%n, %n) exit %s : (!v) -> !v
  runmat.guard %c, "g" exit %s
  return %1 : !v
}

// -----

// The body of a loop owns what it carries: the input of the last launch gives its storage and is released, the result is handed on.
!v = !runmat.array<double, [*, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %d: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
// CHECK-LABEL: @loop
// CHECK: %[[A:.*]] = runmat.launch
// CHECK-NOT: runmat.retain
// CHECK: %[[R:.*]] = runmat.for {{.*}} carry(%[[C:.*]] = %[[A]]
// CHECK: runmat.owned %[[C]]
// CHECK-NEXT: %[[B:.*]] = runmat.launch @k(%[[C]]) {{.*}} {donations = array<i32: 0>}
// CHECK-NEXT: runmat.release %[[C]]
// CHECK-NEXT: runmat.yield %[[B]]
// CHECK-NOT: runmat.release
// CHECK: return %[[R]]
func.func @loop(%a: !v, %n: index, %x: f64) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %0 : !v) {
    %s = runmat.statement 2 ["c"] (%c) : !v
    %1 = runmat.launch @k (%c) extents (%n) shapes (%n, %n) exit %s : (!v) -> !v
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

// An argument as the initial value: the loop gets a reference of its own.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @loop_of_argument
// CHECK: runmat.retain %arg0
// CHECK-NEXT: runmat.for {{.*}} carry(%[[C:.*]] = %arg0
// CHECK: runmat.yield %[[C]]
func.func @loop_of_argument(%a: !v, %x: f64) -> !v {
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    runmat.yield %c : !v
  }
  return %r : !v
}

// -----

// An initial value that the body reads too keeps a reference until the loop has ended, whatever the body does with the carried one.
!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
func.func private @k2() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @initial_value_in_body
// CHECK: %[[A:.*]] = runmat.launch
// CHECK: runmat.retain %[[A]]
// CHECK-NEXT: runmat.for {{.*}} carry(%[[C:.*]] = %[[A]]
// CHECK: runmat.owned %[[A]], %[[C]]
// CHECK-NEXT: %[[B:.*]] = runmat.launch @k2(%[[C]], %[[A]])
// CHECK-NEXT: runmat.release %[[C]]
// CHECK-NEXT: runmat.yield %[[B]]
// CHECK-NEXT: }
// CHECK-NEXT: runmat.release %[[A]]
func.func @initial_value_in_body(%a: !v, %n: index, %x: f64) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %0 : !v) {
    %1 = runmat.launch @k2 (%c, %0) extents (%n) shapes (%n, %n) exit %e : (!v, !v) -> !v
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

// The same by way of an exit inside the body.
!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @initial_value_in_exit
// CHECK: %[[A:.*]] = runmat.launch
// CHECK: runmat.retain %[[A]]
// CHECK-NEXT: runmat.for
// CHECK: runmat.owned %[[A]], %{{.*}}
// CHECK: runmat.guard
// CHECK: }
// CHECK-NEXT: runmat.release %[[A]]
func.func @initial_value_in_exit(%a: !v, %n: index, %x: f64, %c: i1) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %0 : !v) {
    %t = runmat.statement 2 ["first", "s"] (%0, %s) : !v, !v
    runmat.guard %c, "g" exit %t
    runmat.yield %s : !v
  }
  return %r : !v
}

// -----

// A value of outside that a branch yields and that ends there: it is handed on by the one side and released by the other. A carried
// value that is not handed on is released, and so is one of the branch itself.
!v = !runmat.array<double, [*, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %d: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
// CHECK-LABEL: @branch
// CHECK: %[[A:.*]] = runmat.launch
// CHECK: %[[R:.*]] = runmat.if
// CHECK-NEXT: runmat.yield %[[A]]
// CHECK: else
// CHECK: %[[B:.*]] = runmat.launch @k(%[[A]]) {{.*}} {donations = array<i32: -1>}
// CHECK-NEXT: runmat.release %[[A]]
// CHECK-NEXT: runmat.yield %[[B]]
// CHECK: }
// CHECK-NOT: runmat.release
// CHECK: return %[[R]]
func.func @branch(%a: !v, %n: index, %c: i1) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %r = runmat.if %c : i1 -> !v {
    runmat.yield %0 : !v
  } else {
    %1 = runmat.launch @k (%0) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

// Swapping and doubling carried values: each turn ends with one reference a carried value.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @carried
// CHECK: runmat.for {{.*}} carry(%[[X:.*]] = %arg0 : {{.*}}, %[[Y:.*]] = %arg1 :
// CHECK-NEXT: runmat.release %[[X]]
// CHECK-NEXT: runmat.retain %[[Y]]
// CHECK-NEXT: runmat.yield %[[Y]], %[[Y]]
func.func @carried(%a: !v, %b: !v, %x: f64) -> (!v, !v) {
  %r:2 = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %d = %b : !v) {
    runmat.yield %d, %d : !v, !v
  }
  return %r#0, %r#1 : !v, !v
}

// -----

// Nested loops: the inner one's initial value is the outer one's carried value.
!v = !runmat.array<double, [*, 1]>
func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @nested
// CHECK: runmat.retain %arg0
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %arg0
// CHECK-NEXT: %[[S:.*]] = runmat.for {{.*}} carry(%[[D:.*]] = %[[C]]
// CHECK-NEXT: runmat.owned %[[D]]
// CHECK-NEXT: %[[B:.*]] = runmat.launch @k(%[[D]])
// CHECK-NEXT: runmat.release %[[D]]
// CHECK-NEXT: runmat.yield %[[B]]
// CHECK-NEXT: }
// CHECK-NEXT: runmat.yield %[[S]]
func.func @nested(%a: !v, %n: index, %x: f64) -> !v {
  %e = runmat.statement 1 [] ()
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    %s = runmat.for %j: f64 = %x, %x, %x : f64, f64, f64 carry(%d = %c : !v) {
      %1 = runmat.launch @k (%d) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
      runmat.yield %1 : !v
    }
    runmat.yield %s : !v
  }
  return %r : !v
}

// -----

// Undefined carried values and widened ones are owned like others.
!v = !runmat.array<double, [*, 1]>
!w = !runmat.array<double, [?, 1]>
// CHECK-LABEL: @joins
// CHECK: %[[U:.*]] = runmat.undef
// CHECK: %[[W:.*]] = runmat.widen %arg0
// CHECK-NOT: runmat.retain
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %[[U]] : {{.*}}, %[[D:.*]] = %[[W]] :
// CHECK-NEXT: runmat.release %[[C]]
// CHECK-NEXT: runmat.retain %[[D]]
// CHECK-NEXT: runmat.yield %[[D]], %[[D]]
// CHECK: runmat.release
// CHECK-NEXT: return
func.func @joins(%a: !v, %x: f64) -> !w {
  %u = runmat.undef : !w
  %w = runmat.widen %a : (!v) -> !w
  %r:2 = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %u : !w, %d = %w : !w) {
    runmat.yield %d, %d : !w, !w
  }
  return %r#0 : !w
}

// -----

// No storage is given by an input with another use, of another class or extents, of the unit's caller, to a kernel with a guard flag or
// to a reduction.
!v = !runmat.array<double, [*, 1]>
!f = !runmat.array<single, [*, 1]>
!s = !runmat.array<double, [1, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %d: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
func.func private @guarded() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>}
func.func private @reduction() attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
// CHECK-LABEL: @no_donations
// CHECK: runmat.launch @k(%arg0) {{.*}}array<i32: -1>
// CHECK: runmat.launch @guarded({{.*}}array<i32: -1>
// CHECK: runmat.launch @k({{.*}}array<i32: -1>
// CHECK: runmat.launch @reduction({{.*}}array<i32: -1>
func.func @no_donations(%a: !v, %n: index) -> (!f, !s) {
  %e = runmat.statement 1 [] ()
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %1 = runmat.launch @guarded (%0) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %2 = runmat.launch @k (%1) extents (%n) shapes (%n, %n) exit %e : (!v) -> !f
  %3 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) exit %e : (!v) -> !v
  %4 = runmat.launch @reduction (%3) extents (%n) shapes (%n, %n) exit %e : (!v) -> !s
  return %2, %4 : !f, !s
}

// -----

// Two outputs take the storage of two inputs, never of one.
!v = !runmat.array<double, [*, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %p: tensor<?xf64>, %d: index) -> (tensor<?xf64>, tensor<?xf64>) attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 2, extents = 1, scalars = 0, flag = false>} {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o, %p : tensor<?xf64>, tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    linalg.yield %x, %x : f64, f64
  } -> (tensor<?xf64>, tensor<?xf64>)
  return %0#0, %0#1 : tensor<?xf64>, tensor<?xf64>
}
// CHECK-LABEL: @one_each
// CHECK: runmat.launch @k(%arg0){{.*}}array<i32: -1, -1>
// CHECK: runmat.launch @k({{.*}}array<i32: 0, -1>
func.func @one_each(%a: !v, %n: index) -> (!v, !v) {
  %e = runmat.statement 1 [] ()
  %0:2 = runmat.launch @k (%a) extents (%n) shapes (%n, %n, %n, %n) exit %e : (!v) -> (!v, !v)
  %1:2 = runmat.launch @k (%0#0) extents (%n) shapes (%n, %n, %n, %n) exit %e : (!v) -> (!v, !v)
  return %1#0, %1#1 : !v, !v
}

// -----

// An exit that only a loop which may turn zero times names keeps nothing alive: such a loop never leaves by itself.
!v = !runmat.array<double, [*, 1]>
func.func @k(%a: tensor<?xf64>, %o: tensor<?xf64>, %d: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
// CHECK-LABEL: @exit_of_loop
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %arg0
// CHECK: runmat.launch @k(%[[C]]) {{.*}}array<i32: 0>
// CHECK-NEXT: runmat.release %[[C]]
// CHECK-NEXT: runmat.for
func.func @exit_of_loop(%a: !v, %n: index, %x: f64) -> !v {
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    %s = runmat.statement 1 ["c"] (%c) : !v
    %1 = runmat.launch @k (%c) extents (%n) shapes (%n, %n) exit %s : (!v) -> !v
    runmat.for %j: f64 = %x, %x, %x : f64, f64, f64 exit %s {
    }
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

// Ops that fail where there is no memory, or where a device does, are told what to drop.
!v = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @failures
// CHECK-NEXT: %[[X:.*]] = runmat.unbox %arg1
// CHECK-NEXT: %[[S:.*]] = runmat.box %[[X]]
// CHECK-NEXT: runmat.owned %[[S]] :
// CHECK-NEXT: %[[R:.*]] = runmat.reshape_to %arg0
// CHECK-NEXT: runmat.owned %[[S]], %[[R]] :
// CHECK-NEXT: runmat.unbox %arg1
// CHECK-NEXT: runmat.owned %[[S]], %[[R]] :
// CHECK-NEXT: runmat.box
func.func @failures(%a: !v, %b: !s, %n: index) -> (!s, !m, !s) {
  %x = runmat.unbox %b : !s -> f64
  %0 = runmat.box %x : f64 -> !s
  %1 = runmat.reshape_to %a to (%n, %n) : (!v) -> !m
  %y = runmat.unbox %b : !s -> f64
  %2 = runmat.box %y : f64 -> !s
  return %0, %1, %2 : !s, !m, !s
}
