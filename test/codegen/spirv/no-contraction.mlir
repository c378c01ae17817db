// Every float operation but comparisons and conversions is decorated.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --pass-pipeline="builtin.module(spirv.module(runmat-mark-no-contraction,runmat-verify-spirv-kernels{fused64}))" | FileCheck %s

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @f(%a: f64, %b: f64) -> f64 "None" {
    // CHECK: spirv.FMul %{{.*}}, %{{.*}} {no_contraction} : f64
    %0 = spirv.FMul %a, %b : f64
    // CHECK: spirv.FAdd %{{.*}}, %{{.*}} {no_contraction} : f64
    %1 = spirv.FAdd %0, %a : f64
    // CHECK: spirv.FSub %{{.*}}, %{{.*}} {no_contraction} : f64
    %2 = spirv.FSub %1, %a : f64
    // CHECK: spirv.FDiv %{{.*}}, %{{.*}} {no_contraction} : f64
    %3 = spirv.FDiv %2, %a : f64
    // CHECK: spirv.FNegate %{{.*}} {no_contraction} : f64
    %4 = spirv.FNegate %3 : f64
    // CHECK: spirv.FOrdEqual %{{.*}}, %{{.*}} : f64
    %5 = spirv.FOrdEqual %4, %a : f64
    %6 = spirv.Select %5, %4, %a : i1, f64
    // CHECK: spirv.GL.Fma %{{.*}}, %{{.*}}, %{{.*}} {no_contraction} : f64
    %7 = spirv.GL.Fma %6, %a, %b : f64
    spirv.ReturnValue %7 : f64
  }
}
