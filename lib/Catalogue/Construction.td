//===- Construction.td - matrices, ranges, grids, classes --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

def EyeClass : Kind<"the name of a class of numbers, or 'logical'", [], [], 0,
                    !listconcat(["double", "single", "logical"], integerClasses)>;
def NumberVector : Kind<"a real numeric vector", numbers, ["Vector"]>;
class SquareOrDiagonal<string x> : Result<"same " # x, "matrix", "complex " # x>;
class FloatMatrixOf<string x> : Result<"float " # x, "matrix", "complex " # x>;
class Grid<string x> : Result<"same " # x, "any", "complex " # x>;

def LikeWord : Kind<"'like'", [], [], 0, ["like"]>;

let group = "Construction" in {

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

class MatrixFunction<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"move">];
  let derivative = Unwritten;
}

def Eye : MatrixFunction<"eye", "identity"> {
  let summary = "identity matrix";
  let optionError = "invalidClass";
  let forms = [
    Form<(takes Opt<Extent>:$m, Opt<Extent>:$n, Opt<EyeClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "matrix">:$y)>,
    Form<(takes Opt<Extent>:$m, Opt<Extent>:$n, Pair<"like", Prototype>:$p), (gives Result<"same p", "matrix", "complex p">:$y)>,
    Form<(takes Extents:$size, Opt<EyeClass>:$class, Words<["gpuArray"]>:$place), (gives Result<"named class", "matrix">:$y)>,
    Form<(takes Extents:$size, Pair<"like", Prototype>:$p), (gives Result<"same p", "matrix", "complex p">:$y)>];
  let residence = Constructs;
  let extentsFrom = 0;
  let evaluation = EvaluationOf<1, 2, 1, "matrixOfExtents", ["onHost"]>;
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
  let example = "eye(2)";
  let prints = "1 0 0 1";
  let examples = [Example<"eye(1, 2, 'int8')", "1×2 int8 row vector 1 0">,
                  Example<"eye(1, 2, 'like', single(1))", "1×2 single row vector 1 0">,
                  Example<"eye([1 2], 'single')", "1×2 single row vector 1 0">,
                  Example<"eye([1 2], 'like', int8(1))", "1×2 int8 row vector 1 0">,
                  Example<"class(eye(2, 2, 'double', 'gpuArray'))", "'gpuArray'">,
                  Example<"class(eye([2 2], 'double', 'gpuArray'))", "'gpuArray'">];
}

def Diag : MatrixFunction<"diag", "diagonal"> {
  let summary = "matrix with a vector as its k-th diagonal, or the diagonal of a matrix";
  let forms = [Form<(takes Matrix:$x, Opt<WholeScalar>:$k), (gives SquareOrDiagonal<"x">:$y)>];
  let import = "ofOne<DiagonalOp>";
  let fused = 1;
  let importGroup = "Structure";
  let derivative = Adjoints<[Adjoint<["reshape(diag(dy, k), size(x))", ""], 1, "isvector(x)">,
                             Adjoint<["diag(dy, k)", ""], 1, "issquare(x) && ~isscalar(x)">]>;
  let example = "diag([1 2; 3 4])";
  let prints = "1 4";
  let examples = [Example<"diag([1 2; 3 4], 1)", "2">];
}

class Triangle<string name, string lower> : MatrixFunction<name, "triangle<" # lower # ">"> {
  let forms = [Form<(takes Matrix:$x, Opt<WholeScalar>:$k), (gives Like<"x">:$y)>];
  let evaluation = Evaluation<"", ["givesComplex", "integers"]>;
}

def Tril : Triangle<"tril", "true"> {
  let summary = "the matrix with zeros above its k-th diagonal";
  let derivative = Adjoints<[Adjoint<["tril(dy, k)", ""]>]>;
  let example = "tril([1 2; 3 4])";
  let prints = "1 0 3 4";
  let examples = [Example<"tril([1 2; 3 4], -1)", "0 0 3 0">];
}

def Triu : Triangle<"triu", "false"> {
  let summary = "the matrix with zeros below its k-th diagonal";
  let derivative = Adjoints<[Adjoint<["triu(dy, k)", ""]>]>;
  let example = "triu([1 2; 3 4])";
  let prints = "1 2 0 4";
  let examples = [Example<"triu([1 2; 3 4], 1)", "0 2 0 0">];
}

def Magic : MatrixFunction<"magic", "magic"> {
  let summary = "square of the whole numbers from 1 on whose rows, columns and diagonals have one sum";
  let forms = [Form<(takes CountScalar:$n), (gives Result<"double", "matrix">:$M)>];
  let evaluation = Evaluation<"matrixOfExtents">;
  let cost = [Cost<"integer", 10>];
  let derivative = NotDifferentiable<"its arguments are whole numbers">;
  let example = "magic(3)";
  let prints = "8 1 6 3 5 7 4 9 2";
}

//===----------------------------------------------------------------------===//
// Ranges and grids
//===----------------------------------------------------------------------===//

def Colon : Builtin<"colon", "colonBuiltin"> {
  // An expression of its own, of two or three operands.
  let syntax = Syntax<":", "", "Colon", 0, "", "">;
  let summary = "range from a to b in steps of 1 or s, as a:s:b";
  let forms = [Form<(takes RealNumeric:$a, RealNumeric:$b), (gives Result<"any", "row">:$y)>,
               Form<(takes RealNumeric:$a, RealNumeric:$s, RealNumeric:$b), (gives Result<"any", "row">:$y)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = NotDifferentiable<"its extents depend on the values">;
  let example = "colon(0, 2, 6)";
  let prints = "0 2 4 6";
  let examples = [Example<"colon(1, 3)", "1 2 3">];
}

class Spaced<string name, string expression> : Builtin<name, expression> {
  let forms = [Form<(takes Scalar:$a, Scalar:$b, Opt<RealScalar>:$n), (gives Result<"float a b", "row", "complex a b">:$y)>];
  let countAt = 2;
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
}

def Linspace : Spaced<"linspace", "linspaceBuiltin"> {
  let usualCount = 100;
  let summary = "n numbers equally spaced from a to b, 100 without n";
  let import = "linspace";
  let fused = 1;
  let importGroup = "Constructor";
  let derivative = Adjoints<[Adjoint<["sum(dy .* linspace(1, 0, numel(y)))", "sum(dy .* linspace(0, 1, numel(y)))", ""]>]>;
  let example = "linspace(0, 1, 5)";
  let prints = "0 0.2500 0.5000 0.7500 1.0000";
}

/// logspace(a, pi) ends at pi.
def Logspace : Spaced<"logspace", "logspaceBuiltin"> {
  let usualCount = 50;
  let summary = "n numbers from 10^a to 10^b with equal ratios, 50 without n";
  let cost = [Cost<"transcendental", 2>];
  let example = "logspace(0, 2, 3)";
  let prints = "1 10 100";
}

def Meshgrid : Builtin<"meshgrid", "meshgrid"> {
  let summary = "coordinates of a grid, x along rows and y along columns";
  let forms = [Form<(takes Numeric:$x), (gives Grid<"x">:$X, Grid<"x">:$Y, Grid<"x">:$Z)>,
               Form<(takes Numeric:$x, Numeric:$y), (gives Grid<"x">:$X, Grid<"y">:$Y)>,
               Form<(takes Numeric:$x, Numeric:$y, Numeric:$z), (gives Grid<"x">:$X, Grid<"y">:$Y, Grid<"z">:$Z)>];
  let evaluation = EvaluationOf<1, 2, 2, "grid">;
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "meshgrid([1 2], [3 4])";
  let prints = "1 2 1 2";
  let examples = [Example<"meshgrid([1 2])", "1 2 1 2">, Example<"meshgrid(1:2, 5)", "1 2">, Example<"size(meshgrid([1 2], 1, [5 6]))", "1 2 2">];
}

def Ndgrid : Builtin<"ndgrid", "ndgrid"> {
  let summary = "coordinates of a grid, each along a dimension of its own";
  let forms = [Form<(takes Numeric:$x1, Rest<Numeric>:$x2), (gives Grid<"x1">:$X1, More:$X2)>];
  let cost = [Cost<"move">];
  let derivative = Unwritten;
  let example = "ndgrid([1 2], [3 4 5])";
  let prints = "1 1 1 2 2 2";
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

class Conversion<string name, string enumerator> : Builtin<name, "cast<ElementClass::" # enumerator # ">"> {
  let import = "cast<ElementClass::" # enumerator # ">";
  let fused = 1;
  let importGroup = "Elementwise";
  let cost = [Cost<"convert">];
}
/// The nearest whole number of the class, halves away from zero; what is too large becomes the largest, NaN 0.
class IntegerConversion<string name, string enumerator, string what> : Conversion<name, enumerator> {
  let summary = "nearest " # what # " of each element, the largest or smallest one of what lies beyond";
  let forms = [Form<(takes Numeric:$x), (gives Result<"integer", "size x">:$y)>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
}

def Int8 : IntegerConversion<"int8", "Int8", "signed 8-bit integer"> {
  let example = "int8(200)";
  let prints = "int8 127";
}

def Int16 : IntegerConversion<"int16", "Int16", "signed 16-bit integer"> {
  let example = "int16(-2.5)";
  let prints = "int16 -3";
}

def Int32 : IntegerConversion<"int32", "Int32", "signed 32-bit integer"> {
  let example = "int32(2.5)";
  let prints = "int32 3";
}

def Int64 : IntegerConversion<"int64", "Int64", "signed 64-bit integer"> {
  let example = "int64(1e10)";
  let prints = "int64 10000000000";
}

def Uint8 : IntegerConversion<"uint8", "UInt8", "unsigned 8-bit integer"> {
  let example = "uint8(-1)";
  let prints = "uint8 0";
}

def Uint16 : IntegerConversion<"uint16", "UInt16", "unsigned 16-bit integer"> {
  let example = "uint16(1e5)";
  let prints = "uint16 65535";
}

def Uint32 : IntegerConversion<"uint32", "UInt32", "unsigned 32-bit integer"> {
  let example = "uint32(NaN)";
  let prints = "uint32 0";
}

def Uint64 : IntegerConversion<"uint64", "UInt64", "unsigned 64-bit integer"> {
  let example = "uint64(1.4)";
  let prints = "uint64 1";
}

def Single : Conversion<"single", "Single"> {
  let summary = "nearest single of each element";
  let forms = [Form<(takes Numeric:$x), (gives Result<"single", "size x", "complex x">:$y)>];
  let derivative = Derivative<["1"]>;
  let example = "class(single(1))";
  let prints = "'single'";
}

def LogicalFunction : Conversion<"logical", "Logical"> {
  let domain = NoNaN;
  let summary = "whether each element is nonzero; NaN is an error";
  let forms = [Form<(takes Numeric:$x), (gives LogicalLike<"x">:$y)>];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "logical(2)";
  let prints = "logical 1";
}

def Cast : Builtin<"cast", "castNamed"> {
  let summary = "the array converted to a class that is named, or like another array";
  let optionError = "unsupportedClass";
  let import = "castNamed";
  let importGroup = "Elementwise";
  let fused = 1;
  let forms = [Form<(takes Numeric:$x, ArrayClass:$class), (gives Result<"any", "size x", "complex x">:$y)>,
               Form<(takes Numeric:$x, LikeWord:$like, Prototype:$p), (gives Result<"any", "size x", "any">:$y)>];
  let cost = [Cost<"convert">];
  let derivative = NotDifferentiable<"only the conversion to a float class has one">;
  let example = "cast(2.5, 'int8')";
  let prints = "int8 3";
  let examples = [Example<"cast(3.7, 'like', int8(1))", "int8 4">];
}

def Typecast : Builtin<"typecast", "typecast"> {
  let summary = "the same bytes as elements of another class";
  let optionError = "unsupportedClass";
  let forms = [Form<(takes NumberVector:$x, NumberClass:$class), (gives Result<"named class", "any">:$y)>];
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"it does not keep the meaning of numbers">;
  let example = "typecast(single(1), 'uint32')";
  let prints = "uint32 1065353216";
}

} // group

//===----------------------------------------------------------------------===//
// Matrices of special form
//===----------------------------------------------------------------------===//

def Blkdiag : MovingFunction<"blkdiag"> {
  let forms = [Form<(takes Rest<Matrix>:$A), (gives Result<"any", "matrix", "any">:$B)>];
  let example = "blkdiag(1, [2 3])";
  let prints = "1 0 0 0 2 3";
}

def Toeplitz : MovingFunction<"toeplitz"> {
  let forms = [Form<(takes Vector:$c, Opt<Vector>:$r), (gives Result<"any", "matrix", "any">:$T)>];
  let example = "toeplitz([1 2 3])";
  let prints = "1 2 3 2 1 2 3 2 1";
  let examples = [Example<"toeplitz([1 2 3], [1 5 6])", "1 5 6 2 1 5 3 2 1">];
}

def Hankel : MovingFunction<"hankel"> {
  let forms = [Form<(takes Vector:$c, Opt<Vector>:$r), (gives Result<"any", "matrix", "any">:$H)>];
  let example = "hankel([1 2])";
  let prints = "1 2 2 0";
  let examples = [Example<"hankel([1 2 3], [3 8 9 10])", "1 2 3 8 2 3 8 9 3 8 9 10">];
}

def Perms : MovingFunction<"perms"> {
  let forms = [Form<(takes Vector:$v), (gives Result<"same v", "matrix", "complex v">:$P)>];
  let example = "perms([2 4 6])";
  let prints = "6 4 2 6 2 4 4 6 2 4 2 6 2 6 4 2 4 6";
}

def Vander : WholeArrayFunction<"vander"> {
  let forms = [Form<(takes FloatVector:$v), (gives FloatMatrixOf<"v">:$A)>];
  let example = "vander([1 2 3])";
  let prints = "1 1 1 4 2 1 9 3 1";
}

def Full : LibraryFunction<"full"> {
  let forms = [Form<(takes Array:$S), (gives Like<"S">:$A)>];
  let derivative = Derivative<["1"]>;
  let cost = [Cost<"move">];
  let example = "full([1 2])";
  let prints = "1 2";
}
