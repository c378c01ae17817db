// What is hidden from drivers or read by its bits, and what is not and why.
// RUN: runmat-opt %s --runmat-hide-constants --runmat-hide-conditions --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=HIDE
// RUN: runmat-opt %s --runmat-keep-subnormals --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=BITS
// RUN: runmat-opt %s --runmat-hide-constants --runmat-hide-conditions --runmat-keep-subnormals 2>&1 >/dev/null | count 0

// HIDE: remark: [Passed] hidden | Category:runmat-hide-constants | op=arith.mulf, operand=1
// HIDE: remark: [Passed] hidden | Category:runmat-hide-conditions
// HIDE: remark: [Missed] kept | Category:runmat-hide-conditions | Reason="it depends on what the kernel reads"
// HIDE-NOT: remark
func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %x = arith.sitofp %word0 : i64 to f64
  %y = arith.mulf %x, %zero : f64
  %z = arith.mulf %x, %two : f64
  %hundred = arith.constant 100 : i64
  %small = arith.cmpi slt, %word0, %hundred : i64
  scf.if %small {
    spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease>
  }
  %p = llvm.inttoptr %word0 : i64 to !llvm.ptr
  %read = llvm.load %p : !llvm.ptr -> i64
  %other = arith.cmpi slt, %read, %hundred : i64
  scf.if %other {
    spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease>
  }
  return
}

// BITS: remark: [Missed] kept | Category:runmat-keep-subnormals | Reason="no subnormal can change its result"
// BITS: remark: [Passed] scaled | Category:runmat-keep-subnormals | op=arith.cmpf
// BITS: remark: [Passed] scaled | Category:runmat-keep-subnormals | op=arith.extf
// BITS-NOT: remark
func.func @subnormals(%x: f32, %y: f32) -> (i1, i1, f64) {
  %two = arith.constant 2.0 : f32
  %0 = arith.cmpf olt, %x, %y : f32
  %1 = arith.cmpf olt, %x, %two : f32
  %2 = arith.extf %x : f32 to f64
  return %0, %1, %2 : i1, i1, f64
}
