//===- GpuArrays.td - records of lib/Builtins/GpuArrays.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "GpuArrays" in {

def ClassUnderlying : Builtin<"classUnderlying", "underlyingType"> {
  let aliases = ["underlyingType"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def ExistsOnGPU : Builtin<"existsOnGPU", "isGpuArray"> {
  let aliases = ["isgpuarray"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Gather : Builtin<"gather", "gather"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let residence = KeepsHost;
  let import = "unary<GatherOp>";
  let importGroup = "Elementwise";
}

def GpuArray : Builtin<"gpuArray", "gpuArray"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def GpuDevice : Builtin<"gpuDevice", "gpuDevice"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def GpuDeviceCount : Builtin<"gpuDeviceCount", "gpuDeviceCount"> {
  let forms = [Form<(takes Opt<Any>:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def IsUnderlyingType : Builtin<"isUnderlyingType", "isUnderlyingType"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Reset : Builtin<"reset", "waitForDevice"> {
  let aliases = ["wait"];
  let forms = [Form<(takes Opt<Any>:$a1), (gives)>];
  let effects = Effectful;
}

}
