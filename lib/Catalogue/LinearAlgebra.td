//===- LinearAlgebra.td - products, solutions, norms -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// Complex numbers are refused by norm itself.
def NormExponent : Kind<"a number, 'fro' or 'inf'", ["double", "single", "integer", "logical"], ["Scalar"], 1, ["fro", "inf"]>;
def MatrixOfBoth : Result<"arithmetic x y", "any", "complex x y">;
class FloatScalar<string x> : Result<"float " # x, "scalar", "complex " # x>;

let group = "LinearAlgebra" in {

/// Costs are those of one element of the larger operand, once.
class Algebra<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
}

//===----------------------------------------------------------------------===//
// Operators
//
// Of a scalar and an array they go element by element.
//===----------------------------------------------------------------------===//

class MatrixOperator<string name, string sign, string token, int binding, string kernel, string op> : Algebra<name, "operation<" # kernel # ">"> {
  let syntax = BinarySyntax<sign, !substr(op, 0, !sub(!size(op), 2)), token, binding, "matrix<" # kernel # ">", "makeBinary<" # op # ">">;
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives MatrixOfBoth:$z)>];
  let import = "ofTwo<" # op # ">";
  let importGroup = "Structure";
}

def Mtimes : MatrixOperator<"mtimes", "*", "Star", 8, "matrixMultiply", "MTimesOp"> {
  let function = "multiply";
  let summary = "matrix product";
  let forms = [Form<(takes Numeric:$x, Numeric:$y), (gives MatrixOfBoth:$z)>,
               Form<(takes Numeric:$x, Numeric:$y, Rest<Numeric, 1>:$more), (gives Result<"arithmetic x y more", "any", "complex x y more">:$z)>];
  let derivative = Adjoints<[Adjoint<["dz * y'", "x' * dz"], 1, "~isscalar(x) && ~isscalar(y)">,
                             Adjoint<["dz .* y", "dz .* x"], 1, "isscalar(x) || isscalar(y)">]>;
  let example = "mtimes([1 2; 3 4], [1; 1])'";
  let prints = "3 7";
  let examples = [Example<"mtimes([1 2], [3; 4], 2)", "22">];
}

def Mldivide : MatrixOperator<"mldivide", "\\", "Backslash", 8, "matrixLeftDivide", "MLeftDivideOp"> {
  let summary = "solution z of x*z = y, in the sense of least squares where x is not square";
  let cost = [Cost<"divide">, Cost<"multiply">, Cost<"add">];
  let derivative = Adjoints<[Adjoint<["-(x' \\ dz) * z'", "x' \\ dz"], 1, "issquare(x) && ~isscalar(x)">]>;
  let example = "mldivide([2 0; 0 4], [2; 8])'";
  let prints = "1 2";
}

def Mrdivide : MatrixOperator<"mrdivide", "/", "Slash", 8, "matrixRightDivide", "MRightDivideOp"> {
  let summary = "solution z of z*y = x, in the sense of least squares where y is not square";
  let cost = [Cost<"divide">, Cost<"multiply">, Cost<"add">];
  let derivative = Adjoints<[Adjoint<["dz / y'", "-z' * (dz / y')"], 1, "issquare(y) && ~isscalar(y)">]>;
  let example = "mrdivide([2 8], [2 0; 0 4])";
  let prints = "1 2";
}

def Mpower : MatrixOperator<"mpower", "^", "Caret", 9, "matrixPower", "MPowerOp"> {
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
    Form<(takes Numeric:$x, Numeric:$y, Opt<Dimension>:$dim), (gives Result<"arithmetic x y", "any", "complex x y">:$z)>];
  let evaluation = EvaluationOf<2, 2, 1, "vectorToScalar", ["givesComplex"]>;
  let unitFormula = "dot";
  let derivative = Adjoints<[Adjoint<["dz .* y", "dz .* x", ""], 1, "isequal(size(x), size(y))">]>;
  let example = "dot([1 2 3], [4 5 6])";
  let prints = "32";
  let examples = [Example<"dot([1 2; 3 4], [1 2; 3 4], 2)'", "5 25">, Example<"dot(int8([1 2]), int8([3 4]), 1)", "3 8">];
}

def Cross : Algebra<"cross", "cross"> {
  let summary = "cross product of vectors of three elements";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Opt<Dimension>:$dim), (gives Result<"arithmetic x y", "size x", "complex x y">:$z)>];
  let evaluation = EvaluationOf<2, 2, 1, "expanded", ["givesComplex"]>;
  let unitFormula = "cross";
  let derivative = Adjoints<[Adjoint<["cross(y, dz, dim)", "cross(dz, x, dim)", ""], 1, "isequal(size(x), size(y))">]>;
  let example = "cross([1 0 0], [0 1 0])";
  let prints = "0 0 1";
  let examples = [Example<"cross(eye(3), [0 1 0; 0 0 1; 1 0 0], 2)", "0 0 1 1 0 0 0 1 0">];
}

def Kron : Algebra<"kron", "kron"> {
  let summary = "Kronecker product: y times each element of x";
  let forms = [Form<(takes Matrix:$x, Matrix:$y), (gives Result<"arithmetic x y", "matrix", "complex x y">:$z)>];
  let evaluation = Evaluation<"kronecker", ["givesComplex"]>;
  let example = "kron([1 2], [1 1])";
  let prints = "1 1 2 2";
}

//===----------------------------------------------------------------------===//
// Numbers of a matrix
//===----------------------------------------------------------------------===//

def Norm : Algebra<"norm", "norm"> {
  let summary = "norm of a vector or matrix: p is 1, 2, Inf, 'fro', of vectors any number";
  let forms = [Form<(takes Numeric:$x, Opt<NormExponent>:$p), (gives Result<"float x", "scalar">:$n)>];
  let evaluation = Evaluation<"", ["givesReal"]>;
  let unitFormula = "norm";
  let example = "norm([3 4])";
  let prints = "5";
  let examples = [Example<"norm([3 -4], 1)", "7">, Example<"norm([3 -4], 'inf')", "4">, Example<"norm([1 1; 1 1], 'fro')", "2">];
}

def Trace : Algebra<"trace", "trace"> {
  let summary = "sum of the elements on the diagonal";
  let forms = [Form<(takes SquareMatrix:$x), (gives FloatScalar<"x">:$t)>];
  let evaluation = Evaluation<"", ["givesComplex"]>;
  let derivative = Adjoints<[Adjoint<["dt * eye(size(x))"]>]>;
  let example = "trace([1 2; 3 4])";
  let prints = "5";
}

def Det : Algebra<"det", "det"> {
  let summary = "determinant of a square matrix";
  let forms = [Form<(takes SquareMatrix:$x), (gives FloatScalar<"x">:$d)>];
  let evaluation = Evaluation<>;
  let derivative = Adjoints<[Adjoint<["dd * d * inv(x)'"]>]>;
  let example = "det([1 2; 3 4])";
  let prints = "-2";
}

def Inv : Algebra<"inv", "inv"> {
  let summary = "inverse of a square matrix; of a singular one infinities, with a warning";
  let forms = [Form<(takes SquareMatrix:$x), (gives NumberLike<"x">:$y)>];
  let effects = Warns;
  let evaluation = Evaluation<"floatOfFirst">;
  let derivative = Adjoints<[Adjoint<["-y' * dy * y'"]>]>;
  let example = "inv([2 0; 0 4])";
  let prints = "0.5000 0 0 0.2500";
}

} // group

//===----------------------------------------------------------------------===//
// Factorisations and equations
//===----------------------------------------------------------------------===//

let identifier = "MATLAB:square" in
def SquareFloats : Kind<"a square matrix of doubles or singles", ["double", "single", "logical", "char"], ["Matrix", "Square"], 1>;
let identifier = ":inputMustBeSquare" in
def SquareOfFunction : Kind<"a square matrix of doubles or singles", ["double", "single", "logical", "char"], ["Matrix", "Square"], 1>;
/// The option 0 or "econ" of a factorisation.
def Economy : Kind<"0 or 'econ'", numbers, ["Scalar"], 0, ["econ"]>;

/// Of a square matrix.
class LibraryMatrixFunction<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes SquareOfFunction:$A), (gives Result<"float A", "size A", "any">:$X)>];
}

/// Routines of LAPACK by their names without the type.
def Routine : Kind<"the name of a routine", [], [], 0, ["potrf", "getrf", "geqrf", "gesdd", "syevd", "geev", "gees"]>;

def Lapack : Builtin<"lapack", "lapack"> {
  let group = "Factorisations";
  let summary = "what a routine of LAPACK makes of a matrix; empty where there is no library";
  let forms = [Form<(takes Routine:$routine, FloatMatrix:$A, Opt<Truth>:$isEconomic),
                    (gives Result<"any", "any", "any">:$x, Result<"any", "any", "any">:$y, Result<"any", "any", "any">:$z)>];
  let cost = [Cost<"call">];
  let derivative = Unwritten;
  let example = "lapack('potrf', [4 2; 2 2])";
  let prints = "2 1 0 1";
  let examples = [Example<"lapack('getrf', [1 2; 4 4])", "4.0000 4.0000 0.2500 1.0000">, Example<"abs(lapack('geqrf', [3; 4]))", "5 0">,
                  Example<"abs(lapack('geqrf', [3; 4], true))", "5">, Example<"lapack('gesdd', [3 0; 0 4])'", "4 3">,
                  Example<"lapack('syevd', [2 1; 1 2])'", "1 3">, Example<"lapack('geev', [0 0; 0 3])'", "0 3">,
                  Example<"[U, T] = lapack('gees', [0 0; 0 3]); T", "T = 0 0 0 3">];
}

def Chol : WholeArrayFunction<"chol"> {
  let forms = [Form<(takes SquareFloats:$A, Words<["lower", "upper"]>:$triangle),
                    (gives Result<"float A", "matrix", "complex A">:$R, DoubleScalar:$flag)>];
  let example = "chol([4 2; 2 2])";
  let prints = "2 1 0 1";
  let examples = [Example<"chol([4 2; 9 2], 'upper')", "2 1 0 1">, Example<"chol([4 9; 2 2], 'lower')", "2 0 1 1">];
  let defaults = ["upper"];
}

def Lu : WholeArrayFunction<"lu"> {
  let forms = [Form<(takes FloatMatrix:$A, Words<["vector", "matrix"]>:$outputForm),
                    (gives Result<"float A", "matrix", "complex A">:$L, Result<"float A", "matrix", "complex A">:$U, Result<"float A", "matrix">:$P)>];
  let example = "[L, U, P] = lu([1 2; 3 4]); disp(U)";
  let prints = "3.0000 4.0000 0 0.6667";
  let examples = [Example<"[L, U, p] = lu([1 2; 3 4], 'vector'); disp(p)", "2 1">,
                  Example<"[L, U, P] = lu([1 2; 3 4], 'matrix'); disp(P)", "0 1 1 0">];
  let defaults = ["matrix"];
}

def Qr : WholeArrayFunction<"qr"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<Economy>:$outputForm),
                    (gives Result<"float A", "matrix", "complex A">:$Q, Result<"float A", "matrix", "complex A">:$R)>];
  let example = "[Q, R] = qr([3; 4]); abs(R)";
  let prints = "5 0";
  let examples = [Example<"[Q, R] = qr([3; 4], 'econ'); abs(R)", "5">, Example<"[Q, R] = qr([3; 4], 0); size(Q)", "2 1">];
}

def Svd : WholeArrayFunction<"svd"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<Economy>:$outputForm),
                    (gives Result<"float A", "matrix", "complex A">:$U, Result<"float A", "matrix">:$S, Result<"float A", "matrix", "complex A">:$V)>];
  let example = "svd([3 0; 0 4])";
  let prints = "4 3";
  let examples = [Example<"[U, S, V] = svd([3 0; 0 4; 0 0], 'econ'); S", "S = 4 0 0 3">];
}

def Svds : WholeArrayFunction<"svds"> {
  let forms = [Form<(takes FloatMatrix:$A),
                    (gives Result<"float A", "matrix", "complex A">:$U, Result<"float A", "matrix">:$S, Result<"float A", "matrix", "complex A">:$V)>,
               Form<(takes FloatMatrix:$A, CountScalar:$k, Words<["largest", "smallest"]>:$sigma),
                    (gives Result<"float A", "matrix", "complex A">:$U, Result<"float A", "matrix">:$S, Result<"float A", "matrix", "complex A">:$V)>];
  let example = "svds([3 0; 0 4], 1)";
  let prints = "4";
  let examples = [Example<"svds([3 0; 0 4])'", "4 3">, Example<"svds([3 0; 0 4], 1, 'smallest')", "3">, Example<"svds([1 0 0; 0 2 0; 0 0 3], 2, 'largest')", "3 2">];
  let defaults = ["largest"];
}

defvar eigenvalueForm = (takes Words<["vector", "matrix"]>:$outputForm);

def Eig : WholeArrayFunction<"eig"> {
  let forms = [Form<!con((takes SquareFloats:$A), eigenvalueForm),
                    (gives Result<"float A", "matrix", "any">:$V, Result<"float A", "matrix", "any">:$D)>,
               Form<!con((takes SquareFloats:$A, SquareFloats:$B), eigenvalueForm),
                    (gives Result<"float A B", "matrix", "any">:$V, Result<"float A B", "matrix", "any">:$D)>];
  let example = "eig([2 0; 0 1])";
  let prints = "1 2";
  let examples = [Example<"eig([2 0; 0 3], [1 0; 0 2])'", "1.5000 2.0000">, Example<"eig([2 0; 0 1], 'matrix')", "1 0 0 2">,
                  Example<"[V, D] = eig([2 0; 0 1], 'vector'); D'", "1 2">,
                  Example<"eig([2 0; 0 3], [1 0; 0 2], 'matrix')", "1.5000 0 0 2.0000">];
}

def EigenvalueChoice : Kind<"'largestabs', 'smallestabs', 'largestreal', 'smallestreal' or a number", numbers, ["Scalar"], 1,
                            ["largestabs", "lm", "smallestabs", "sm", "largestreal", "lr", "la", "smallestreal", "sr", "sa"]>;

def Eigs : WholeArrayFunction<"eigs"> {
  let forms = [Form<(takes SquareFloats:$A, Opt<CountScalar>:$k, Opt<EigenvalueChoice>:$sigma),
                    (gives Result<"float A", "matrix", "any">:$V, Result<"float A", "matrix", "any">:$D, DoubleScalar:$flag)>];
  let example = "eigs([2 0; 0 1], 1)";
  let prints = "2";
  let examples = [Example<"eigs([9 0; 0 4], 1, 'smallestabs')", "4">, Example<"eigs([1 0 0; 0 4 0; 0 0 9], 1, 5)", "4">];
}

def Schur : WholeArrayFunction<"schur"> {
  let forms = [Form<(takes SquareFloats:$A, Words<["complex", "real"]>:$mode),
                    (gives Result<"float A", "matrix", "any">:$U, Result<"float A", "matrix", "any">:$T)>];
  let example = "schur([2 0; 0 1])";
  let prints = "2 0 0 1";
  let examples = [Example<"isreal(schur([0 1; -1 0], 'complex'))", "logical 0">, Example<"schur([1 2; 0 3], 'real')", "1 2 0 3">];
  let defaults = ["real"];
}

def Expm : LibraryMatrixFunction<"expm"> {
  let example = "expm(zeros(2))";
  let prints = "1 0 0 1";
}

def Sqrtm : LibraryMatrixFunction<"sqrtm"> {
  let example = "sqrtm([4 0; 0 9])";
  let prints = "2 0 0 3";
}

def Pinv : WholeArrayFunction<"pinv"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<RealScalar>:$tol), (gives Result<"float A", "matrix", "complex A">:$B)>];
  let example = "pinv([2 0; 0 4])";
  let prints = "0.5000 0 0 0.2500";
  let examples = [Example<"pinv([2 0; 0 1e-3], 0.01)", "0.5000 0 0 0">];
}

def Null : WholeArrayFunction<"null"> {
  let forms = [Form<(takes FloatMatrix:$A), (gives Result<"float A", "matrix", "complex A">:$Z)>];
  let derivative = NotDifferentiable<"its results are not unique">;
  let example = "size(null([1 1]))";
  let prints = "2 1";
}

def Orth : WholeArrayFunction<"orth"> {
  let forms = [Form<(takes FloatMatrix:$A), (gives Result<"float A", "matrix", "complex A">:$Q)>];
  let derivative = NotDifferentiable<"its results are not unique">;
  let example = "size(orth([1 1; 1 1]))";
  let prints = "2 1";
}

def Rank : WholeArrayFunction<"rank"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<RealScalar>:$tol), (gives DoubleScalar:$k)>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "rank([1 2; 2 4])";
  let prints = "1";
  let examples = [Example<"rank([1 0; 0 1e-3], 0.01)", "1">];
}

def NormOrder : Kind<"1, 2, Inf or 'fro'", numbers, ["Scalar"], 0, ["fro", "inf"]>;

def Cond : WholeArrayFunction<"cond"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<NormOrder>:$p), (gives Result<"float A", "scalar">:$C)>];
  let example = "cond([2 0; 0 4])";
  let prints = "2";
  let examples = [Example<"cond([1 1; 0 1], 1)", "4">, Example<"cond([2 0; 0 4], 'fro')", "2.5000">, Example<"cond([1 2; 0 1], Inf)", "9">];
}

def Linsolve : WholeArrayFunction<"linsolve"> {
  let forms = [Form<(takes FloatMatrix:$A, FloatMatrix:$B, Opt<Struct>:$opts), (gives Result<"float A B", "matrix", "complex A B">:$X)>];
  let example = "linsolve([2 0; 0 4], [2; 4])";
  let prints = "1 1";
  let examples = [Example<"linsolve([1 2; 3 4], [5; 6], struct('TRANSA', true))", "-1 2">];
}

def SystemMatrix : Kind<"a square matrix or a function handle", ["double", "single", "handle"], ["Matrix"], 1>;

def Pcg : WholeArrayFunction<"pcg"> {
  let forms = [Form<(takes SystemMatrix:$A, FloatVector:$b, Opt<RealMatrix>:$tol, Opt<RealMatrix>:$maxit),
                    (gives Result<"any", "size b", "any">:$x, DoubleScalar:$flag, Result<"any", "scalar">:$relres, DoubleScalar:$iter)>];
  let example = "pcg([4 0; 0 2], [4; 2])";
  let prints = "1 1";
  let examples = [Example<"pcg([4 1; 1 3], [1; 2], 1e-10)", "0.0909 0.6364">, Example<"[~, flag] = pcg([4 1; 1 3], [1; 2], 1e-10, 1)", "flag = 1">];
}

def Vecnorm : LibraryFunction<"vecnorm"> {
  let forms = [Form<(takes Float:$A, Opt<RealScalar>:$p, Opt<Dimension>:$dim), (gives Result<"float A", "reduced A">:$N)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
  let example = "vecnorm([3 4; 6 8], 2, 2)";
  let prints = "5 10";
}

def FloatSquare : Kind<"a square matrix of doubles or singles", floats, ["Matrix", "Square"], 1>;

def Rcond : WholeArrayFunction<"rcond"> {
  let forms = [Form<(takes FloatSquare:$A), (gives Result<"float A", "scalar">:$C)>];
  let example = "rcond([1 2; 3 4])";
  let prints = "0.0476";
}

def NonemptyFloats : Kind<"a vector of doubles or singles", floats, ["Vector", "Nonempty"], 1>;

def Compan : WholeArrayFunction<"compan"> {
  let forms = [Form<(takes NonemptyFloats:$u), (gives Result<"any", "matrix", "any">:$A)>];
  let example = "compan([1 0 -7 6])";
  let prints = "0 7 -6 1 0 0 0 1 0";
}

def Hilb : WholeArrayFunction<"hilb"> {
  let forms = [Form<(takes CountScalar:$n, Opt<FloatClass>:$classname), (gives Result<"any", "matrix">:$H)>];
  let derivative = NotDifferentiable<"its argument is an extent">;
  let example = "hilb(2)";
  let prints = "1.0000 0.5000 0.5000 0.3333";
  let examples = [Example<"class(hilb(2, 'single'))", "'single'">];
}

def FloatTable : Kind<"a matrix of doubles or singles", floats, ["Matrix"], 1>;

def Rref : WholeArrayFunction<"rref"> {
  let forms = [Form<(takes FloatTable:$A, Opt<RealScalar>:$tol), (gives Result<"float A", "size A", "complex A">:$R, Result<"double", "row">:$p)>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "rref([1 2; 3 4])";
  let prints = "1 0 0 1";
  let examples = [Example<"rref([1 2; 0 0.1], 0.5)", "1 2 0 0">];
}

def Pascal : WholeArrayFunction<"pascal"> {
  let forms = [Form<(takes CountScalar:$n), (gives Result<"double", "matrix">:$P)>];
  let derivative = NotDifferentiable<"its argument is an extent">;
  let example = "pascal(3)";
  let prints = "1 1 1 1 2 3 1 3 6";
}

def Normest : WholeArrayFunction<"normest"> {
  let forms = [Form<(takes FloatTable:$S, Opt<RealScalar>:$tol), (gives Result<"float S", "scalar">:$nrm, DoubleScalar:$count)>];
  let example = "normest([3 0; 0 4])";
  let prints = "4.0000";
  let examples = [Example<"[n, count] = normest([3 0; 0 4], 10); count", "count = 0">];
}

def Logm : WholeArrayFunction<"logm"> {
  let forms = [Form<(takes FloatSquare:$A), (gives Result<"any", "size A", "any">:$L)>];
  let example = "logm([exp(1) 0; 0 1])";
  let prints = "1 0 0 0";
  let examples = [Example<"norm(expm(logm([2 1; 0 3])) - [2 1; 0 3]) < 1e-12", "logical 1">];
}
