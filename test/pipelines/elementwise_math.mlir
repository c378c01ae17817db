// The unit of examples/elementwise_math.m from untyped statements to LLVM and to SPIR-V, a stage a step: one cluster, one kernel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-typed-pipeline -o %t.typed.mlir
// RUN: FileCheck %s --check-prefix=TYPED --input-file=%t.typed.mlir
// RUN: runmat-opt %t.typed.mlir --runmat-clusters-pipeline -o %t.clusters.mlir
// RUN: FileCheck %s --check-prefix=CLUSTERS --input-file=%t.clusters.mlir
// RUN: runmat-opt %t.clusters.mlir --runmat-linalg-pipeline -o %t.linalg.mlir
// RUN: FileCheck %s --check-prefix=LINALG --input-file=%t.linalg.mlir
// RUN: runmat-opt %t.linalg.mlir --runmat-llvm-pipeline -o %t.llvm.mlir
// RUN: FileCheck %s --check-prefix=LLVM --input-file=%t.llvm.mlir
// RUN: mlir-translate %t.llvm.mlir --mlir-to-llvmir | FileCheck %s --check-prefix=IR
// RUN: runmat-opt %t.linalg.mlir --runmat-spirv-pipeline -o %t.spirv.mlir
// RUN: FileCheck %s --check-prefix=SPIRV --input-file=%t.spirv.mlir --implicit-check-not="spirv.GL.{{Sin|Cos|Tanh|Exp|Log|Pow}}"
// Each stage of the kernel as a module of its own, which the validator accepts.
// RUN: runmat-opt %t.linalg.mlir --runmat-spirv-pipeline=stage=single | sed -n '/^  spirv.module/,/^  }/p' > %t.single.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.single.mlir -o %t.single.spv
// RUN: spirv-val --target-env vulkan1.2 %t.single.spv
// RUN: spirv-dis %t.single.spv | FileCheck %s --check-prefix=BINARY
// RUN: runmat-opt %t.linalg.mlir --runmat-spirv-pipeline=stage=partial | sed -n '/^  spirv.module/,/^  }/p' > %t.partial.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.partial.mlir -o %t.partial.spv
// RUN: spirv-val --target-env vulkan1.2 %t.partial.spv
// RUN: runmat-opt %t.linalg.mlir --runmat-spirv-pipeline=stage=final | sed -n '/^  spirv.module/,/^  }/p' > %t.final.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.final.mlir -o %t.final.spv
// RUN: spirv-val --target-env vulkan1.2 %t.final.spv

// x is single through all of the chain, and its length is what the script gives.
// TYPED-NOT: !runmat.any
// TYPED: runmat.linspace {{.*}} -> !runmat.array<double, [1, ?]>
// TYPED: %[[X:.*]] = runmat.cast %{{.*}} -> !runmat.array<single, [1, ?]>
// TYPED: runmat.sin %[[X]] : {{.*}} -> !runmat.array<single, [1, ?]>
// TYPED: runmat.tanh {{.*}} -> !runmat.array<single, [1, ?]>
// TYPED: runmat.reduce  sum {{.*}} -> !runmat.array<single, [1, 1]>

// CLUSTERS-COUNT-1: runmat.cluster
// CLUSTERS-SAME: reduction over(%{{.*}}, %{{.*}}) exit %{{.*}} -> !runmat.array<single, [1, 1]>
// CLUSTERS: runmat.linspace
// CLUSTERS: runmat.sin
// CLUSTERS: runmat.exp
// CLUSTERS: runmat.cos
// CLUSTERS: runmat.power
// CLUSTERS: runmat.tanh
// CLUSTERS: %[[SUM:.*]] = runmat.reduce  sum
// CLUSTERS-NEXT: runmat.yield %[[SUM]]
// CLUSTERS-NOT: runmat.cluster

// One launch that reads no array: nothing but the checksum is stored.
// LINALG-LABEL: func.func @unit
// LINALG: runmat.launch @cluster0() extents(%{{[^,]*}}) {{.*}} -> !runmat.array<single, [1, 1]>
// LINALG-NOT: runmat.launch
// LINALG-LABEL: func.func @cluster0
// LINALG-SAME: runmat.kernel = #runmat.kernel<kind = reduction, inputs = 0, outputs = 1, extents = 1
// LINALG-COUNT-1: linalg.generic
// LINALG-NOT: linalg.generic
// LINALG-NOT: func.func @cluster1

// LLVM-NOT: {{runmat|linalg|scf|arith}}.{{[a-z_]+}} %
// LLVM: llvm.func @unit(
// LLVM: llvm.func @cluster0_
// IR: define i32 @unit(ptr %0, ptr %1, ptr %2, ptr %3)
// IR: define void @cluster0_partial(
// IR: define void @cluster0_final(
// IR: define void @cluster0_single(

// SPIRV: spirv.module PhysicalStorageBuffer64 GLSL450
// SPIRV: spirv.EntryPoint "GLCompute" @cluster0_single
// SPIRV: spirv.EntryPoint "GLCompute" @cluster0_partial
// SPIRV: spirv.EntryPoint "GLCompute" @cluster0_final

// BINARY: OpEntryPoint GLCompute %{{.*}} "cluster0_single"
// BINARY: OpDecorate %{{.*}} NoContraction
// BINARY-NOT: OpExtInst {{.*}} {{Sin|Cos|Tanh|Exp|Log|Pow}}

func.func @unit(%arg0: !runmat.array<double, [1, 1]>) {
  %0 = runmat.statement 4 [] ()
  %1 = runmat.constant 0.000000e+00 : f64 -> !runmat.any
  %2 = runmat.constant 4.000000e+00 : f64 -> !runmat.any
  %3 = runmat.constant 3.1415926535897931 : f64 -> !runmat.any
  %4 = runmat.mtimes %2, %3 : (!runmat.any, !runmat.any) -> !runmat.any
  %5 = runmat.cast %arg0 to double : (!runmat.array<double, [1, 1]>) -> !runmat.any
  %6 = runmat.floor %5 : (!runmat.any) -> !runmat.any
  %7 = runmat.linspace %1, %4, %6 : (!runmat.any, !runmat.any, !runmat.any) -> !runmat.any
  %8 = runmat.cast %7 to single : (!runmat.any) -> !runmat.any
  %9 = runmat.statement 5 ["x"] (%8) : !runmat.any
  %10 = runmat.sin %8 : (!runmat.any) -> !runmat.any
  %11 = runmat.neg %8 : (!runmat.any) -> !runmat.any
  %12 = runmat.constant 1.000000e+01 : f64 -> !runmat.any
  %13 = runmat.mrdivide %11, %12 : (!runmat.any, !runmat.any) -> !runmat.any
  %14 = runmat.exp %13 : (!runmat.any) -> !runmat.any
  %15 = runmat.mul %10, %14 : (!runmat.any, !runmat.any) -> !runmat.any
  %16 = runmat.statement 6 ["x", "y0"] (%8, %15) : !runmat.any, !runmat.any
  %17 = runmat.constant 4.000000e+00 : f64 -> !runmat.any
  %18 = runmat.mrdivide %8, %17 : (!runmat.any, !runmat.any) -> !runmat.any
  %19 = runmat.cos %18 : (!runmat.any) -> !runmat.any
  %20 = runmat.mul %15, %19 : (!runmat.any, !runmat.any) -> !runmat.any
  %21 = runmat.constant 2.500000e-01 : f64 -> !runmat.any
  %22 = runmat.constant 2.000000e+00 : f64 -> !runmat.any
  %23 = runmat.power %15, %22 : (!runmat.any, !runmat.any) -> !runmat.any
  %24 = runmat.mtimes %21, %23 : (!runmat.any, !runmat.any) -> !runmat.any
  %25 = runmat.add %20, %24 : (!runmat.any, !runmat.any) -> !runmat.any
  %26 = runmat.statement 7 ["y1"] (%25) : !runmat.any
  %27 = runmat.tanh %25 : (!runmat.any) -> !runmat.any
  %28 = runmat.constant 1.000000e-01 : f64 -> !runmat.any
  %29 = runmat.mtimes %28, %25 : (!runmat.any, !runmat.any) -> !runmat.any
  %30 = runmat.add %27, %29 : (!runmat.any, !runmat.any) -> !runmat.any
  %31 = runmat.statement 8 ["y2"] (%30) : !runmat.any
  %32 = runmat.text "checksum %.9g\0A" -> !runmat.any
  %33 = runmat.reduce sum %30 : (!runmat.any) -> !runmat.any
  runmat.call "fprintf" (%32, %33) at 8 : !runmat.any, !runmat.any
  %34 = runmat.statement -1 [] ()
  return
}
