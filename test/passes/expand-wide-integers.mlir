// RUN: runmat-opt %s --runmat-expand-math --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-math --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// A sum that overflows has a sign that neither operand has; it saturates towards that of the first.
// CHECK-LABEL: @add
// CHECK: %[[X:.*]] = runmat.hold %arg0 : si64 -> i64
// CHECK: %[[Y:.*]] = runmat.hold %arg1 : si64 -> i64
// CHECK: %[[S:.*]] = arith.addi %[[X]], %[[Y]] : i64
// CHECK: %[[A:.*]] = arith.xori %[[X]], %[[S]]
// CHECK: %[[B:.*]] = arith.xori %[[Y]], %[[S]]
// CHECK: %[[O:.*]] = arith.andi %[[A]], %[[B]]
// CHECK: %[[C:.*]] = arith.cmpi slt, %[[O]]
// CHECK: %[[R:.*]] = arith.select %[[C]], %{{.*}}, %[[S]]
// CHECK: runmat.hold %[[R]] : i64 -> si64
func.func @add(%a: si64, %b: si64) -> si64 {
  %0 = runmat.add %a, %b : (si64, si64) -> si64
  return %0 : si64
}

// -----

// Unsigned: the bits tell the carry. No comparison with an operand, which compilers make an instruction that saturates.
// CHECK-LABEL: @unsigned
// CHECK-NOT: arith.cmpi ult
// CHECK: %[[S:.*]] = arith.addi %[[X:.*]], %[[Y:.*]] : i64
// CHECK: %[[NOT:.*]] = arith.xori %[[S]]
// CHECK: %[[KEPT:.*]] = arith.andi %{{.*}}, %[[NOT]]
// CHECK: %[[CARRIES:.*]] = arith.ori %{{.*}}, %[[KEPT]]
// CHECK: arith.cmpi slt, %[[CARRIES]]
// CHECK: arith.subi
// CHECK-NOT: arith.cmpi ult
// CHECK: arith.cmpi slt
// CHECK: runmat.hold %{{.*}} : i64 -> ui64
func.func @unsigned(%a: ui64, %b: ui64) -> ui64 {
  %0 = runmat.add %a, %b : (ui64, ui64) -> ui64
  %1 = runmat.sub %0, %b : (ui64, ui64) -> ui64
  return %1 : ui64
}

// -----

// A divisor of 0 is never divided by.
// CHECK-LABEL: @divide
// CHECK: %[[NONE:.*]] = arith.cmpi eq
// CHECK: %[[D:.*]] = arith.select %[[NONE]]
// CHECK: arith.divui %{{.*}}, %[[D]] : i64
func.func @divide(%a: si64, %b: si64) -> si64 {
  %0 = runmat.div %a, %b : (si64, si64) -> si64
  return %0 : si64
}

// -----

// CHECK-LABEL: @relations
// CHECK: arith.cmpi slt
// CHECK: arith.cmpi uge
func.func @relations(%a: si64, %b: ui64) -> (i1, i1) {
  %0 = runmat.lt %a, %a : (si64, si64) -> i1
  %1 = runmat.ge %b, %b : (ui64, ui64) -> i1
  return %0, %1 : i1, i1
}

// -----

// Beside a double: only what is inside of the class becomes a word.
// CHECK-LABEL: @mixed
// CHECK: math.ceil %arg1
// CHECK: arith.constant 9.2233720368547758E+18 : f64
// CHECK: arith.constant -9.2233720368547758E+18 : f64
// CHECK: %[[SAFE:.*]] = arith.select
// CHECK: arith.fptosi %[[SAFE]] : f64 to i64
// CHECK: arith.cmpi slt
// CHECK-NOT: runmat.lt
func.func @mixed(%a: si64, %d: f64) -> i1 {
  %0 = runmat.lt %a, %d : (si64, f64) -> i1
  return %0 : i1
}

// -----

// A product is exact in two words: the fraction and the power of two of the double are its bits.
// CHECK-LABEL: @product
// CHECK: %[[BITS:.*]] = arith.bitcast %arg0 : f64 to i64
// CHECK: arith.constant 2047 : i64
// CHECK: arith.muli
// CHECK: arith.constant 1075 : i64
// CHECK: arith.shli
// CHECK: runmat.hold %{{.*}} : i64 -> ui64
// CHECK-NOT: runmat.mul
func.func @product(%d: f64, %a: ui64) -> ui64 {
  %0 = runmat.mul %d, %a : (f64, ui64) -> ui64
  return %0 : ui64
}

// -----

// Conversions: to the other class by its bounds, to a narrow one as the double that holds it.
// CHECK-LABEL: @casts
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK: arith.uitofp %{{.*}} : i64 to f32
// CHECK: arith.cmpi ne
// CHECK: runmat.hold %{{.*}} : i64 -> ui64
// CHECK: runmat.hold %{{.*}} : f64 -> si8
// CHECK: arith.extui %{{.*}} : i1 to i64
func.func @casts(%a: si64, %b: ui64, %t: i1) -> (f64, f32, i1, ui64, si8, si64) {
  %0 = runmat.cast %a to double : (si64) -> f64
  %1 = runmat.cast %b to single : (ui64) -> f32
  %2 = runmat.cast %a to logical : (si64) -> i1
  %3 = runmat.cast %a to uint64 : (si64) -> ui64
  %4 = runmat.cast %a to int8 : (si64) -> si8
  %5 = runmat.cast %t to int64 : (i1) -> si64
  return %0, %1, %2, %3, %4, %5 : f64, f32, i1, ui64, si8, si64
}

// -----

// Bits, in words for all classes; nothing is left of a shift by the width or more.
// CHECK-LABEL: @bits
// CHECK: arith.fptosi %{{.*}} : f64 to i64
// CHECK: arith.andi
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK: runmat.hold %{{.*}} : f64 -> ui8
// CHECK: arith.constant 8 : i64
// CHECK: arith.cmpi ult
// CHECK: arith.shli
// CHECK: arith.shrui
// CHECK-NOT: runmat.bit
func.func @bits(%a: ui8, %n: si64) -> (ui8, ui8) {
  %0 = runmat.bitand %a, %a : (ui8, ui8) -> ui8
  %1 = runmat.bitshift %a, %n : (ui8, si64) -> ui8
  return %0, %1 : ui8, ui8
}

// -----

// Those of doubles are of whole numbers below 2^53, of which a shift to the left keeps 53.
// CHECK-LABEL: @bits_of_doubles
// CHECK: arith.fptosi %{{.*}} : f64 to i64
// CHECK: arith.xori
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK: arith.constant 64 : i64
// CHECK: arith.constant 9007199254740991 : i64
// CHECK-NOT: runmat.bit
func.func @bits_of_doubles(%a: f64, %n: f64) -> (f64, f64) {
  %0 = runmat.bitxor %a, %n : (f64, f64) -> f64
  %1 = runmat.bitshift %a, %n : (f64, f64) -> f64
  return %0, %1 : f64, f64
}
