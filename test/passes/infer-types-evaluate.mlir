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
  // One number selects one element, whatever the array's extents are.
  // CHECK: runmat.index {{.*}} -> !runmat.array<double, [1, 1]>
  %one = runmat.index %u(%s) : (!runmat.array<double, [?, ?]>, !runmat.array<double, [1, 1]>) -> !any
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
  // CHECK: runmat.concatenate{{.*}} -> !runmat.array<double, [1, *]>
  %2 = runmat.concatenate %r, %s, %e along 1 : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [0, 0]>) -> !any
  // CHECK: runmat.concatenate{{.*}} -> !runmat.array<double, [3, 1]>
  %3 = runmat.concatenate %s, %s, %s along 0 : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "cumsum"{{.*}} -> !runmat.array<double, [1, *]>
  %4 = runmat.evaluate "cumsum"(%l) : (!runmat.array<logical, [1, *]>) -> !any
  // CHECK: "find"{{.*}} -> !runmat.array<double, [1, ?]>
  %5 = runmat.evaluate "find"(%l) : (!runmat.array<logical, [1, *]>) -> !any
  // find(0) and diff of a scalar are 0x0.
  // CHECK: "find"{{.*}} -> !runmat.array<double, [?, ?]>
  %found = runmat.evaluate "find"(%s) : (!runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.difference{{.*}} -> !runmat.array<double, [0, 0]>
  %difference = runmat.difference %s : (!runmat.array<double, [1, 1]>) -> !any
  // CHECK: "primes"{{.*}} -> !runmat.array<single, [1, ?]>
  %primes = runmat.evaluate "primes"(%one) : (!runmat.array<single, [1, 1]>) -> !any
  // CHECK: "nchoosek"{{.*}} -> !runmat.array<single, [1, 1]>
  %choices = runmat.evaluate "nchoosek"(%one, %s) : (!runmat.array<single, [1, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // An option behind the numbers says nothing of the type.
  %upper = runmat.text "upper" -> !any
  // CHECK: "gammainc"{{.*}} -> !runmat.array<single, [*, 3]>
  %tails = runmat.evaluate "gammainc"(%m, %s, %upper) : (!runmat.array<single, [*, 3]>, !runmat.array<double, [1, 1]>, !any) -> !any
  // CHECK: "sort"{{.*}} -> (!runmat.array<single, [*, 3]>, !runmat.array<double, [*, 3]>)
  %6:2 = runmat.evaluate "sort"(%m) : (!runmat.array<single, [*, 3]>) -> (!any, !any)
  // CHECK: "max"{{.*}} -> (!runmat.array<single, [1, 3]>, !runmat.array<double, [1, 3]>)
  %7:2 = runmat.evaluate "max"(%m) : (!runmat.array<single, [*, 3]>) -> (!any, !any)
  %three = runmat.constant 3.0 : f64 -> !any
  // CHECK: runmat.repeat{{.*}} -> !runmat.array<double, [3, ?]>
  %8 = runmat.repeat %r times(%three, %s) : (!runmat.array<double, [1, *]>, !any, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.concatenate{{.*}} -> !runmat.array<single, [*, 3, 2]>
  %9 = runmat.concatenate %m, %m along 2 : (!runmat.array<single, [*, 3]>, !runmat.array<single, [*, 3]>) -> !any
  return
}

// -----

!any = !runmat.any
// Integers keep their class, but sums are doubles; chars are compared as texts, indexed and joined.
// CHECK-LABEL: @integers
func.func @integers(%i: !runmat.array<int8, [*, 3]>, %w: !runmat.array<uint64, [1, *]>, %s: !runmat.array<double, [1, 1]>, %c: !runmat.array<char, [1, *]>,
                    %m: !runmat.array<char, [*, *]>) {
  // CHECK: runmat.concatenate{{.*}} -> !runmat.array<uint64, [1, *]>
  %0 = runmat.concatenate %w, %s along 1 : (!runmat.array<uint64, [1, *]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "cumsum"{{.*}} -> !runmat.array<int8, [*, 3]>
  %1 = runmat.evaluate "cumsum"(%i) : (!runmat.array<int8, [*, 3]>) -> !any
  // CHECK: "sum"{{.*}} -> !runmat.array<double, [1, 1]>
  %2 = runmat.evaluate "sum"(%w) : (!runmat.array<uint64, [1, *]>) -> !any
  %native = runmat.text "native" -> !any
  // CHECK: "sum"{{.*}} -> !runmat.array<int8, [1, 3]>
  %3 = runmat.evaluate "sum"(%i, %native) : (!runmat.array<int8, [*, 3]>, !any) -> !any
  // What becomes of NaN changes no type.
  %omit = runmat.text "omitmissing" -> !any
  // CHECK: "sum"{{.*}} -> !runmat.array<int8, [1, 3]>
  %omitted = runmat.evaluate "sum"(%i, %native, %omit) : (!runmat.array<int8, [*, 3]>, !any, !any) -> !any
  %all = runmat.text "all" -> !any
  // CHECK: "prod"{{.*}} -> !runmat.array<double, [1, 1]>
  %4 = runmat.evaluate "prod"(%i, %all) : (!runmat.array<int8, [*, 3]>, !any) -> !any
  %other = runmat.text "other" -> !any
  // CHECK: "prod"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'prod' of int8 and char is not compiled yet}}
  %5 = runmat.evaluate "prod"(%i, %other) : (!runmat.array<int8, [*, 3]>, !any) -> !any
  // CHECK: "power"{{.*}} -> !runmat.array<uint64, [1, *]>
  %6 = runmat.evaluate "power"(%w, %s) : (!runmat.array<uint64, [1, *]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.delete{{.*}} -> !runmat.array<uint64, [1, ?]>
  %7 = runmat.delete %w(%s) : (!runmat.array<uint64, [1, *]>, !runmat.array<double, [1, 1]>) -> !any
  %colon = runmat.text ":" -> !any
  // CHECK: runmat.delete{{.*}} -> !runmat.array<int8, [*, ?]>
  %8 = runmat.delete %i(%colon, %s) : (!runmat.array<int8, [*, 3]>, !any, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "strcmp"{{.*}} -> !runmat.array<logical, [1, 1]>
  %9 = runmat.evaluate "strcmp"(%c, %all) : (!runmat.array<char, [1, *]>, !any) -> !any
  // CHECK: "strcmp"{{.*}} -> !runmat.array<logical, [1, 1]>
  %10 = runmat.evaluate "strcmp"(%m, %all) : (!runmat.array<char, [*, *]>, !any) -> !any
  // CHECK: runmat.index{{.*}} -> !runmat.array<char, [1, 1]>
  %11 = runmat.index %c(%s) : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: runmat.concatenate{{.*}} -> !runmat.array<char, [2, *]>
  %12 = runmat.concatenate %c, %c along 0 : (!runmat.array<char, [1, *]>, !runmat.array<char, [1, *]>) -> !any
  // CHECK: "sort"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'sort' of char is not compiled yet}}
  %13 = runmat.evaluate "sort"(%c) : (!runmat.array<char, [1, *]>) -> !any
  return
}

// -----

!any = !runmat.any
// CHECK-LABEL: @positions_and_fits
func.func @positions_and_fits(%m: !runmat.array<double, [*, *]>, %r: !runmat.array<double, [1, *]>, %c: !runmat.array<single, [*, 1]>, %s: !runmat.array<double, [1, 1]>,
                              %k: !runmat.array<int32, [*, 1]>, %d: !runmat.array<double, [*, 1]>, %two: !runmat.array<double, [*, 2]>, %pages: !runmat.array<double, [*, *, *]>) {
  // CHECK: "isrow"{{.*}} -> !runmat.array<logical, [1, 1]>
  %0 = runmat.evaluate "isrow"(%m) : (!runmat.array<double, [*, *]>) -> !any
  // CHECK: "isinteger"{{.*}} -> !runmat.array<logical, [1, 1]>
  %1 = runmat.evaluate "isinteger"(%k) : (!runmat.array<int32, [*, 1]>) -> !any
  // Positions are doubles of the extents of the subscripts, not of the size.
  // CHECK: "sub2ind"{{.*}} -> !runmat.array<double, [*, 1]>
  %3 = runmat.evaluate "sub2ind"(%r, %k, %k) : (!runmat.array<double, [1, *]>, !runmat.array<int32, [*, 1]>, !runmat.array<int32, [*, 1]>) -> !any
  // CHECK: "ind2sub"{{.*}} -> (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>)
  %4:2 = runmat.evaluate "ind2sub"(%r, %k) : (!runmat.array<double, [1, *]>, !runmat.array<int32, [*, 1]>) -> (!any, !any)
  // CHECK: "interp1"{{.*}} -> !runmat.array<single, [*, *]>
  %5 = runmat.evaluate "interp1"(%r, %c, %m) : (!runmat.array<double, [1, *]>, !runmat.array<single, [*, 1]>, !runmat.array<double, [*, *]>) -> !any
  // Of the columns of a matrix the result has another shape.
  // CHECK: "interp1"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'interp1' of double and double and double is not compiled yet}}
  %6 = runmat.evaluate "interp1"(%r, %m, %r) : (!runmat.array<double, [1, *]>, !runmat.array<double, [*, *]>, !runmat.array<double, [1, *]>) -> !any
  // CHECK: "polyfit"{{.*}} -> !runmat.array<single, [1, ?]>
  %7 = runmat.evaluate "polyfit"(%r, %c, %s) : (!runmat.array<double, [1, *]>, !runmat.array<single, [*, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "histcounts"{{.*}} -> !runmat.array<double, [1, ?]>
  %8 = runmat.evaluate "histcounts"(%c, %s) : (!runmat.array<single, [*, 1]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "sortrows"{{.*}} -> !runmat.array<int32, [*, 1]>
  %9 = runmat.evaluate "sortrows"(%k) : (!runmat.array<int32, [*, 1]>) -> !any
  // CHECK: "accumarray"{{.*}} -> !runmat.array<single, [?, 1]>
  %10 = runmat.evaluate "accumarray"(%d, %c) : (!runmat.array<double, [*, 1]>, !runmat.array<single, [*, 1]>) -> !any
  // CHECK: "accumarray"{{.*}} -> !runmat.array<double, [?, ?]>
  %11 = runmat.evaluate "accumarray"(%two, %s) : (!runmat.array<double, [*, 2]>, !runmat.array<double, [1, 1]>) -> !any
  // How many dimensions there are follows from how many columns.
  // CHECK: "accumarray"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'accumarray' of double and double is not compiled yet}}
  %12 = runmat.evaluate "accumarray"(%m, %s) : (!runmat.array<double, [*, *]>, !runmat.array<double, [1, 1]>) -> !any
  // CHECK: "squeeze"{{.*}} -> !runmat.array<single, [*, 1]>
  %13 = runmat.evaluate "squeeze"(%c) : (!runmat.array<single, [*, 1]>) -> !any
  // CHECK: "squeeze"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'squeeze' of double is not compiled yet}}
  %14 = runmat.evaluate "squeeze"(%pages) : (!runmat.array<double, [*, *, *]>) -> !any
  // A method is no points, and a size of three is of more than a matrix.
  %method = runmat.text "linear" -> !runmat.any
  // CHECK: "interp1"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'interp1' of double and double and char is not compiled yet}}
  %15 = runmat.evaluate "interp1"(%r, %r, %method) : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, *]>, !any) -> !any
  // CHECK: "accumarray"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'accumarray' of double and double and double is not compiled yet}}
  %16 = runmat.evaluate "accumarray"(%two, %s, %r) : (!runmat.array<double, [*, 2]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, *]>) -> !any
  // Of a class, or of several.
  %float = runmat.text "float" -> !runmat.any
  %double = runmat.text "double" -> !runmat.any
  // CHECK: "isa"{{.*}} -> !runmat.array<logical, [1, 1]>
  %17 = runmat.evaluate "isa"(%m, %float) : (!runmat.array<double, [*, *]>, !any) -> !any
  // CHECK: "isa"{{.*}} -> !runmat.array<logical, [1, 1]>
  %18 = runmat.evaluate "isa"(%m, %double) : (!runmat.array<double, [*, *]>, !any) -> !any
  // CHECK: "class"{{.*}} -> !runmat.array<char, [1, *]>
  %19 = runmat.evaluate "class"(%m) : (!runmat.array<double, [*, *]>) -> !any
  // CHECK: "inv"{{.*}} -> !runmat.array<double, [*, *]>
  %20 = runmat.evaluate "inv"(%m) : (!runmat.array<double, [*, *]>) -> !any
  return
}

// -----

// The class of a gpuArray follows from where it is, which a unit does not say of what it computes.
// CHECK-LABEL: @classes_of_gpu_arrays
func.func @classes_of_gpu_arrays(%g: !runmat.array<double, [*, *]> {runmat.gpu_array}) {
  %two = runmat.add %g, %g : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %float = runmat.text "float" -> !runmat.any
  %double = runmat.text "double" -> !runmat.any
  // CHECK: "isa"{{.*}} -> !runmat.array<logical, [1, 1]>
  %0 = runmat.evaluate "isa"(%two, %float) : (!runmat.any, !runmat.any) -> !runmat.any
  // CHECK: "isa"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'isa' of double and char is not compiled yet}}
  %1 = runmat.evaluate "isa"(%two, %double) : (!runmat.any, !runmat.any) -> !runmat.any
  // CHECK: "class"{{.*}} -> !runmat.any
  // expected-remark@+1 {{'class' of double is not compiled yet}}
  %2 = runmat.evaluate "class"(%two) : (!runmat.any) -> !runmat.any
  return
}
