//===- LinearAlgebra.td - products, solutions, norms -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Complex numbers are refused by norm itself.
def NormExponent : Kind<"a number, 'fro' or 'inf'", ["double", "single", "integer", "logical"], ["Scalar"], 1, ["fro", "inf"]>;
def MatrixOfBoth : Result<"arithmetic x y", "any", "complex x y">;
class FloatScalar<string x> : Result<"float " # x, "scalar", "complex " # x>;

let group = "LinearAlgebra" in {

/// Costs are those of one element of the larger operand, once.
class Algebra<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = NotDifferentiable<"its derivative is no formula of single elements">;
}

//===----------------------------------------------------------------------===//
// Operators
//
// Of a scalar and an array they go element by element.
//===----------------------------------------------------------------------===//

class MatrixOperator<string name, string sign, string operation, string op> : Algebra<name, "operation<" # operation # ">"> {
  let symbol = sign;
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives MatrixOfBoth:$z)>];
  let import = "ofTwo<" # op # ">";
  let importGroup = "Structure";
}

def Mtimes : MatrixOperator<"mtimes", "*", "", "MTimesOp"> {
  let function = "multiply";
  let summary = "matrix product";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives MatrixOfBoth:$z)>,
               Form<(takes Numeric:$x, Numeric:$y, Rest<Numeric, 1>:$more), (gives Anything:$z)>];
  let example = "mtimes([1 2; 3 4], [1; 1])'";
  let prints = "3 7";
}

def Mldivide : MatrixOperator<"mldivide", "\\", "matrixLeftDivide", "MLeftDivideOp"> {
  let summary = "solution z of x*z = y, in the sense of least squares where x is not square";
  let cost = [Cost<"divide">, Cost<"multiply">, Cost<"add">];
  let example = "mldivide([2 0; 0 4], [2; 8])'";
  let prints = "1 2";
}

def Mrdivide : MatrixOperator<"mrdivide", "/", "matrixRightDivide", "MRightDivideOp"> {
  let summary = "solution z of z*y = x, in the sense of least squares where y is not square";
  let cost = [Cost<"divide">, Cost<"multiply">, Cost<"add">];
  let example = "mrdivide([2 8], [2 0; 0 4])";
  let prints = "1 2";
}

def Mpower : MatrixOperator<"mpower", "^", "matrixPower", "MPowerOp"> {
  let summary = "power of a square matrix with a whole exponent";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives Result<"any", "any", "any">:$z)>];
  let example = "mpower([1 1; 0 1], 3)";
  let prints = "1 3 0 1";
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

def Dot : Algebra<"dot", "dot"> {
  let summary = "sum of the products of elements, the first ones conjugated";
  let forms = [
    Form<(takes Float:$x, Float:$y, Opt<Dimension>:$dim), (gives Result<"float x y", "any", "complex x y">:$z)>,
    Form<(takes Numeric:$x, Numeric:$y, Opt<Dimension>:$dim), (gives Result<"any", "any", "complex x y">:$z)>];
  let evaluation = Evaluation<2, 2, 1, "vectorToScalar", ["givesComplex"]>;
  let example = "dot([1 2 3], [4 5 6])";
  let prints = "32";
}

def Cross : Algebra<"cross", "cross"> {
  let summary = "cross product of vectors of three elements";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Opt<Dimension>:$dim), (gives Result<"arithmetic x y", "size x", "complex x y">:$z)>];
  let evaluation = Evaluation<2, 2, 1, "expanded", ["givesComplex"]>;
  let example = "cross([1 0 0], [0 1 0])";
  let prints = "0 0 1";
}

def Kron : Algebra<"kron", "kron"> {
  let summary = "Kronecker product: y times each element of x";
  let forms = [Form<(takes Matrix:$x, Matrix:$y), (gives Result<"arithmetic x y", "matrix", "complex x y">:$z)>];
  let evaluation = Evaluation<2, 2, 1, "kronecker", ["givesComplex"]>;
  let example = "kron([1 2], [1 1])";
  let prints = "1 1 2 2";
}

//===----------------------------------------------------------------------===//
// Numbers of a matrix
//===----------------------------------------------------------------------===//

def Norm : Algebra<"norm", "norm"> {
  let summary = "norm of a vector or matrix: p is 1, 2, Inf, 'fro', of vectors any number";
  let forms = [Form<(takes Numeric:$x, Opt<NormExponent>:$p), (gives Result<"float x", "scalar">:$n)>];
  let evaluation = Evaluation<1, 2, 1, "floatScalar", ["givesReal"]>;
  let example = "norm([3 4])";
  let prints = "5";
}

def Trace : Algebra<"trace", "trace"> {
  let summary = "sum of the elements on the diagonal";
  let forms = [Form<(takes SquareMatrix:$x), (gives FloatScalar<"x">:$t)>];
  let evaluation = Evaluation<1, 1, 1, "floatScalar", ["givesComplex"]>;
  let example = "trace([1 2; 3 4])";
  let prints = "5";
}

def Det : Algebra<"det", "det"> {
  let summary = "determinant of a square matrix";
  let forms = [Form<(takes SquareMatrix:$x), (gives FloatScalar<"x">:$d)>];
  let evaluation = Evaluation<1, 1, 1, "floatScalar">;
  let example = "det([1 2; 3 4])";
  let prints = "-2";
}

def Inv : Algebra<"inv", "inv"> {
  let summary = "inverse of a square matrix; of a singular one infinities, with a warning";
  let forms = [Form<(takes SquareMatrix:$x), (gives NumberLike<"x">:$y)>];
  let effects = Effectful;
  let example = "inv([2 0; 0 4])";
  let prints = "0.5000 0 0 0.2500";
}

} // group
