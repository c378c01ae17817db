// RUN: runmat-opt %s --runmat-verify-contract | FileCheck %s
// RUN: runmat-opt %s --runmat-verify-contract --mlir-print-op-generic | runmat-opt | FileCheck %s

// Classes of compiled code, also inside loops; arguments that nothing reads, or that only statements name, may be of any type.
// CHECK-LABEL: @good
func.func @good(%d: !runmat.array<double, [*, 1]>, %s: !runmat.array<single, [*, 1]>, %l: !runmat.array<logical, [*, 1]>, %u: !runmat.any, %i: !runmat.array<int8, [1, 1]>, %n: f64) {
  %e = runmat.statement 1 ["u", "i"] (%u, %i) : !runmat.any, !runmat.array<int8, [1, 1]>
  %c = runmat.cast %d to uint16 : (!runmat.array<double, [*, 1]>) -> !runmat.array<uint16, [*, 1]>
  %z = runmat.join %d, %d : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<complex double, [*, 1]>
  %y = runmat.part %z : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  %t = runmat.text "x" -> !runmat.array<char, [1, 1]>
  %0 = runmat.neg %d : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  %1 = runmat.not %l : (!runmat.array<logical, [*, 1]>) -> !runmat.array<logical, [*, 1]>
  runmat.for %k: f64 = %n, %n, %n : f64, f64, f64 {
    %2 = runmat.abs %s : (!runmat.array<single, [*, 1]>) -> !runmat.array<single, [*, 1]>
  }
  // 64-bit integers compute, and so do bits of all integers.
  %3 = runmat.cast %d to int64 : (!runmat.array<double, [*, 1]>) -> !runmat.array<int64, [*, 1]>
  %4 = runmat.add %3, %3 : (!runmat.array<int64, [*, 1]>, !runmat.array<int64, [*, 1]>) -> !runmat.array<int64, [*, 1]>
  %5 = runmat.bitor %c, %c : (!runmat.array<uint16, [*, 1]>, !runmat.array<uint16, [*, 1]>) -> !runmat.array<uint16, [*, 1]>
  // A text is a colon of an index, too.
  %colon = runmat.text ":" -> !runmat.array<char, [1, 1]>
  %6 = runmat.index %d(%colon, %colon) : (!runmat.array<double, [*, 1]>, !runmat.array<char, [1, 1]>, !runmat.array<char, [1, 1]>) -> !runmat.array<double, [*, 1]>
  runmat.call "disp" (%t) at 1 : !runmat.array<char, [1, 1]>
  return
}
