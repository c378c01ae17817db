//===- Shape.td - extents, rearrangement, joining ----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def OpenExtent : Kind<"an extent, or [] for the one that follows from the others", numerics, ["Vector"]>;
let identifier = "MATLAB:expectedInteger" in
def Shifts : Kind<"a whole number, or one for each dimension", numerics, ["Vector", "Nonempty", "Whole"]>;
let identifier = ":InvalidShiftType" in
def Shift : Kind<"a whole number", numerics, ["Scalar", "Whole"]>;

let group = "Shape" in {

//===----------------------------------------------------------------------===//
// Extents
//===----------------------------------------------------------------------===//

class ExtentQuestion<string name, string expression> : Builtin<name, expression> {
  let forms = [Form<(takes Any:$x), (gives DoubleScalar:$n)>];
  let residence = KeepsHost;
  let importGroup = "Shape";
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are whole numbers">;
}

def Size : ExtentQuestion<"size", "sizeOf"> {
  let methodOf = "containers.Map";
  let summary = "extents in a row, or one in each output";
  let forms = [Form<(takes Any:$x), (gives Result<"double", "any">:$size, More:$more)>,
               Form<(takes Any:$x, Rest<DimensionList, 1>:$dim), (gives Result<"double", "any">:$size, More:$more)>];
  let import = "importSize";
  let preview = "extentAsked";
  let example = "size([1 2 3; 4 5 6])";
  let prints = "2 3";
  let examples = [Example<"size(zeros(2, 3), 2)", "3">];
}

def Numel : ExtentQuestion<"numel", "countOf"> {
  let known = "countOfList";
  let methodOf = "containers.Map";
  let summary = "number of elements";
  let import = "shaped<NumelOp>";
  let preview = "elementsOf";
  let example = "numel([1 2 3; 4 5 6])";
  let prints = "6";
}

def Length : ExtentQuestion<"length", "lengthOf"> {
  let known = "countOfList";
  let methodOf = "containers.Map";
  let summary = "largest extent, 0 of an empty array";
  let import = "shaped<LengthOp>";
  let preview = "longestOf";
  let example = "length([1 2 3; 4 5 6])";
  let prints = "3";
}

def Ndims : ExtentQuestion<"ndims", "rankOf"> {
  let summary = "number of dimensions, at least 2";
  let import = "shaped<NdimsOp>";
  let example = "ndims(5)";
  let prints = "2";
}

def Height : ExtentQuestion<"height", "extentOf<0>"> {
  let aliases = ["rows"];
  let summary = "number of rows";
  let import = "extent<0>";
  let preview = "extentOf<0>";
  let example = "height([1 2 3; 4 5 6])";
  let prints = "2";
}

def Columns : ExtentQuestion<"columns", "extentOf<1>"> {
  let aliases = ["width"];
  let summary = "number of columns";
  let import = "extent<1>";
  let preview = "extentOf<1>";
  let example = "columns([1 2 3; 4 5 6])";
  let prints = "3";
}

//===----------------------------------------------------------------------===//
// The same elements in another shape
//===----------------------------------------------------------------------===//

class Rearrangement<string name, string expression> : Builtin<name, expression> {
  let importGroup = "Shape";
  let cost = [Cost<"move">];
  let derivative = Unwritten;
}

def Reshape : Rearrangement<"reshape", "reshapeTo"> {
  let summary = "the elements, in their order, with other extents";
  let forms = [Form<(takes Elements:$x, RealVector:$sz), (gives Result<"same x", "any", "complex x">:$y)>,
               Form<(takes Elements:$x, OpenExtent:$m, OpenExtent:$n, Rest<OpenExtent>:$more),
                    (gives Result<"same x", "any", "complex x">:$y)>];
  let residence = FollowsFirst;
  let import = "reshape";
  let derivative = Adjoints<[Adjoint<["reshape(dy, size(x))", ""]>]>;
  let example = "reshape([1 2; 3 4], 1, [])";
  let prints = "1 3 2 4";
  let examples = [Example<"reshape([1 2 3 4], [2 2])", "1 3 2 4">, Example<"size(reshape(1:8, 2, [], 2))", "2 2 2">];
}

def Squeeze : Rearrangement<"squeeze", "squeezed"> {
  let summary = "the array without dimensions of extent 1";
  let forms = [Form<(takes Elements:$x), (gives Result<"same x", "any", "complex x">:$y)>];
  let derivative = Adjoints<[Adjoint<["reshape(dy, size(x))"]>]>;
  let evaluation = Evaluation<"squeezed", ["givesComplex", "integers", "chars"]>;
  let example = "size(squeeze(ones(2, 1, 3)))";
  let prints = "2 3";
}

def Vec : Rearrangement<"vec", "column"> {
  let summary = "all elements in a column";
  let forms = [Form<(takes Elements:$x), (gives Result<"same x", "column", "complex x">:$y)>];
  let derivative = Adjoints<[Adjoint<["reshape(dy, size(x))"]>]>;
  let example = "vec([1 2; 3 4])'";
  let prints = "1 3 2 4";
}

//===----------------------------------------------------------------------===//
// Dimensions in another order
//===----------------------------------------------------------------------===//

class Transposition<string name, string conjugate, string sign, string enumerator, string token> : Rearrangement<name, "transposed<" # conjugate # ">"> {
  let syntax = UnarySyntax<sign, enumerator, token, "transposed<" # conjugate # ">", "makeTranspose<" # conjugate # ">">;
  let fused = 1;
  let forms = [Form<(takes Elements:$x), (gives Result<"same x", "matrix", "complex x">:$y)>];
  let import = "transposed<" # conjugate # ">";
}

def Transpose : Transposition<"transpose", "false", ".'", "Transpose", "DotQuote"> {
  let summary = "rows become columns";
  let derivative = Adjoints<[Adjoint<["transpose(dy)"]>]>;
  let example = "transpose([1 2 3])";
  let prints = "1 2 3";
}

def Ctranspose : Transposition<"ctranspose", "true", "'", "CTranspose", "Quote"> {
  let summary = "rows become columns, complex numbers their conjugates";
  let derivative = Adjoints<[Adjoint<["ctranspose(dy)"]>]>;
  let example = "ctranspose(1+2i)";
  let prints = "1.0000 - 2.0000i";
}

class Permutation<string name, string expression> : Rearrangement<name, expression> {
  let forms = [Form<(takes Elements:$x, DimensionList:$order), (gives Result<"same x", "any", "complex x">:$y)>];
}

def Permute : Permutation<"permute", "permuted"> {
  let summary = "dimensions in another order";
  let evaluation = Evaluation<"permuted", ["givesComplex", "integers"]>;
  let import = "permuted";
  let fused = 1;
  let importGroup = "Structure";
  let derivative = Adjoints<[Adjoint<["ipermute(dy, order)", ""]>]>;
  let example = "size(permute(ones(2, 3, 4), [3 1 2]))";
  let prints = "4 2 3";
}

def Ipermute : Permutation<"ipermute", "inversePermuted"> {
  let summary = "dimensions back in the order before permute";
  let derivative = Adjoints<[Adjoint<["permute(dy, order)", ""]>]>;
  let example = "size(ipermute(ones(4, 2, 3), [3 1 2]))";
  let prints = "2 3 4";
}

//===----------------------------------------------------------------------===//
// Elements in another order
//===----------------------------------------------------------------------===//

class Reversal<string name, string expression> : Rearrangement<name, expression> {
  let forms = [Form<(takes Elements:$x), (gives Like<"x">:$y)>];
}

def Flip : Reversal<"flip", "flip"> {
  let summary = "elements in reverse order along a dimension";
  let forms = [Form<(takes Elements:$x, Opt<Dimension>:$dim), (gives Like<"x">:$y)>];
  let evaluation = Evaluation<"", ["givesComplex", "integers"]>;
  let import = "flipped";
  let fused = 1;
  let importGroup = "Structure";
  let derivative = Adjoints<[Adjoint<["flip(dy, dim)", ""]>]>;
  let example = "flip([1 2 3])";
  let prints = "3 2 1";
  let examples = [Example<"flip([1 2; 3 4], 2)", "2 1 4 3">];
}

def Flipdim : Reversal<"flipdim", "flip"> {
  let summary = "elements in reverse order along the dimension that is named";
  let forms = [Form<(takes Elements:$x, Dimension:$dim), (gives Like<"x">:$y)>];
  let derivative = Adjoints<[Adjoint<["flip(dy, dim)", ""]>]>;
  let example = "flipdim([1 2; 3 4], 1)";
  let prints = "3 4 1 2";
}

def Fliplr : Reversal<"fliplr", "flipAlong<1>"> {
  let import = "flippedAlong<1>";
  let fused = 1;
  let importGroup = "Structure";
  let summary = "columns in reverse order";
  let derivative = Adjoints<[Adjoint<["fliplr(dy)"]>]>;
  let example = "fliplr([1 2 3])";
  let prints = "3 2 1";
}

def Flipud : Reversal<"flipud", "flipAlong<0>"> {
  let import = "flippedAlong<0>";
  let fused = 1;
  let importGroup = "Structure";
  let summary = "rows in reverse order";
  let derivative = Adjoints<[Adjoint<["flipud(dy)"]>]>;
  let example = "flipud([1 2; 3 4])";
  let prints = "3 4 1 2";
}

def Circshift : Rearrangement<"circshift", "circularShift"> {
  let summary = "elements moved on by k places, the last ones to the front";
  let forms = [Form<(takes Elements:$x, Shifts:$k), (gives Like<"x">:$y)>,
               Form<(takes Elements:$x, Shift:$k, Dimension:$dim), (gives Like<"x">:$y)>];
  let evaluation = Evaluation<"", ["givesComplex", "integers"]>;
  let import = "shifted";
  let device = "Shift";
  let importGroup = "Structure";
  let derivative = Adjoints<[Adjoint<["circshift(dy, -k)", ""]>,
                             Adjoint<["circshift(dy, -k, dim)", "", ""], 2>]>;
  let example = "circshift([1 2 3 4], 1)";
  let prints = "4 1 2 3";
  let examples = [Example<"circshift([1 2 3; 4 5 6], 1, 2)", "3 1 2 6 4 5">];
}

//===----------------------------------------------------------------------===//
// Joining
//===----------------------------------------------------------------------===//

def Repmat : Rearrangement<"repmat", "repeat"> {
  let extentsFrom = 1;
  let summary = "copies of an array side by side";
  let forms = [Form<(takes Elements:$x, Extents:$times), (gives Result<"same x", "any", "complex x">:$y)>,
               Form<(takes Elements:$x, Extent:$m, Rest<Extent, 1>:$n), (gives Result<"same x", "any", "complex x">:$y)>];
  let import = "repeated";
  let device = "Repeat";
  let importGroup = "Structure";
  let example = "repmat([1 2], 1, 2)";
  let prints = "1 2 1 2";
  let examples = [Example<"repmat([1 2], [2 1])", "1 2 1 2">];
}

def Cat : Rearrangement<"cat", "joinedAlong"> {
  let summary = "arrays joined along a dimension";
  let forms = [Form<(takes Dimension:$dim, Rest<Elements>:$x), (gives Joined<"x">:$y)>];
  let import = "joinedAlong";
  let device = "Concatenate";
  let importGroup = "Structure";
  let example = "cat(1, [1 2], [3 4])";
  let prints = "1 2 3 4";
}

class Joining<string name, string dimension> : Rearrangement<name, "joined<" # dimension # ">"> {
  let forms = [Form<(takes Rest<Elements>:$x), (gives Joined<"x">:$y)>];
  let import = "joined<" # dimension # ">";
  let device = "Concatenate";
  let importGroup = "Structure";
}

def Horzcat : Joining<"horzcat", "1"> {
  let summary = "arrays side by side, as [a, b]";
  let example = "horzcat([1 2], 3)";
  let prints = "1 2 3";
}

def Vertcat : Joining<"vertcat", "0"> {
  let summary = "arrays one below the other, as [a; b]";
  let example = "vertcat([1 2], [3 4])";
  let prints = "1 2 3 4";
}

} // group

def Rot90 : LibraryFunction<"rot90"> {
  let forms = [Form<(takes Elements:$A, Opt<WholeScalar>:$k), (gives SameClass<"A">:$B)>];
  let cost = [Cost<"move">];
  let derivative = Adjoints<[Adjoint<["rot90(rot90(rot90(dB, k), k), k)", ""]>]>;
  let example = "rot90([1 2; 3 4])";
  let prints = "2 4 1 3";
  let examples = [Example<"rot90([1 2; 3 4], 2)", "4 3 2 1">];
}

def Shiftdim : LibraryFunction<"shiftdim"> {
  let forms = [Form<(takes Elements:$A, Opt<WholeScalar>:$n), (gives Result<"same A", "any", "complex A">:$B, DoubleScalar:$nshifts)>];
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "size(shiftdim(ones(1, 1, 3, 2)))";
  let prints = "3 2";
  let examples = [Example<"size(shiftdim(ones(2, 3, 4), 1))", "3 4 2">];
}

def Repelem : LibraryFunction<"repelem"> {
  let forms = [Form<(takes Elements:$v, CountVector:$n, Rest<CountVector>:$more), (gives Result<"same v", "any", "complex v">:$u)>];
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "repelem([1 2], 2)";
  let prints = "1 1 2 2";
  let examples = [Example<"repelem([1 2; 3 4], 1, [2 1])", "1 1 2 3 3 4">];
}

def Nonzeros : LibraryFunction<"nonzeros"> {
  let forms = [Form<(takes Numeric:$A), (gives Result<"same A", "column", "complex A">:$v)>];
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "nonzeros([1 0; 2 3])'";
  let prints = "1 2 3";
}

class Padding<string x> : Result<"same " # x, "any", "any">;
def PaddedArray : Kind<"an array of numbers or logicals", ["double", "single", "integer", "logical"], [], 1>;
def PaddingValue : Kind<"a number", ["double", "single", "integer", "logical"], ["Scalar"], 1>;
defvar paddedEnds = (takes Words<["pre", "post", "both"]>:$direction);

def Padarray : LibraryFunction<"padarray"> {
  let forms = [Form<!con((takes PaddedArray:$A, CountVector:$padsize, Opt<PaddingValue>:$padval), paddedEnds), (gives Padding<"A">:$B)>,
               Form<!con((takes PaddedArray:$A, CountVector:$padsize, Words<["circular", "replicate", "symmetric"]>:$method), paddedEnds),
                    (gives Padding<"A">:$B)>];
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "padarray([1 2], [0 1])";
  let prints = "0 1 2 0";
  let examples = [Example<"padarray([1 2], [0 1], 9, 'pre')", "9 1 2">, Example<"padarray([1 2 3], [0 2], 'circular')", "2 3 1 2 3 1 2">,
                  Example<"padarray([1 2 3], [0 2], 'replicate', 'post')", "1 2 3 3 3">, Example<"padarray([1 2 3], [0 2], 'symmetric')", "2 1 1 2 3 3 2">,
                  Example<"padarray([1 2], [0 1], 'replicate', 'both')", "1 1 2 2">];
  let defaults = ["both"];
}
