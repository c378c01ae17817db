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
  }];
  let options = [
    Option<"workgroup", "workgroup", "unsigned", "256",
           "Invocations of a workgroup: a multiple of 32 up to 1024">,
    Option<"stage", "stage", "std::string", "\"all\"",
           "Which entry points: all, elementwise, single, partial or final">,
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
}

def ExpandDeviceMath : Pass<"runmat-expand-device-math", "mlir::ModuleOp"> {
  let summary = "Rewrite scalar operations that devices round differently";
  let description = [{
    Some devices round single-precision division and square root wrongly; through double precision they come
    out right. Maxima and minima become compares and selects, since the instructions of devices may treat NaN
    and signed zeros freely; abs and copysign become bit operations; conversions of narrow integers pass through 32 bits.
  }];
  let statistics = [
    Statistic<"rewritten", "rewritten", "Operations rewritten">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::math::MathDialect"];
}

def KeepSubnormals : Pass<"runmat-keep-subnormals", "mlir::ModuleOp"> {
  let summary = "Read f32 subnormals by their bits";
  let description = [{
    Devices without DenormPreserve may read f32 subnormals as zeros; some do so in conversions to f64 and in
    comparisons. Conversions take subnormals by their bits, and f32 values are compared as f64 ones, unless one is
    a constant that is far enough from zero.
  }];
  let statistics = [
    Statistic<"rewritten", "rewritten", "Operations rewritten">,
  ];
  let dependentDialects = ["mlir::arith::ArithDialect"];
}

def HideConstants : Pass<"runmat-hide-constants", "mlir::ModuleOp"> {
  let summary = "Hide operands computed from constants from drivers";
  let description = [{
    Some drivers fold x + 0, x * 0, 0 / x and x / 0 as if there were neither signed zeros nor NaN, although the
    module forbids it. Operands of float arithmetic that are +0, or that are computed from constants alone and so
    may turn out as zero in the driver, get zero bits from the first argument word: only the running kernel
    knows them.
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
}

def MarkNoContraction : Pass<"runmat-mark-no-contraction", "mlir::spirv::ModuleOp"> {
  let summary = "Forbid the contraction of float operations";
  let description = [{
    Drivers fuse a product and a sum into one operation with one rounding unless both are decorated with
    NoContraction. Results would then depend on the device.
  }];
  let statistics = [
    Statistic<"marked", "marked", "Operations decorated">,
  ];
}

def VerifySPIRVKernels : Pass<"runmat-verify-spirv-kernels", "mlir::spirv::ModuleOp"> {
  let summary = "Refuse modules whose results could depend on the device";
  let description = [{
    An error for float arithmetic without NoContraction, for fused multiply-add, for instructions of
    GLSL.std.450 whose accuracy or treatment of NaN is the device's choice, for f32 division and square
    root, which devices need not round correctly, and for instructions that shaders must not hold.
  }];
}

#endif // RUNMAT_CODEGEN_SPIRV_PASSES
