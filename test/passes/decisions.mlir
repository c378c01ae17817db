// What passes decided is told on demand, with what keeps them from it; nobody is told who did not ask.
// RUN: runmat-opt %s --split-input-file --runmat-open-arrays --runmat-version-loops --runmat-lend-inputs --runmat-branch-around-rare --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-version-loops --remarks-filter=runmat-branch-around-rare 2>&1 >/dev/null | count 0
// RUN: runmat-opt %s --split-input-file --runmat-version-loops 2>&1 >/dev/null | count 0

// CHECK: remark: [Missed] not chunked | Category:runmat-version-loops | Reason="a turn does not start with the interrupt, or may take long"
// CHECK: remark: [Passed] versioned | Category:runmat-version-loops | checked before it=1, counted in integers=0
// CHECK: remark: [Passed] chunked | Category:runmat-version-loops
// CHECK: remark: [Passed] versioned | Category:runmat-version-loops | checked before it=1, counted in integers=0
// CHECK: remark: [Missed] kept as it is | Category:runmat-version-loops | Reason="no subscript follows its element or a counter"
func.func @versioned(%p: !runmat.elements, %n: index, %last: f64) {
  %one = arith.constant 1.0 : f64
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %e = runmat.statement 1 [] ()
    %i = runmat.subscript %k
    %inside = arith.cmpi ult, %i, %n : index
    runmat.guard %inside, "index" exit %e
    %v = runmat.read %p[%i] : f64
    runmat.write %p[%i] = %v : f64
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    %e = runmat.statement 2 [] ()
    %quiet = runmat.poll
    runmat.guard %quiet, "interrupt" exit %e
    %i = runmat.subscript %k
    %inside = arith.cmpi ult, %i, %n : index
    runmat.guard %inside, "index" exit %e
    %v = runmat.read %p[%i] : f64
  }
  runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
    runmat.write %p[%n] = %k : f64
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Passed] changed in place | Category:runmat-open-arrays | arrays=1
// CHECK: remark: [Passed] lent | Category:runmat-lend-inputs | input=0
func.func @in_place(%x: !v, %last: f64, %i: index) -> !v {
  %one = arith.constant 1.0 : f64
  %y = runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 carry(%c = %x : !v) {
    %n = runmat.store %c[%i] = %k : !v, f64
    runmat.yield %n : !v
  }
  return %y : !v
}

// -----

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Missed] owned each time | Category:runmat-open-arrays
func.func @store(%x: !v, %a: f64, %i: index) -> !v {
  %y = runmat.store %x[%i] = %a : !v, f64
  return %y : !v
}

// -----

// CHECK: remark: [Missed] kept plain | Category:runmat-branch-around-rare
// CHECK: remark: [Passed] branched around | Category:runmat-branch-around-rare | ops=1, selects=1
func.func @rare(%x: f64, %near: i1) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.divf %x, %a : f64
  %c = arith.select %near, %a, %b {runmat.usually} : f64
  %d = arith.select %near, %c, %a {runmat.usually} : f64
  return %d : f64
}
