// RUN: runmat-opt %s --runmat-lower-units --split-input-file | FileCheck %s

!v = !runmat.array<double, [*, 1]>

// The ABI of runmat/unit.h: inputs are loaded from an array of handles, outputs stored to one; 0 is done.
// CHECK-LABEL: func.func @signature
// CHECK-SAME: (%[[CTX:.*]]: !llvm.ptr, %[[IN:.*]]: !llvm.ptr, %[[OUT:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK-SAME: runmat.unit = {calls = [], exits = [], sites = []}
// CHECK: %[[S0:.*]] = llvm.getelementptr %[[IN]][0]
// CHECK: %[[A:.*]] = llvm.load %[[S0]]
// CHECK: %[[O0:.*]] = llvm.getelementptr %[[OUT]][0]
// CHECK: llvm.store %[[A]], %[[O0]]
// CHECK: %[[Z:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: return %[[Z]] : i32
func.func @signature(%a: !v) -> !v attributes {runmat.outputs = ["a"], runmat.end = 1 : i64} {
  return %a : !v
}

// -----

// A guard branches to an exit: it fills the values, of scalars their bits, drops what the unit holds, says which exit and which site,
// returns 1.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @guard
// CHECK-SAME: exits = [{statement = 7 : i64, values = [unit, #runmat<class double>], variables = [{name = "a", value = 0 : i64}, {name = "x", value = 1 : i64}]}]
// CHECK-SAME: sites = ["no luck"]
// CHECK: %[[A:.*]] = llvm.load
// CHECK: %[[C:.*]] = llvm.icmp "eq" %{{.*}}, %{{.*}} : i32
// CHECK: %[[WHY:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: cf.cond_br %[[C]] weights([2000, 1]), ^[[ON:.*]], ^[[OUT:.*]](%[[WHY]] : i32)
// CHECK: ^[[ON]]:
// CHECK: return
// CHECK: ^[[OUT]](%[[SITE:.*]]: i32):
// CHECK: %[[ROOM:.*]] = llvm.load
// CHECK: llvm.call %{{.*}}(%[[A]])
// CHECK: llvm.store %[[A]]
// CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : f64 to i64
// CHECK: %[[WORD:.*]] = llvm.getelementptr %[[ROOM]][1] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: llvm.store %[[BITS]], %[[WORD]]
// CHECK: llvm.call %{{.*}}(%[[A]])
// CHECK: llvm.store %[[SITE]]
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: return %[[ONE]] : i32
func.func @guard(%a: !v, %s: !runmat.array<double, [1, 1]>) attributes {runmat.outputs = [], runmat.end = 8 : i64} {
  %x = arith.constant 1.0 : f64
  %e = runmat.statement 7 ["a", "x"] (%a, %x) : !v, f64
  %q = runmat.poll
  runmat.owned %a : !v
  runmat.guard %q, "no luck" exit %e
  return
}

// -----

// Guards that leave by the same exit and drop the same share the way out; they say why they leave. One that drops more has its own.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @shared_exit
// CHECK-SAME: sites = ["first", "second", "third"]
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[OUT:.*]](%{{.*}} : i32)
// CHECK: %[[SECOND:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[OUT]](%[[SECOND]] : i32)
// CHECK: %[[THIRD:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[OTHER:.*]](%[[THIRD]] : i32)
// CHECK: ^[[OUT]](%{{.*}}: i32):
// CHECK: ^[[OTHER]](%{{.*}}: i32):
// CHECK-NOT: {{^ *}}^bb
func.func @shared_exit(%a: !v) attributes {runmat.outputs = [], runmat.end = 8 : i64} {
  %e = runmat.statement 7 ["a"] (%a) : !v
  %p = runmat.poll
  runmat.guard %p, "first" exit %e
  %q = runmat.poll
  runmat.guard %q, "second" exit %e
  %r = runmat.poll
  runmat.owned %a : !v
  runmat.guard %r, "third" exit %e
  return
}

// -----

// Whether optimised code is there is asked beside the interrupt.
// CHECK-LABEL: func.func @replaceable
// CHECK: llvm.getelementptr %[[CTX:.*]][8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %[[ASKED:.*]] = llvm.load volatile
// CHECK: llvm.getelementptr %[[CTX]][16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %[[THERE:.*]] = llvm.load volatile
// CHECK: %[[ANY:.*]] = llvm.or %[[ASKED]], %[[THERE]]
// CHECK: llvm.icmp "eq" %[[ANY]]
func.func @replaceable() attributes {runmat.outputs = [], runmat.end = 8 : i64} {
  %e = runmat.statement 7 [] ()
  %q = runmat.poll replaceable
  runmat.guard %q, "interrupt" exit %e
  return
}

// -----

// How far a loop is goes to the two words that the context points to, whoever reads them.
// CHECK-LABEL: func.func @tell
// CHECK: %[[TURNS:.*]] = llvm.load {{.*}} invariant : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.store volatile %{{.*}}, %[[TURNS]] : i64, !llvm.ptr
// CHECK: %[[ALL:.*]] = llvm.getelementptr %[[TURNS]][1]
// CHECK: llvm.store volatile %{{.*}}, %[[ALL]] : i64, !llvm.ptr
func.func @tell() attributes {runmat.outputs = [], runmat.end = 8 : i64} {
  %n = arith.constant 9 : index
  runmat.tell %n of %n
  return
}

// -----

// A launch: the cluster's number, inputs, room for outputs, rank and extents of each output, extents, scalars, donations. Sizes that
// differ leave before it, a status that is not 0 after it.
!v = !runmat.array<double, [*, 1]>
func.func private @k0() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
func.func private @k1() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>}
// CHECK-LABEL: func.func @launch
// CHECK-SAME: sites = ["sizes do not match", "a guard in a kernel, or a failed launch"]
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32) -> i64
// CHECK: arith.cmpi eq
// CHECK: cf.cond_br
// CHECK: %[[K:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: %[[ST:.*]] = llvm.call {{.*}}%[[K]]{{.*}} : !llvm.ptr, (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: llvm.icmp "eq" %[[ST]]
// CHECK: cf.cond_br
func.func @launch(%a: !v, %b: !v) -> !v attributes {runmat.outputs = ["c"], runmat.end = 2 : i64} {
  %x = arith.constant 1.0 : f64
  %one = arith.constant 1 : index
  %e = runmat.statement 1 [] ()
  %n = runmat.extent %a, 0 : !v
  %m = runmat.extent %b, 0 : !v
  %0 = runmat.launch @k1 (%a) extents (%n) shapes (%n, %one) scalars (%x : f64) equal (%n, %m) exit %e : (!v) -> !v
  return %0 : !v
}

// -----

// A call: texts go into the table, arrays are passed; failing it leaves by the exit of its statement.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @call
// CHECK-SAME: calls = [{arguments = ["%d\0A", unit], callee = "fprintf", statement = 3 : i64}], exits = {{.*}}sites = ["an error of fprintf"]
// CHECK: %[[ST:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32, !llvm.ptr) -> i32
// CHECK: cf.cond_br
// CHECK-NOT: llvm.mlir.constant(-2 : i32)
func.func @call(%a: !v) attributes {runmat.outputs = [], runmat.end = 4 : i64} {
  %e = runmat.statement 3 [] ()
  %t = runmat.text "%d\0A" -> !runmat.array<char, [1, 3]>
  runmat.call "fprintf" (%t, %a) at 3 exit %e : !runmat.array<char, [1, 3]>, !v
  return
}

// -----

// A call without a statement to leave by: failing it is the error of the unit.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @call_without_exit
// CHECK-SAME: calls = [{arguments = ["%d\0A", unit], callee = "fprintf", statement = 3 : i64}]
// CHECK: %[[ST:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32, !llvm.ptr) -> i32
// CHECK: cf.cond_br
// CHECK: llvm.mlir.constant(-2 : i32)
func.func @call_without_exit(%a: !v) attributes {runmat.outputs = [], runmat.end = 4 : i64} {
  %t = runmat.text "%d\0A" -> !runmat.array<char, [1, 3]>
  runmat.call "fprintf" (%t, %a) at 3 : !runmat.array<char, [1, 3]>, !v
  return
}

// -----

// Handles: retain, release, box, unbox, reshape are calls; widen is a reference to the same array, undef a null handle.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @handles
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: arith.cmpi ne, %{{.*}}, %{{.*}} : i8
// CHECK: cf.cond_br
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32, i64) -> !llvm.ptr
// CHECK: cf.cond_br
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK: cf.cond_br
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK: llvm.mlir.zero
// CHECK-NOT: runmat.{{[a-z]*}} %
func.func @handles(%a: !v, %b: !s) -> (!s, !v, !v, !v) attributes {runmat.outputs = ["s", "r", "w", "u"], runmat.end = 4 : i64} {
  runmat.retain %a : !v
  runmat.release %a : !v
  %x = runmat.unbox %b : !s -> i1
  %0 = runmat.box %x : i1 -> !s
  %n = arith.constant 3 : index
  %1 = runmat.reshape_to %a to (%n, %n) : (!v) -> !v
  %2 = runmat.widen %a : (!v) -> !v
  %3 = runmat.undef : !v
  return %0, %1, %2, %3 : !s, !v, !v, !v
}

// -----

// What the unit holds is dropped where an array cannot be made or read, and where a call fails; after a release it is no longer held.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @failures
// CHECK: %[[A:.*]] = llvm.load
// CHECK: %[[B:.*]] = llvm.load
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[UNBOX:.*]]
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[BOX:.*]]
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^{{.*}}, ^[[RESHAPE:[a-z0-9]+]]
// CHECK: ^[[UNBOX]]:
// CHECK: llvm.call %{{.*}}(%[[A]])
// CHECK-NOT: llvm.call
// CHECK: return
// CHECK: ^[[BOX]]:
// CHECK: llvm.call %{{.*}}(%[[A]])
// CHECK: llvm.call %{{.*}}(%[[B]])
// CHECK-NOT: llvm.call
// CHECK: return
// CHECK: ^[[RESHAPE]]:
// CHECK-NOT: llvm.call
// CHECK: return
func.func @failures(%a: !v, %b: !s) -> (!s, !v) attributes {runmat.outputs = ["s", "r"], runmat.end = 4 : i64} {
  runmat.owned %a : !v
  %x = runmat.unbox %b : !s -> i1
  runmat.owned %a, %b : !v, !s
  %0 = runmat.box %x : i1 -> !s
  runmat.owned %a : !v
  runmat.release %a : !v
  %n = arith.constant 3 : index
  %1 = runmat.reshape_to %a to (%n) : (!v) -> !v
  return %0, %1 : !s, !v
}

// -----

// Loops become branches; handles that they carry are pointers.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @loop
// CHECK: cf.br ^[[HEAD:.*]](%{{.*}}, %{{.*}} : index, !llvm.ptr)
// CHECK: ^[[HEAD]](%{{.*}}: index, %{{.*}}: !llvm.ptr):
// CHECK-NOT: scf.for
func.func @loop(%a: !v) -> !v attributes {runmat.outputs = ["a"], runmat.end = 4 : i64} {
  %zero = arith.constant 0 : index
  %n = arith.constant 3 : index
  %one = arith.constant 1 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%c = %a) -> (!v) {
    scf.yield %c : !v
  }
  return %r : !v
}

// -----

// Functions that are no units stay.
// CHECK-LABEL: func.func @other(%arg0: f64) -> f64
func.func @other(%x: f64) -> f64 {
  return %x : f64
}

// -----

// An operation of the runtime: the table has what it promises; its results come in room of the stack, and failing it leaves by the exit.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: func.func @evaluate
// CHECK-SAME: calls = [{arguments = [unit, ":", #runmat<class double>], callee = "scatter", in_place, operation = 19 : i64, results = [{type = !runmat.array<double, [*, 1]>}], statement = -1 : i64}]
// CHECK-SAME: sites = ["an error or another kind of result of 'scatter'"]
// CHECK: %[[ROOM:.*]] = llvm.alloca
// CHECK: %[[ST:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: llvm.icmp "eq" %[[ST]]
// CHECK: cf.cond_br
func.func @evaluate(%a: !v, %y: !s) -> !v attributes {runmat.outputs = ["a"], runmat.end = 4 : i64} {
  %e = runmat.statement 3 ["a"] (%a) : !v
  %t = runmat.text ":" -> !runmat.array<char, [1, 1]>
  %x = arith.constant 2.0 : f64
  runmat.retain %a : !v
  runmat.owned %a : !v
  %0 = runmat.update %a(%t) = %x exit %e : (!v, !runmat.array<char, [1, 1]>, f64, !runmat.exit) -> !v
  return %0 : !v
}
