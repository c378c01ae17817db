//===- GpuArrays.td - arrays on the device, and the device -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def DeviceIndex : Kind<"the index of a device", ["double", "single", "integer", "logical"]>;
def DeviceCountKind : Kind<"'all', 'available', 'supported' or 'selected'", [], [], 0, ["all", "available", "supported", "selected"]>;

let group = "GpuArrays" in {

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

class ArrayQuestion<string name, string expression> : Builtin<name, expression> {
  let residence = KeepsHost;
  let cost = [Cost<"call">];
}
class PlaceTest<string name> : ArrayQuestion<name, "isGpuArray"> {
  let forms = [Form<(takes Any:$x), (gives LogicalScalar:$tf)>];
  let derivative = NotDifferentiable<"its results are true and false">;
}
class ElementClassOf<string name> : ArrayQuestion<name, "underlyingType"> {
  let forms = [Form<(takes Any:$x), (gives TextResult:$name)>];
  let derivative = NotDifferentiable<"its results are texts">;
}

/// What is no array of numbers or logicals has an error of its own.
def GpuArray : Builtin<"gpuArray", "gpuArray"> {
  let summary = "the array on the device";
  let forms = [Form<(takes Any:$x), (gives Like<"x">:$y)>];
  let cost = [Cost<"move">];
  let derivative = Derivative<["1"]>;
  let example = "class(gpuArray([1 2]))";
  let prints = "'gpuArray'";
}

def Gather : Builtin<"gather", "gather"> {
  let summary = "arrays from the device on the host";
  let forms = [Form<(takes Any:$x, Rest<Any>:$x2), (gives Like<"x">:$y, More:$y2)>];
  let residence = KeepsHost;
  let import = "unary<GatherOp>";
  let importGroup = "Elementwise";
  let cost = [Cost<"move">];
  let derivative = Derivative<["1"]>;
  let example = "gather(gpuArray([1 2]))";
  let prints = "1 2";
  let examples = [Example<"[a, b] = gather(gpuArray(1), gpuArray(2)); disp([a b])", "1 2">];
}

def ExistsOnGPU : ArrayQuestion<"existsOnGPU", "existsOnGpu"> {
  let forms = [Form<(takes Any:$x), (gives LogicalScalar:$tf)>];
  let derivative = NotDifferentiable<"its results are true and false">;
  let summary = "whether a gpuArray whose elements can be reached";
  let example = "existsOnGPU(gpuArray(1))";
  let prints = "logical 1";
}

def Isgpuarray : PlaceTest<"isgpuarray"> {
  let summary = "whether a gpuArray";
  let example = "isgpuarray(1)";
  let prints = "logical 0";
}

def ClassUnderlying : ElementClassOf<"classUnderlying"> {
  let summary = "name of the class of a gpuArray's elements";
  let example = "classUnderlying(gpuArray(single(1)))";
  let prints = "'single'";
}

def UnderlyingType : ElementClassOf<"underlyingType"> {
  let summary = "name of the class of an array's elements, wherever it is";
  let example = "underlyingType(int8(1))";
  let prints = "'int8'";
}

def IsUnderlyingType : ArrayQuestion<"isUnderlyingType", "isUnderlyingType"> {
  let summary = "whether the elements are of the class";
  let forms = [Form<(takes Any:$x, Text:$class), (gives LogicalScalar:$tf)>];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "isUnderlyingType(gpuArray(1), 'double')";
  let prints = "logical 1";
}

//===----------------------------------------------------------------------===//
// The device
//
// There is always one: the processor where there is no other.
//===----------------------------------------------------------------------===//

class DeviceFunction<string name, string expression> : Builtin<name, expression> {
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it works on the session">;
}

def GpuDevice : DeviceFunction<"gpuDevice", "gpuDevice"> {
  let summary = "selects a device, and tells its name, vendor, backend, memory and abilities; waits for one that is being opened";
  let forms = [Form<(takes Opt<DeviceIndex>:$index), (gives Result<"struct", "scalar">:$device)>,
               Form<(takes Struct:$device), (gives Result<"struct", "scalar">:$device)>];
  let example = "isfield(gpuDevice, 'Name')";
  let prints = "logical 1";
  let examples = [Example<"ischar(gpuDevice(1).Name)", "logical 1">,
                  Example<"isequal(gpuDevice(struct(gpuDevice)).Name, gpuDevice().Name)", "logical 1">];
  let defaults = ["index"];
}

def GpuDeviceCount : DeviceFunction<"gpuDeviceCount", "gpuDeviceCount"> {
  let summary = "number of devices that can be selected, at least 1";
  let forms = [Form<(takes Opt<DeviceCountKind>:$which), (gives DoubleScalar:$n)>];
  let example = "gpuDeviceCount >= 1";
  let prints = "logical 1";
  let examples = [Example<"gpuDeviceCount('selected')", "1">,
                  Example<"gpuDeviceCount('available') == gpuDeviceCount", "logical 1">];
  let defaults = ["which"];
}

class Waiting<string name, string expression> : DeviceFunction<name, expression> {
  let forms = [Form<(takes Opt<DeviceIndex>:$index), (gives)>, Form<(takes Struct:$device), (gives)>];
}

def Reset : Waiting<"reset", "resetDevice"> {
  let summary = "waits for the device and gives back memory that it holds for reuse; arrays on it stay";
  let examples = [Example<"reset(1), reset(struct('Index', 1)), disp('done')", "done">];
  let defaults = ["index"];
}

def Wait : Waiting<"wait", "waitForDevice"> {
  let summary = "waits until the device has ended its work";
  let examples = [Example<"wait(1), wait(struct('Index', 1)), disp('done')", "done">];
  let defaults = ["index"];
}

} // group
