// Which subscripts are known to be whole, and which powers have a form of their own.
// RUN: runmat-opt %s --runmat-expand-math --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-math 2>&1 >/dev/null | count 0

// CHECK: remark: [Passed] subscript in integers | Category:runmat-expand-math
// CHECK: remark: [Missed] subscript checked | Category:runmat-expand-math | Reason="not a sum of whole constants and counters of loops"
// CHECK-NOT: remark: [{{.*}}] subscript
func.func @subscripts(%x: f64, %turn: i64) -> (index, index) {
  %one = arith.constant 1.0 : f64
  %counter = arith.sitofp %turn : i64 to f64
  %next = arith.addf %counter, %one : f64
  %0 = runmat.subscript %next
  %1 = runmat.subscript %x
  return %0, %1 : index, index
}

// CHECK-DAG: remark: [Passed] power by its exponent | Category:runmat-expand-math | exponent=2
// CHECK-DAG: remark: [Missed] power of any exponent | Category:runmat-expand-math | Reason="its exponent has no form of its own"
// CHECK-DAG: remark: [Missed] power of any exponent | Category:runmat-expand-math | Reason="its exponent is no constant"
func.func @powers(%x: f64, %y: f64) -> (f64, f64, f64) {
  %two = arith.constant 2.0 : f64
  %seven = arith.constant 7.0 : f64
  %0 = runmat.power %x, %two : (f64, f64) -> f64
  %1 = runmat.power %x, %seven : (f64, f64) -> f64
  %2 = runmat.power %x, %y : (f64, f64) -> f64
  return %0, %1, %2 : f64, f64, f64
}
