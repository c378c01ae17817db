//===- Library.td - records of lib/Library/functions -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The line of help of each is the comment at the head of its file, which checks
// its arguments too.
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Each result depends on all elements: there is no formula for one of them.
class WholeArrayFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"each result depends on all elements">;
}
class MovingFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"it moves elements">;
}
class TextLibraryFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}

//===----------------------------------------------------------------------===//
// Bits and bytes
//===----------------------------------------------------------------------===//

class BitFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"integer", 4>];
  let derivative = NotDifferentiable<"it is of integers">;
}

def Bitcmp : BitFunction<"bitcmp"> {
  let forms = [Form<(takes Integer:$A), (gives Like<"A">:$C)>];
  let example = "bitcmp(uint8(1))";
  let prints = "uint8 254";
}

def Bitget : BitFunction<"bitget"> {
  let forms = [Form<(takes RealNumber:$A, RealNumber:$bit), (gives Result<"same A", "expanded A bit">:$b)>];
  let example = "bitget(5, 1:3)";
  let prints = "1 0 1";
}

def Bitset : BitFunction<"bitset"> {
  let forms = [Form<(takes RealNumber:$A, RealNumber:$bit, Opt<RealNumeric>:$V), (gives Result<"same A", "any">:$intout)>];
  let example = "bitset(0, 3)";
  let prints = "4";
}

def Swapbytes : BitFunction<"swapbytes"> {
  let forms = [Form<(takes RealNumber:$X), (gives Like<"X">:$Y)>];
  let example = "swapbytes(uint16(1))";
  let prints = "uint16 256";
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// What marks a place: a text, or a position.
def Mark : Kind<"a text or a position", ["double", "single", "integer", "char", "string"]>;

def Base2dec : TextLibraryFunction<"base2dec"> {
  let forms = [Form<(takes Texts:$str, CountScalar:$n), (gives Result<"double", "column">:$D)>];
  let example = "base2dec('zz', 36)";
  let prints = "1295";
}

def Dec2base : LibraryFunction<"dec2base"> {
  let forms = [Form<(takes Counts:$D, CountScalar:$n, Opt<CountScalar>:$minDigits), (gives Result<"char", "matrix">:$str)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "dec2base(1295, 36)";
  let prints = "'ZZ'";
}

def Count : TextLibraryFunction<"count"> {
  let forms = [Form<(takes Texts:$str, Texts:$pattern), (gives Result<"double", "any">:$A)>];
  let example = "count('banana', 'an')";
  let prints = "2";
}

def Erase : TextLibraryFunction<"erase"> {
  let forms = [Form<(takes Texts:$str, Texts:$match), (gives Result<"same str", "any">:$newStr)>];
  let example = "erase('aXbX', 'X')";
  let prints = "'ab'";
}

def Split : TextLibraryFunction<"split"> {
  let forms = [Form<(takes Texts:$str, Opt<Texts>:$delimiter)>];
  let example = "split(\"a b\")";
  let prints = "2×1 string array \"a\" \"b\"";
}

class PartOfText<string name> : TextLibraryFunction<name> {
  let forms = [Form<(takes Texts:$str, Mark:$mark), (gives Result<"same str", "any">:$newStr)>];
}
class TextWithMore<string name> : TextLibraryFunction<name> {
  let forms = [Form<(takes Texts:$str, Texts:$pattern, Texts:$newText), (gives Result<"same str", "any">:$newStr)>];
}

def ExtractAfter : PartOfText<"extractAfter"> {
  let example = "extractAfter('key=value', '=')";
  let prints = "'value'";
}

def ExtractBefore : PartOfText<"extractBefore"> {
  let example = "extractBefore('key=value', '=')";
  let prints = "'key'";
}

def InsertAfter : TextWithMore<"insertAfter"> {
  let example = "insertAfter('ab', 'a', 'x')";
  let prints = "'axb'";
}

def InsertBefore : TextWithMore<"insertBefore"> {
  let example = "insertBefore('ab', 'b', 'x')";
  let prints = "'axb'";
}

def Reverse : TextLibraryFunction<"reverse"> {
  let forms = [Form<(takes Texts:$str), (gives Result<"same str", "size str">:$newStr)>];
  let example = "reverse('abc')";
  let prints = "'cba'";
}

def Pad : TextLibraryFunction<"pad"> {
  let forms = [Form<(takes Texts:$str, Opt<CountScalar>:$width, Words<["left", "right", "both"]>:$side),
                    (gives Result<"same str", "any">:$newStr)>,
               Form<(takes Texts:$str, CountScalar:$width, Text:$side, Text:$padCharacter), (gives Result<"same str", "any">:$newStr)>];
  let example = "pad('ab', 4, 'left')";
  let prints = "' ab'";
}

def Strjust : TextLibraryFunction<"strjust"> {
  let forms = [Form<(takes Char:$chr, Words<["left", "right", "center"]>:$side), (gives Result<"char", "size chr">:$newChr)>];
  let example = "strjust('a  ')";
  let prints = "' a'";
}

def Join : TextLibraryFunction<"join"> {
  let forms = [Form<(takes Texts:$str, Opt<Text>:$delimiter), (gives Result<"any", "column">:$newStr)>];
  let example = "join([\"a\" \"b\"])";
  let prints = "\"a b\"";
}

def Strings : LibraryFunction<"strings"> {
  let forms = [Form<(takes Rest<Extent>:$sz), (gives Result<"string", "any">:$str)>,
               Form<(takes Extents:$sz), (gives Result<"string", "any">:$str)>];
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "strings(1, 2)";
  let prints = "1×2 string array \"\" \"\"";
}

def Strvcat : TextLibraryFunction<"strvcat"> {
  let forms = [Form<(takes Rest<Any>:$t), (gives Result<"char", "matrix">:$S)>];
  let example = "strvcat('a', 'bcd')";
  let prints = "2×3 char array 'a ' 'bcd'";
}

def Strmatch : TextLibraryFunction<"strmatch"> {
  let forms = [Form<(takes Text:$str, Texts:$list, Words<["exact"]>:$exact), (gives Result<"double", "any">:$x)>];
  let example = "strmatch('a', {'ab', 'b', 'ac'})";
  let prints = "1 3";
}

def Isstrprop : TextLibraryFunction<"isstrprop"> {
  let forms = [Form<(takes Text:$str, Text:$category), (gives Result<"logical", "any">:$TF)>,
               Form<(takes CellOfTexts:$str, Text:$category), (gives Result<"cell", "size str">:$TF)>,
               Form<(takes RealNumeric:$str, Text:$category), (gives LogicalLike<"str">:$TF)>];
  let example = "isstrprop('a1', 'digit')";
  let prints = "1×2 logical array 0 1";
}

def Ismissing : LibraryFunction<"ismissing"> {
  let forms = [Form<(takes Any:$A), (gives LogicalLike<"A">:$TF)>];
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "ismissing([1 NaN])";
  let prints = "1×2 logical array 0 1";
}

def Fileparts : TextLibraryFunction<"fileparts"> {
  let forms = [Form<(takes Text:$filename),
                    (gives Result<"same filename", "row">:$filepath, Result<"same filename", "row">:$name,
                           Result<"same filename", "row">:$ext)>];
  let example = "[~, name, ext] = fileparts('/a/b.txt'); disp([name ' ' ext])";
  let prints = "b .txt";
}

def Fullfile : TextLibraryFunction<"fullfile"> {
  let forms = [Form<(takes Rest<Text, 1>:$part), (gives Result<"any", "row">:$f)>];
  let example = "fullfile('a', 'b.txt')";
  let prints = "'a/b.txt'";
}

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
}

def Hankel : MovingFunction<"hankel"> {
  let forms = [Form<(takes Vector:$c, Opt<Vector>:$r), (gives Result<"any", "matrix", "any">:$H)>];
  let example = "hankel([1 2])";
  let prints = "1 2 2 0";
}

def Vander : WholeArrayFunction<"vander"> {
  let forms = [Form<(takes Vector:$v), (gives Result<"any", "matrix", "any">:$A)>];
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

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

def FloatMatrix : Kind<"a matrix of doubles or singles", ["double", "single", "logical", "char"], ["Matrix"], 1>;
def SquareFloats : Kind<"a square matrix of doubles or singles", ["double", "single", "logical", "char"], ["Matrix", "Square"], 1>;
def FloatVector : Kind<"a vector of doubles or singles", ["double", "single", "logical", "char"], ["Vector"], 1>;
/// The option 0 or "econ" of a factorisation.
def Economy : Kind<"0 or 'econ'", numbers, ["Scalar"], 0, ["econ"]>;

/// Of a square matrix.
class LibraryMatrixFunction<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes SquareFloats:$A), (gives Result<"float A", "size A", "any">:$X)>];
}

def Chol : WholeArrayFunction<"chol"> {
  let forms = [Form<(takes SquareFloats:$A, Words<["lower", "upper"]>:$triangle),
                    (gives Result<"any", "matrix", "any">:$R, DoubleScalar:$flag)>];
  let example = "chol([4 2; 2 2])";
  let prints = "2 1 0 1";
}

def Lu : WholeArrayFunction<"lu"> {
  let forms = [Form<(takes FloatMatrix:$A, Words<["vector", "matrix"]>:$outputForm),
                    (gives Result<"any", "matrix", "any">:$L, Result<"any", "matrix", "any">:$U, Result<"any", "matrix">:$P)>];
  let example = "[L, U, P] = lu([1 2; 3 4]); disp(U)";
  let prints = "3.0000 4.0000 0 0.6667";
}

def Qr : WholeArrayFunction<"qr"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<Economy>:$outputForm),
                    (gives Result<"any", "matrix", "any">:$Q, Result<"any", "matrix", "any">:$R)>];
  let example = "[Q, R] = qr([3; 4]); abs(R)";
  let prints = "5 0";
}

def Svd : WholeArrayFunction<"svd"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<Economy>:$outputForm),
                    (gives Result<"any", "matrix", "any">:$U, Result<"any", "matrix">:$S, Result<"any", "matrix", "any">:$V)>];
  let example = "svd([3 0; 0 4])";
  let prints = "4 3";
}

def Svds : WholeArrayFunction<"svds"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<CountScalar>:$k, Words<["largest", "smallest"]>:$sigma),
                    (gives Result<"any", "matrix", "any">:$U, Result<"any", "matrix">:$S, Result<"any", "matrix", "any">:$V)>];
  let example = "svds([3 0; 0 4], 1)";
  let prints = "4";
}

def Eig : WholeArrayFunction<"eig"> {
  let forms = [Form<(takes SquareFloats:$A, Opt<SquareFloats>:$B),
                    (gives Result<"any", "matrix", "any">:$V, Result<"any", "matrix", "any">:$D)>];
  let example = "eig([2 0; 0 1])";
  let prints = "1 2";
}

def EigenvalueChoice : Kind<"'largestabs', 'smallestabs', 'largestreal', 'smallestreal' or a number", numbers, ["Scalar"], 1,
                            ["largestabs", "lm", "smallestabs", "sm", "largestreal", "lr", "la", "smallestreal", "sr", "sa"]>;

def Eigs : WholeArrayFunction<"eigs"> {
  let forms = [Form<(takes SquareFloats:$A, Opt<CountScalar>:$k, Opt<EigenvalueChoice>:$sigma),
                    (gives Result<"any", "matrix", "any">:$V, Result<"any", "matrix", "any">:$D, DoubleScalar:$flag)>];
  let example = "eigs([2 0; 0 1], 1)";
  let prints = "2";
}

def Schur : WholeArrayFunction<"schur"> {
  let forms = [Form<(takes SquareFloats:$A, Words<["complex", "real"]>:$mode),
                    (gives Result<"any", "matrix", "any">:$U, Result<"any", "matrix", "any">:$T)>];
  let example = "schur([2 0; 0 1])";
  let prints = "2 0 0 1";
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
}

def Null : WholeArrayFunction<"null"> {
  let forms = [Form<(takes FloatMatrix:$A), (gives Result<"any", "matrix", "complex A">:$Z)>];
  let example = "size(null([1 1]))";
  let prints = "2 1";
}

def Orth : WholeArrayFunction<"orth"> {
  let forms = [Form<(takes FloatMatrix:$A), (gives Result<"any", "matrix", "complex A">:$Q)>];
  let example = "size(orth([1 1; 1 1]))";
  let prints = "2 1";
}

def Rank : WholeArrayFunction<"rank"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<RealScalar>:$tol), (gives DoubleScalar:$k)>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "rank([1 2; 2 4])";
  let prints = "1";
}

def NormOrder : Kind<"1, 2, Inf or 'fro'", numbers, ["Scalar"], 0, ["fro", "inf"]>;

def Cond : WholeArrayFunction<"cond"> {
  let forms = [Form<(takes FloatMatrix:$A, Opt<NormOrder>:$p), (gives Result<"any", "scalar">:$C)>];
  let example = "cond([2 0; 0 4])";
  let prints = "2";
}

def Linsolve : WholeArrayFunction<"linsolve"> {
  let forms = [Form<(takes FloatMatrix:$A, FloatMatrix:$B, Opt<Struct>:$opts), (gives Result<"float A B", "matrix", "complex A B">:$X)>];
  let example = "linsolve([2 0; 0 4], [2; 4])";
  let prints = "1 1";
}

def SystemMatrix : Kind<"a square matrix or a function handle", ["double", "single", "handle"], ["Matrix"], 1>;

def Pcg : WholeArrayFunction<"pcg"> {
  let forms = [Form<(takes SystemMatrix:$A, FloatVector:$b, Opt<RealMatrix>:$tol, Opt<RealMatrix>:$maxit),
                    (gives Result<"any", "size b", "any">:$x, DoubleScalar:$flag, Result<"any", "scalar">:$relres, DoubleScalar:$iter)>];
  let example = "pcg([4 0; 0 2], [4; 2])";
  let prints = "1 1";
}

//===----------------------------------------------------------------------===//
// Fourier transforms and convolution
//===----------------------------------------------------------------------===//

defvar symmetry = (takes Words<["symmetric", "nonsymmetric"]>:$symflag);

/// [] stands for the length that there is.
def Fft : WholeArrayFunction<"fft"> {
  let forms = [Form<(takes Float:$X, Opt<CountScalar>:$n), (gives Result<"float X", "any", "any">:$Y)>,
               Form<(takes Float:$X, CountScalar:$n, Dimension:$dim), (gives Result<"float X", "any", "any">:$Y)>,
               Form<(takes Float:$X, Nothing:$n, Dimension:$dim), (gives Result<"float X", "any", "any">:$Y)>];
  let example = "fft([1 2])";
  let prints = "3 -1";
}

def Ifft : WholeArrayFunction<"ifft"> {
  let forms = [Form<!con((takes Float:$Y, Opt<CountScalar>:$n), symmetry), (gives Result<"float Y", "any", "any">:$X)>,
               Form<!con((takes Float:$Y, CountScalar:$n, Dimension:$dim), symmetry), (gives Result<"float Y", "any", "any">:$X)>,
               Form<!con((takes Float:$Y, Nothing:$n, Dimension:$dim), symmetry), (gives Result<"float Y", "any", "any">:$X)>];
  let example = "ifft([3 -1])";
  let prints = "1 2";
}

class PlaneTransform<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Float:$X), (gives Result<"float X", "size X", "any">:$Y)>,
               Form<(takes Float:$X, CountScalar:$m, CountScalar:$n), (gives Result<"float X", "any", "any">:$Y)>];
}
class SpaceTransform<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Float:$X), (gives Result<"float X", "size X", "any">:$Y)>];
}

def Fft2 : PlaneTransform<"fft2"> {
  let example = "fft2([1 2; 3 4])";
  let prints = "10 -2 -4 0";
}

def Ifft2 : PlaneTransform<"ifft2"> {
  let example = "ifft2([10 -2; -4 0])";
  let prints = "1 2 3 4";
}

def Fftn : SpaceTransform<"fftn"> {
  let example = "fftn([1 2; 3 4])";
  let prints = "10 -2 -4 0";
}

def Ifftn : SpaceTransform<"ifftn"> {
  let example = "ifftn([10 -2; -4 0])";
  let prints = "1 2 3 4";
}

class SpectrumShift<string name> : MovingFunction<name> {
  let forms = [Form<(takes Any:$X, Opt<Dimension>:$dim), (gives Like<"X">:$Y)>];
}

def Fftshift : SpectrumShift<"fftshift"> {
  let example = "fftshift(1:5)";
  let prints = "4 5 1 2 3";
}

def Ifftshift : SpectrumShift<"ifftshift"> {
  let example = "ifftshift([4 5 1 2 3])";
  let prints = "1 2 3 4 5";
}

defvar convolutionShape = (takes Words<["full", "same", "valid"]>:$shape);

def Conv2 : WholeArrayFunction<"conv2"> {
  let forms = [Form<!con((takes Matrix:$A, Matrix:$B), convolutionShape), (gives Result<"any", "matrix", "complex A B">:$C)>,
               Form<!con((takes Vector:$u, Vector:$v, Matrix:$A), convolutionShape), (gives Result<"any", "matrix", "complex u v A">:$C)>];
  let example = "conv2([1 2; 3 4], [1 1])";
  let prints = "1 3 2 3 7 4";
}

def Convn : WholeArrayFunction<"convn"> {
  let forms = [Form<!con((takes Numeric:$A, Numeric:$B), convolutionShape), (gives Result<"any", "any", "complex A B">:$C)>];
  let example = "convn([1 2; 3 4], [1 1], 'same')";
  let prints = "3 2 7 4";
}

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

def Bounds : WholeArrayFunction<"bounds"> {
  let forms = [Form<(takes RealNumeric:$A, Opt<Dimensions>:$dim,
                     Words<["omitnan", "includenan", "omitmissing", "includemissing"]>:$nanflag),
                    (gives Result<"any", "reduced A">:$minA, Result<"any", "reduced A">:$maxA)>];
  let cost = [Cost<"compare", 2>];
  let example = "[a, b] = bounds([3 1 2]); disp([a b])";
  let prints = "1 3";
}

class Covariance<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Matrix:$A), (gives Result<"any", "matrix", "complex A">:$C)>,
               Form<(takes Matrix:$A, Matrix:$B), (gives Result<"any", "matrix", "complex A B">:$C)>,
               Form<(takes Matrix:$A, Matrix:$B, RealScalar:$w), (gives Result<"any", "matrix", "complex A B">:$C)>];
  let cost = [Cost<"multiply", 2>, Cost<"add", 3>];
}

/// The second argument of two may be the weight.
def Cov : Covariance<"cov"> {
  let example = "cov([1 2 3 4])";
  let prints = "1.6667";
}

def Corrcoef : Covariance<"corrcoef"> {
  let example = "corrcoef([1 2 3], [2 4 6])";
  let prints = "1 1 1 1";
}

class Histogram<string name> : WholeArrayFunction<name> {
  let cost = [Cost<"compare", 10>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
}

def Hist : Histogram<"hist"> {
  let forms = [Form<(takes RealFloat:$x, Opt<RealVector>:$nbins),
                    (gives Result<"double", "row">:$counts, Result<"any", "any">:$centers)>];
  let example = "hist([1 2 3], 2)";
  let prints = "2 1";
}

def Histc : Histogram<"histc"> {
  let forms = [Form<(takes RealNumeric:$x, RealVector:$binranges, Opt<Dimension>:$dim),
                    (gives Result<"double", "any">:$bincounts, Result<"double", "size x">:$ind)>];
  let example = "histc([1 2 2 3], 1:3)";
  let prints = "1 2 1";
}

def Normalize : WholeArrayFunction<"normalize"> {
  let forms = [Form<(takes RealFloat:$A, Opt<Dimension>:$dim), (gives Result<"float A", "size A">:$N)>,
               Form<(takes RealFloat:$A, Opt<Dimension>:$dim, Text:$method, Opt<RealScalar>:$methodtype),
                    (gives Result<"float A", "size A">:$N)>];
  let cost = [Cost<"add", 3>, Cost<"multiply">, Cost<"divide">];
  let example = "normalize([1 2 3])";
  let prints = "-1 0 1";
}

def Rescale : WholeArrayFunction<"rescale"> {
  let forms = [Form<(takes RealNumeric:$A, Pair<"InputMin", RealNumeric>:$inputMin, Pair<"InputMax", RealNumeric>:$inputMax),
                    (gives Result<"any", "size A">:$R)>,
               Form<(takes RealNumeric:$A, RealNumeric:$l, RealNumeric:$u, Pair<"InputMin", RealNumeric>:$inputMin,
                     Pair<"InputMax", RealNumeric>:$inputMax), (gives Result<"any", "any">:$R)>];
  let cost = [Cost<"compare", 4>, Cost<"add", 2>, Cost<"multiply">, Cost<"divide">];
  let example = "rescale([1 2 3])";
  let prints = "0 0.5000 1.0000";
}

//===----------------------------------------------------------------------===//
// Differences, interpolation, polynomials, minima
//===----------------------------------------------------------------------===//

def Cumtrapz : WholeArrayFunction<"cumtrapz"> {
  let forms = [Form<(takes Numeric:$Y, Opt<Dimension>:$dim), (gives Result<"float Y", "size Y", "complex Y">:$Q)>,
               Form<(takes Numeric:$X, Numeric:$Y, Opt<Dimension>:$dim), (gives Result<"float X Y", "size Y", "complex X Y">:$Q)>];
  let cost = [Cost<"add", 3>, Cost<"multiply">];
  let example = "cumtrapz([1 3 7])";
  let prints = "0 2 7";
}

def Gradient : WholeArrayFunction<"gradient"> {
  let forms = [Form<(takes Float:$F, Rest<RealVector>:$h), (gives Result<"any", "size F", "complex F">:$FX, More:$more)>];
  let cost = [Cost<"add">, Cost<"divide">];
  let example = "gradient([1 4 9])";
  let prints = "3 4 5";
}

defvar planeMethods = (takes Words<["linear", "nearest"]>:$method);

def Interp2 : WholeArrayFunction<"interp2"> {
  let forms = [Form<!con((takes Matrix:$V, RealNumeric:$Xq, RealNumeric:$Yq), planeMethods), (gives Result<"any", "any", "any">:$Vq)>,
               Form<!con((takes RealMatrix:$X, RealMatrix:$Y, Matrix:$V, RealNumeric:$Xq, RealNumeric:$Yq), planeMethods),
                    (gives Result<"any", "any", "any">:$Vq)>];
  let example = "interp2([1 2; 3 4], 1.5, 1.5)";
  let prints = "2.5000";
}

def Poly : WholeArrayFunction<"poly"> {
  let forms = [Form<(takes Matrix:$r), (gives Result<"any", "row", "any">:$p)>];
  let example = "poly([1 2])";
  let prints = "1 -3 2";
}

def Roots : WholeArrayFunction<"roots"> {
  let forms = [Form<(takes Vector:$p), (gives Result<"any", "column", "any">:$r)>];
  let example = "roots([1 -3 2])";
  let prints = "2 1";
}

class Optimisation<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
}

def Fminsearch : Optimisation<"fminsearch"> {
  let forms = [Form<(takes Handle:$fun, RealFloat:$x0, Opt<Struct>:$options),
                    (gives Result<"any", "size x0">:$x, Result<"any", "scalar">:$fval, DoubleScalar:$exitflag)>];
  let example = "round(fminsearch(@(x) (x - 2) ^ 2, 0), 3)";
  let prints = "2";
}

def Optimset : Optimisation<"optimset"> {
  let forms = [Form<(takes Rest<Any>:$nameValues), (gives Result<"struct", "scalar">:$options)>];
  let example = "optimset('TolX', 1).TolX";
  let prints = "1";
}

def Optimget : Optimisation<"optimget"> {
  let forms = [Form<(takes Any:$options, Text:$param, Opt<Any>:$default), (gives Anything:$val)>];
  let example = "optimget(struct('TolX', 1), 'TolX')";
  let prints = "1";
}

//===----------------------------------------------------------------------===//
// Parts of values, and arguments
//===----------------------------------------------------------------------===//

class PartFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"it is of cells or structures">;
}

def Mat2cell : PartFunction<"mat2cell"> {
  let forms = [Form<(takes Any:$A, Rest<RealVector, 1>:$dims), (gives CellResult:$C)>];
  let example = "mat2cell([1 2 3], 1, [1 2])";
  let prints = "1×2 cell array {[1]} {[2 3]}";
}

def Substruct : PartFunction<"substruct"> {
  let forms = [Form<(takes Text:$type, Any:$subs, Rest<Any>:$more), (gives Result<"struct", "row">:$S)>];
  let example = "substruct('.', 'a').subs";
  let prints = "'a'";
}

def Subsref : PartFunction<"subsref"> {
  let forms = [Form<(takes Any:$A, Struct:$S), (gives Anything:$B)>];
  let example = "subsref([5 6], substruct('()', {2}))";
  let prints = "6";
}

def Subsasgn : PartFunction<"subsasgn"> {
  let forms = [Form<(takes Any:$A, Struct:$S, Any:$B), (gives Anything:$A)>];
  let example = "subsasgn([5 6], substruct('()', {2}), 7)";
  let prints = "5 7";
}

def Nargchk : PartFunction<"nargchk"> {
  let forms = [Form<(takes RealScalar:$minArgs, RealScalar:$maxArgs, RealScalar:$numArgs), (gives Result<"any", "any">:$message)>];
  let derivative = NotDifferentiable<"its results are texts">;
  let cost = [Cost<"compare", 2>];
  let example = "nargchk(1, 2, 3)";
  let prints = "'Too many input arguments.'";
}

//===----------------------------------------------------------------------===//
// Functions of numbers
//===----------------------------------------------------------------------===//

def Nthroot : LibraryFunction<"nthroot"> {
  let forms = [Form<(takes RealFloat:$X, RealFloat:$N), (gives Result<"float X N", "expanded X N">:$Y)>];
  let cost = [Cost<"transcendental", 2>, Cost<"divide">];
  let derivative = Derivative<["Y ./ (N .* X)", "-Y .* log(abs(X)) ./ N .^ 2"]>;
  let example = "nthroot([-27 16], [3 4])";
  let prints = "-3 2";
}

def Sinc : LibraryFunction<"sinc"> {
  let forms = [Form<(takes Float:$X), (gives FloatLike<"X">:$Y)>];
  let cost = [Cost<"transcendental">, Cost<"divide">];
  let derivative = Derivative<["(cos(pi * X) - Y) ./ (X + (X == 0))"]>;
  let example = "sinc([0 0.5])";
  let prints = "1.0000 0.6366";
}

def Rms : LibraryFunction<"rms"> {
  let forms = [Form<(takes Float:$X, Opt<Dimensions>:$vecdim, Words<["omitnan", "includenan"]>:$nanflag), (gives Result<"float X", "reduced X">:$Y)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = NotDifferentiable<"each result depends on all elements">;
  let example = "rms([3 4; 5 12], 2)";
  let prints = "3.5355 9.1924";
}

def Vecnorm : LibraryFunction<"vecnorm"> {
  let forms = [Form<(takes Float:$A, Opt<RealScalar>:$p, Opt<Dimension>:$dim), (gives Result<"float A", "reduced A">:$N)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = NotDifferentiable<"each result depends on all elements">;
  let example = "vecnorm([3 4; 6 8], 2, 2)";
  let prints = "5 10";
}
