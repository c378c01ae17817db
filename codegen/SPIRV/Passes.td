//===- Passes.td - passes of the SPIR-V backend ------------*- TableGen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef RUNMAT_CODEGEN_SPIRV_PASSES
#define RUNMAT_CODEGEN_SPIRV_PASSES

include "mlir/Pass/PassBase.td"

def DistributeKernels : Pass<"runmat-distribute-kernels", "mlir::ModuleOp"> {
  let summary = "Turn kernels into entry points of devices";
  let description = [{
    Replaces every kernel function (docs/kernel-contract.md) by its entry points: functions over 64-bit
    argument words, with the workgroup's number, the invocation's number in it and the number of workgroups
    as last arguments. Loops are grid-stride, so any number of workgroups is right. Memory is accessed at
    64-bit addresses. The order in which a reduction combines does not depend on the workgroup's size.

    Before:
    ```mlir
    func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
      %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
      ^bb0(%in: f64, %out: f64):
        %z = arith.mulf %in, %in : f64
        linalg.yield %z : f64
      } -> tensor<?xf64>
      return %r : tensor<?xf64>
    }
    ```
    After:
    ```mlir
    func.func @k(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) attributes {runmat.items_per_group = 512 : i32, runmat.workgroup = 256 : i32} {
      %0 = arith.index_cast %arg2 : i64 to index
      %c1_i64 = arith.constant 1 : i64
      %c256_i64 = arith.constant 256 : i64
      %1 = arith.muli %arg3, %c256_i64 : i64
      %2 = arith.addi %1, %arg4 : i64
      %3 = arith.muli %arg5, %c256_i64 : i64
      %c2_i64 = arith.constant 2 : i64
      %4 = arith.divui %arg2, %c2_i64 : i64
      scf.for %arg6 = %2 to %4 step %3  : i64 {
        %c2_i64_0 = arith.constant 2 : i64
        %7 = arith.muli %arg6, %c2_i64_0 : i64
        %c8_i64 = arith.constant 8 : i64
        %8 = arith.muli %7, %c8_i64 : i64
        %9 = arith.addi %arg0, %8 : i64
        %10 = spirv.ConvertUToPtr %9 : i64 to !spirv.ptr<vector<2xf64>, PhysicalStorageBuffer>
        %11 = spirv.Load "PhysicalStorageBuffer" %10 ["Aligned", 16] : vector<2xf64>
        %12 = spirv.CompositeExtract %11[0 : i32] : vector<2xf64>
        %13 = spirv.CompositeExtract %11[1 : i32] : vector<2xf64>
        %14 = arith.mulf %12, %12 : f64
        %15 = arith.mulf %13, %13 : f64
        %16 = spirv.CompositeConstruct %14, %15 : (f64, f64) -> vector<2xf64>
        %c8_i64_1 = arith.constant 8 : i64
        %17 = arith.muli %7, %c8_i64_1 : i64
        %18 = arith.addi %arg1, %17 : i64
        %19 = spirv.ConvertUToPtr %18 : i64 to !spirv.ptr<vector<2xf64>, PhysicalStorageBuffer>
        spirv.Store "PhysicalStorageBuffer" %19, %16 ["Aligned", 16] : vector<2xf64>
      }
      %5 = arith.muli %4, %c2_i64 : i64
      %6 = arith.addi %5, %2 : i64
      scf.for %arg6 = %6 to %arg2 step %3  : i64 {
        %c8_i64 = arith.constant 8 : i64
        %7 = arith.muli %arg6, %c8_i64 : i64
        %8 = arith.addi %arg0, %7 : i64
        %9 = spirv.ConvertUToPtr %8 : i64 to !spirv.ptr<f64, PhysicalStorageBuffer>
        %10 = spirv.Load "PhysicalStorageBuffer" %9 ["Aligned", 8] : f64
        %11 = arith.mulf %10, %10 : f64
        %c8_i64_0 = arith.constant 8 : i64
        %12 = arith.muli %arg6, %c8_i64_0 : i64
        %13 = arith.addi %arg1, %12 : i64
        %14 = spirv.ConvertUToPtr %13 : i64 to !spirv.ptr<f64, PhysicalStorageBuffer>
        spirv.Store "PhysicalStorageBuffer" %14, %11 ["Aligned", 8] : f64
      }
      return
    }
    ```
  }];
  let options = [
    Option<"workgroup", "workgroup", "unsigned", "0",
           "Invocations of a workgroup: a multiple of 32 up to 1024; 0: what runmat-tile-reductions wrote, else 256">,
    Option<"stage", "stage", "std::string", "\"all\"",
           "Which entry points: all, elementwise, single, partial or final">,
    Option<"fused32", "fused32", "bool", "false",
           "The device's fma of f32 rounds once and is one operation; else its text is long, and bodies with it are not repeated">,
    Option<"fused64", "fused64", "bool", "false", "The same of f64">,
  ];
  let statistics = [
    Statistic<"entries", "entries", "Entry points made">,
  ];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::scf::SCFDialect", "mlir::spirv::SPIRVDialect",
  ];
}

def AddLibraryKernels : Pass<"runmat-add-library-kernels", "mlir::ModuleOp"> {
  let summary = "Add entry points of kernels that belong to the runtime's operations";
  let description = [{
    The runtime does some of its operations on devices by kernels that come from no program: copies of windows, say. Each is written
    in a file of codegen/SPIRV/Library and has a row in the table there.

    Before, with names=count_true:
    ```mlir
    module {
    }
    ```
    After:
    ```mlir
    func.func @count_true(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %c2047_i64 = arith.constant 2047 : i64
      %0 = arith.addi %arg2, %c2047_i64 : i64
      %c2048_i64 = arith.constant 2048 : i64
      %1 = arith.divui %0, %c2048_i64 : i64
      %c256_i64 = arith.constant 256 : i64
      %2 = arith.muli %arg3, %c256_i64 : i64
      %3 = arith.addi %2, %arg4 : i64
      %4 = arith.muli %arg5, %c256_i64 : i64
      scf.for %arg6 = %3 to %1 step %4  : i64 {
        %c0_i64 = arith.constant 0 : i64
        %c2048_i64_0 = arith.constant 2048 : i64
        %5 = arith.muli %arg6, %c2048_i64_0 : i64
        %c2048_i64_1 = arith.constant 2048 : i64
        %6 = arith.addi %5, %c2048_i64_1 : i64
        %7 = arith.cmpi slt, %6, %arg2 : i64
        %8 = arith.select %7, %6, %arg2 : i64
        %c1_i64 = arith.constant 1 : i64
        %9 = scf.for %arg7 = %5 to %8 step %c1_i64 iter_args(%arg8 = %c0_i64) -> (i64)  : i64 {
          %c1_i64_2 = arith.constant 1 : i64
          %13 = arith.addi %arg0, %arg7 : i64
          %14 = spirv.ConvertUToPtr %13 : i64 to !spirv.ptr<i8, PhysicalStorageBuffer>
          %15 = spirv.Load "PhysicalStorageBuffer" %14 ["Aligned", 1] : i8
          %c0_i8 = arith.constant 0 : i8
          %16 = arith.cmpi ne, %15, %c0_i8 : i8
          %c1_i64_3 = arith.constant 1 : i64
          %c0_i64_4 = arith.constant 0 : i64
          %17 = arith.select %16, %c1_i64_3, %c0_i64_4 : i64
          %18 = arith.addi %arg8, %17 : i64
          scf.yield %18 : i64
        }
        %c8_i64 = arith.constant 8 : i64
        %10 = arith.muli %arg6, %c8_i64 : i64
        %11 = arith.addi %arg1, %10 : i64
        %12 = spirv.ConvertUToPtr %11 : i64 to !spirv.ptr<i64, PhysicalStorageBuffer>
        spirv.Store "PhysicalStorageBuffer" %12, %9 ["Aligned", 8] : i64
      }
      return
    }
    ```
  }];
  let options = [
    ListOption<"names", "names", "std::string", "Which kernels; without this, all">,
    Option<"workgroup", "workgroup", "unsigned", "256",
           "Invocations of a workgroup: a multiple of 32 up to 1024">,
  ];
  let dependentDialects = [
    "mlir::arith::ArithDialect", "mlir::func::FuncDialect", "mlir::math::MathDialect", "mlir::scf::SCFDialect",
    "mlir::spirv::SPIRVDialect",
  ];
  let statistics = [Statistic<"added", "added", "Entry points added">];
}

def ExpandDeviceMath : Pass<"runmat-expand-device-math", "mlir::ModuleOp"> {
  let summary = "Rewrite scalar operations that devices round differently";
  let description = [{
    Some devices round single-precision division and square root wrongly; through double precision they come
    out right. Maxima and minima become compares and selects, since the instructions of devices may treat NaN
    and signed zeros freely; abs and copysign become bit operations; conversions of narrow integers pass through 32 bits.

    Before:
    ```mlir
    func.func @f(%x: f32, %y: f32) -> f32 {
      %z = arith.divf %x, %y : f32
      return %z : f32
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f32, %y: f32) -> f32 {
      %0 = arith.extf %x : f32 to f64
      %1 = arith.extf %y : f32 to f64
      %2 = arith.divf %0, %1 : f64
      %3 = arith.truncf %2 : f64 to f32
      return %3 : f32
    }
    ```
  }];
  let statistics = [
    Statistic<"rewritten", "rewritten", "Operations rewritten">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::math::MathDialect"];
}

def ExpandQuotients : Pass<"runmat-expand-quotients", "mlir::ModuleOp"> {
  let summary = "Write f32 division and square root as products and fma";
  let description = [{
    Devices round them otherwise than IEEE 754. Where fma is one operation, the text of
    definitions/Elementary/RoundedQuotients.h is faster than doubles, which runmat-expand-device-math takes: an H200
    divides doubles in five times as long. Elements divided by a power of two are multiplied by its inverse, which is
    exact.

    Before:
    ```mlir
    func.func @f(%x: f32) -> f32 {
      %cst = arith.constant 4.000000e+00 : f32
      %0 = arith.divf %x, %cst : f32
      return %0 : f32
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f32) -> f32 {
      %cst = arith.constant 4.000000e+00 : f32
      %cst_0 = arith.constant 2.500000e-01 : f32
      %0 = arith.mulf %x, %cst_0 : f32
      return %0 : f32
    }
    ```
  }];
  let statistics = [
    Statistic<"expanded", "expanded", "Divisions and square roots written">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::math::MathDialect"];
}

def KeepSubnormals : Pass<"runmat-keep-subnormals", "mlir::ModuleOp"> {
  let summary = "Read f32 subnormals as multiples of them";
  let description = [{
    Devices without DenormPreserve may read f32 subnormals as zeros; some do so in conversions to f64 and in
    comparisons, not in products. Conversions scale tiny values up before, and down behind. Values are compared as they
    are and scaled, unless one is a constant that is far enough from zero. Comparing f64 values instead costs five
    times as much on a GPU, and so do integers in place of the product.

    Before:
    ```mlir
    func.func @f(%x: f32, %y: f32) -> i1 {
      %0 = arith.cmpf olt, %x, %y : f32
      return %0 : i1
    }
    ```
    After:
    ```mlir
    func.func @f(%x: f32, %y: f32) -> i1 {
      %0 = arith.cmpf olt, %x, %y : f32
      %cst = arith.constant 1.18059162E+21 : f32
      %1 = arith.mulf %x, %cst : f32
      %cst_0 = arith.constant 1.18059162E+21 : f32
      %2 = arith.mulf %y, %cst_0 : f32
      %3 = arith.cmpf olt, %1, %2 : f32
      %4 = arith.ori %0, %3 : i1
      return %4 : i1
    }
    ```
  }];
  let statistics = [
    Statistic<"rewritten", "rewritten", "Operations rewritten">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def CanonicalizeBodies : Pass<"runmat-canonicalize-bodies", "mlir::ModuleOp"> {
  let summary = "Canonicalize the bodies of loops and branches without results, inner ones first";
  let description = [{
    What the canonicalizer does, in time that grows with the length of a body and not with its square: the text of an
    elementary function is some ten thousand ops, nearly all of them inside the loop over the elements. What is left for the
    canonicalizer is the ops that hold the bodies.

    Before:
    ```mlir
    func.func private @use(i64)
    func.func @k(%x: i64, %c: i1) {
      %zero = arith.constant 0 : i64
      scf.if %c {
        %y = arith.addi %x, %zero : i64
        func.call @use(%y) : (i64) -> ()
      }
      return
    }
    ```
    After:
    ```mlir
    func.func private @use(i64)
    func.func @k(%x: i64, %c: i1) {
      %c0_i64 = arith.constant 0 : i64
      scf.if %c {
        func.call @use(%x) : (i64) -> ()
      }
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"bodiesChanged", "bodies-changed", "Bodies changed">,
  ];
}

def HideConstants : Pass<"runmat-hide-constants", "mlir::ModuleOp"> {
  let summary = "Hide operands computed from constants from drivers";
  let description = [{
    Some drivers fold x + 0, x * 0, 0 / x and x / 0 as if there were neither signed zeros nor NaN, although the
    module forbids it. Operands of float arithmetic that are +0, or that are computed from constants alone and so
    may turn out as zero in the driver, get zero bits from the first argument word: only the running kernel
    knows them.

    Before:
    ```mlir
    func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %zero = arith.constant 0.0 : f64
      %x = arith.sitofp %word0 : i64 to f64
      %y = arith.mulf %x, %zero : f64
      return
    }
    ```
    After:
    ```mlir
    func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %cst = arith.constant 0.000000e+00 : f64
      %0 = arith.bitcast %cst : f64 to i64
      %c15_i64 = arith.constant 15 : i64
      %1 = arith.andi %word0, %c15_i64 : i64
      %2 = arith.ori %0, %1 : i64
      %3 = arith.bitcast %2 : i64 to f64
      %4 = arith.sitofp %word0 : i64 to f64
      %5 = arith.mulf %4, %3 : f64
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"hidden", "hidden", "Operands hidden">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def HideConditions : Pass<"runmat-hide-conditions", "mlir::ModuleOp"> {
  let summary = "Hide from drivers which way a branch goes that no array decides";
  let description = [{
    A condition that constants, argument words and the position of the element determine gets a zero bit from the
    first argument word, which only the running kernel knows. The compiler of NVIDIA's driver crashes on loops that
    read no array and hold a branch that it proves to be never taken.

    Before:
    ```mlir
    func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %hundred = arith.constant 100 : i64
      %small = arith.cmpi slt, %word0, %hundred : i64
      scf.if %small {
        spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease>
      }
      return
    }
    ```
    After:
    ```mlir
    func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %c100_i64 = arith.constant 100 : i64
      %0 = arith.cmpi slt, %word0, %c100_i64 : i64
      %c15_i64 = arith.constant 15 : i64
      %1 = arith.andi %word0, %c15_i64 : i64
      %2 = arith.trunci %1 : i64 to i1
      %3 = arith.ori %0, %2 : i1
      scf.if %3 {
        spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease>
      }
      return
    }
    ```
  }];
  let statistics = [
    Statistic<"hidden", "hidden", "Conditions hidden">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def ConvertKernelsToSPIRV : Pass<"runmat-convert-kernels-to-spirv", "mlir::ModuleOp"> {
  let summary = "Turn entry points into spirv.module operations";
  let description = [{
    Every entry point becomes a `spirv.module PhysicalStorageBuffer64 GLSL450` with one compute entry point.
    Argument words are push constants, or are loaded from a buffer whose address is the only push constant when
    they would not fit. Capabilities are those that the code needs.

    Before:
    ```mlir
    func.func @k(%word0: i64, %group: i64, %thread: i64, %groups: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32} {
      %p = spirv.ConvertUToPtr %word0 : i64 to !spirv.ptr<f64, PhysicalStorageBuffer>
      %x = spirv.Load "PhysicalStorageBuffer" %p ["Aligned", 8] : f64
      spirv.Store "PhysicalStorageBuffer" %p, %x ["Aligned", 8] : f64
      return
    }
    ```
    After:
    ```mlir
    spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses, Int64, Float64, SignedZeroInfNanPreserve], [SPV_KHR_physical_storage_buffer, SPV_KHR_float_controls]> attributes {runmat.items_per_group = 256 : i32, runmat.word_count = 1 : i32, runmat.workgroup = 256 : i32} {
      spirv.GlobalVariable @groups built_in("NumWorkgroups") : !spirv.ptr<vector<3xi32>, Input>
      spirv.GlobalVariable @thread built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
      spirv.GlobalVariable @group built_in("WorkgroupId") : !spirv.ptr<vector<3xi32>, Input>
      spirv.GlobalVariable @words : !spirv.ptr<!spirv.struct<(i64 [0]), Block>, PushConstant>
      spirv.func @k() "None" {
        %words_addr = spirv.mlir.addressof @words : !spirv.ptr<!spirv.struct<(i64 [0]), Block>, PushConstant>
        %cst0_i32 = spirv.Constant 0 : i32
        %0 = spirv.AccessChain %words_addr[%cst0_i32] : !spirv.ptr<!spirv.struct<(i64 [0]), Block>, PushConstant>, i32 -> !spirv.ptr<i64, PushConstant>
        %1 = spirv.Load "PushConstant" %0 : i64
        %group_addr = spirv.mlir.addressof @group : !spirv.ptr<vector<3xi32>, Input>
        %2 = spirv.Load "Input" %group_addr : vector<3xi32>
        %3 = spirv.CompositeExtract %2[0 : i32] : vector<3xi32>
        %4 = spirv.UConvert %3 : i32 to i64
        %thread_addr = spirv.mlir.addressof @thread : !spirv.ptr<vector<3xi32>, Input>
        %5 = spirv.Load "Input" %thread_addr : vector<3xi32>
        %6 = spirv.CompositeExtract %5[0 : i32] : vector<3xi32>
        %7 = spirv.UConvert %6 : i32 to i64
        %groups_addr = spirv.mlir.addressof @groups : !spirv.ptr<vector<3xi32>, Input>
        %8 = spirv.Load "Input" %groups_addr : vector<3xi32>
        %9 = spirv.CompositeExtract %8[0 : i32] : vector<3xi32>
        %10 = spirv.UConvert %9 : i32 to i64
        %11 = spirv.ConvertUToPtr %1 : i64 to !spirv.ptr<f64, PhysicalStorageBuffer>
        %12 = spirv.Load "PhysicalStorageBuffer" %11 ["Aligned", 8] : f64
        spirv.Store "PhysicalStorageBuffer" %11, %12 ["Aligned", 8] : f64
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @k, @words, @group, @thread, @groups
      spirv.ExecutionMode @k "LocalSize", 256, 1, 1
      spirv.ExecutionMode @k "SignedZeroInfNanPreserve", 64
    }
    ```
  }];
  let options = [
    Option<"maxPushConstantBytes", "max-push-constant-bytes", "unsigned", "128",
           "Push constants that the device offers">,
    Option<"preserveNan32", "preserve-nan-32", "bool", "true",
           "The device offers SignedZeroInfNanPreserve for f32">,
    Option<"preserveNan64", "preserve-nan-64", "bool", "true",
           "The device offers SignedZeroInfNanPreserve for f64">,
    Option<"preserveSubnormals32", "preserve-subnormals-32", "bool", "false",
           "The device offers DenormPreserve for f32">,
    Option<"preserveSubnormals64", "preserve-subnormals-64", "bool", "false",
           "The device offers DenormPreserve for f64">,
    Option<"roundToEven32", "round-to-even-32", "bool", "false",
           "The device offers RoundingModeRTE for f32">,
    Option<"roundToEven64", "round-to-even-64", "bool", "false",
           "The device offers RoundingModeRTE for f64">,
  ];
  let dependentDialects = ["mlir::spirv::SPIRVDialect"];
  let statistics = [Statistic<"modules", "modules", "Modules made">];
}

def MarkNoContraction : Pass<"runmat-mark-no-contraction", "mlir::spirv::ModuleOp"> {
  let summary = "Forbid the contraction of float operations";
  let description = [{
    Drivers fuse a product and a sum into one operation with one rounding unless both are decorated with
    NoContraction. Results would then depend on the device.

    Before:
    ```mlir
    spirv.module Logical GLSL450 {
      spirv.func @f(%x: f64, %y: f64) -> f64 "None" {
        %z = spirv.FMul %x, %y : f64
        spirv.ReturnValue %z : f64
      }
    }
    ```
    After:
    ```mlir
    spirv.module Logical GLSL450 {
      spirv.func @f(%x: f64, %y: f64) -> f64 "None" {
        %0 = spirv.FMul %x, %y {no_contraction} : f64
        spirv.ReturnValue %0 : f64
      }
    }
    ```
  }];
  let statistics = [
    Statistic<"marked", "marked", "Operations decorated">,
  ];
}

def VerifySPIRVKernels : Pass<"runmat-verify-spirv-kernels", "mlir::spirv::ModuleOp"> {
  let summary = "Refuse modules whose results could depend on the device";
  let description = [{
    An error for float arithmetic without NoContraction, for fused multiply-add where the device's rounds twice, for instructions of
    GLSL.std.450 whose accuracy or treatment of NaN is the device's choice, for f32 division and square
    root, which devices need not round correctly, and for instructions that shaders must not hold.

    Refused:
    ```mlir
    spirv.module Logical GLSL450 {
      spirv.func @f(%x: f64, %y: f64) -> f64 "None" {
        %z = spirv.FMul %x, %y : f64
        spirv.ReturnValue %z : f64
      }
    }
    ```
    error: lacks the decoration NoContraction
  }];
  let options = [
    Option<"fused32", "fused32", "bool", "false", "The device's fma of singles rounds once">,
    Option<"fused64", "fused64", "bool", "false", "The device's fma of doubles rounds once">,
  ];
  let statistics = [Statistic<"verified", "verified", "Operations found right on every device">];
}

#endif // RUNMAT_CODEGEN_SPIRV_PASSES
