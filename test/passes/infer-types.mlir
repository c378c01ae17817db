// RUN: runmat-opt %s --runmat-infer-types --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-infer-types --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// CHECK-LABEL: @elementwise
// CHECK: runmat.mul %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<single, [1, *]>) -> !runmat.array<single, [*, *]>
// CHECK: runmat.lt %{{.*}} -> !runmat.array<logical, [*, *]>
func.func @elementwise(%a: !runmat.array<double, [*, *]>, %b: !runmat.array<single, [1, *]>) {
  %0 = runmat.mul %a, %b : (!runmat.array<double, [*, *]>, !runmat.array<single, [1, *]>) -> !runmat.any
  %1 = runmat.lt %0, %a : (!runmat.any, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// -----

// The default dimension is the first that is not 1; a constant expands.
// CHECK-LABEL: @reduce
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, *]>
// CHECK: runmat.reduce max %{{.*}} over [1] {{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: runmat.reduce any %{{.*}} all {{.*}} -> !runmat.array<logical, [1, 1]>
// CHECK: runmat.reduce min %{{.*}} over [0] {{.*}} -> !runmat.array<double, [1, 3]>
func.func @reduce(%a: !runmat.array<double, [*, *]>, %b: !runmat.array<double, [?, 3]>) {
  %0 = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.reduce max %a over [1] : (!runmat.array<double, [*, *]>) -> !runmat.any
  %2 = runmat.reduce any %a all : (!runmat.array<double, [*, *]>) -> !runmat.any
  %3 = runmat.reduce min %b over [0] : (!runmat.array<double, [?, 3]>) -> !runmat.any
  return
}

// -----

// A class of 64 bits is one of integers; chars count as doubles where they are computed with, and are no parts of switch.
// CHECK-LABEL: @others
// CHECK: runmat.add {{.*}} -> !runmat.array<int64, [*, 1]>
// CHECK: runmat.sub {{.*}} -> !runmat.array<double, [1, *]>
// CHECK: runmat.cast {{.*}} -> !runmat.array<int8, [1, *]>
// CHECK: runmat.reduce max {{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.index {{.*}} -> !runmat.array<char, [1, 1]>
// CHECK: runmat.conj {{.*}} -> !runmat.any
// CHECK: runmat.transpose {{.*}} -> !runmat.any
// CHECK: runmat.update {{.*}} -> !runmat.any
func.func @others(%a: !runmat.array<int64, [*, 1]>, %c: !runmat.array<char, [1, *]>, %s: !runmat.array<double, [1, 1]>) {
  %0 = runmat.add %a, %a : (!runmat.array<int64, [*, 1]>, !runmat.array<int64, [*, 1]>) -> !runmat.any
  %1 = runmat.sub %c, %s : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.any
  %2 = runmat.cast %c to int8 : (!runmat.array<char, [1, *]>) -> !runmat.any
  %3 = runmat.reduce max %c over [1] : (!runmat.array<char, [1, *]>) -> !runmat.any
  %4 = runmat.index %c(%s) : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.any
  %5 = runmat.conj %c : (!runmat.array<char, [1, *]>) -> !runmat.any
  %6 = runmat.transpose %c : (!runmat.array<char, [1, *]>) -> !runmat.any
  %7 = runmat.update %c(%s) = %s : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.any
  return
}

// -----

// A carried variable keeps its class and loses what changes of its extents.
// CHECK-LABEL: @loop
// CHECK: %[[W:.*]] = runmat.widen %{{.*}} : (!runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, ?]>
// CHECK: runmat.for {{.*}} carry(%{{.*}} = %[[W]] : !runmat.array<double, [1, ?]>)
func.func @loop(%a: !runmat.array<double, [1, *]>, %n: !runmat.array<double, [1, 1]>) {
  %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
  %r = "runmat.for"(%one, %one, %n, %one) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %s: !runmat.array<double, [1, 1]>):
    %t = runmat.add %s, %a : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, *]>) -> !runmat.any
    %u = runmat.add %t, %i : (!runmat.any, !runmat.any) -> !runmat.any
    "runmat.yield"(%u) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

// Every class and shape rule the slow way round: untyped ops take the rule's type.
// CHECK-LABEL: @constructors
// CHECK: runmat.fill {{.*}} -> !runmat.array<single, [3, ?]>
// CHECK: runmat.range {{.*}} -> !runmat.array<double, [1, ?]>
// CHECK: runmat.linspace {{.*}} -> !runmat.array<double, [1, ?]>
// CHECK: runmat.transpose {{.*}} -> !runmat.array<single, [?, 3]>
// CHECK: runmat.reshape {{.*}} -> !runmat.array<single, [?, 3]>
// CHECK: runmat.size {{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.isnan {{.*}} -> !runmat.array<logical, [3, ?]>
// CHECK: runmat.cast {{.*}} -> !runmat.array<double, [3, ?]>
func.func @constructors(%n: !runmat.array<double, [1, 1]>) {
  %three = runmat.constant 3.0 : f64 -> !runmat.any
  %0 = runmat.fill 0.0 as single (%three, %n) : (!runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
  %1 = runmat.range %three, %three, %n : (!runmat.any, !runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
  %2 = runmat.linspace %three, %three, %n : (!runmat.any, !runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
  %3 = runmat.transpose %0 : (!runmat.any) -> !runmat.any
  %4 = runmat.reshape %0 to (%n, %three) : (!runmat.any, !runmat.array<double, [1, 1]>, !runmat.any) -> !runmat.any
  %5 = runmat.size %0, 1 : (!runmat.any) -> !runmat.any
  %6 = runmat.isnan %0 : (!runmat.any) -> !runmat.any
  %7 = runmat.cast %0 to double : (!runmat.any) -> !runmat.any
  return
}

// -----

// The extents of a product are those of what stands for its factors.
// CHECK-LABEL: @forms
// CHECK: runmat.mtimes {{.*}} -> !runmat.array<double, [3, 4]>
// CHECK: runmat.mtimes {{.*}} -> !runmat.array<complex double, [2, 2]>
func.func @forms(%a: !runmat.array<double, [2, 3]>, %b: !runmat.array<double, [2, 4]>, %z: !runmat.array<complex double, [2, 3]>) {
  %0 = runmat.mtimes %a as transposed, %b : (!runmat.array<double, [2, 3]>, !runmat.array<double, [2, 4]>) -> !runmat.any
  %1 = runmat.mtimes %a, %z as adjoint : (!runmat.array<double, [2, 3]>, !runmat.array<complex double, [2, 3]>) -> !runmat.any
  return
}

// -----

// What cannot be typed stays untyped, and so does what depends on it.
// CHECK-LABEL: @untyped
// CHECK: runmat.mtimes {{.*}} -> !runmat.any
// CHECK: runmat.neg {{.*}} -> !runmat.any
// CHECK: runmat.truth scalar {{.*}} -> !runmat.any
// CHECK: runmat.add {{.*}} -> !runmat.any
func.func @untyped(%a: !runmat.array<double, [2, 2]>, %b: !runmat.array<double, [3, 3]>) {
  %0 = runmat.mtimes %a, %b : (!runmat.array<double, [2, 2]>, !runmat.array<double, [3, 3]>) -> !runmat.any
  %1 = runmat.neg %0 : (!runmat.any) -> !runmat.any
  %2 = runmat.truth scalar %a : (!runmat.array<double, [2, 2]>) -> !runmat.any
  %3 = runmat.add %a, %b : (!runmat.array<double, [2, 2]>, !runmat.array<double, [3, 3]>) -> !runmat.any
  return
}

// -----

// Branches join: extents are widened, classes are not. A variable that only one side assigns takes the type of that side.
// CHECK-LABEL: @branch
// CHECK: %[[R:.*]]:3 = runmat.if %{{.*}} -> !runmat.array<double, [*, 1]>, !runmat.any, !runmat.array<double, [3, 1]> {
// CHECK: runmat.widen %{{.*}} : (!runmat.array<double, [3, 1]>) -> !runmat.array<double, [*, 1]>
// CHECK: else
// CHECK: runmat.undef : !runmat.array<double, [3, 1]>
func.func @branch(%c: !runmat.array<logical, [1, 1]>, %a: !runmat.array<double, [3, 1]>, %b: !runmat.array<double, [4, 1]>, %s: !runmat.array<single, [3, 1]>) {
  %r:3 = runmat.if %c : !runmat.array<logical, [1, 1]> -> !runmat.any, !runmat.any, !runmat.any {
    %0 = runmat.neg %a : (!runmat.array<double, [3, 1]>) -> !runmat.any
    %1 = runmat.neg %a : (!runmat.array<double, [3, 1]>) -> !runmat.any
    %2 = runmat.neg %a : (!runmat.array<double, [3, 1]>) -> !runmat.any
    runmat.yield %0, %1, %2 : !runmat.any, !runmat.any, !runmat.any
  } else {
    %0 = runmat.neg %b : (!runmat.array<double, [4, 1]>) -> !runmat.any
    %1 = runmat.neg %s : (!runmat.array<single, [3, 1]>) -> !runmat.any
    %2 = runmat.undef : !runmat.any
    runmat.yield %0, %1, %2 : !runmat.any, !runmat.any, !runmat.any
  }
  return
}

// -----

// A carried variable whose class changes around the loop stays untyped.
// CHECK-LABEL: @changing_class
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %{{.*}} : !runmat.array<double, [1, 1]>)
// CHECK: runmat.cast %[[C]] to single : (!runmat.any)
func.func @changing_class(%n: !runmat.array<double, [1, 1]>) {
  %r = "runmat.for"(%n, %n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %c: !runmat.any):
    %0 = runmat.cast %c to single : (!runmat.any) -> !runmat.any
    "runmat.yield"(%0) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.any
  return
}

// -----

// A while loop carries types like a for loop does; what says whether it goes on is none of them.
// CHECK-LABEL: @while
// CHECK: %[[W:.*]] = runmat.widen %arg0 : (!runmat.array<double, [1, 3]>) -> !runmat.array<double, [1, ?]>
// CHECK: %[[R:.*]] = runmat.while carry(%[[C:.*]] = %[[W]] : !runmat.array<double, [1, ?]>) {
// CHECK: %[[G:.*]] = runmat.gt {{.*}} -> !runmat.array<logical, [1, 1]>
// CHECK: runmat.yield %[[G]], {{.*}} : !runmat.array<logical, [1, 1]>, !runmat.array<double, [1, ?]>
func.func @while(%a: !runmat.array<double, [1, 3]>, %n: !runmat.array<double, [1, 1]>) {
  %r = "runmat.while"(%a) ({
  ^bb0(%c: !runmat.any):
    %one = runmat.constant 1.0 : f64 -> !runmat.any
    %g = runmat.gt %n, %one : (!runmat.array<double, [1, 1]>, !runmat.any) -> !runmat.any
    %f = runmat.fill 1.0 as double (%one, %n) : (!runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
    "runmat.yield"(%g, %f) : (!runmat.any, !runmat.any) -> ()
  }) : (!runmat.array<double, [1, 3]>) -> !runmat.any
  return
}

// -----

// Of a few whole numbers that are written down the count is known, also behind what constructors see them through.
// CHECK-LABEL: @written_ranges
// CHECK-COUNT-2: runmat.range {{.*}} -> !runmat.array<double, [1, 3]>
// CHECK: runmat.range {{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.range {{.*}} -> !runmat.array<double, [1, 36]>
// CHECK-COUNT-5: runmat.range {{.*}} -> !runmat.array<double, [1, ?]>
// CHECK: runmat.fill {{.*}} -> !runmat.array<double, [3, 36]>
func.func @written_ranges(%x: !runmat.array<double, [1, 1]>) {
  %one = runmat.constant 1.0 : f64 -> !runmat.any
  %three = runmat.constant 3.0 : f64 -> !runmat.any
  %down = runmat.constant -1.0 : f64 -> !runmat.any
  %zero = runmat.constant 0.0 : f64 -> !runmat.any
  %half = runmat.constant 0.5 : f64 -> !runmat.any
  %most = runmat.constant 36.0 : f64 -> !runmat.any
  %0 = runmat.range %one, %one, %three : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %1 = runmat.range %three, %down, %one : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %2 = runmat.range %one, %three, %three : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %3 = runmat.range %one, %one, %most : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  // More than a few, none, without a step, of fractions, and of what is not written.
  %4 = runmat.range %zero, %one, %most : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %5 = runmat.range %three, %one, %one : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %6 = runmat.range %one, %zero, %three : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %7 = runmat.range %one, %half, %three : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %8 = runmat.range %one, %one, %x : (!runmat.any, !runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
  %real = runmat.conj %three : (!runmat.any) -> !runmat.any
  %rows = runmat.cast %real to double : (!runmat.any) -> !runmat.any
  %columns = runmat.cast %most to double : (!runmat.any) -> !runmat.any
  %9 = runmat.fill 0.0 as double(%rows, %columns) : (!runmat.any, !runmat.any) -> !runmat.any
  return
}

// -----

// Sizes of arrays whose extents are known are numbers, with what is added to them; one that a loop changes is none.
// CHECK-LABEL: @measured
// CHECK: runmat.range {{.*}} -> !runmat.array<double, [1, 4]>
// CHECK: runmat.range {{.*}} -> !runmat.array<double, [1, 2]>
// CHECK: runmat.fill {{.*}} -> !runmat.array<double, [6, 3]>
// CHECK: runmat.fill {{.*}} -> !runmat.array<double, [2, ?]>
// CHECK: runmat.for
// CHECK: runmat.fill {{.*}} -> !runmat.array<double, [?, 3]>
func.func @measured(%v: !runmat.array<double, [1, 5]>, %m: !runmat.array<double, [3, 2]>, %u: !runmat.array<double, [2, ?]>,
                    %n: !runmat.array<double, [1, 1]>) {
  %one = runmat.constant 1.0 : f64 -> !runmat.any
  %two = runmat.constant 2.0 : f64 -> !runmat.any
  %end = runmat.end %v at 0 of 1 : (!runmat.array<double, [1, 5]>) -> !runmat.any
  %0 = runmat.range %two, %one, %end : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %columns = runmat.end %m at 1 of 2 : (!runmat.array<double, [3, 2]>) -> !runmat.any
  %less = runmat.sub %end, %two : (!runmat.any, !runmat.any) -> !runmat.any
  %1 = runmat.range %columns, %one, %less : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %count = runmat.numel %m : (!runmat.array<double, [3, 2]>) -> !runmat.any
  %length = runmat.length %m : (!runmat.array<double, [3, 2]>) -> !runmat.any
  %2 = runmat.fill 0.0 as double(%count, %length) : (!runmat.any, !runmat.any) -> !runmat.any
  %rows = runmat.size %u, 0 : (!runmat.array<double, [2, ?]>) -> !runmat.any
  %some = runmat.size %u, 1 : (!runmat.array<double, [2, ?]>) -> !runmat.any
  %3 = runmat.fill 0.0 as double(%rows, %some) : (!runmat.any, !runmat.any) -> !runmat.any
  %r = runmat.for %i: !runmat.any = %one, %one, %n : !runmat.any, !runmat.any, !runmat.array<double, [1, 1]> carry(%k = %length : !runmat.any) {
    %4 = runmat.fill 0.0 as double(%k, %length) : (!runmat.any, !runmat.any) -> !runmat.any
    %next = runmat.add %k, %one : (!runmat.any, !runmat.any) -> !runmat.any
    runmat.yield %next : !runmat.any
  }
  return
}
