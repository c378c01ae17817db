// RUN: runmat-opt %s --runmat-lower-units --split-input-file | FileCheck %s

// The ABI of runmat_turns_function: what was captured is loaded from words, where an address is a pointer, an index an integer and a
// number its bits. The turns to make are from begin to end.
// CHECK-LABEL: func.func private @captured
// CHECK-SAME: (%[[CTX:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr, %[[WORDS:.*]]: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64) -> i32
// CHECK-SAME: passthrough = ["runmat-unit"]
// CHECK-SAME: runmat.turns
// CHECK: %[[B:.*]] = arith.index_cast %[[BEGIN]] : i64 to index
// CHECK: %[[E:.*]] = arith.index_cast %[[END]] : i64 to index
// CHECK: %[[W0:.*]] = llvm.getelementptr %[[WORDS]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: %[[P:.*]] = llvm.load %[[W0]] : !llvm.ptr -> !llvm.ptr
// CHECK: %[[W1:.*]] = llvm.getelementptr %[[WORDS]][1] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: %[[N0:.*]] = llvm.load %[[W1]] : !llvm.ptr -> i64
// CHECK: %[[N:.*]] = arith.index_cast %[[N0]] : i64 to index
// CHECK: %[[W2:.*]] = llvm.getelementptr %[[WORDS]][2] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: %[[X0:.*]] = llvm.load %[[W2]] : !llvm.ptr -> i64
// CHECK: %[[X:.*]] = arith.bitcast %[[X0]] : i64 to f64
// CHECK: %[[W3:.*]] = llvm.getelementptr %[[WORDS]][3] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: %[[Y0:.*]] = llvm.load %[[W3]] : !llvm.ptr -> i64
// CHECK: %[[Y1:.*]] = arith.trunci %[[Y0]] : i64 to i32
// CHECK: %[[Y:.*]] = arith.bitcast %[[Y1]] : i32 to f32
// CHECK: %[[W4:.*]] = llvm.getelementptr %[[WORDS]][4] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: %[[C0:.*]] = llvm.load %[[W4]] : !llvm.ptr -> i64
// CHECK: %[[C1:.*]] = arith.trunci %[[C0]] : i64 to i8
// CHECK: %[[C:.*]] = arith.cmpi ne, %[[C1]], %{{.*}} : i8
// CHECK: cf.br ^[[HEAD:.*]](%[[B]] : index)
// CHECK: ^[[HEAD]](%[[I:.*]]: index):
// CHECK: arith.cmpi slt, %[[I]], %[[E]]
// CHECK: arith.cmpi ult, %[[I]], %[[N]]
// CHECK: cf.cond_br %[[C]]
// CHECK: arith.mulf %{{.*}}, %[[X]]
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[P]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK: llvm.store %{{.*}}, %[[AT]] : f64, !llvm.ptr
func.func private @captured(%begin: index, %end: index, %p: !runmat.elements, %n: index, %x: f64, %y: f32, %c: i1) attributes {runmat.turns} {
  %one = arith.constant 1 : index
  scf.for %i = %begin to %end step %one {
    %in = arith.cmpi ult, %i, %n : index
    runmat.guard %in, "index"
    %0 = scf.if %c -> f64 {
      %1 = runmat.read %p[%i] : f64
      scf.yield %1 : f64
    } else {
      %2 = arith.extf %y : f32 to f64
      scf.yield %2 : f64
    }
    %3 = arith.mulf %0, %x : f64
    runmat.write %p[%i] = %3 : f64
  }
  return
}

// -----

// Turns leave nowhere: guards that do not hold return 1, all by one block, and 0 is made. A look at the interrupt is one at
// what other threads say, too.
// CHECK-LABEL: func.func private @guards
// CHECK-SAME: (%[[CTX:.*]]: !llvm.ptr, %[[STOP:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64) -> i32
// CHECK-NOT: runmat.unit =
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[CTX]][8]
// CHECK: %[[FLAG:.*]] = llvm.load %[[FIELD]] invariant : !llvm.ptr -> !llvm.ptr
// CHECK: %[[SET:.*]] = llvm.load volatile %[[FLAG]] : !llvm.ptr -> i32
// CHECK: %[[TOLD:.*]] = llvm.load volatile %[[STOP]] : !llvm.ptr -> i32
// CHECK: %[[ANY:.*]] = llvm.or %[[SET]], %[[TOLD]]
// CHECK: %[[Q:.*]] = llvm.icmp "eq" %[[ANY]]
// CHECK: cf.cond_br %[[Q]] weights([2000, 1]), ^[[ON:.*]], ^[[OUT:[a-z0-9]+]]
// CHECK: ^[[ON]]:
// CHECK: cf.cond_br %{{.*}} weights([2000, 1]), ^[[REST:.*]], ^[[OUT]]
// CHECK: ^[[REST]]:
// CHECK: %[[MADE:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: return %[[MADE]] : i32
// CHECK: ^[[OUT]]:
// CHECK: %[[NOT:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: return %[[NOT]] : i32
// CHECK-NOT: {{^ *}}^bb
func.func private @guards(%begin: index, %end: index) attributes {runmat.turns} {
  %q = runmat.poll
  runmat.guard %q, "interrupt"
  %in = arith.cmpi ult, %begin, %end : index
  runmat.guard %in, "index"
  return
}

// -----

// So it does where optimised code of the unit is there.
// CHECK-LABEL: func.func private @replaceable
// CHECK: %[[SET:.*]] = llvm.load volatile
// CHECK: llvm.getelementptr %{{.*}}[16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: %[[THERE:.*]] = llvm.load volatile
// CHECK: %[[EITHER:.*]] = llvm.or %[[SET]], %[[THERE]]
// CHECK: %[[TOLD:.*]] = llvm.load volatile
// CHECK: llvm.or %[[EITHER]], %[[TOLD]]
func.func private @replaceable(%begin: index, %end: index) attributes {runmat.turns} {
  %q = runmat.poll replaceable
  runmat.guard %q, "interrupt"
  return
}

// -----

!i = !runmat.array<int16, [*, 1]>

// Elements of integer classes are doubles in turns, and have their own width in memory. Addresses that a branch chooses are pointers.
// CHECK-LABEL: func.func private @elements
// CHECK: cf.br ^{{.*}}(%{{.*}} : !llvm.ptr)
// CHECK: ^{{.*}}(%[[P:.*]]: !llvm.ptr):
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[P]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK: llvm.load %[[AT]] : !llvm.ptr -> i16
// CHECK: arith.sitofp %{{.*}} : i32 to f64
// CHECK: arith.negf
// CHECK: llvm.store %{{.*}} : i16, !llvm.ptr
// CHECK-NOT: runmat.hold
func.func private @elements(%begin: index, %end: index, %e: !runmat.elements, %f: !runmat.elements, %c: i1) attributes {runmat.turns} {
  %p = scf.if %c -> !runmat.elements {
    scf.yield %e : !runmat.elements
  } else {
    scf.yield %f : !runmat.elements
  }
  %0 = runmat.read %p[%begin] : si16
  %1 = runmat.hold %0 : si16 -> f64
  %2 = arith.negf %1 : f64
  %3 = runmat.hold %2 : f64 -> si16
  runmat.write %p[%begin] = %3 : si16
  return
}

// -----

!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// The unit calls through the table: the function, the words, how many turns, the work of one, the arrays that change and how many they
// are. What it returns are turns that are done; nothing is left by it.
// CHECK-LABEL: func.func private @unit_turns
// CHECK-LABEL: func.func @unit
// CHECK-SAME: (%[[CTX:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK-SAME: runmat.unit = {calls = [], exits = [{{.*}}], sites = ["use"]}
// CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
// CHECK: %[[CHANGED:.*]] = llvm.alloca %[[TWO]] x !llvm.ptr
// CHECK: %[[FIVE:.*]] = llvm.mlir.constant(5 : i64)
// CHECK: %[[WORDS:.*]] = llvm.alloca %[[FIVE]] x i64
// CHECK: %[[A:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
// CHECK: %[[B:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
// CHECK: llvm.call {{.*}}(%[[CTX]], %[[A]], %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: %[[P:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK: %[[N0:.*]] = llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, i32) -> i64
// CHECK: %[[N:.*]] = arith.index_cast %[[N0]] : i64 to index
// CHECK: %[[X:.*]] = arith.bitcast %{{.*}} : i64 to f64
// CHECK: %[[Y:.*]] = arith.truncf %[[X]]
// CHECK: %[[C:.*]] = llvm.icmp "eq"
// CHECK: %[[COUNT:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK: %[[NW:.*]] = arith.index_cast %[[N]] : index to i64
// CHECK: %[[F:.*]] = constant @unit_turns : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64) -> i32
// CHECK: %[[FUNCTION:.*]] = builtin.unrealized_conversion_cast %[[F]] : {{.*}} to !llvm.ptr
// CHECK: %[[W0:.*]] = llvm.getelementptr %[[WORDS]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: llvm.store %[[P]], %[[W0]] : !llvm.ptr, !llvm.ptr
// CHECK: %[[W1:.*]] = llvm.getelementptr %[[WORDS]][1]
// CHECK: llvm.store %[[NW]], %[[W1]] : i64, !llvm.ptr
// CHECK: %[[XB:.*]] = arith.bitcast %[[X]] : f64 to i64
// CHECK: %[[W2:.*]] = llvm.getelementptr %[[WORDS]][2]
// CHECK: llvm.store %[[XB]], %[[W2]] : i64, !llvm.ptr
// CHECK: %[[YB:.*]] = arith.bitcast %[[Y]] : f32 to i32
// CHECK: %[[YW:.*]] = arith.extui %[[YB]] : i32 to i64
// CHECK: %[[W3:.*]] = llvm.getelementptr %[[WORDS]][3]
// CHECK: llvm.store %[[YW]], %[[W3]] : i64, !llvm.ptr
// CHECK: arith.extui %[[C]] : i1 to i8
// CHECK: %[[W4:.*]] = llvm.getelementptr %[[WORDS]][4]
// CHECK: llvm.store %{{.*}}, %[[W4]] : i64, !llvm.ptr
// CHECK: %[[A0:.*]] = llvm.getelementptr %[[CHANGED]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK: llvm.store %[[A]], %[[A0]]
// CHECK: %[[A1:.*]] = llvm.getelementptr %[[CHANGED]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK: llvm.store %[[B]], %[[A1]]
// CHECK: %[[ARRAYS:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[D:.*]] = llvm.call %{{.*}}(%[[CTX]], %[[FUNCTION]], %[[WORDS]], %[[COUNT]], %[[X]], %[[CHANGED]], %[[ARRAYS]]) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, f64, !llvm.ptr, i32) -> i64
// CHECK: %[[DONE:.*]] = arith.index_cast %[[D]] : i64 to index
// CHECK-NEXT: arith.cmpi eq, %[[DONE]], %[[N]]
func.func private @unit_turns(%begin: index, %end: index, %p: !runmat.elements, %n: index, %x: f64, %y: f32, %c: i1) attributes {runmat.turns} {
  return
}
func.func @unit(%a: !v, %b: !v, %w: !s) -> (!v, !v) attributes {runmat.outputs = ["a", "b"], runmat.end = 2 : i64} {
  %s = runmat.statement 1 [] ()
  %a1 = runmat.own %a : !v
  %b1 = runmat.own %b : !v
  %p = runmat.elements %a1 : !v
  %n = runmat.extent %a1, 0 : !v
  %x = runmat.unbox %w : !s -> f64
  %y = arith.truncf %x : f64 to f32
  %c = runmat.poll
  %done = "runmat.thread"(%n, %x, %a1, %b1, %p, %n, %x, %y, %c) <{turns = @unit_turns, operandSegmentSizes = array<i32: 1, 1, 2, 5>}> : (index, f64, !v, !v, !runmat.elements, index, f64, f32, i1) -> index
  %all = arith.cmpi eq, %done, %n : index
  runmat.guard %all, "use" exit %s
  return %a1, %b1 : !v, !v
}

// -----

!v = !runmat.array<double, [*, 1]>

// Turns that take nothing from outside; their function may stand behind the unit.
// CHECK-LABEL: func.func @nothing_captured
// CHECK: llvm.alloca %{{.*}} x i64
// CHECK: constant @nothing_turns : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64) -> i32
// CHECK: llvm.call {{.*}} : !llvm.ptr, (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, f64, !llvm.ptr, i32) -> i64
// CHECK-LABEL: func.func private @nothing_turns
// CHECK-SAME: -> i32
func.func @nothing_captured(%a: !v) -> !v attributes {runmat.outputs = ["a"], runmat.end = 2 : i64} {
  %n = arith.constant 9 : index
  %x = arith.constant 100.0 : f64
  %a1 = runmat.own %a : !v
  %done = "runmat.thread"(%n, %x, %a1) <{turns = @nothing_turns, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (index, f64, !v) -> index
  return %a1 : !v
}
func.func private @nothing_turns(%begin: index, %end: index) attributes {runmat.turns} {
  return
}

// -----

// Room for a scalar is on the stack.
// CHECK-LABEL: func.func @room
// CHECK: %[[ROOM:.*]] = llvm.alloca %{{.*}} x i64
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[ROOM]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK: llvm.store %{{.*}}, %[[AT]] : f64, !llvm.ptr
func.func @room() attributes {runmat.outputs = [], runmat.end = 2 : i64} {
  %x = arith.constant 100.0 : f64
  %start = arith.constant 0 : index
  %room = runmat.room
  runmat.write %room[%start] = %x : f64
  return
}
