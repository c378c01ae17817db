//===- Windows.td - windows and correlation of signals ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class SignalWindow<string name> : LibraryFunction<name> {
  let forms = [Form<(takes CountScalar:$n, Words<["symmetric", "periodic"]>:$sflag), (gives Result<"double", "column">:$w)>];
  let defaults = ["symmetric"];
  let cost = [Cost<"transcendental">];
  let derivative = NotDifferentiable<"its argument is an extent">;
}

def Hamming : SignalWindow<"hamming"> {
  let example = "hamming(3)'";
  let prints = "0.0800 1.0000 0.0800";
  let examples = [Example<"hamming(4, 'periodic')'", "0.0800 0.5400 1.0000 0.5400">, Example<"hamming(3, 'symmetric')'", "0.0800 1.0000 0.0800">];
}

def Hann : SignalWindow<"hann"> {
  let example = "hann(3)'";
  let prints = "0 1 0";
  let examples = [Example<"hann(4, 'periodic')'", "0 0.5000 1.0000 0.5000">, Example<"hann(3, 'symmetric')'", "0 1 0">];
}

def Hanning : SignalWindow<"hanning"> {
  let forms = [Form<(takes CountScalar:$n), (gives Result<"double", "column">:$w)>];
  let defaults = []<string>;
  let example = "hanning(3)'";
  let prints = "0.5000 1.0000 0.5000";
}

/// A single number is a lag.
def SignalToCompare : Kind<"a vector of doubles or singles", floats, ["Vector", "Nonempty"], 1>;
def SignalsToCompare : Kind<"a vector, or a matrix of signals in columns, of doubles or singles", floats, ["Matrix", "Nonempty"], 1>;
def LongestLag : Kind<"a whole number that is not negative", numbers, ["Scalar", "Whole", "NotNegative"]>;
defvar scaling = (takes Words<["none", "biased", "unbiased", "coeff", "normalized"]>:$scaleopt);

def Xcorr : WholeArrayFunction<"xcorr"> {
  let forms = [Form<!con((takes SignalsToCompare:$x), scaling), (gives Result<"double", "any", "any">:$r, Result<"double", "row">:$lags)>,
               Form<!con((takes SignalsToCompare:$x, LongestLag:$maxlag), scaling), (gives Result<"double", "any", "any">:$r, Result<"double", "row">:$lags)>,
               Form<!con((takes SignalToCompare:$x, SignalToCompare:$y, Opt<LongestLag>:$maxlag), scaling),
                    (gives Result<"double", "any", "any">:$r, Result<"double", "row">:$lags)>];
  let example = "xcorr([1 2 3], 1)";
  let prints = "8 14 8";
  let examples = [Example<"xcorr([1 2 3], [0 1 0], 1)", "1 2 3">, Example<"xcorr([1 3], 'biased')", "1.5000 5.0000 1.5000">,
                  Example<"xcorr([1 3], 'unbiased')", "3 5 3">, Example<"xcorr([1 3], 1, 'coeff')", "0.3000 1.0000 0.3000">,
                  Example<"xcorr([1 3], [1 3], 1, 'normalized')", "0.3000 1.0000 0.3000">, Example<"xcorr([1 3], 'none')", "3 10 3">,
                  Example<"xcorr([1 2; 3 4], 0)", "10 14 14 20">];
  let defaults = ["none"];
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

defvar metrics = (takes Words<["euclidean", "squaredeuclidean", "cityblock", "chebychev", "cosine"]>:$distance);
def PointsInRows : Kind<"a real matrix of doubles or singles", floats, ["Matrix"]>;

class Distances<string name> : WholeArrayFunction<name> {
  let defaults = ["euclidean"];
}

def Pdist2 : Distances<"pdist2"> {
  let forms = [Form<!con((takes PointsInRows:$X, PointsInRows:$Y), metrics), (gives Result<"float X Y", "matrix">:$D)>];
  let example = "pdist2([0 0; 3 4], [0 0; 0 4])";
  let prints = "0 4 5 3";
  let examples = [Example<"pdist2([0 0], [3 4], 'euclidean')", "5">, Example<"pdist2([0 0], [3 4], 'squaredeuclidean')", "25">,
                  Example<"pdist2([0 0], [3 4], 'cityblock')", "7">, Example<"pdist2([0 0], [3 4], 'chebychev')", "4">,
                  Example<"pdist2([1 0], [1 1], 'cosine')", "0.2929">];
}

def Pdist : Distances<"pdist"> {
  let forms = [Form<!con((takes PointsInRows:$X), metrics), (gives Result<"float X", "any">:$D)>];
  let example = "pdist([0 0; 3 4; 0 4])";
  let prints = "5 4 3";
  let examples = [Example<"pdist([0 0; 3 4], 'euclidean')", "5">, Example<"pdist([0 0; 3 4], 'squaredeuclidean')", "25">,
                  Example<"pdist([0 0; 3 4], 'cityblock')", "7">, Example<"pdist([0 0; 3 4], 'chebychev')", "4">,
                  Example<"pdist([1 0; 1 1], 'cosine')", "0.2929">];
}

def Squareform : Distances<"squareform"> {
  let forms = [Form<(takes PointsInRows:$y, Words<["tomatrix", "tovector"]>:$direction), (gives Result<"same y", "matrix">:$Z)>];
  let defaults = []<string>;
  let example = "squareform([5 4 3])";
  let prints = "0 5 4 5 0 3 4 3 0";
  let examples = [Example<"squareform([0 5; 5 0])", "5">, Example<"squareform(0, 'tomatrix')", "0 0 0 0">, Example<"squareform([], 'tovector')", "1×0 empty double row vector">];
}
