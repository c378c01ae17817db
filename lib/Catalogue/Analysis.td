//===- Analysis.td - statistics, polynomials, signals ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

defvar interpolationMethods = ["linear", "nearest", "next", "previous", "cubic", "pchip", "spline"];
def InterpolationMethod : Kind<"the name of a method", [], [], 0, interpolationMethods>;

let group = "Analysis" in {

class AnalysisFunction<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = NotDifferentiable<"its derivative is no formula of single elements">;
}

//===----------------------------------------------------------------------===//
// Statistics
//===----------------------------------------------------------------------===//

def Median : AnalysisFunction<"median", "median"> {
  let summary = "middle one of the elements in order, or the mean of the two in the middle";
  let forms = [Form<(takes Numeric:$x, Opt<Dimensions>:$dim, Words<missingFlags>:$nanflag),
                    (gives Result<"arithmetic x", "reduced x", "complex x">:$m)>];
  let evaluation = Evaluation<1, 2, 1, "statistic<1>", ["integers"]>;
  let cost = [Cost<"compare", 20>];
  let example = "median([3 1 2 10])";
  let prints = "2.5000";
}

def Mode : AnalysisFunction<"mode", "mode"> {
  let summary = "most frequent element, the smallest of several, how often it is there, and all of them; NaN does not count";
  let forms = [Form<(takes Numeric:$x, Opt<Dimensions>:$dim),
                    (gives Result<"arithmetic x", "reduced x", "complex x">:$m, Result<"double", "reduced x">:$count,
                           Result<"cell", "reduced x">:$all)>];
  let evaluation = Evaluation<1, 2, 1, "statistic<1>", ["integers"]>;
  let cost = [Cost<"compare", 20>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "mode([3 1 3 1 3])";
  let prints = "3";
}

//===----------------------------------------------------------------------===//
// Polynomials
//
// Coefficients stand in the order of powers, the highest first.
//===----------------------------------------------------------------------===//

def Polyval : AnalysisFunction<"polyval", "polyval"> {
  let summary = "values of a polynomial";
  let forms = [Form<(takes Vector:$p, Numeric:$x), (gives Result<"any", "size x", "complex p x">:$y)>];
  let evaluation = Evaluation<2, 2, 1, "floatLike<1>", ["givesComplex"]>;
  let example = "polyval([1 2 3], 2)";
  let prints = "11";
}

def Polyfit : AnalysisFunction<"polyfit", "polyfit"> {
  let summary = "coefficients of the polynomial of degree n that is nearest to y at x in the sense of least squares";
  let forms = [Form<(takes Numeric:$x, Numeric:$y, CountScalar:$n), (gives Result<"float x y", "row", "complex x y">:$p)>];
  let cost = [Cost<"multiply", 10>, Cost<"add", 10>];
  let example = "round(polyfit([0 1 2], [1 3 5], 1), 10)";
  let prints = "2 1";
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
}

def Filter : AnalysisFunction<"filter", "filter"> {
  let summary = "x filtered by the rational transfer function b/a, and the delays at the end";
  let forms = [
    Form<(takes Numeric:$b, Numeric:$a, Numeric:$x), (gives Result<"float b a x", "size x", "complex b a x">:$y, Anything:$final)>,
    Form<(takes Numeric:$b, Numeric:$a, Numeric:$x, Numeric:$initial, Opt<Dimension>:$dim),
         (gives Result<"float b a x", "size x", "any">:$y, Anything:$final)>];
  let evaluation = Evaluation<3, 3, 1, "floatLike<2>", ["givesComplex"]>;
  let example = "filter(1, [1 -0.5], [1 0 0])";
  let prints = "1.0000 0.5000 0.2500";
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
  let evaluation = Evaluation<1, 2, 1, "vectorToScalar", ["givesComplex"]>;
  let example = "trapz([0 2], [1 3])";
  let prints = "4";
}

/// A number behind the method stands for all values outside of the points.
def Interp1 : AnalysisFunction<"interp1", "interp1"> {
  let summary = "values between points, at xq";
  let optionError = "unsupported";
  let forms = [
    Form<(takes Numeric:$x, Numeric:$v, Numeric:$xq, Words<interpolationMethods>:$method, Words<["extrap"]>:$extrapolation),
         (gives Result<"float x v xq", "any", "complex v">:$vq)>,
    Form<(takes Numeric:$x, Numeric:$v, Numeric:$xq, InterpolationMethod:$method, Scalar:$outside),
         (gives Result<"any", "any", "complex v outside">:$vq)>,
    Form<(takes Numeric:$v, Numeric:$xq, Words<interpolationMethods>:$method, Words<["extrap"]>:$extrapolation),
         (gives Result<"float v xq", "any", "complex v">:$vq)>,
    Form<(takes Numeric:$v, Numeric:$xq, InterpolationMethod:$method, Scalar:$outside),
         (gives Result<"any", "any", "complex v outside">:$vq)>];
  let cost = [Cost<"compare", 10>, Cost<"multiply">, Cost<"add", 2>];
  let example = "interp1([1 2 4], [10 20 40], 3)";
  let prints = "30";
}

} // group
