//===- RunMatEnums.td - enumerations of the dialect --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENUMS_TD
#define RUNMAT_ENUMS_TD

include "mlir/IR/EnumAttr.td"
include "dialects/RunMat/RunMatDialect.td"

/// Values as in runmat/provider.h.
def RunMat_ElementClass : I32EnumAttr<"ElementClass", "class of an array's elements", [
    I32EnumAttrCase<"Double", 0, "double">,
    I32EnumAttrCase<"Single", 1, "single">,
    I32EnumAttrCase<"Int8", 2, "int8">,
    I32EnumAttrCase<"Int16", 3, "int16">,
    I32EnumAttrCase<"Int32", 4, "int32">,
    I32EnumAttrCase<"Int64", 5, "int64">,
    I32EnumAttrCase<"UInt8", 6, "uint8">,
    I32EnumAttrCase<"UInt16", 7, "uint16">,
    I32EnumAttrCase<"UInt32", 8, "uint32">,
    I32EnumAttrCase<"UInt64", 9, "uint64">,
    I32EnumAttrCase<"Logical", 10, "logical">,
    I32EnumAttrCase<"Char", 11, "char">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_ElementClassAttr : EnumAttr<RunMat_Dialect, RunMat_ElementClass, "class">;

def RunMat_Combiner : I32EnumAttr<"Combiner", "how a reduction joins two values", [
    I32EnumAttrCase<"Sum", 0, "sum">,
    I32EnumAttrCase<"Prod", 1, "prod">,
    I32EnumAttrCase<"Max", 2, "max">,
    I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"Any", 4, "any">,
    I32EnumAttrCase<"All", 5, "all">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_CombinerAttr : EnumAttr<RunMat_Dialect, RunMat_Combiner, "combiner">;

def RunMat_Transposition : I32EnumAttr<"Transposition", "what stands for a stored matrix in a product", [
    I32EnumAttrCase<"Plain", 0, "plain">,
    I32EnumAttrCase<"Transposed", 1, "transposed">,
    I32EnumAttrCase<"Adjoint", 2, "adjoint">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_TranspositionAttr : EnumAttr<RunMat_Dialect, RunMat_Transposition, "transposition">;

def RunMat_Rounding : I32EnumAttr<"Rounding", "how a quotient becomes whole", [
    I32EnumAttrCase<"Fix", 0, "fix">,
    I32EnumAttrCase<"Floor", 1, "floor">,
    I32EnumAttrCase<"Ceil", 2, "ceil">,
    I32EnumAttrCase<"Round", 3, "round">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_RoundingAttr : EnumAttr<RunMat_Dialect, RunMat_Rounding, "rounding">;

def RunMat_KernelKind : I32EnumAttr<"KernelKind", "kind of a kernel", [
    I32EnumAttrCase<"Elementwise", 0, "elementwise">,
    I32EnumAttrCase<"Reduction", 1, "reduction">,
    I32EnumAttrCase<"Scan", 2, "scan">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_KernelKindAttr : EnumAttr<RunMat_Dialect, RunMat_KernelKind, "kind">;

def RunMat_Distribution : I32EnumAttr<"Distribution", "distribution of random numbers", [
    I32EnumAttrCase<"Uniform", 0, "uniform">,
    I32EnumAttrCase<"Normal", 1, "normal">]> {
  let cppNamespace = "::runmat";
  let genSpecializedAttr = 0;
}
def RunMat_DistributionAttr : EnumAttr<RunMat_Dialect, RunMat_Distribution, "distribution">;

#endif // RUNMAT_ENUMS_TD
