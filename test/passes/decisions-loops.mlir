// What threads may make of loops is told on demand, with what keeps turns in order.
// RUN: runmat-opt %s --split-input-file --runmat-thread-loops --remarks-filter=runmat-thread-loops 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-thread-loops 2>&1 >/dev/null | count 0

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Passed] threaded | Category:runmat-thread-loops | arrays it changes=1
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="a turn touches elements of another one"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="a turn may touch elements of another one"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="a turn reads what the one before has computed"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="its elements are not known to be whole and different"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="a turn does something else than to compute"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="a turn makes or asks for an array"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="it takes a number of an unusual class from outside"
func.func @threaded(%x: !v, %last: f64, %m: i64) {
  %one = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %p = runmat.elements %a : !v
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      runmat.write %p[%i] = %j : f64
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %n = arith.subf %k, %one : f64
    %h = runmat.subscript %n
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      %v = runmat.read %p[%h] : f64
      runmat.write %p[%i] = %v : f64
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      %i = runmat.subscript %j
      runmat.write %p[%i] = %k : f64
    }
  }
  %r = runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 carry(%s = %one : f64) {
    %t = arith.addf %s, %k : f64
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
    }
    runmat.yield %t : f64
  }
  runmat.for %k: f64 = %one, %last, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      runmat.call "disp" (%j) at 1 : f64
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      %b = runmat.box %j : f64 -> <double, [1, 1]>
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %v = arith.sitofp %m : i64 to f64
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      runmat.write %p[%i] = %v : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="it may break"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="it changes no array"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="an array goes from turn to turn"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="it changes an array that is not its own"
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="an array that loops around it exchange"
func.func @in_order(%x: !v, %y: !v, %last: f64, %c: i1) {
  %one = arith.constant 1.0 : f64
  %p = runmat.elements %x : !v
  %q = runmat.elements %y : !v
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
    }
    runmat.yield %c : i1
  } {breaks}
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
    }
  }
  %r:2 = runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 carry(%s = %x : !v, %t = %y : !v) {
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
    }
    runmat.yield %t, %s : !v, !v
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
      runmat.write %p[%i] = %j : f64
    }
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %s:2 = runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 carry(%t = %p : !runmat.elements, %u = %q : !runmat.elements) {
      %v = runmat.read %t[%i] : f64
      runmat.yield %u, %t : !runmat.elements, !runmat.elements
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// An address that a loop around carries may be that of the array that changes.
// CHECK: remark: [Missed] runs in order | Category:runmat-thread-loops | Reason="an array that loops around it exchange"
func.func @carried_around(%x: !v, %last: f64, %b: i1) {
  %one = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %r = runmat.while carry(%f = %e : !runmat.elements) {
    runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
      %p = runmat.subscript %k
      %n = arith.subf %k, %one : f64
      %q = runmat.subscript %n
      runmat.for %j: f64 = %one, %one, %last : f64, f64, f64 {
        %0 = runmat.read %f[%q] : f64
        runmat.write %e[%p] = %0 : f64
      }
    }
    runmat.yield %b, %f : i1, !runmat.elements
  }
  return
}
