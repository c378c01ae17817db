// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// What the runtime does on whole arrays, with and without what may be left out.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
// CHECK-LABEL: func.func @parts
func.func @parts(%a: !m, %x: !r, %i: !s) {
  // CHECK: %[[COLON:.*]] = runmat.text ":"
  %colon = runmat.text ":" -> !c
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["a"] (%a) : !m
  // CHECK: runmat.index %{{.*}}(%[[COLON]], %{{.*}}) exit %[[E]] : (!runmat.array<double, [*, *]>, !runmat.array<char, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.exit) -> !runmat.array<double, [*, 1]>
  %0 = runmat.index %a(%colon, %i) exit %e : (!m, !c, !s, !runmat.exit) -> !runmat.array<double, [*, 1]>
  // CHECK: runmat.update %{{.*}}(%[[COLON]], %{{.*}}) = %{{.*}} exit %[[E]] :
  %1 = runmat.update %a(%colon, %i) = %0 exit %e : (!m, !c, !s, !runmat.array<double, [*, 1]>, !runmat.exit) -> !m
  // CHECK: runmat.write_slice %{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}) = %{{.*}} exit %[[E]] :
  %4 = runmat.write_slice %a(%i, %i, %i) = %0 exit %e : (!m, !runmat.array<double, [*, 1]>, !s, !s, !s, !runmat.exit) -> !m
  // CHECK: runmat.read_slice %{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) exit %[[E]] :
  %5 = runmat.read_slice %x(%i, %i, %i, %i, %i) exit %e : (!r, !s, !s, !s, !s, !s, !runmat.exit) -> !runmat.array<double, [?, ?]>
  // CHECK: runmat.read_slice %{{.*}}(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) deferred :
  %deferred = runmat.read_slice %x(%i, %i, %i, %i, %i) deferred : (!r, !s, !s, !s, !s, !s) -> !runmat.array<double, [?, ?]>
  // CHECK: runmat.delete %{{.*}}(%[[COLON]], %{{.*}}) : (!runmat.array<double, [*, *]>, !runmat.array<char, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, ?]>
  %6 = runmat.delete %a(%colon, %i) : (!m, !c, !s) -> !runmat.array<double, [*, ?]>
  // CHECK: runmat.delete %{{.*}}(%{{.*}}) exit %[[E]] :
  %7 = runmat.delete %x(%i) exit %e : (!r, !s, !runmat.exit) -> !runmat.array<double, [1, ?]>
  return
}

// CHECK-LABEL: func.func @arrays
func.func @arrays(%a: !m, %x: !r, %i: !s, %z: !runmat.array<complex single, [*, *]>) {
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["a"] (%a) : !m
  // CHECK: runmat.concatenate %{{.*}}, %{{.*}} along 1 exit %[[E]] : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.exit) -> !runmat.array<double, [1, *]>
  %0 = runmat.concatenate %x, %i along 1 exit %e : (!r, !s, !runmat.exit) -> !r
  // CHECK: runmat.append %{{.*}} with %{{.*}}, %{{.*}} along 1 exit %[[E]] : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.exit) -> !runmat.array<double, [1, *]>
  %appended = runmat.append %x with %i, %i along 1 exit %e : (!r, !s, !s, !runmat.exit) -> !r
  // CHECK: runmat.grow %{{.*}}(%{{.*}}) = %{{.*}} exit %[[E]] : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.exit) -> !runmat.array<double, [1, ?]>
  %grown = runmat.grow %x(%i) = %i exit %e : (!r, !s, !s, !runmat.exit) -> !runmat.array<double, [1, ?]>
  // CHECK: runmat.concatenate %{{.*}} along 2 :
  %1 = runmat.concatenate %a along 2 : (!m) -> !runmat.array<double, [*, *, 1]>
  // CHECK: runmat.diagonal %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [?, 1]>
  %2 = runmat.diagonal %a : (!m) -> !runmat.array<double, [?, 1]>
  // CHECK: runmat.difference %{{.*}} exit %[[E]] :
  %3 = runmat.difference %x exit %e : (!r, !runmat.exit) -> !runmat.array<double, [1, ?]>
  // CHECK: %{{.*}}:3 = runmat.find %{{.*}} count %{{.*}} last exit %[[E]] :
  %4:3 = runmat.find %a count %i last exit %e : (!m, !s, !runmat.exit) -> (!runmat.array<double, [?, 1]>, !runmat.array<double, [?, 1]>, !runmat.array<double, [?, 1]>)
  // CHECK: runmat.find %{{.*}} : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, ?]>
  %5 = runmat.find %x : (!r) -> !runmat.array<double, [1, ?]>
  // CHECK: runmat.flip %{{.*}} along 1 exit %[[E]] :
  %6 = runmat.flip %a along 1 exit %e : (!m, !runmat.exit) -> !m
  // CHECK: runmat.flip %{{.*}} : (!runmat.array<complex single, [*, *]>) -> !runmat.array<complex single, [*, *]>
  %7 = runmat.flip %z : (!runmat.array<complex single, [*, *]>) -> !runmat.array<complex single, [*, *]>
  // CHECK: runmat.permute %{{.*}} by [2, 0, 1] exit %[[E]] :
  %8 = runmat.permute %a by [2, 0, 1] exit %e : (!m, !runmat.exit) -> !runmat.array<double, [?, ?, ?]>
  // CHECK: runmat.repeat %{{.*}} times(%{{.*}}, %{{.*}}) exit %[[E]] :
  %9 = runmat.repeat %a times(%i, %i) exit %e : (!m, !s, !s, !runmat.exit) -> !runmat.array<double, [?, ?]>
  // CHECK: runmat.scan sum %{{.*}} along 0 backward exit %[[E]] :
  %10 = runmat.scan sum %a along 0 backward exit %e : (!m, !runmat.exit) -> !m
  // CHECK: runmat.scan max %{{.*}} : (!runmat.any) -> !runmat.any
  %any = runmat.undef : !runmat.any
  %11 = runmat.scan max %any : (!runmat.any) -> !runmat.any
  // CHECK: runmat.shift %{{.*}} by %{{.*}} along 1 exit %[[E]] :
  %12 = runmat.shift %a by %i along 1 exit %e : (!m, !s, !runmat.exit) -> !m
  // CHECK: runmat.shift %{{.*}} by %{{.*}} :
  %13 = runmat.shift %a by %x : (!m, !r) -> !m
  // CHECK: %{{.*}}:2 = runmat.sort %{{.*}} along 1 descending exit %[[E]] :
  %14:2 = runmat.sort %a along 1 descending exit %e : (!m, !runmat.exit) -> (!m, !m)
  // CHECK: runmat.sort %{{.*}} :
  %15 = runmat.sort %a : (!m) -> !m
  return
}

// CHECK-LABEL: func.func @products
func.func @products(%a: !m, %i: !s) {
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["a"] (%a) : !m
  // CHECK: runmat.mtimes %{{.*}}, %{{.*}} exit %[[E]] : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>, !runmat.exit) -> !runmat.array<double, [*, *]>
  %0 = runmat.mtimes %a, %a exit %e : (!m, !m, !runmat.exit) -> !m
  // CHECK: runmat.mtimes %{{.*}} as transposed, %{{.*}} as adjoint exit %[[E]] :
  %4 = runmat.mtimes %a as transposed, %a as adjoint exit %e : (!m, !m, !runmat.exit) -> !m
  // CHECK: runmat.mtimes %{{.*}}, %{{.*}} as transposed :
  %5 = runmat.mtimes %a as plain, %a as transposed : (!m, !m) -> !m
  // CHECK: runmat.mldivide %{{.*}}, %{{.*}} exit %[[E]] :
  %1 = runmat.mldivide %a, %a exit %e : (!m, !m, !runmat.exit) -> !m
  // CHECK: runmat.mrdivide %{{.*}}, %{{.*}} :
  %2 = runmat.mrdivide %a, %a : (!m, !m) -> !m
  // CHECK: runmat.mpower %{{.*}}, %{{.*}} :
  %3 = runmat.mpower %a, %i : (!m, !s) -> !m
  return
}

// Two that are the same are one, and one that nothing reads is none; what changes its first argument in place is an effect.
// RUN: runmat-opt %s --cse | FileCheck %s --check-prefix=EFFECT
// EFFECT-LABEL: func.func @effects
// EFFECT-COUNT-1: runmat.mtimes
// EFFECT-NOT: runmat.mtimes
// EFFECT-NOT: runmat.sort
// EFFECT-COUNT-2: runmat.update
// EFFECT: return
func.func @effects(%a: !m, %i: !s) -> (!m, !m) {
  %0 = runmat.mtimes %a, %a : (!m, !m) -> !m
  %1 = runmat.mtimes %a, %a : (!m, !m) -> !m
  %unread = runmat.sort %a : (!m) -> !m
  %2 = runmat.update %a(%i) = %i : (!m, !s, !s) -> !m
  %3 = runmat.update %a(%i) = %i : (!m, !s, !s) -> !m
  return %0, %1 : !m, !m
}
