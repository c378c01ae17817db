//===- MovingStatistics.td - windows that move along data ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// How many elements, or how many before and behind; with sample points lengths.
def Window : Kind<"a number of elements, or how many before and behind", numbers, ["Vector", "Nonempty", "NotNegative"]>;
/// At the ends windows are shorter, none, or filled up by NaN or another number.
def EndsOfData : Kind<"'shrink', 'discard', 'fill' or a number", numbers, ["Scalar"], 0, ["shrink", "discard", "fill"]>;
def SamplePoints : Kind<"numbers that grow, one for each element", numbers, ["Vector"]>;
def MovingWeight : Kind<"0 (divide by n-1) or 1 (divide by n)", ["double", "single", "integer", "logical"], ["Scalar"]>;
defvar placesOfWindows = (takes Pair<"Endpoints", EndsOfData>:$endpoints, Pair<"SamplePoints", SamplePoints>:$points);

def Movfun : WholeArrayFunction<"movfun"> {
  let callsBack = 1;
  let forms = [Form<!con((takes Handle:$fun, RealFloatNumber:$A, Window:$k, Opt<Dimension>:$dim), placesOfWindows,
                         (takes Pair<"Columnwise", Truth>:$columnwise)), (gives Anything:$M)>];
  let example = "movfun(@(x) max(x, [], 1), [1 5 3 2], 3)";
  let prints = "5 5 5 3";
  let examples = [Example<"movfun(@(x) sum(x, 1), [1 5; 3 7], [1 0], 2)", "1 6 3 10">,
                  Example<"movfun(@(x) sum(x, 1), [1 5 3], 3, 'Endpoints', 10)", "16 9 18">,
                  Example<"movfun(@(x) size(x, 2) + 0 * x(1, :), [1 5 3 2 4], 3, 'Columnwise', true)", "1 3 3 3 1">,
                  Example<"movfun(@(x) sum(x, 1), [1 5 3], 3, 'SamplePoints', [1 2 9])", "6 6 3">];
}

/// Its texts: of [1 5 3] by windows of 3; of the rows of [4 5; 3 7] by windows of 2; of [1 NaN 3] without NaN and with it; of the whole
/// window alone; of [1 5 3] where the first one is far away.
class MovingExamples<string name, string rows, string without, string with, string whole, string apart, string beforeDim = ""> {
  list<Example> all = [Example<name # "([4 5; 3 7], 2, " # beforeDim # "2)", rows>, Example<name # "([1 NaN 3], 3, 'omitnan')", without>,
                       Example<name # "([1 NaN 3], 3, 'omitmissing')", without>,
                       Example<name # "([1 NaN 3], 3, 'includenan')", with>, Example<name # "([1 NaN 3], 3, 'includemissing')", with>,
                       Example<name # "([1 5 3], 3, 'Endpoints', 'discard')", whole>,
                       Example<name # "([1 5 3], 3, 'SamplePoints', [1 8 9])", apart>];
}
class Moving<string name, string printed, string rows, string without, string whole, string apart> : WholeArrayFunction<name> {
  let forms = [Form<!con((takes RealFloatNumber:$A, Window:$k, Opt<Dimension>:$dim), (takes Words<missingFlags>:$nanflag), placesOfWindows),
                    (gives Anything:$M)>];
  let example = name # "([1 5 3], 3)";
  let prints = printed;
  let examples = MovingExamples<name, rows, without, "NaN NaN NaN", whole, apart>.all;
  let defaults = ["includenan", "includemissing"];
}
/// Without NaN unless told.
class MovingExtreme<string name, string printed, string rows, string without, string whole, string apart>
    : Moving<name, printed, rows, without, whole, apart> {
  let defaults = ["omitnan", "omitmissing"];
}
/// As of var and std, a weight stands before the dimension.
class MovingSpread<string name, string printed, string rows, string without, string whole, string apart, string byCount>
    : Moving<name, printed, rows, without, whole, apart> {
  let forms = [Form<!con((takes RealFloatNumber:$A, Window:$k, Opt<MovingWeight>:$w, Opt<Dimension>:$dim), (takes Words<missingFlags>:$nanflag),
                         placesOfWindows), (gives Anything:$M)>];
  let examples = !listconcat([Example<name # "([1 5 3], 2, 1)", byCount>],
                             MovingExamples<name, rows, without, "NaN NaN NaN", whole, apart, "0, ">.all);
}

def Movmean : Moving<"movmean", "3 3 4", "4.0000 4.5000 3.0000 5.0000", "1 2 3", "3", "1 4 4">;
def Movsum : Moving<"movsum", "6 9 8", "4 9 3 10", "1 4 3", "9", "1 8 8">;
def Movmax : MovingExtreme<"movmax", "5 5 5", "4 5 3 7", "1 3 3", "5", "1 5 5">;
def Movmin : MovingExtreme<"movmin", "1 1 3", "4 4 3 3", "1 1 3", "1", "1 3 3">;
def Movmedian : Moving<"movmedian", "3 3 4", "4.0000 4.5000 3.0000 5.0000", "1 2 3", "3", "1 4 4">;
def Movmad : Moving<"movmad", "2 2 1", "0 0.5000 0 2.0000", "0 1 0", "2", "0 1 1">;
def Movvar : MovingSpread<"movvar", "8 4 2", "0 0.5000 0 8.0000", "0 2 0", "4", "0 2 2", "0 4 1">;
def Movstd : MovingSpread<"movstd", "2.8284 2.0000 1.4142", "0 0.7071 0 2.8284", "0 1.4142 0", "2", "0 1.4142 1.4142", "0 2 1">;
def Movprod : Moving<"movprod", "5 15 15", "4 20 3 21", "1 3 3", "15", "1 15 15">;
