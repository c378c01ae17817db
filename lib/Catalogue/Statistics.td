//===- Statistics.td - middle, spread and frequency --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class Statistic<string name, string expression> : Builtin<name, expression> {
  let group = "Analysis";
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
}

//===----------------------------------------------------------------------===//
// Frequency
//===----------------------------------------------------------------------===//

def BinMethod : Kind<"the name of a rule for bins", [], [], 0, ["auto", "scott", "fd", "integers", "sturges", "sqrt"]>;
def Normalization : Kind<"the name of a normalization", [], [], 0, ["count", "probability", "countdensity", "pdf", "cumcount", "cdf", "percentage"]>;

def BinsOrEdges : Kind<"a number of bins, or their edges", numbers, ["Vector"]>;

def Histcounts : Builtin<"histcounts", "histcounts"> {
  let group = "Counting";
  let summary = "how many values lie in each bin, the edges of the bins, and the bin of each value; bins are as many as told, have edges, or follow from the data";
  let forms = [Form<(takes RealNumeric:$X, Opt<BinsOrEdges>:$nbins, Pair<"NumBins", PositiveScalar>:$numBins, Pair<"BinEdges", RealVector>:$binEdges,
                     Pair<"BinWidth", RealScalar>:$binWidth, Pair<"BinLimits", RealVector>:$binLimits, Pair<"BinMethod", BinMethod>:$binMethod,
                     Pair<"Normalization", Normalization>:$normalization),
                    (gives Result<"double", "row">:$N, Result<"double", "row">:$edges, Result<"double", "size X">:$bin)>];
  let cost = [Cost<"compare", 10>];
  let evaluation = EvaluationOf<2, 2, 1, "doubleRow">;
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "[N, edges] = histcounts([2 3 5 7 11 13 17 19 23 29], 6)";
  let prints = "N = 2 2 2 2 1 1 edges = 0 4.9000 9.8000 14.7000 19.6000 24.5000 29.4000";
  let examples = [Example<"[N, ~, bin] = histcounts([1 2 2 5 9], [0 2 4 6])", "N = 1 2 1 bin = 1 2 2 3 0">, Example<"histcounts([1 2 2 3])", "1 2 1">,
                  Example<"histcounts([1 2 2 4.5], 'BinWidth', 2)", "1 2 1">, Example<"histcounts([1 2 2 5], 'NumBins', 1)", "4">,
                  Example<"histcounts([1 2 2 5], 'BinEdges', [0 1.5 6])", "1 3">, Example<"histcounts([1 2 2 5], 'BinLimits', [0 4], 'BinWidth', 2)", "1 2">,
                  Example<"[~, edges] = histcounts([0 1 2 4], 'BinMethod', 'sqrt')", "edges = 0 2 4">,
                  Example<"histcounts([1 2 2 4], [0 2 4], 'Normalization', 'probability')", "0.2500 0.7500">];
}

def BinValues : Kind<"one value for each bin", ["double", "single", "integer", "cell"], ["Vector"]>;
def IncludedEdge : Kind<"'left' or 'right'", [], [], 0, ["left", "right"]>;

def Discretize : WholeArrayFunction<"discretize"> {
  let forms = [Form<(takes RealNumber:$X, BinsOrEdges:$edges, Pair<"IncludedEdge", IncludedEdge>:$side), (gives Result<"double", "size X">:$Y, Anything:$E)>,
               Form<(takes RealNumber:$X, BinsOrEdges:$edges, BinValues:$values, Pair<"IncludedEdge", IncludedEdge>:$side),
                    (gives Result<"any", "size X">:$Y, Anything:$E)>];
  let cost = [Cost<"compare", 10>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "discretize([1 2 2 5 9], [0 2 4 6])";
  let prints = "1 2 2 3 NaN";
  let examples = [Example<"discretize([1 2 2 5], [0 2 4 6], 'IncludedEdge', 'right')", "1 1 1 3">, Example<"[Y, E] = discretize([1 3 9], 2)", "Y = 1 1 2 E = 0 5 10">,
                  Example<"discretize([1 2 2 5], [0 2 4 6], [10 20 30], 'IncludedEdge', 'right')", "10 10 10 30">];
}

//===----------------------------------------------------------------------===//
// Middle
//===----------------------------------------------------------------------===//

def Median : Statistic<"median", "median"> {
  let summary = "middle one of the elements in order, or the mean of the two in the middle";
  let forms = [Form<(takes Numeric:$x, Opt<Dimensions>:$dim, Words<missingFlags>:$nanflag),
                    (gives Result<"arithmetic x", "reduced x", "complex x">:$m)>];
  let evaluation = EvaluationOf<1, 2, 1, "statistic<1>", ["integers"]>;
  let cost = [Cost<"compare", 20>];
  let example = "median([3 1 2 10])";
  let prints = "2.5000";
  let examples = [Example<"median([1 2; 3 6], 2)'", "1.5000 4.5000">, Example<"median([1 NaN 3], 'omitnan')", "2">,
                  Example<"median([1 NaN], 'includenan')", "NaN">, Example<"median([1 NaN 3], 'omitmissing')", "2">,
                  Example<"median([1 NaN], 'includemissing')", "NaN">];
  let defaults = ["includenan", "includemissing"];
}

def Mode : Statistic<"mode", "mode"> {
  let summary = "most frequent element, the smallest of several, how often it is there, and all of them; NaN does not count";
  let forms = [Form<(takes Numeric:$x, Opt<Dimensions>:$dim),
                    (gives Result<"arithmetic x", "reduced x", "complex x">:$m, Result<"double", "reduced x">:$count,
                           Result<"cell", "reduced x">:$all)>];
  let evaluation = EvaluationOf<1, 2, 1, "statistic<1>", ["integers"]>;
  let cost = [Cost<"compare", 20>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
  let example = "mode([3 1 3 1 3])";
  let prints = "3";
  let examples = [Example<"mode([1 2 2; 3 3 1], 2)'", "2 3">];
}

//===----------------------------------------------------------------------===//
// Spread and frequency
//===----------------------------------------------------------------------===//

def Rms : LibraryFunction<"rms"> {
  let forms = [Form<(takes Float:$X, Opt<Dimensions>:$vecdim, Words<["omitnan", "includenan"]>:$nanflag), (gives Result<"float X", "reduced X">:$Y)>];
  let cost = [Cost<"multiply">, Cost<"add">];
  let derivative = Unwritten;
  let example = "rms([3 4; 5 12], 2)";
  let prints = "3.5355 9.1924";
  let examples = [Example<"rms([3 4; NaN 5], 2, 'omitnan')", "3.5355 5.0000">, Example<"rms([3 4; NaN 5], 2, 'includenan')", "3.5355 NaN">];
  let defaults = ["includenan"];
}

def Bounds : WholeArrayFunction<"bounds"> {
  let forms = [Form<(takes RealNumeric:$A, Opt<Dimensions>:$dim,
                     Words<["omitnan", "includenan", "omitmissing", "includemissing"]>:$nanflag),
                    (gives Result<"number A", "reduced A">:$minA, Result<"number A", "reduced A">:$maxA)>];
  let cost = [Cost<"compare", 2>];
  let example = "[a, b] = bounds([3 1 2]); disp([a b])";
  let prints = "1 3";
  let examples = [Example<"[a, b] = bounds([3 1; NaN 5], 2, 'omitnan'); disp([a b])", "1 3 5 5">,
                  Example<"[a, b] = bounds([3 NaN 1], 'omitmissing'); disp([a b])", "1 3">,
                  Example<"[a, b] = bounds([3 NaN 1], 'includenan'); disp([a b])", "NaN NaN">,
                  Example<"[a, b] = bounds([3 1; NaN 5], 2, 'includemissing'); disp([a b])", "1 3 NaN NaN">];
  let defaults = ["omitnan", "omitmissing"];
}

class Covariance<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes Matrix:$A), (gives Result<"float A", "matrix", "complex A">:$C)>,
               Form<(takes Matrix:$A, Matrix:$B), (gives Result<"float A B", "matrix", "complex A B">:$C)>];
  let cost = [Cost<"multiply", 2>, Cost<"add", 3>];
}

/// The second argument of two may be the weight.
def Cov : Covariance<"cov"> {
  let forms = [Form<(takes Matrix:$A), (gives Result<"float A", "matrix", "complex A">:$C)>,
               Form<(takes Matrix:$A, Matrix:$B), (gives Result<"any", "matrix", "complex A B">:$C)>,
               Form<(takes Matrix:$A, Matrix:$B, RealScalar:$w), (gives Result<"float A B", "matrix", "complex A B">:$C)>];
  let example = "cov([1 2 3 4])";
  let prints = "1.6667";
  let examples = [Example<"cov([1 2 3], [2 4 6])", "1 2 2 4">, Example<"cov([1 2 3 4], 1)", "1.2500">,
                  Example<"cov([1 3], [2 6], 1)", "1 2 2 4">];
}

def Corrcoef : Covariance<"corrcoef"> {
  let example = "corrcoef([1 2 3], [2 4 6])";
  let prints = "1 1 1 1";
  let examples = [Example<"corrcoef([1 2; 2 4; 3 6])", "1 1 1 1">];
}

class Histogram<string name> : WholeArrayFunction<name> {
  let cost = [Cost<"compare", 10>];
  let derivative = NotDifferentiable<"it is piecewise constant">;
}

def Hist : Histogram<"hist"> {
  let forms = [Form<(takes RealMatrix:$x, Opt<RealVector>:$nbins),
                    (gives Result<"double", "matrix">:$counts, Result<"any", "any">:$centers)>];
  let example = "n = hist([1 2 3], 2)";
  let prints = "n = 2 1";
  let examples = [Example<"n = hist([1 5; 1 6; 9 7], [1 9])", "n = 2 1 1 2">,
                  Example<"hist([1 2 3], 2), get(get(gca, 'Children'), 'YData')", "2 1">];
}

def Histc : Histogram<"histc"> {
  let forms = [Form<(takes RealNumeric:$x, RealVector:$binranges, Opt<Dimension>:$dim),
                    (gives Result<"double", "any">:$bincounts, Result<"double", "size x">:$ind)>];
  let example = "histc([1 2 2 3], 1:3)";
  let prints = "1 2 1";
  let examples = [Example<"histc([1 2; 2 3; 2 5], 1:3, 2)", "1 1 0 0 1 1 0 1 0">];
}

def MethodOfNumber : Kind<"'center', 'scale' or 'norm'", [], [], 0, ["center", "scale", "norm"]>;
def Range : Kind<"'range'", [], [], 0, ["range"]>;

def Normalize : WholeArrayFunction<"normalize"> {
  let optionError = "UnknownMethod";
  let forms = [Form<(takes RealNumeric:$A, Opt<Dimension>:$dim, Words<["zscore", "range", "center", "scale", "norm"]>:$method),
                    (gives RealFloatLike<"A">:$N)>,
               Form<(takes RealNumeric:$A, MethodOfNumber:$method, RealScalar:$methodtype), (gives RealFloatLike<"A">:$N)>,
               Form<(takes RealNumeric:$A, Dimension:$dim, MethodOfNumber:$method, RealScalar:$methodtype), (gives RealFloatLike<"A">:$N)>,
               Form<(takes RealNumeric:$A, Range:$method, RealVector:$limits), (gives RealFloatLike<"A">:$N)>,
               Form<(takes RealNumeric:$A, Dimension:$dim, Range:$method, RealVector:$limits), (gives RealFloatLike<"A">:$N)>];
  let cost = [Cost<"add", 3>, Cost<"multiply">, Cost<"divide">];
  let example = "normalize([1 2 3])";
  let prints = "-1 0 1";
  let examples = [Example<"normalize([1 2; 3 6], 2)", "-0.7071 0.7071 -0.7071 0.7071">,
                  Example<"normalize([3 4], 2, 'norm', 2)", "0.6000 0.8000">, Example<"normalize([1 2 3], 'center', 1)", "0 1 2">,
                  Example<"normalize([2 4 6], 'scale', 2)", "1 2 3">, Example<"normalize([1 2 3], 'zscore')", "-1 0 1">,
                  Example<"normalize([1 2 3], 'range')", "0 0.5000 1.0000">, Example<"normalize([1 2 6], 'center')", "-2 -1 3">,
                  Example<"normalize([1 2 3], 'scale')", "1 2 3">, Example<"normalize([3 4], 'norm')", "0.6000 0.8000">,
                  Example<"normalize([1 2 3], 'range', [-1 1])", "-1 0 1">, Example<"normalize([1; 2; 3], 1, 'range', [0 4])'", "0 2 4">];
  let defaults = ["zscore"];
}

def Rescale : WholeArrayFunction<"rescale"> {
  let optionError = "UnknownOption";
  let forms = [Form<(takes RealNumeric:$A, Pair<"InputMin", NumericOrLogical>:$inputMin, Pair<"InputMax", NumericOrLogical>:$inputMax),
                    (gives RealFloatLike<"A">:$R)>,
               Form<(takes RealNumeric:$A, NumericOrLogical:$l, NumericOrLogical:$u, Pair<"InputMin", NumericOrLogical>:$inputMin,
                     Pair<"InputMax", NumericOrLogical>:$inputMax), (gives Result<"float A", "any">:$R)>];
  let cost = [Cost<"compare", 4>, Cost<"add", 2>, Cost<"multiply">, Cost<"divide">];
  let example = "rescale([1 2 3])";
  let prints = "0 0.5000 1.0000";
  let examples = [Example<"rescale([1 2 3], 'InputMin', 0)", "0.3333 0.6667 1.0000">,
                  Example<"rescale([0 5 10], 'InputMin', 0, 'InputMax', 5)", "0 1 1">,
                  Example<"rescale([0 5 10], -1, 1, 'InputMin', 0, 'InputMax', 20)", "-1.0000 -0.5000 0">];
}

let identifier = ":BadProbs" in
def Parts : Kind<"numbers from 0 to 1", ["double", "single"], ["Vector", "Nonempty"]>;

class Quantiles<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes RealFloatNumber:$A, Parts:$p, Opt<Dimensions>:$dim), (gives Result<"float A", "any">:$Q)>];
  let cost = [Cost<"compare", 20>];
}

def Quantile : Quantiles<"quantile"> {
  let example = "quantile([2 4 6 8 10 12], [0.25 0.5])";
  let prints = "4 7";
  let examples = [Example<"quantile([1 2; 3 4], 0.5, 2)'", "1.5000 3.5000">];
}

def Prctile : Quantiles<"prctile"> {
  let example = "prctile([1 2 3 4 5], [25 50])";
  let prints = "1.7500 3.0000";
  let examples = [Example<"prctile([1 2; 3 4], 50, 2)'", "1.5000 3.5000">];
}

//===----------------------------------------------------------------------===//
// Moments, and what counts no NaN
//===----------------------------------------------------------------------===//

/// [] stands for what is usual.
def FlagOrNothing : Kind<"0, 1 or []", ["double", "single", "integer", "logical"]>;

class Moment<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes RealFloatNumber:$X, Opt<FlagOrNothing>:$flag, Opt<Dimension>:$dim), (gives Result<"float X", "reduced X">:$y)>];
}

def Zscore : WholeArrayFunction<"zscore"> {
  let forms = [Form<(takes RealFloatNumber:$X, Opt<FlagOrNothing>:$flag, Opt<Dimension>:$dim),
                    (gives Result<"float X", "size X">:$Z, Result<"float X", "reduced X">:$mu, Result<"float X", "reduced X">:$sigma)>];
  let example = "zscore([1 2 3])";
  let prints = "-1 0 1";
  let examples = [Example<"zscore([1 3; 5 9], 1, 2)'", "-1 -1 1 1">];
}

def Skewness : Moment<"skewness"> {
  let example = "skewness([1 2 10])";
  let prints = "0.6746";
  let examples = [Example<"skewness([1 2 10; 4 5 6], 0, 2)'", "1.6523 0">];
}

def Kurtosis : Moment<"kurtosis"> {
  let example = "kurtosis([1 2 10 4 5])";
  let prints = "2.3763";
  let examples = [Example<"kurtosis([1 2 10 4 5; 1 2 3 4 5], 0, 2)'", "4.5051 1.8000">];
}

def RangeOf : WholeArrayFunction<"range"> {
  let forms = [Form<(takes RealFloatNumber:$X, Opt<Dimension>:$dim), (gives Result<"float X", "reduced X">:$y)>];
  let example = "range([3 1 5])";
  let prints = "4";
  let examples = [Example<"range([3 1; 5 2], 2)'", "2 3">];
}

class WithoutNaN<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes RealFloatNumber:$X, Opt<Dimension>:$dim), (gives Result<"float X", "reduced X">:$y)>];
}

def Nanmean : WithoutNaN<"nanmean"> {
  let example = "nanmean([1 NaN 3])";
  let prints = "2";
  let examples = [Example<"nanmean([1 NaN; 2 4], 2)'", "1 3">];
}

def Nansum : WithoutNaN<"nansum"> {
  let example = "nansum([1 NaN 3])";
  let prints = "4";
  let examples = [Example<"nansum([1 NaN; 2 4], 2)'", "1 6">];
}

def Nanmedian : WithoutNaN<"nanmedian"> {
  let example = "nanmedian([1 NaN 5])";
  let prints = "3";
  let examples = [Example<"nanmedian([1 NaN; 2 4], 2)'", "1 3">];
}

def Nanstd : WholeArrayFunction<"nanstd"> {
  let forms = [Form<(takes RealFloatNumber:$X, Opt<FlagOrNothing>:$w, Opt<Dimension>:$dim), (gives Result<"float X", "reduced X">:$y)>];
  let example = "nanstd([1 NaN 3])";
  let prints = "1.4142";
  let examples = [Example<"nanstd([1 NaN 3; 2 2 4], 1, 2)'", "1.0000 0.9428">];
}

//===----------------------------------------------------------------------===//
// The normal distribution
//===----------------------------------------------------------------------===//

def UpperTail : Kind<"'upper'", [], [], 0, ["upper"]>;

class Normal<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes RealFloatNumber:$x, Opt<RealFloatNumber>:$mu, Opt<RealFloatNumber>:$sigma), (gives Result<"float x mu sigma", "any">:$y)>];
  let cost = [Cost<"transcendental">];
}

def Normpdf : Normal<"normpdf"> {
  let example = "normpdf([0 1])";
  let prints = "0.3989 0.2420";
  let examples = [Example<"normpdf(3, 1, 2)", "0.1210">];
}

def Normcdf : Normal<"normcdf"> {
  let forms = [Form<(takes RealFloatNumber:$x, Opt<RealFloatNumber>:$mu, Opt<RealFloatNumber>:$sigma), (gives Result<"float x mu sigma", "any">:$p)>,
               Form<(takes RealFloatNumber:$x, RealFloatNumber:$mu, RealFloatNumber:$sigma, UpperTail:$tail), (gives Result<"float x mu sigma", "any">:$p)>];
  let example = "normcdf([0 1.96])";
  let prints = "0.5000 0.9750";
  let examples = [Example<"normcdf(3, 2, 2)", "0.6915">, Example<"normcdf(3, 1, 2, 'upper')", "0.1587">];
}

def Norminv : Normal<"norminv"> {
  let example = "norminv([0.5 0.975])";
  let prints = "0 1.9600";
  let examples = [Example<"norminv(0.5, 1, 2)", "1">, Example<"norminv(0.975, 1, 2)", "4.9199">];
}
