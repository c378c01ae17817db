// Modules whose results could depend on the device are refused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --pass-pipeline="builtin.module(spirv.module(runmat-verify-spirv-kernels))" --split-input-file --verify-diagnostics

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @contracted(%a: f32) -> f32 "None" {
    // expected-error @+1 {{lacks the decoration NoContraction}}
    %0 = spirv.FMul %a, %a : f32
    spirv.ReturnValue %0 : f32
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @transcendental(%a: f32) -> f32 "None" {
    // expected-error @+1 {{has a result of the device's choice: expand it to arithmetic}}
    %0 = spirv.GL.Sin %a : f32
    // expected-error @+1 {{has a result of the device's choice}}
    %1 = spirv.GL.Pow %0, %a : f32
    // expected-error @+1 {{has a result of the device's choice}}
    %2 = spirv.GL.FMax %1, %a : f32
    spirv.ReturnValue %2 : f32
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @fused(%a: f64) -> f64 "None" {
    // expected-error @+1 {{lacks the decoration NoContraction}}
    %0 = spirv.GL.Fma %a, %a, %a : f64
    // expected-error @+1 {{is a fused multiply-add, which this device does not round once}}
    %1 = spirv.GL.Fma %0, %a, %a {no_contraction} : f64
    spirv.ReturnValue %0 : f64
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @single(%a: f32) -> f32 "None" {
    // expected-error @+1 {{in f32 is not correctly rounded on every device}}
    %0 = spirv.FDiv %a, %a {no_contraction} : f32
    // expected-error @+1 {{in f32 is not correctly rounded on every device}}
    %1 = spirv.GL.Sqrt %0 : f32
    spirv.ReturnValue %1 : f32
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @remainder(%a: f64) -> f64 "None" {
    // expected-error @+1 {{is not exact on devices}}
    %0 = spirv.FRem %a, %a {no_contraction} : f64
    spirv.ReturnValue %0 : f64
  }
}

// -----

// Drivers crash on it, and spirv-val lets it pass.
spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @unordered(%a: f64) -> i1 "None" {
    // expected-error @+1 {{needs a capability that compute shaders lack}}
    %0 = spirv.Unordered %a, %a : f64
    spirv.ReturnValue %0 : i1
  }
}

// -----

spirv.module PhysicalStorageBuffer64 GLSL450 {
  spirv.func @right(%a: f64) -> f64 "None" {
    %0 = spirv.FDiv %a, %a {no_contraction} : f64
    %1 = spirv.GL.Sqrt %0 : f64
    %2 = spirv.GL.Floor %1 : f64
    spirv.ReturnValue %2 : f64
  }
}
