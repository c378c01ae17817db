//===- Analysis.td - polynomials, signals, interpolation ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

defvar interpolationMethods = ["linear", "nearest", "next", "previous", "cubic", "pchip", "spline", "makima"];
def InterpolationMethod : Kind<"the name of a method", [], [], 0, interpolationMethods>;
def FitOrNothing : Kind<"the structure that polyfit gives, or []", ["struct", "double"]>;
def Coefficients : Kind<"a vector of at least one coefficient", numerics, ["Vector", "Nonempty"], 1>;

let group = "Analysis" in {

class AnalysisFunction<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
}

//===----------------------------------------------------------------------===//
// Polynomials
//
// Coefficients stand in the order of powers, the highest first.
//===----------------------------------------------------------------------===//

def Polyval : AnalysisFunction<"polyval", "polyval"> {
  let summary = "values of a polynomial, and with the structure S of polyfit their standard errors; mu are a centre and a scale of x";
  let forms = [Form<(takes Vector:$p, Numeric:$x, Opt<FitOrNothing>:$S, Opt<Vector>:$mu),
                    (gives Result<"any", "size x", "any">:$y, Result<"double", "size x">:$delta)>];
  let evaluation = EvaluationOf<2, 2, 1, "floatLike<1>", ["givesComplex"]>;
  let example = "polyval([1 2 3], 2)";
  let prints = "11";
  let examples = [Example<"[p, S] = polyfit([0 1 2 3], [0 1 1 2], 1); [y, delta] = polyval(p, 3, S)", "y = 1.9000 delta = 0.4123">,
                  Example<"polyval([1 0], 7, [], [4 2])", "1.5000">];
}

def Polyfit : AnalysisFunction<"polyfit", "polyfit"> {
  let summary = "coefficients of the polynomial of degree n that is nearest to y at x in the sense of least squares";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, CountScalar:$n), 
                    (gives Result<"float x y", "row", "any">:$p, Result<"struct", "scalar">:$S, Result<"double", "column", "complex x">:$mu)>];
  let cost = [Cost<"multiply", 10>, Cost<"add", 10>];
  let evaluation = EvaluationOf<3, 3, 1, "fitted">;
  let example = "round(polyfit([0 1 2], [1 3 5], 1), 10)";
  let prints = "2 1";
  let examples = [Example<"[p, S] = polyfit([0 1 2 3], [0 1 1 2], 1); S.df, S.normr ^ 2, S.rsquared, round(S.R' * S.R, 10)",
                          "2 ans = 0.2000 ans = 0.9000 ans = 14 6 6 4">,
                  Example<"[p, S, mu] = polyfit([2 4 6], [1 2 3], 1); round(p, 10), mu", "1 2 mu = 4 2">];
}

//===----------------------------------------------------------------------===//
// Signals
//===----------------------------------------------------------------------===//

def Conv : AnalysisFunction<"conv", "conv"> {
  let summary = "convolution of vectors, the product of polynomials";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, Words<["full", "same", "valid"]>:$part),
                    (gives Result<"float x y", "any", "complex x y">:$z)>];
  let example = "conv([1 2], [1 3])";
  let prints = "1 5 6";
  let examples = [Example<"conv([1 2 3], [1 1 1], 'same')", "3 6 5">, Example<"conv([1 2 3], [1 1], 'valid')", "3 5">,
                  Example<"conv([1 2], [1 3], 'full')", "1 5 6">];
  let defaults = ["full"];
}

def Filter : AnalysisFunction<"filter", "filter"> {
  let summary = "x filtered by the rational transfer function b/a, and the delays at the end";
  let forms = [
    Form<(takes Coefficients:$b, Vector:$a, Numeric:$x), (gives Result<"float b a x", "size x", "complex b a x">:$y, Result<"float b a x", "any", "complex b a x">:$final)>,
    Form<(takes Coefficients:$b, Vector:$a, Numeric:$x, Numeric:$initial, Opt<Dimension>:$dim),
         (gives Result<"float b a x", "size x", "any">:$y, Result<"float b a x", "any", "any">:$final)>];
  let evaluation = EvaluationOf<3, 3, 1, "floatLike<2>", ["givesComplex"]>;
  let example = "filter(1, [1 -0.5], [1 0 0])";
  let prints = "1.0000 0.5000 0.2500";
  let examples = [Example<"filter([1 1], 1, [1 2; 3 4], [], 2)", "1 3 3 7">, Example<"filter([1 1], 1, [1 2], 10, 2)", "11 3">];
}

//===----------------------------------------------------------------------===//
// Integrals and values between points
//===----------------------------------------------------------------------===//

def Trapz : AnalysisFunction<"trapz", "trapz"> {
  let summary = "integral of y over x, or over a width of 1, by trapezoids";
  let forms = [
    Form<(takes Numeric:$y), (gives Result<"float y", "reduced y", "complex y">:$area)>,
    Form<(takes Numeric:$y, Dimension:$dim), (gives Result<"float y", "reduced y", "complex y">:$area)>,
    Form<(takes Numeric:$x, Numeric:$y, Opt<Dimension>:$dim), (gives Result<"float x y", "any", "complex x y">:$area)>];
  let evaluation = EvaluationOf<1, 2, 1, "vectorToScalar", ["givesComplex"]>;
  let example = "trapz([0 2], [1 3])";
  let prints = "4";
  let examples = [Example<"trapz([1 3 5])", "6">, Example<"trapz([1 3; 5 7], 2)'", "2 6">, Example<"trapz([0 2], [1 3; 5 7], 2)'", "4 12">];
}

/// A number behind the method stands for all values outside of the points.
def Interp1 : AnalysisFunction<"interp1", "interp1"> {
  let summary = "values between points, at xq";
  let optionError = "unsupported";
  let forms = [
    Form<(takes Numeric:$x, Numeric:$v, Numeric:$xq, Words<interpolationMethods>:$method, Words<["extrap"]>:$extrapolation),
         (gives Result<"float x v xq", "any", "complex v">:$vq)>,
    Form<(takes Numeric:$x, Numeric:$v, Numeric:$xq, InterpolationMethod:$method, Scalar:$outside),
         (gives Result<"float x v xq", "any", "complex v outside">:$vq)>,
    Form<(takes Numeric:$v, Numeric:$xq, Words<interpolationMethods>:$method, Words<["extrap"]>:$extrapolation),
         (gives Result<"float v xq", "any", "complex v">:$vq)>,
    Form<(takes Numeric:$v, Numeric:$xq, InterpolationMethod:$method, Scalar:$outside),
         (gives Result<"float v xq", "any", "complex v outside">:$vq)>];
  let cost = [Cost<"compare", 10>, Cost<"multiply">, Cost<"add", 2>];
  let evaluation = EvaluationOf<3, 3, 1, "interpolated">;
  let example = "interp1([1 2 4], [10 20 40], 3)";
  let prints = "30";
  let examples = [Example<"interp1([1 2 4], [10 20 40], [0 3], 'linear', 'extrap')", "0 30">,
                  Example<"interp1([1 2 4], [10 20 40], [0 3], 'linear', -1)", "-1 30">,
                  Example<"interp1([10 20 40], 2.5, 'nearest', 'extrap')", "40">,
                  Example<"interp1([10 20 40], [0 2.5], 'nearest', -1)", "-1 40">, Example<"interp1([1 2 4], [10 20 40], 3, 'next')", "40">,
                  Example<"interp1([1 2 4], [10 20 40], 3, 'previous')", "20">,
                  Example<"interp1([0 1 2], [0 1 4], 1.5, 'spline')", "2.2500">,
                  Example<"interp1([1 2 3 4], [16 0 32 16], 2.25, 'cubic')", "5.7500">,
                  Example<"interp1([1 2 4 5], [10 20 40 1], 3, 'pchip')", "32.5000">,
                  Example<"interp1([1 2 3 4], [0 0 1 1], 2.25, 'makima')", "0.2031">];
  let defaults = ["linear"];
}

} // group

//===----------------------------------------------------------------------===//
// Differences, interpolation, polynomials
//===----------------------------------------------------------------------===//

def Cumtrapz : WholeArrayFunction<"cumtrapz"> {
  let forms = [Form<(takes Numeric:$Y, Opt<Dimension>:$dim), (gives Result<"float Y", "size Y", "complex Y">:$Q)>,
               Form<(takes Numeric:$X, Numeric:$Y, Opt<Dimension>:$dim), (gives Result<"float X Y", "size Y", "complex X Y">:$Q)>];
  let cost = [Cost<"add", 3>, Cost<"multiply">];
  let example = "cumtrapz([1 3 7])";
  let prints = "0 2 7";
  let examples = [Example<"cumtrapz([1 3; 5 7], 2)", "0 2 0 6">, Example<"cumtrapz([0 2 4], [1 3 7])", "0 4 14">,
                  Example<"cumtrapz([0 2], [1 3; 5 7], 2)", "0 4 0 12">];
}

def Gradient : WholeArrayFunction<"gradient"> {
  let forms = [Form<(takes Float:$F, Rest<RealVector>:$h), (gives Result<"float F", "size F", "complex F">:$FX, More:$more)>];
  let cost = [Cost<"add">, Cost<"divide">];
  let example = "gradient([1 4 9])";
  let prints = "3 4 5";
  let examples = [Example<"gradient([1 4 9], 2)", "1.5000 2.0000 2.5000">, Example<"gradient([1 4 9], [0 1 3])", "3.0000 2.6667 2.5000">];
}

defvar planeWords = ["linear", "nearest", "cubic", "spline"];
defvar planeMethods = (takes Words<planeWords>:$method);
def PlaneMethod : Kind<"the name of a method", [], [], 0, planeWords>;
defvar planeOutside = (takes PlaneMethod:$method, Scalar:$outside);

def Interp2 : WholeArrayFunction<"interp2"> {
  let forms = [Form<!con((takes Matrix:$V, Opt<CountScalar>:$k), planeMethods), (gives Result<"float V", "any", "complex V">:$Vq)>,
               Form<!con((takes Matrix:$V, RealNumber:$Xq, RealNumber:$Yq), planeMethods), (gives Result<"float V", "any", "complex V">:$Vq)>,
               Form<!con((takes Matrix:$V, RealNumber:$Xq, RealNumber:$Yq), planeOutside), (gives Result<"float V", "any", "any">:$Vq)>,
               Form<!con((takes RealMatrix:$X, RealMatrix:$Y, Matrix:$V, RealNumber:$Xq, RealNumber:$Yq), planeOutside),
                    (gives Result<"float V", "any", "any">:$Vq)>,
               Form<!con((takes RealMatrix:$X, RealMatrix:$Y, Matrix:$V, RealNumber:$Xq, RealNumber:$Yq), planeMethods),
                    (gives Result<"float V", "any", "complex V">:$Vq)>];
  let example = "interp2([1 2; 3 4], 1.5, 1.5)";
  let prints = "2.5000";
  let examples = [Example<"interp2([1 2; 3 4], 1.2, 1.8, 'nearest')", "3">, Example<"interp2([1 2; 3 4], 1.25, 1.5, 'linear')", "2.2500">,
                  Example<"interp2([10 20], [5 7], [1 2; 3 4], 15, 6, 'linear')", "2.5000">, Example<"interp2([1 3; 5 7])", "1 2 3 3 4 5 5 6 7">,
                  Example<"interp2([1 3; 5 7], 0)", "1 3 5 7">, Example<"interp2([1 3; 5 7], 1, 'nearest')", "1 3 3 5 7 7 5 7 7">, Example<"interp2([1 2; 3 4], [1.5 9], [1.5 9], 'linear', -1)", "2.5000 -1.0000">,
                  Example<"interp2([1 2], [1 2], [1 2; 3 4], [1.5 9], [1.5 9], 'nearest', -1)", "4 -1">,
                  Example<"[x, y] = meshgrid(0:4); interp2(x, y, x .^ 2 + y .^ 3, 1.5, 2.5, 'spline')", "17.8750">,
                  Example<"interp2([1 2 3 4; 1 2 3 4; 1 2 3 4] .^ 2, 2.5, 2, 'cubic')", "6.2500">];
  let defaults = ["linear"];
}

def Poly : WholeArrayFunction<"poly"> {
  let forms = [Form<(takes Vector:$r), (gives Result<"float r", "row", "complex r">:$p)>,
               Form<(takes SquareMatrix:$A), (gives Result<"float A", "row", "complex A">:$p)>];
  let example = "poly([1 2])";
  let prints = "1 -3 2";
  let examples = [Example<"poly([2 0; 0 3])", "1 -5 6">];
}

def Roots : WholeArrayFunction<"roots"> {
  let forms = [Form<(takes Vector:$p), (gives Result<"any", "column", "any">:$r)>];
  let derivative = NotDifferentiable<"its results are complex">;
  let example = "roots([1 -3 2])";
  let prints = "2 1";
}

def Polyder : WholeArrayFunction<"polyder"> {
  let forms = [Form<(takes FloatVector:$a), (gives Result<"float a", "row", "complex a">:$k)>,
               Form<(takes FloatVector:$a, FloatVector:$b), (gives Result<"float a b", "row", "complex a b">:$q, Result<"any", "row", "complex a b">:$d)>];
  let example = "polyder([3 2 1])";
  let prints = "6 2";
  let examples = [Example<"polyder([1 0], [1 1])", "2 1">, Example<"[q, d] = polyder([1 0], [1 1]); disp([q d])", "1 1 2 1">];
}

def Polyint : WholeArrayFunction<"polyint"> {
  let forms = [Form<(takes FloatVector:$p, Opt<Scalar>:$k), (gives Result<"any", "row", "complex p k">:$q)>];
  let example = "polyint([6 2])";
  let prints = "3 2 0";
  let examples = [Example<"polyint([6 2], 5)", "3 2 5">];
}

def Sumsq : WholeArrayFunction<"sumsq"> {
  let forms = [Form<(takes Float:$x, Opt<Dimension>:$dim), (gives Result<"float x", "any">:$y)>];
  let example = "sumsq([1 2 3])";
  let prints = "14";
  let examples = [Example<"sumsq([1 2; 3 4], 2)'", "5 25">];
}

def RealDividend : Kind<"a real vector of doubles or singles", floats, ["Vector", "Nonempty"]>;
def FloatSquareMatrix : Kind<"a square matrix of doubles or singles", floats, ["Matrix", "Square"], 1>;
def FloatPage : Kind<"a real matrix of doubles or singles", floats, ["Matrix"]>;

def Deconv : WholeArrayFunction<"deconv"> {
  let forms = [Form<(takes RealDividend:$y, RealDividend:$a), (gives Result<"float y a", "any">:$q, Result<"float y a", "any">:$r)>];
  let example = "[q, r] = deconv([1 5 6 1], [1 2])";
  let prints = "q = 1 3 0 r = 0 0 0 1";
}

def Polyvalm : WholeArrayFunction<"polyvalm"> {
  let forms = [Form<(takes FloatVector:$p, FloatSquareMatrix:$X), (gives Result<"any", "size X", "any">:$Y)>];
  let example = "polyvalm([1 2 3], [1 2; 3 4])";
  let prints = "12 14 21 33";
}

def ToleranceOfTurns : Kind<"a real number, or []", floats>;

def Unwrap : WholeArrayFunction<"unwrap"> {
  let forms = [Form<(takes RealFloatNumber:$P, Opt<ToleranceOfTurns>:$tol, Opt<Dimension>:$dim), (gives Result<"float P", "size P">:$Q)>];
  let example = "unwrap([0 4 8])";
  let prints = "0 -2.2832 -4.5664";
  let examples = [Example<"unwrap([0 4], 5)", "0 4">, Example<"unwrap([0 4; 0 4], [], 2)", "0 -2.2832 0 -2.2832">];
}

def Trend : Kind<"a degree, 'constant' or 'linear'", floats, ["Scalar", "Whole", "NotNegative"], 0, ["constant", "linear"]>;

def Detrend : WholeArrayFunction<"detrend"> {
  let forms = [Form<(takes FloatPage:$A, Opt<Trend>:$n, Opt<CountVector>:$bp), (gives Result<"float A", "size A">:$D)>];
  let example = "detrend([1 2 3 5])";
  let prints = "0.2000 -0.1000 -0.4000 0.3000";
  let examples = [Example<"detrend([1 2 3], 'constant')", "-1 0 1">, Example<"round(detrend([1 2 3 2 1], 1, 3), 10) + 0", "0 0 0 0 0">];
}
