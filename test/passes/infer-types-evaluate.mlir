// RUN: runmat-opt %s --split-input-file --runmat-infer-types 2>/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-infer-types --verify-diagnostics -o /dev/null

// What slices, masks and operations of the runtime give, by what is known of the extents.
!any = !runmat.any
// CHECK-LABEL: @slices
func.func @slices(%m: !runmat.array<single, [*, *]>, %r: !runmat.array<double, [1, *]>, %c: !runmat.array<double, [*, 1]>, %l: !runmat.array<logical, [*, *]>,
                  %s: !runmat.array<double, [1, 1]>, %t: !runmat.array<double, [2, 3, 4]>, %u: !runmat.array<double, [?, ?]>) {
  %colon = runmat.text ":" -> !runmat.any
  // CHECK: runmat.index {{.*}} -> !runmat.array<single, [*, 1]>
  %0 = runmat.index %m(%colon, %s) : (!runmat.array<single, [*, *]>, !any, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<single, [1, *]>
  %1 = runmat.index %m(%s, %r) : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, *]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<single, [?, 1]>
  %2 = runmat.index %m(%l) : (!runmat.array<single, [*, *]>, !runmat.array<logical, [*, *]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [*, 1]>
  %3 = runmat.index %r(%colon) : (!runmat.array<double, [1, *]>, !any) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [*, 1]>
  %4 = runmat.index %c(%r) : (!runmat.array<double, [*, 1]>, !runmat.array<double, [1, *]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [1, *]>
  %5 = runmat.index %r(%c) : (!runmat.array<double, [1, *]>, !runmat.array<double, [*, 1]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [2, 3]>
  %6 = runmat.index %t(%colon, %colon, %s) : (!runmat.array<double, [2, 3, 4]>, !any, !any, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [2, 12]>
  %7 = runmat.index %t(%colon, %colon) : (!runmat.array<double, [2, 3, 4]>, !any, !any) -> !any
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [?, ?]>
  %8 = runmat.index %u(%r) : (!runmat.array<double, [?, ?]>, !runmat.array<double, [1, *]>) -> !any
  // CHECK: runmat.update {{.*}} -> !runmat.array<single, [*, *]>
  %9 = runmat.update %m(%colon, %s) = %c : (!runmat.array<single, [*, *]>, !any, !runmat.array<double, [1, 1]>, !runmat.array<double, [*, 1]>) -> !any
  // A number for one element of a mask may be NaN, which the kernel's cast would have to guard.
  // CHECK: runmat.update {{.*}} -> !runmat.any
  // expected-remark@+1 {{'update' of logical and double and double is not compiled yet}}
  %10 = runmat.update %l(%s) = %s : (!runmat.array<logical, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !any
  return
}

// -----

!any = !runmat.any
// CHECK-LABEL: @operations
func.func @operations(%m: !runmat.array<single, [*, 3]>, %r: !runmat.array<double, [1, *]>, %s: !runmat.array<double, [1, 1]>, %l: !runmat.array<logical, [1, *]>,
                      %e: !runmat.array<double, [0, 0]>, %one: !runmat.array<single, [1, 1]>) {
  // CHECK: runmat.mtimes {{.*}} -> !runmat.array<single, [*, *]>
  %t = runmat.transpose %m : (!runmat.array<single, [*, 3]>) -> !any
  %0 = runmat.mtimes %m, %t : (!runmat.array<single, [*, 3]>, !any) -> !any
  // CHECK: runmat.mldivide {{.*}} -> !runmat.array<single, [3, 3]>
  %1 = runmat.mldivide %m, %m : (!runmat.array<single, [*, 3]>, !runmat.array<single, [*, 3]>) -> !any
  // CHECK: "horzcat"{{.*}} -> !runmat.array<double, [1, *]>
  %2 = runmat.evaluate "horzcat"(%r, %s, %e) : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [0, 0]>) -> !any
  // CHECK: "vertcat"{{.*}} -> !runmat.array<double, [3, 1]>
  %3 = runmat.evaluate "vertcat"(%s, %s, %s) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "cumsum"{{.*}} -> !runmat.array<double, [1, *]>
  %4 = runmat.evaluate "cumsum"(%l) : (!runmat.array<logical, [1, *]>) -> !any
  // CHECK: "find"{{.*}} -> !runmat.array<double, [1, ?]>
  %5 = runmat.evaluate "find"(%l) : (!runmat.array<logical, [1, *]>) -> !any
  // find(0) and diff of a scalar are 0x0.
  // CHECK: "find"{{.*}} -> !runmat.array<double, [?, ?]>
  %found = runmat.evaluate "find"(%s) : (!runmat.array<double, [1, 1]>) -> !any
  // CHECK: "diff"{{.*}} -> !runmat.array<double, [0, 0]>
  %difference = runmat.evaluate "diff"(%s) : (!runmat.array<double, [1, 1]>) -> !any
  // CHECK: "primes"{{.*}} -> !runmat.array<single, [1, ?]>
  %primes = runmat.evaluate "primes"(%one) : (!runmat.array<single, [1, 1]>) -> !any
  // CHECK: "nchoosek"{{.*}} -> !runmat.array<single, [1, 1]>
  %choices = runmat.evaluate "nchoosek"(%one, %s) : (!runmat.array<single, [1, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "sort"{{.*}} -> (!runmat.array<single, [*, 3]>, !runmat.array<double, [*, 3]>)
  %6:2 = runmat.evaluate "sort"(%m) : (!runmat.array<single, [*, 3]>) -> (!any, !any)
  // CHECK: "max"{{.*}} -> (!runmat.array<single, [1, 3]>, !runmat.array<double, [1, 3]>)
  %7:2 = runmat.evaluate "max"(%m) : (!runmat.array<single, [*, 3]>) -> (!any, !any)
  %three = runmat.constant 3.0 : f64 -> !any
  // CHECK: "repmat"{{.*}} -> !runmat.array<double, [3, ?]>
  %8 = runmat.evaluate "repmat"(%r, %three, %s) : (!runmat.array<double, [1, *]>, !any, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "cat"{{.*}} -> !runmat.array<single, [*, 3, 2]>
  %9 = runmat.evaluate "cat"(%three, %m, %m) : (!any, !runmat.array<single, [*, 3]>, !runmat.array<single, [*, 3]>) -> !any
  // CHECK: "cat"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'cat' of double and single and single is not compiled yet}}
  %10 = runmat.evaluate "cat"(%s, %m, %m) : (!runmat.array<double, [1, 1]>, !runmat.array<single, [*, 3]>, !runmat.array<single, [*, 3]>) -> !any
  return
}
