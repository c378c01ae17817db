// RUN: runmat-opt %s --runmat-legalise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-legalise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// The textbook product; parts are taken where they are needed. It must have an imaginary part that is not 0, or the unit leaves.
!c = !runmat.array<complex double, [*, 1]>
// CHECK-LABEL: @product
// CHECK: %[[AR:.*]] = runmat.part %arg0 : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<double, [*, 1]>
// CHECK: %[[AI:.*]] = runmat.part imaginary %arg0
// CHECK: %[[BR:.*]] = runmat.part %arg1
// CHECK: %[[BI:.*]] = runmat.part imaginary %arg1
// CHECK-DAG: %[[RR:.*]] = runmat.mul %[[AR]], %[[BR]]
// CHECK-DAG: %[[II:.*]] = runmat.mul %[[AI]], %[[BI]]
// CHECK-DAG: %[[RE:.*]] = runmat.sub %[[RR]], %[[II]]
// CHECK-DAG: %[[RI:.*]] = runmat.mul %[[AR]], %[[BI]]
// CHECK-DAG: %[[IR:.*]] = runmat.mul %[[AI]], %[[BR]]
// CHECK-DAG: %[[IM:.*]] = runmat.add %[[RI]], %[[IR]]
// CHECK: %[[N:.*]] = runmat.ne %[[IM]], %{{.*}}
// CHECK: %[[ANY:.*]] = runmat.reduce any %[[N]]
// CHECK: %[[B:.*]] = runmat.unbox %[[ANY]]
// CHECK: runmat.guard %[[B]], "complex result that is real"
// CHECK: %[[J:.*]] = runmat.join %[[RE]], %[[IM]]
// CHECK: return %[[J]]
func.func @product(%a: !c, %b: !c) -> !c {
  %0 = runmat.mul %a, %b : (!c, !c) -> !c
  return %0 : !c
}

// -----

// A real factor goes to both parts: a zero for its imaginary part would make NaN of Inf.
!c = !runmat.array<complex double, [*, 1]>
!f = !runmat.array<single, [1, 1]>
!r = !runmat.array<complex single, [*, 1]>
// CHECK-LABEL: @scaled
// CHECK-NOT: runmat.fill
// CHECK: %[[RE:.*]] = runmat.mul %{{.*}}, %arg1
// CHECK: %[[IM:.*]] = runmat.mul %{{.*}}, %arg1
// CHECK-NOT: runmat.add
// CHECK: runmat.join %[[RE]], %[[IM]]
// CHECK: %[[RE:.*]] = runmat.mul %arg1, %
// CHECK: %[[IM:.*]] = runmat.mul %arg1, %
// CHECK: runmat.join %[[RE]], %[[IM]]
func.func @scaled(%a: !c, %f: !f) -> (!r, !r) {
  %0 = runmat.mul %a, %f : (!c, !f) -> !r
  %1 = runmat.mtimes %f, %a : (!f, !c) -> !r
  return %0, %1 : !r, !r
}

// -----

// A chain stays in parts; a real operand has zeros of its own extents; single wins.
!c = !runmat.array<complex double, [1, 1]>
!f = !runmat.array<single, [*, 1]>
!r = !runmat.array<complex single, [*, 1]>
// CHECK-LABEL: @chain
// CHECK: runmat.cast %{{.*}} to single
// CHECK: %[[Z:.*]] = runmat.fill 0.000000e+00 as single
// CHECK: %[[RE:.*]] = runmat.add
// CHECK: %[[IM:.*]] = runmat.add %{{.*}}, %[[Z]]
// CHECK: runmat.guard
// CHECK: %[[D:.*]] = runmat.neg %[[IM]]
// CHECK: runmat.guard
// CHECK-NOT: runmat.part
// CHECK: return %[[RE]]
func.func @chain(%a: !c, %f: !f) -> (!f, !r) {
  %0 = runmat.add %a, %f : (!c, !f) -> !r
  %1 = runmat.conj %0 : (!r) -> !r
  %2 = runmat.real %1 : (!r) -> !f
  return %2, %1 : !f, !r
}

// -----

// Equality is of both parts, order of the real ones; neither can become real. A quotient by a real number divides both.
!c = !runmat.array<complex double, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!l = !runmat.array<logical, [*, 1]>
// CHECK-LABEL: @others
// CHECK: runmat.eq
// CHECK: runmat.eq
// CHECK: runmat.and
// CHECK: runmat.ne
// CHECK: runmat.ne
// CHECK: runmat.or
// CHECK: runmat.lt %{{.*}} : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>)
// CHECK-NOT: runmat.guard
// CHECK: runmat.div
// CHECK: runmat.div
// CHECK: runmat.guard
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.uplus %arg2
// CHECK: return %{{.*}}, %{{.*}}, %arg1
func.func @others(%a: !c, %d: !d, %l: !l) -> (!c, !runmat.array<complex double, [1, 1]>, !d) {
  %0 = runmat.eq %a, %a : (!c, !c) -> !l
  %1 = runmat.ne %a, %d : (!c, !d) -> !l
  %2 = runmat.lt %a, %d : (!c, !d) -> !l
  %3 = runmat.div %a, %d : (!c, !d) -> !c
  %4 = runmat.reduce sum %a over [0] : (!c) -> !runmat.array<complex double, [1, 1]>
  %5 = runmat.real %d : (!d) -> !d
  %6 = runmat.real %l : (!l) -> !d
  return %3, %4, %5 : !c, !runmat.array<complex double, [1, 1]>, !d
}

// -----

// Smith's quotient of scaled numbers: the smaller part of the divisor goes by the larger one; a divisor without an imaginary part is real.
!c = !runmat.array<complex double, [*, 1]>
// CHECK-LABEL: @quotient
// CHECK: %[[A:.*]] = runmat.part %arg0
// CHECK: %[[B:.*]] = runmat.part imaginary %arg0
// CHECK: %[[C:.*]] = runmat.part %arg1
// CHECK: %[[D:.*]] = runmat.part imaginary %arg1
// CHECK: %[[REAL:.*]] = runmat.eq %[[D]], %{{.*}}
// CHECK: %[[LARGER:.*]] = runmat.select %{{.*}}, %[[D]], %[[C]] :
// CHECK: %[[LONGER:.*]] = runmat.mul %[[LARGER]]
// CHECK: %[[SMALLER:.*]] = runmat.select %{{.*}}, %[[C]], %[[D]] :
// CHECK: %[[SHORTER:.*]] = runmat.mul %[[SMALLER]]
// CHECK: %[[RATIO:.*]] = runmat.div %[[SHORTER]], %[[LONGER]]
// CHECK: %[[LOST:.*]] = runmat.mul %[[SHORTER]], %[[RATIO]]
// CHECK: %[[BELOW:.*]] = runmat.add %[[LONGER]], %[[LOST]]
// CHECK: runmat.div %{{.*}}, %[[BELOW]]
// CHECK: runmat.div %{{.*}}, %[[BELOW]]
// CHECK: runmat.div %[[A]], %[[C]]
// CHECK: runmat.select %[[REAL]]
// CHECK: runmat.div %[[B]], %[[C]]
// CHECK: runmat.select %[[REAL]]
// CHECK: runmat.guard %{{.*}}, "complex result that is real"
// CHECK: runmat.join
func.func @quotient(%a: !c, %b: !c) -> !c {
  %0 = runmat.div %a, %b : (!c, !c) -> !c
  return %0 : !c
}

// -----

// A function that has a text is its two parts, of the class of the operand. Only where the number is seen must it be complex.
!c = !runmat.array<complex single, [*, 1]>
!f = !runmat.array<single, [*, 1]>
// CHECK-LABEL: @text
// CHECK: %[[X:.*]] = runmat.part %arg0
// CHECK: %[[Y:.*]] = runmat.part imaginary %arg0
// CHECK: %[[RE:.*]] = runmat.function_part "log1p" %[[X]], %[[Y]] : (!runmat.array<single, [*, 1]>, !runmat.array<single, [*, 1]>) -> !runmat.array<single, [*, 1]>
// CHECK: %[[IM:.*]] = runmat.function_part "log1p" imaginary %[[X]], %[[Y]]
// CHECK-NOT: runmat.guard
// CHECK: %[[SIZE:.*]] = runmat.hypot %[[RE]], %[[IM]]
// CHECK: %[[SRE:.*]] = runmat.function_part "sqrt" %[[U:.*]], %[[V:[^ ]*]] :
// CHECK: %[[SIM:.*]] = runmat.function_part "sqrt" imaginary %[[U]], %[[V]]
// CHECK: runmat.guard %{{.*}}, "complex result that is real"
// CHECK: %[[S:.*]] = runmat.join %[[SRE]], %[[SIM]]
// CHECK: return %[[SIZE]], %[[S]]
func.func @text(%a: !c) -> (!f, !c) {
  %0 = runmat.log1p %a : (!c) -> !c
  %1 = runmat.abs %0 : (!c) -> !f
  %2 = runmat.sqrt %a : (!c) -> !c
  return %1, %2 : !f, !c
}

// -----

// Of real operands it stays itself.
!d = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @textOfReals
// CHECK-NOT: runmat.function_part
// CHECK: runmat.log1p
// CHECK: return
func.func @textOfReals(%a: !d) -> !d {
  %0 = runmat.log1p %a : (!d) -> !d
  return %0 : !d
}

// -----

// What keeps its parts keeps them without a guard, and so does what is only looked at by its magnitude or compared.
!c = !runmat.array<complex double, [*, *]>
!d = !runmat.array<double, [*, *]>
// CHECK-LABEL: @unguarded
// CHECK-NOT: runmat.guard
// CHECK: runmat.transpose conjugate
// CHECK: runmat.neg
// CHECK: runmat.reshape
// CHECK: runmat.cast
// CHECK: %[[RE:.*]] = runmat.add
// CHECK: %[[IM:.*]] = runmat.add
// CHECK: runmat.hypot %[[RE]], %[[IM]]
// CHECK: return
func.func @unguarded(%a: !c, %d: !d, %n: !runmat.array<double, [1, 1]>) -> (!c, !c, !runmat.array<complex single, [*, *]>, !d) {
  %0 = runmat.transpose conjugate %a : (!c) -> !c
  %1 = runmat.reshape %a to (%n, %n) : (!c, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !c
  %2 = runmat.cast %a to single : (!c) -> !runmat.array<complex single, [*, *]>
  %3 = runmat.add %a, %d : (!c, !d) -> !c
  %4 = runmat.abs %3 : (!c) -> !d
  return %0, %1, %2, %4 : !c, !c, !runmat.array<complex single, [*, *]>, !d
}

// -----

// A mean is real when the sum is. The literal exponents 2, 3 and -1 have formulas.
!c = !runmat.array<complex double, [*, 1]>
!s = !runmat.array<complex double, [1, 1]>
// CHECK-LABEL: @mean
// CHECK: %[[IM:.*]] = runmat.part imaginary
// CHECK: %[[SUM:.*]] = runmat.reduce sum %[[IM]]
// CHECK: runmat.ne %[[SUM]]
// CHECK: runmat.guard
// CHECK: runmat.mean
// CHECK: runmat.mean %[[IM]]
// CHECK: runmat.guard
// CHECK: runmat.select
// CHECK-NOT: evaluate
// CHECK: runmat.guard
// CHECK: runmat.evaluate "power"
func.func @mean(%a: !c, %x: !runmat.array<double, [1, 1]>) -> (!s, !c, !c) {
  %0 = runmat.mean %a over [0] : (!c) -> !s
  %two = runmat.constant 2.0 : f64 -> !runmat.array<double, [1, 1]>
  %1 = runmat.power %a, %two : (!c, !runmat.array<double, [1, 1]>) -> !c
  %2 = runmat.power %a, %x : (!c, !runmat.array<double, [1, 1]>) -> !c
  return %0, %1, %2 : !s, !c, !c
}

// -----

// A literal exponent that is not whole has a text. Of NaN and of infinity it is the runtime's, as of whole ones that are no formula's.
!c = !runmat.array<complex double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @broken_power
// CHECK: %[[HALF:.*]] = runmat.constant 5.0
// CHECK: %[[RE:.*]] = runmat.part %arg0
// CHECK: %[[IM:.*]] = runmat.part imaginary %arg0
// CHECK: %[[ZERO:.*]] = runmat.constant 0.0
// CHECK: runmat.function_part "brokenPower" %[[RE]], %[[IM]], %{{.*}}, %[[ZERO]]
// CHECK: runmat.function_part "brokenPower" imaginary %[[RE]], %[[IM]], %{{.*}}, %[[ZERO]]
// CHECK: runmat.guard
// CHECK: runmat.evaluate "power"(%arg0
// CHECK: runmat.evaluate "power"(%arg0
// CHECK: runmat.evaluate "power"(%arg0
func.func @broken_power(%a: !c) -> (!c, !c, !c, !c) {
  %half = runmat.constant 0.5 : f64 -> !s
  %0 = runmat.power %a, %half : (!c, !s) -> !c
  %four = runmat.constant 4.0 : f64 -> !s
  %1 = runmat.power %a, %four : (!c, !s) -> !c
  %inf = runmat.constant 0x7FF0000000000000 : f64 -> !s
  %2 = runmat.power %a, %inf : (!c, !s) -> !c
  %nan = runmat.constant 0x7FF8000000000000 : f64 -> !s
  %3 = runmat.power %a, %nan : (!c, !s) -> !c
  return %0, %1, %2, %3 : !c, !c, !c, !c
}

// -----

// What has no formula is left to the runtime, with the arguments of the builtin.
!c = !runmat.array<complex double, [*, 2]>
!r = !runmat.array<complex double, [1, 2]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @runtime
// CHECK: %[[ONE:.*]] = runmat.constant 1.0
// CHECK: runmat.evaluate "prod"(%arg0, %[[ONE]])
// CHECK: %[[NONE:.*]] = runmat.fill
// CHECK: %[[ALL:.*]] = runmat.text "all"
// CHECK: runmat.evaluate "max"(%arg0, %[[NONE]], %[[ALL]])
// CHECK: %[[W:.*]] = runmat.constant 1.0
// CHECK: %[[D:.*]] = runmat.constant 1.0
// CHECK: runmat.evaluate "var"(%arg0, %[[W]], %[[D]])
// CHECK: runmat.mtimes
// CHECK: runmat.evaluate "min"(%arg0, %arg0)
// CHECK: runmat.index %arg0(%arg1)
// CHECK: runmat.update %arg0(%arg1) = %arg1
func.func @runtime(%a: !c, %i: !s) -> !c {
  %1 = runmat.reduce prod %a over [0] : (!c) -> !r
  %2 = runmat.reduce max %a all : (!c) -> !runmat.array<complex double, [1, 1]>
  %3 = runmat.var %a over [0] population : (!c) -> !runmat.array<double, [1, 2]>
  %4 = runmat.mtimes %a, %a : (!c, !c) -> !runmat.array<complex double, [*, 2]>
  %5 = runmat.minimum %a, %a : (!c, !c) -> !c
  %6 = runmat.index %a(%i) : (!c, !s) -> !runmat.array<complex double, [1, 1]>
  %7 = runmat.update %a(%i) = %i : (!c, !s, !s) -> !c
  return %7 : !c
}

// -----

// A scalar in the places of a mask of the array's own shape goes to each part; the array stays complex. Another mask is the runtime's.
!m = !runmat.array<complex double, [*, *]>
!l = !runmat.array<logical, [*, *]>
!v = !runmat.array<logical, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!t = !runmat.array<complex double, [1, 1]>
// CHECK-LABEL: @masked
// CHECK-DAG: %[[RE:.*]] = runmat.part %arg0
// CHECK-DAG: %[[IM:.*]] = runmat.part imaginary %arg0
// CHECK: %[[R:.*]] = runmat.select %arg1, %arg3, %[[RE]]
// CHECK: %[[I:.*]] = runmat.select %arg1, %{{.*}}, %[[IM]]
// CHECK-NOT: runmat.guard
// CHECK-NOT: runmat.update %{{.*}}(%arg1)
// CHECK: runmat.update %{{.*}}(%arg2) = %arg3
func.func @masked(%z: !m, %l: !l, %v: !v, %s: !s, %t: !t) -> (!m, !m, !m) {
  %0 = runmat.update %z(%l) = %s : (!m, !l, !s) -> !m
  %1 = runmat.update %0(%l) = %t : (!m, !l, !t) -> !m
  %2 = runmat.update %z(%v) = %s : (!m, !v, !s) -> !m
  return %0, %1, %2 : !m, !m, !m
}

// -----

// Real numbers have an imaginary part, too: zeros of their extents and class. It is no product of them, which would make NaN of Inf.
!x = !runmat.array<single, [*, 3]>
!l = !runmat.array<logical, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!s = !runmat.array<int8, [1, 1]>
// CHECK-LABEL: @imaginary_of_real
// CHECK: %[[N:.*]] = runmat.size %arg0, 0
// CHECK: %[[X:.*]] = runmat.fill 0.000000e+00 as single(%[[N]], %{{.*}}) : {{.*}} -> !runmat.array<single, [*, 3]>
// CHECK: %[[L:.*]] = runmat.fill 0.000000e+00 as double{{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: %[[S:.*]] = runmat.constant 0.000000e+00
// CHECK-NOT: runmat.imag
// CHECK: return %[[X]], %[[L]]
func.func @imaginary_of_real(%x: !x, %l: !l, %s: !s) -> (!x, !d, !s) {
  %0 = runmat.imag %x : (!x) -> !x
  %1 = runmat.imag %l : (!l) -> !d
  %2 = runmat.imag %s : (!s) -> !s
  return %0, %1, %2 : !x, !d, !s
}
