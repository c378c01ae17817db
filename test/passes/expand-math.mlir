// RUN: runmat-opt %s --runmat-expand-math --split-input-file | FileCheck %s --implicit-check-not="{{[^{]}}runmat."
// RUN: runmat-opt %s --runmat-expand-math --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s --implicit-check-not="{{[^{]}}runmat."

// Arithmetic and rounding of f64.
// CHECK-LABEL: @arithmetic
// CHECK: arith.addf
// CHECK: arith.subf
// CHECK: arith.mulf
// CHECK: arith.divf
// CHECK: arith.negf
// CHECK: math.absf
// CHECK: math.floor
// CHECK: math.ceil
// CHECK: math.trunc
// CHECK: math.sqrt
func.func @arithmetic(%x: f64, %y: f64) -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %0 = runmat.add %x, %y : (f64, f64) -> f64
  %1 = runmat.sub %x, %y : (f64, f64) -> f64
  %2 = runmat.mul %x, %y : (f64, f64) -> f64
  %3 = runmat.div %x, %y : (f64, f64) -> f64
  %4 = runmat.neg %x : (f64) -> f64
  %5 = runmat.abs %x : (f64) -> f64
  %6 = runmat.floor %x : (f64) -> f64
  %7 = runmat.ceil %x : (f64) -> f64
  %8 = runmat.fix %x : (f64) -> f64
  %9 = runmat.sqrt %x : (f64) -> f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

// round: halves go away from zero. sign: NaN stays. maximum: NaN loses.
// CHECK-LABEL: @choices
// CHECK: math.trunc
// CHECK: math.copysign
// CHECK: arith.cmpf oge
// CHECK: arith.select
// CHECK: arith.cmpf ogt
// CHECK: arith.cmpf olt
// CHECK: arith.cmpf uno
// CHECK: arith.cmpf uno, %arg0, %arg0
// CHECK: arith.cmpf ogt, %arg1, %arg0
// CHECK: arith.select %{{.*}}, %arg1, %arg0
// CHECK: arith.cmpf olt, %arg1, %arg0
func.func @choices(%x: f64, %y: f64) -> (f64, f64, f64, f64) {
  %0 = runmat.round %x : (f64) -> f64
  %1 = runmat.sign %x : (f64) -> f64
  %2 = runmat.maximum %x, %y : (f64, f64) -> f64
  %3 = runmat.minimum %x, %y : (f64, f64) -> f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// -----

// Comparisons with NaN are false, ~= is true.
// CHECK-LABEL: @comparisons
// CHECK: arith.cmpf oeq
// CHECK: arith.cmpf une
// CHECK: arith.cmpf olt
// CHECK: arith.cmpf ole
// CHECK: arith.cmpf ogt
// CHECK: arith.cmpf oge
// CHECK: arith.andi
// CHECK: arith.ori
// CHECK: arith.xori
func.func @comparisons(%x: f64, %y: f64, %p: i1, %q: i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = runmat.eq %x, %y : (f64, f64) -> i1
  %1 = runmat.ne %x, %y : (f64, f64) -> i1
  %2 = runmat.lt %x, %y : (f64, f64) -> i1
  %3 = runmat.le %x, %y : (f64, f64) -> i1
  %4 = runmat.gt %x, %y : (f64, f64) -> i1
  %5 = runmat.ge %x, %y : (f64, f64) -> i1
  %6 = runmat.and %p, %q : (i1, i1) -> i1
  %7 = runmat.or %p, %q : (i1, i1) -> i1
  %8 = runmat.not %p : (i1) -> i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

// CHECK-LABEL: @predicates
// CHECK: arith.cmpf uno, %arg0, %arg0
// CHECK: arith.cmpf oeq
// CHECK: arith.cmpf olt
// CHECK: arith.constant {{false|true}}
func.func @predicates(%x: f32, %p: i1) -> (i1, i1, i1, i1, i1, i1) {
  %0 = runmat.isnan %x : (f32) -> i1
  %1 = runmat.isinf %x : (f32) -> i1
  %2 = runmat.isfinite %x : (f32) -> i1
  %3 = runmat.isnan %p : (i1) -> i1
  %4 = runmat.isinf %p : (i1) -> i1
  %5 = runmat.isfinite %p : (i1) -> i1
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}

// -----

// CHECK-LABEL: @casts
// CHECK: arith.truncf %arg0 : f64 to f32
// CHECK: arith.extf %arg1 : f32 to f64
// CHECK: arith.uitofp %arg2 : i1 to f64
// CHECK: arith.cmpf une, %arg0
func.func @casts(%x: f64, %y: f32, %p: i1) -> (f32, f64, f64, i1, f64) {
  %0 = runmat.cast %x to single : (f64) -> f32
  %1 = runmat.cast %y to double : (f32) -> f64
  %2 = runmat.cast %p to double : (i1) -> f64
  %3 = runmat.cast %x to logical : (f64) -> i1
  %4 = runmat.cast %x to double : (f64) -> f64
  return %0, %1, %2, %3, %4 : f32, f64, f64, i1, f64
}

// -----

// Domains: NaN is inside (it stays NaN), except where a NaN is an error.
// CHECK-LABEL: @domains
// CHECK: arith.cmpf uge, %arg0, %{{.*}}
// CHECK: arith.constant -1.0
// CHECK: arith.cmpf uge, %arg0
// CHECK: math.absf
// CHECK: arith.cmpf ule
// CHECK: math.floor %arg1
// CHECK: arith.cmpf ueq
// CHECK: arith.ori
// CHECK: arith.cmpf ord, %arg0, %arg0
// CHECK: arith.cmpf ord, %arg0, %arg0
// CHECK: arith.cmpf ord, %arg1, %arg1
// CHECK: arith.cmpf uge, %arg0
// CHECK: arith.cmpf uge, %arg0
// CHECK: arith.cmpf uge, %arg1
// CHECK: arith.andi
// CHECK: %[[HALF:.*]] = arith.mulf %arg1
// CHECK: math.floor %arg1
// CHECK: arith.cmpf oeq
// CHECK: math.floor %[[HALF]]
// CHECK: arith.cmpf one
// CHECK: arith.andi
// CHECK: arith.cmpf uge, %arg0
// CHECK: arith.ori
// CHECK: arith.cmpf uge, %arg0
// CHECK: %[[FLOOR:.*]] = math.floor %arg1
// CHECK: arith.cmpf ueq, %[[FLOOR]], %arg1
// CHECK: arith.cmpf uge, %arg0
// CHECK: arith.ori
func.func @domains(%x: f64, %y: f64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %0 = runmat.inside_domain "sqrt" (%x) : f64 -> i1
  %1 = runmat.inside_domain "log1p" (%x) : f64 -> i1
  %2 = runmat.inside_domain "asin" (%x) : f64 -> i1
  %3 = runmat.inside_domain "power" (%x, %y) : f64, f64 -> i1
  %4 = runmat.inside_domain "cast" (%x) : f64 -> i1
  %5 = runmat.inside_domain "and" (%x, %y) : f64, f64 -> i1
  %6 = runmat.inside_domain "gammaln" (%x) : f64 -> i1
  %7 = runmat.inside_domain "beta" (%x, %y) : f64, f64 -> i1
  %8 = runmat.inside_domain "nthroot" (%x, %y) : f64, f64 -> i1
  %9 = runmat.inside_domain "realsqrt" (%x) : f64 -> i1
  %10 = runmat.inside_domain "realpow" (%x, %y) : f64, f64 -> i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

// Functions are arithmetic of their class and integers of its width: no library function, no other class.
// CHECK-LABEL: @double_functions
// CHECK-NOT: = runmat.
// CHECK-NOT: math.{{a?cosh?|a?sinh?|a?tanh?|atan2|exp|expm1|log|log2|log10|log1p|powf|erfc?}} {{.*}}
// CHECK-NOT: f32
// CHECK: math.fma {{.*}} : f64
// CHECK-NOT: = runmat.
// CHECK-NOT: math.{{a?cosh?|a?sinh?|a?tanh?|atan2|exp|expm1|log|log2|log10|log1p|powf|erfc?}} {{.*}}
// CHECK: return
func.func @double_functions(%x: f64) -> f64 {
  %0 = runmat.exp %x : (f64) -> f64
  %1 = runmat.expm1 %0 : (f64) -> f64
  %2 = runmat.sin %1 : (f64) -> f64
  %3 = runmat.cos %2 : (f64) -> f64
  %4 = runmat.tan %3 : (f64) -> f64
  %5 = runmat.atan %4 : (f64) -> f64
  %6 = runmat.sinh %5 : (f64) -> f64
  %7 = runmat.cosh %6 : (f64) -> f64
  %8 = runmat.tanh %7 : (f64) -> f64
  %9 = runmat.log %8 : (f64) -> f64
  %10 = runmat.log2 %9 : (f64) -> f64
  %11 = runmat.log10 %10 : (f64) -> f64
  %12 = runmat.log1p %11 : (f64) -> f64
  %13 = runmat.asin %12 : (f64) -> f64
  %14 = runmat.acos %13 : (f64) -> f64
  %15 = runmat.atan2 %14, %x : (f64, f64) -> f64
  %16 = runmat.power %15, %x : (f64, f64) -> f64
  %17 = runmat.hypot %16, %x : (f64, f64) -> f64
  %18 = runmat.asinh %17 : (f64) -> f64
  %19 = runmat.acosh %18 : (f64) -> f64
  %20 = runmat.atanh %19 : (f64) -> f64
  %21 = runmat.erf %20 : (f64) -> f64
  %22 = runmat.erfc %21 : (f64) -> f64
  %23 = runmat.erfcx %22 : (f64) -> f64
  %24 = runmat.erfinv %23 : (f64) -> f64
  %25 = runmat.erfcinv %24 : (f64) -> f64
  %26 = runmat.gamma %25 : (f64) -> f64
  %27 = runmat.gammaln %26 : (f64) -> f64
  %28 = runmat.psi %27 : (f64) -> f64
  %29 = runmat.beta %28, %x : (f64, f64) -> f64
  %30 = runmat.betaln %29, %x : (f64, f64) -> f64
  %31 = runmat.nthroot %30, %x : (f64, f64) -> f64
  %32 = runmat.reallog %31 : (f64) -> f64
  %33 = runmat.realpow %32, %x : (f64, f64) -> f64
  %34 = runmat.atan2d %33, %x : (f64, f64) -> f64
  %35 = runmat.pow2 %34, %x : (f64, f64) -> f64
  return %35 : f64
}

// -----

// CHECK-LABEL: @single_functions
// CHECK-NOT: = runmat.
// CHECK-NOT: math.{{a?cosh?|a?sinh?|a?tanh?|atan2|exp|expm1|log|log2|log10|log1p|powf|erfc?}} {{.*}}
// CHECK-NOT: f64
// CHECK: math.fma {{.*}} : f32
// CHECK-NOT: = runmat.
// CHECK-NOT: math.{{a?cosh?|a?sinh?|a?tanh?|atan2|exp|expm1|log|log2|log10|log1p|powf|erfc?}} {{.*}}
// CHECK-NOT: f64
// CHECK: return
func.func @single_functions(%x: f32) -> f32 {
  %0 = runmat.exp %x : (f32) -> f32
  %1 = runmat.expm1 %0 : (f32) -> f32
  %2 = runmat.sin %1 : (f32) -> f32
  %3 = runmat.cos %2 : (f32) -> f32
  %4 = runmat.tan %3 : (f32) -> f32
  %5 = runmat.atan %4 : (f32) -> f32
  %6 = runmat.sinh %5 : (f32) -> f32
  %7 = runmat.cosh %6 : (f32) -> f32
  %8 = runmat.tanh %7 : (f32) -> f32
  %9 = runmat.log %8 : (f32) -> f32
  %10 = runmat.log2 %9 : (f32) -> f32
  %11 = runmat.log10 %10 : (f32) -> f32
  %12 = runmat.log1p %11 : (f32) -> f32
  %13 = runmat.asin %12 : (f32) -> f32
  %14 = runmat.acos %13 : (f32) -> f32
  %15 = runmat.atan2 %14, %x : (f32, f32) -> f32
  %16 = runmat.power %15, %x : (f32, f32) -> f32
  %17 = runmat.hypot %16, %x : (f32, f32) -> f32
  %18 = runmat.erfcx %17 : (f32) -> f32
  %19 = runmat.erfinv %18 : (f32) -> f32
  %20 = runmat.erfcinv %19 : (f32) -> f32
  %21 = runmat.gamma %20 : (f32) -> f32
  %22 = runmat.gammaln %21 : (f32) -> f32
  %23 = runmat.psi %22 : (f32) -> f32
  %24 = runmat.beta %23, %x : (f32, f32) -> f32
  %25 = runmat.betaln %24, %x : (f32, f32) -> f32
  %26 = runmat.nthroot %25, %x : (f32, f32) -> f32
  %27 = runmat.reallog %26 : (f32) -> f32
  %28 = runmat.realpow %27, %x : (f32, f32) -> f32
  %29 = runmat.atan2d %28, %x : (f32, f32) -> f32
  %30 = runmat.pow2 %29, %x : (f32, f32) -> f32
  return %30 : f32
}

// -----

// A choice between numbers.
// CHECK-LABEL: @choice
// CHECK: arith.select %arg0, %arg1, %arg2 : f32
func.func @choice(%c: i1, %x: f32, %y: f32) -> f32 {
  %0 = runmat.select %c, %x, %y : (i1, f32, f32) -> f32
  return %0 : f32
}

// -----

// exp, step by step: x = k*ln2 + r with ln2 in two words, p(r), 2^k added to the exponent; what overflows or is subnormal is rare.
// CHECK-LABEL: @single_exp
// CHECK: %[[SUM:.*]] = math.fma %arg0
// CHECK: %[[K:.*]] = arith.subf %[[SUM]]
// CHECK: %[[REST:.*]] = math.fma %[[K]], %{{.*}}, %arg0
// CHECK: %[[R:.*]] = math.fma %[[K]], %{{.*}}, %[[REST]]
// CHECK: arith.mulf %[[R]], %[[R]]
// CHECK: math.fma %[[R]]
// CHECK: arith.bitcast %[[SUM]] : f32 to i32
// CHECK: arith.shli
// CHECK: %[[SMALL:.*]] = arith.cmpf olt
// CHECK-NOT: scf.
// CHECK: %[[Y:.*]] = arith.select %[[SMALL]], %{{.*}}, %{{.*}} {runmat.usually} : f32
// CHECK: return %[[Y]]
func.func @single_exp(%x: f32) -> f32 {
  %0 = runmat.exp %x : (f32) -> f32
  return %0 : f32
}

// -----

// What huge angles take, upper halves of products, is rare.
// CHECK-LABEL: @single_sin
// CHECK: math.fma
// CHECK: arith.mului_extended
// CHECK-NOT: scf.
// CHECK: arith.select {{.*}} {runmat.usually}
// CHECK: return
func.func @single_sin(%x: f32) -> f32 {
  %0 = runmat.sin %x : (f32) -> f32
  return %0 : f32
}

// -----

// x.^2 is x*x, also where the exponent is not known; others are the text of power, 0.5 among them.
// CHECK-LABEL: @power
// CHECK: %[[KNOWN:.*]] = arith.mulf %arg0, %arg0
// CHECK-NOT: math.sqrt
// CHECK: arith.cmpf oeq, %arg1
// CHECK: %[[SQUARE:.*]] = arith.mulf %arg0, %arg0
// CHECK: arith.select %{{.*}}, %[[SQUARE]]
// CHECK-NOT: math.sqrt
// CHECK: return %[[KNOWN]],
func.func @power(%x: f64, %y: f64) -> (f64, f64, f64) {
  %two = runmat.constant 2.0 : f64 -> f64
  %half = runmat.constant 0.5 : f64 -> f64
  %0 = runmat.power %x, %two : (f64, f64) -> f64
  %1 = runmat.power %x, %half : (f64, f64) -> f64
  %2 = runmat.power %x, %y : (f64, f64) -> f64
  return %0, %1, %2 : f64, f64, f64
}

// -----

// Ranges by the formulas of docs/numerics.md: no trap for any operands.
// CHECK-LABEL: @ranges
// CHECK: arith.divf
// CHECK: math.floor
// CHECK: arith.fptosi
// CHECK: arith.select
func.func @ranges(%a: f64, %d: f64, %b: f64, %i: index) -> (index, f64, f64, index) {
  %0 = runmat.count %a, %d, %b
  %1 = runmat.range_element %a, %d, %b, %0, %i
  %2 = runmat.linspace_element %a, %b, %0, %i
  %3 = runmat.to_extent %a
  return %0, %1, %2, %3 : index, f64, f64, index
}

// -----

// The remainder is exact: a quotient that is large, and so rare, takes more operations, but never a division by repetition.
// CHECK-LABEL: @remainder
// CHECK-NOT: arith.remf
// CHECK: %[[RATIO:.*]] = arith.divf
// CHECK: math.floor %[[RATIO]]
// CHECK: math.fma
// CHECK: arith.select {{.*}} {runmat.usually} : f32
// CHECK: return
func.func @remainder(%x: f32, %y: f32) -> f32 {
  %0 = runmat.rem %x, %y : (f32, f32) -> f32
  return %0 : f32
}

// -----

// mod has the sign of the divisor, is 0 without a sign where nothing is left, and x for a divisor of 0.
// CHECK-LABEL: @modulus
// CHECK-NOT: arith.remf
// CHECK: %[[REST:.*]] = arith.select {{.*}} {runmat.usually} : f64
// CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %arg1
// CHECK: %[[NONE:.*]] = arith.cmpf oeq, %arg1, %{{.*}}
// CHECK: arith.select %[[NONE]], %arg0, %{{.*}}
// CHECK: return
func.func @modulus(%x: f64, %y: f64) -> f64 {
  %0 = runmat.mod %x, %y : (f64, f64) -> f64
  return %0 : f64
}

// -----

// A literal is of the type it is used in, rounded to nearest even; an infinity stays one.
// CHECK-LABEL: @literals_of_singles
// CHECK-NOT: arith.truncf
// CHECK: %[[TENTH:.*]] = arith.constant 1.000000e-01 : f32
// CHECK: arith.addf %arg0, %[[TENTH]] : f32
// CHECK: %[[INF:.*]] = arith.constant 0x7F800000 : f32
// CHECK: arith.mulf %{{.*}}, %[[INF]] : f32
func.func @literals_of_singles(%x: f32) -> f32 {
  %tenth = runmat.constant 0.1 : f64 -> f64
  %0 = runmat.cast %tenth to single : (f64) -> f32
  %1 = runmat.add %x, %0 : (f32, f32) -> f32
  %huge = runmat.constant 1.0e300 : f64 -> f64
  %2 = runmat.cast %huge to single : (f64) -> f32
  %3 = runmat.mul %1, %2 : (f32, f32) -> f32
  return %3 : f32
}
