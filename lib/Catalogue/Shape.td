//===- Shape.td - records of lib/Builtins/Shape.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Shape" in {

def Cat : Builtin<"cat", "joinedAlong"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, -1, 1, "concatenated", ["givesComplex", "integers", "chars"]>;
}

def Circshift : Builtin<"circshift", "circularShift"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 3, 1, "sameType", ["givesComplex", "integers"]>;
}

def Columns : Builtin<"columns", "extentOf<1>"> {
  let aliases = ["width"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "extent<1>";
  let importGroup = "Shape";
}

def Ctranspose : Builtin<"ctranspose", "transposed<true>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "transposed<true>";
  let importGroup = "Shape";
}

def Flip : Builtin<"flip", "flip"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "sameType", ["givesComplex", "integers"]>;
}

def Flipdim : Builtin<"flipdim", "flip"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Fliplr : Builtin<"fliplr", "flipAlong<1>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "sameType", ["givesComplex", "integers"]>;
}

def Flipud : Builtin<"flipud", "flipAlong<0>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "sameType", ["givesComplex", "integers"]>;
}

def Height : Builtin<"height", "extentOf<0>"> {
  let aliases = ["rows"];
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "extent<0>";
  let importGroup = "Shape";
}

def Horzcat : Builtin<"horzcat", "joined<1>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, -1, 1, "joined<1>", ["givesComplex", "integers", "chars"]>;
}

def Ipermute : Builtin<"ipermute", "inversePermuted"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Length : Builtin<"length", "lengthOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "unary<LengthOp>";
  let importGroup = "Shape";
}

def Ndims : Builtin<"ndims", "rankOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "unary<NdimsOp>";
  let importGroup = "Shape";
}

def Numel : Builtin<"numel", "countOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "unary<NumelOp>";
  let importGroup = "Shape";
}

def Permute : Builtin<"permute", "permuted"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "permuted", ["givesComplex", "integers"]>;
}

def Repmat : Builtin<"repmat", "repeated"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, -1, 1, "repeated", ["givesComplex", "integers"]>;
}

def Reshape : Builtin<"reshape", "reshapeTo"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = FollowsFirst;
  let import = "reshape";
  let importGroup = "Shape";
}

def Rot90 : Builtin<"rot90", "rotated"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def Size : Builtin<"size", "sizeOf"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
  let residence = KeepsHost;
  let import = "size";
  let importGroup = "Shape";
}

def Squeeze : Builtin<"squeeze", "squeezed"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Transpose : Builtin<"transpose", "transposed<false>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "transposed<false>";
  let importGroup = "Shape";
}

def Vec : Builtin<"vec", "column"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Vertcat : Builtin<"vertcat", "joined<0>"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, -1, 1, "joined<0>", ["givesComplex", "integers", "chars"]>;
}

}
