// RUN: runmat-opt %s --runmat-legalise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-legalise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// Native: two of one class, one and a constant of its class, and a sum with any double.
!w = !runmat.array<int64, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!f = !runmat.array<single, [1, 1]>
!l = !runmat.array<logical, [*, 1]>
// CHECK-LABEL: @native
func.func @native(%a: !w, %s: !s, %f: !f) -> (!w, !w, !w, !w, !w, !l, !w) {
  // CHECK: %[[TWO:.*]] = runmat.constant 2.0
  %two = runmat.constant 2.0 : f64 -> !s
  // CHECK: %[[P:.*]] = runmat.mul %arg0, %arg0 : (!runmat.array<int64, [*, 1]>, !runmat.array<int64, [*, 1]>)
  %0 = runmat.mul %a, %a : (!w, !w) -> !w
  // CHECK: %[[C:.*]] = runmat.cast %[[TWO]] to int64
  // CHECK: %[[Q:.*]] = runmat.div %arg0, %[[C]] :
  %1 = runmat.div %a, %two : (!w, !s) -> !w
  // CHECK: %[[S:.*]] = runmat.add %arg1, %arg0 : (!runmat.array<double, [1, 1]>, !runmat.array<int64, [*, 1]>)
  %2 = runmat.add %s, %a : (!s, !w) -> !w
  // CHECK: runmat.mul %arg0, %arg1 : (!runmat.array<int64, [*, 1]>, !runmat.array<double, [1, 1]>)
  %m = runmat.mtimes %a, %s : (!w, !s) -> !w
  // CHECK: %[[N:.*]] = runmat.neg %arg1
  // CHECK: %[[D:.*]] = runmat.add %arg0, %[[N]] :
  %3 = runmat.sub %a, %s : (!w, !s) -> !w
  // CHECK: %[[F:.*]] = runmat.cast %arg2 to double
  // CHECK: %[[M:.*]] = runmat.maximum %arg0, %[[F]] :
  %4 = runmat.maximum %a, %f : (!w, !f) -> !w
  // CHECK: %[[G:.*]] = runmat.cast %arg2 to double
  // CHECK: %[[R:.*]] = runmat.lt %[[G]], %arg0 :
  %5 = runmat.lt %f, %a : (!f, !w) -> !l
  %6 = runmat.floor %a : (!w) -> !w
  // CHECK: return %[[P]], %[[Q]], %[[S]], %[[D]], %[[M]], %[[R]], %arg0
  return %0, %1, %2, %3, %4, %5, %6 : !w, !w, !w, !w, !w, !l, !w
}

// -----

// By the runtime: what a class does not have, powers, reductions, and relations of the two classes.
!w = !runmat.array<uint64, [*, *]>
!v = !runmat.array<int64, [*, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @evaluated
func.func @evaluated(%a: !w, %b: !v, %s: !s) {
  %minus = runmat.constant -2.0 : f64 -> !s
  %half = runmat.constant 0.5 : f64 -> !s
  // CHECK: runmat.evaluate "mod"(%arg0, %arg2)
  %0 = runmat.mod %a, %s : (!w, !s) -> !w
  // CHECK: runmat.evaluate "rdivide"(%arg0, %{{.*}})
  %1 = runmat.mrdivide %a, %minus : (!w, !s) -> !w
  // CHECK: runmat.evaluate "rdivide"(%arg0, %{{.*}})
  %2 = runmat.mldivide %half, %a : (!s, !w) -> !w
  // CHECK: runmat.evaluate "minus"(%arg2, %arg0)
  %3 = runmat.sub %s, %a : (!s, !w) -> !w
  // CHECK: runmat.evaluate "power"(%arg0, %{{.*}})
  %4 = runmat.power %a, %s : (!w, !s) -> !w
  // CHECK: runmat.evaluate "ge"(%arg0, %arg1)
  %5 = runmat.ge %a, %b : (!w, !v) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.evaluate "sum"(%arg0, %{{.*}}) : {{.*}} -> !runmat.array<double, [*, 1]>
  %6 = runmat.reduce sum %a over [1] : (!w) -> !runmat.array<double, [*, 1]>
  // CHECK: %[[ALL:.*]] = runmat.text "all"
  // CHECK: runmat.evaluate "mean"(%arg0, %[[ALL]])
  %7 = runmat.mean %a all : (!w) -> !s
  // CHECK: %[[NONE:.*]] = runmat.fill 0.0{{.*}} -> !runmat.array<double, [0, 0]>
  // CHECK: %[[LIST:.*]] = runmat.concatenate
  // CHECK: runmat.evaluate "max"(%arg0, %[[NONE]], %[[LIST]])
  %8 = runmat.reduce max %a over [0, 1] : (!w) -> !runmat.array<uint64, [1, 1]>
  // CHECK: runmat.evaluate "prod"(%arg0) :
  %9 = runmat.reduce prod %a : (!w) -> !runmat.array<double, [1, *]>
  // CHECK: %[[T:.*]] = runmat.cast %arg0 to logical
  // CHECK: runmat.reduce any %[[T]]
  %10 = runmat.reduce any %a over [0] : (!w) -> !runmat.array<logical, [1, *]>
  return
}

// -----

// Bits: of integers of all classes, beside which a double must be a constant that is not negative, and of doubles, whose domain is guarded.
!i = !runmat.array<int16, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @bits
func.func @bits(%a: !i, %s: !s, %d: !runmat.array<double, [*, 1]>) {
  %three = runmat.constant 3.0 : f64 -> !s
  %minus = runmat.constant -3.0 : f64 -> !s
  // CHECK: runmat.bitand %arg0, %arg0
  %0 = runmat.bitand %a, %a : (!i, !i) -> !i
  // CHECK: %[[C:.*]] = runmat.cast %{{.*}} to int16
  // CHECK: runmat.bitor %arg0, %[[C]]
  %1 = runmat.bitor %a, %three : (!i, !s) -> !i
  // CHECK: runmat.evaluate "bitxor"(%arg0, %{{.*}})
  %2 = runmat.bitxor %a, %minus : (!i, !s) -> !i
  // CHECK: runmat.evaluate "bitand"(%arg0, %arg2)
  %3 = runmat.bitand %a, %d : (!i, !runmat.array<double, [*, 1]>) -> !i
  // CHECK: runmat.bitor %arg1, %arg1
  %4 = runmat.bitor %s, %s : (!s, !s) -> !s
  // CHECK: %[[PLACES:.*]] = runmat.cast %{{.*}} to int64
  // CHECK: runmat.bitshift %arg0, %[[PLACES]]
  %5 = runmat.bitshift %a, %minus : (!i, !s) -> !i
  // CHECK: runmat.evaluate "bitshift"(%arg0, %arg1)
  %6 = runmat.bitshift %a, %s : (!i, !s) -> !i
  // CHECK: runmat.bitshift %arg1, %arg1
  %7 = runmat.bitshift %s, %s : (!s, !s) -> !s
  // CHECK: %[[TRUTH:.*]] = runmat.cast %{{.*}} to double
  // CHECK: runmat.bitxor %arg1, %[[TRUTH]]
  %8 = runmat.gt %s, %three : (!s, !s) -> !runmat.array<logical, [1, 1]>
  %9 = runmat.bitxor %s, %8 : (!s, !runmat.array<logical, [1, 1]>) -> !s
  // CHECK: runmat.evaluate "bitand"
  %10 = runmat.cast %s to single : (!s) -> !runmat.array<single, [1, 1]>
  %11 = runmat.bitand %s, %10 : (!s, !runmat.array<single, [1, 1]>) -> !runmat.array<single, [1, 1]>
  return
}

// -----

// What is no integer is left alone, and so is a conversion to one.
!d = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @others
// CHECK-NEXT: runmat.power %arg0, %arg0
// CHECK-NEXT: runmat.cast %arg0 to int64
// CHECK-NEXT: return
func.func @others(%d: !d) {
  %1 = runmat.power %d, %d : (!d, !d) -> !d
  %3 = runmat.cast %d to int64 : (!d) -> !runmat.array<int64, [*, 1]>
  return
}

// -----

// idivide: without the remainder, and one less where fix went the wrong way.
!w = !runmat.array<int64, [*, 1]>
// CHECK-LABEL: @divide
// CHECK: %[[R:.*]] = runmat.rem %arg0, %arg0
// CHECK: %[[X:.*]] = runmat.sub %arg0, %[[R]]
// CHECK: %[[Q:.*]] = runmat.div %[[X]], %arg0
// CHECK: %[[ONE:.*]] = runmat.cast %{{.*}} to int64 : (!runmat.array<logical, [*, 1]>)
// CHECK: runmat.sub %[[Q]], %[[ONE]]
// CHECK-NOT: runmat.idivide
// CHECK: runmat.div %arg0, %arg0
func.func @divide(%a: !w) {
  %0 = runmat.idivide floor %a, %a : (!w, !w) -> !w
  %1 = runmat.idivide round %a, %a : (!w, !w) -> !w
  return
}

// One more where the quotient is above 0 and there is a remainder; nothing to mend for fix.
// CHECK-LABEL: @divide_up
// CHECK: %[[R:.*]] = runmat.rem %arg0, %arg1
// CHECK: %[[X:.*]] = runmat.sub %arg0, %[[R]]
// CHECK: %[[Q:.*]] = runmat.div %[[X]], %arg1
// CHECK: %[[SOME:.*]] = runmat.ne %[[R]]
// CHECK: %[[DIFFER:.*]] = runmat.ne %{{.*}}, %{{.*}} : (!runmat.array<logical
// CHECK: %[[UP:.*]] = runmat.gt %[[SOME]], %[[DIFFER]]
// CHECK: %[[ONE:.*]] = runmat.cast %[[UP]] to int64
// CHECK: runmat.add %[[Q]], %[[ONE]]
// CHECK-LABEL: @divide_to_zero
// CHECK: %[[R:.*]] = runmat.rem %arg0, %arg1
// CHECK: %[[X:.*]] = runmat.sub %arg0, %[[R]]
// CHECK: runmat.div %[[X]], %arg1
// CHECK-NOT: runmat.add
func.func @divide_up(%a: !w, %b: !w) {
  %0 = runmat.idivide ceil %a, %b : (!w, !w) -> !w
  return
}
func.func @divide_to_zero(%a: !w, %b: !w) {
  %0 = runmat.idivide fix %a, %b : (!w, !w) -> !w
  return
}
