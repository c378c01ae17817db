//===- MovingStatistics.td - windows that move along data ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// How many elements, or how many before and behind.
def Window : Kind<"a number of elements, or how many before and behind", numbers, ["Vector", "Nonempty", "Whole", "NotNegative"]>;
/// At the ends windows are shorter, none, or filled up by NaN or another number.
def EndsOfData : Kind<"'shrink', 'discard', 'fill' or a number", numbers, ["Scalar"], 0, ["shrink", "discard", "fill"]>;
defvar endsOfData = (takes Pair<"Endpoints", EndsOfData>:$endpoints);

def Movfun : WholeArrayFunction<"movfun"> {
  let callsBack = 1;
  let forms = [Form<!con((takes Handle:$fun, RealFloatNumber:$A, Window:$k, Opt<Dimension>:$dim), endsOfData), (gives Anything:$M)>];
  let example = "movfun(@(x) max(x, [], 1), [1 5 3 2], 3)";
  let prints = "5 5 5 3";
  let examples = [Example<"movfun(@(x) sum(x, 1), [1 5; 3 7], [1 0], 2)", "1 6 3 10">,
                  Example<"movfun(@(x) sum(x, 1), [1 5 3], 3, 'Endpoints', 10)", "16 9 18">];
}

/// Its texts: of [1 5 3] by windows of 3; of the rows of [4 5; 3 7] by windows of 2; of [1 NaN 3] without NaN; of the whole window alone.
class Moving<string name, string all, string rows, string without, string whole> : WholeArrayFunction<name> {
  let forms = [Form<!con((takes RealFloatNumber:$A, Window:$k, Opt<Dimension>:$dim), (takes Words<["omitnan", "includenan"]>:$nanflag), endsOfData),
                    (gives Anything:$M)>];
  let example = name # "([1 5 3], 3)";
  let prints = all;
  let examples = [Example<name # "([4 5; 3 7], 2, 2)", rows>, Example<name # "([1 NaN 3], 3, 'omitnan')", without>,
                  Example<name # "([1 NaN 3], 3, 'includenan')", "NaN NaN NaN">,
                  Example<name # "([1 5 3], 3, 'Endpoints', 'discard')", whole>];
  let defaults = ["includenan"];
}

def Movmean : Moving<"movmean", "3 3 4", "4.0000 4.5000 3.0000 5.0000", "1 2 3", "3">;
def Movsum : Moving<"movsum", "6 9 8", "4 9 3 10", "1 4 3", "9">;
def Movmax : Moving<"movmax", "5 5 5", "4 5 3 7", "1 3 3", "5">;
def Movmin : Moving<"movmin", "1 1 3", "4 4 3 3", "1 1 3", "1">;
def Movmedian : Moving<"movmedian", "3 3 4", "4.0000 4.5000 3.0000 5.0000", "1 2 3", "3">;
def Movvar : Moving<"movvar", "8 4 2", "0 0.5000 0 8.0000", "0 2 0", "4">;
def Movstd : Moving<"movstd", "2.8284 2.0000 1.4142", "0 0.7071 0 2.8284", "0 1.4142 0", "2">;
def Movprod : Moving<"movprod", "5 15 15", "4 20 3 21", "1 3 3", "15">;
