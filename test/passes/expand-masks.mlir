// RUN: runmat-opt %s --runmat-expand-masks | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-masks --mlir-print-op-generic | runmat-opt | FileCheck %s

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [*, 1]>
!f = !runmat.array<single, [*, *]>
!l = !runmat.array<logical, [*, *]>
!c = !runmat.array<double, [?, 1]>
!s = !runmat.array<double, [1, 1]>
!z = !runmat.array<complex double, [*, *]>
!w = !runmat.array<complex double, [?, 1]>

// Computed in every place; nothing is gathered.
// CHECK-LABEL: @real
// CHECK-NEXT: %[[SUM:.*]] = runmat.add %arg1, %arg3
// CHECK-NEXT: %[[PRODUCT:.*]] = runmat.mul %[[SUM]], %arg0
// CHECK-NEXT: %[[CHOSEN:.*]] = runmat.select %arg2, %[[PRODUCT]], %arg0
// CHECK-NEXT: return %[[CHOSEN]]
func.func @real(%x: !m, %y: !m, %mask: !l, %k: !s) -> !m {
  %a = runmat.index %y(%mask) : (!m, !l) -> !c
  %b = runmat.add %a, %k : (!c, !s) -> !c
  %d = runmat.index %x(%mask) : (!m, !l) -> !c
  %e = runmat.mul %b, %d : (!c, !c) -> !c
  %r = runmat.update %x(%mask) = %e : (!m, !l, !c) -> !m
  return %r : !m
}

// Complex numbers that are not chosen count as 0, and `+` takes those chosen for real when they are.
// CHECK-LABEL: @complex
// CHECK: %[[REAL:.*]] = runmat.real %arg0
// CHECK: %[[R:.*]] = runmat.select %arg1, %[[REAL]], %{{.*}}
// CHECK: %[[IMAG:.*]] = runmat.imag %arg0
// CHECK: %[[I:.*]] = runmat.select %arg1, %[[IMAG]], %{{.*}}
// CHECK: %[[Z:.*]] = runmat.complex %[[R]], %[[I]]
// CHECK: %[[P:.*]] = runmat.uplus %[[Z]]
// CHECK: %[[Q:.*]] = runmat.mul %[[P]], %[[P]]
// CHECK-NOT: runmat.index
// CHECK: %[[RESULT:.*]] = runmat.complex
// CHECK-NEXT: return %[[RESULT]]
func.func @complex(%z: !z, %mask: !l) -> !z {
  %a = runmat.index %z(%mask) : (!z, !l) -> !w
  %b = runmat.mul %a, %a : (!w, !w) -> !w
  %r = runmat.update %z(%mask) = %b : (!z, !l, !w) -> !z
  return %r : !z
}

// Real numbers that meet complex ones count as 0 too, where they are not chosen.
// CHECK-LABEL: @mixed
// CHECK: %[[Y:.*]] = runmat.select %arg2, %arg1, %{{.*}}
// CHECK: runmat.mul %{{.*}}, %[[Y]]
// CHECK-NOT: runmat.update
func.func @mixed(%z: !z, %y: !m, %mask: !l) -> !z {
  %a = runmat.index %z(%mask) : (!z, !l) -> !w
  %b = runmat.index %y(%mask) : (!m, !l) -> !c
  %d = runmat.mul %a, %b : (!w, !c) -> !w
  %r = runmat.update %z(%mask) = %d : (!z, !l, !w) -> !z
  return %r : !z
}

// A number times what is chosen is a product of matrices before it is known to be scaled.
// CHECK-LABEL: @scaled
// CHECK: %[[P:.*]] = runmat.mtimes %arg0, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, *]>
// CHECK: runmat.select %arg1, %[[P]], %arg0
func.func @scaled(%x: !m, %mask: !l) -> !m {
  %k = runmat.constant 3.0 : f64 -> !s
  %a = runmat.index %x(%mask) : (!m, !l) -> !c
  %b = runmat.mtimes %a, %k : (!c, !s) -> !c
  %r = runmat.update %x(%mask) = %b : (!m, !l, !c) -> !m
  return %r : !m
}

// What else reads what the mask chose still does.
// CHECK-LABEL: @read_elsewhere
// CHECK: %[[A:.*]] = runmat.index %arg0(%arg1)
// CHECK: runmat.select
// CHECK: return %{{.*}}, %[[A]]
func.func @read_elsewhere(%x: !m, %mask: !l) -> (!m, !c) {
  %a = runmat.index %x(%mask) : (!m, !l) -> !c
  %b = runmat.neg %a : (!c) -> !c
  %r = runmat.update %x(%mask) = %b : (!m, !l, !c) -> !m
  return %r, %a : !m, !c
}

// Left alone: values that another mask chose, of another class, of an array of another shape, or given; costly functions; those that may
// leave the reals; complex ones in which 0 would not stay 0: sums with numbers, products with numbers that may be infinite, quotients.
// CHECK-LABEL: @left
// CHECK-COUNT-9: runmat.update
// CHECK-NOT: runmat.select
func.func @left(%x: !m, %y: !m, %f: !f, %v: !v, %z: !z, %mask: !l, %other: !l, %given: !c, %i: !runmat.array<complex double, [1, 1]>, %k: !s) -> !z {
  %a = runmat.index %y(%other) : (!m, !l) -> !c
  %r1 = runmat.update %x(%mask) = %a : (!m, !l, !c) -> !m
  %b = runmat.index %f(%mask) : (!f, !l) -> !runmat.array<single, [?, 1]>
  %r2 = runmat.update %r1(%mask) = %b : (!m, !l, !runmat.array<single, [?, 1]>) -> !m
  %c = runmat.index %v(%mask) : (!v, !l) -> !c
  %r3 = runmat.update %r2(%mask) = %c : (!m, !l, !c) -> !m
  %r4 = runmat.update %r3(%mask) = %given : (!m, !l, !c) -> !m
  %d = runmat.index %y(%mask) : (!m, !l) -> !c
  %e = runmat.exp %d : (!c) -> !c
  %r5 = runmat.update %r4(%mask) = %e : (!m, !l, !c) -> !m
  %g = runmat.sqrt %d : (!c) -> !c
  %r6 = runmat.update %r5(%mask) = %g : (!m, !l, !c) -> !m
  runmat.call "disp" (%r6) at 1 : !m
  %h = runmat.index %z(%mask) : (!z, !l) -> !w
  %j = runmat.add %h, %i : (!w, !runmat.array<complex double, [1, 1]>) -> !w
  %r7 = runmat.update %z(%mask) = %j : (!z, !l, !w) -> !z
  %n = runmat.index %r7(%mask) : (!z, !l) -> !w
  %o = runmat.mul %n, %k : (!w, !s) -> !w
  %r8 = runmat.update %r7(%mask) = %o : (!z, !l, !w) -> !z
  %p = runmat.index %r8(%mask) : (!z, !l) -> !w
  %q = runmat.div %p, %d : (!w, !c) -> !w
  %r9 = runmat.update %r8(%mask) = %q : (!z, !l, !w) -> !z
  return %r9 : !z
}

// What scalarise has been at already is left too.
// CHECK-LABEL: @scalar
// CHECK: runmat.update
func.func @scalar(%x: !m, %mask: !l, %k: f64) -> !m {
  %a = runmat.index %x(%mask) : (!m, !l) -> !c
  %b = runmat.mul %a, %k : (!c, f64) -> !c
  %r = runmat.update %x(%mask) = %b : (!m, !l, !c) -> !m
  return %r : !m
}
