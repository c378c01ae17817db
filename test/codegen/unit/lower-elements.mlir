// A matrix that an exit hands over by its elements: the table says its extents, and where the first element is; a complex one has those of
// its imaginary parts behind.
// RUN: runmat-opt %s --runmat-lower-units | FileCheck %s

!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @f
// CHECK-SAME: variables = [{name = "k", value = 0 : i64}, {column_count = 2 : i64, name = "m", row_count = 2 : i64, value = 1 : i64}, {column_count = 2 : i64, imaginary = 7 : i64, name = "z", row_count = 1 : i64, value = 5 : i64}]
func.func @f(%x: !s, %y: !s, %l: !l) attributes {runmat.end = -1 : i64, runmat.outputs = []} {
  %a = runmat.unbox %x : <double, [1, 1]> -> f64
  %b = runmat.unbox %y : <double, [1, 1]> -> f64
  %t = runmat.unbox %l : <logical, [1, 1]> -> i1
  %exit = runmat.statement 3 ["k", "m", "$row", "$column", "$row", "z", "$column", "$imaginary", "$column"] (%a, %a, %b, %b, %a, %a, %b, %b, %a)
    : f64, f64, f64, f64, f64, f64, f64, f64, f64
  runmat.guard %t, "index" exit %exit
  return
}
