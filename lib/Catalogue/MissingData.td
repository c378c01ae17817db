//===- MissingData.td - arrays that lack elements ----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

def ArrayOrTexts : Kind<"an array, strings or a cell array of texts", ["double", "single", "integer", "logical", "char", "string", "cell"], [], 1>;
def FillPoints : Kind<"numbers that grow, one for each element along the dimension", numbers, ["Vector"]>;
def FillWindow : Kind<"a number of elements, or how many before and behind", numbers, ["Vector", "Nonempty", "NotNegative"]>;
def FillConstant : Kind<"'constant'", [], [], 0, ["constant"]>;
def FillMoving : Kind<"'movmean' or 'movmedian'", [], [], 0, ["movmean", "movmedian"]>;
def FillMethod : Kind<"'previous', 'next', 'nearest', 'linear', 'spline' or 'pchip'", [], [], 0,
                      ["previous", "next", "nearest", "linear", "spline", "pchip"]>;
def FillEnds : AnyOrWord<"a method or a constant", ["extrap", "none", "previous", "next", "nearest", "linear", "spline", "pchip"]>;
def FillGap : Kind<"a number", numbers, ["Scalar", "Positive"]>;
defvar fillOptions = (takes Opt<Dimension>:$dim, Pair<"EndValues", FillEnds>:$ends, Pair<"SamplePoints", FillPoints>:$points,
                            Pair<"MissingLocations", Logical>:$at, Pair<"MaxGap", FillGap>:$gap);
defvar filled = (gives Like<"A">:$F, LogicalLike<"A">:$TF);

def Anymissing : LibraryFunction<"anymissing"> {
  let forms = [Form<(takes Any:$A), (gives LogicalScalar:$TF)>];
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "anymissing([1 NaN 3])";
  let prints = "logical 1";
}

def Rmmissing : WholeArrayFunction<"rmmissing"> {
  let forms = [Form<(takes ArrayOrTexts:$A, Opt<Dimension>:$dim, Pair<"MinNumMissing", CountScalar>:$n),
                    (gives SameClass<"A">:$R, Result<"logical", "any">:$TF)>];
  let example = "rmmissing([1 NaN 3])";
  let prints = "1 3";
  let examples = [Example<"rmmissing([1 2; NaN 4])", "1 2">, Example<"rmmissing([1 2; NaN 4], 2)", "2 4">,
                  Example<"rmmissing([1 NaN; NaN NaN], 'MinNumMissing', 2)", "1 NaN">,
                  Example<"[R, TF] = rmmissing([\"a\" missing])", "R = \"a\" TF = 1×2 logical array 0 1">];
}

def Fillmissing : WholeArrayFunction<"fillmissing"> {
  let optionError = "UnknownMethod";
  let forms = [Form<!con((takes ArrayOrTexts:$A, FillMethod:$method), fillOptions), filled>,
               Form<!con((takes ArrayOrTexts:$A, FillConstant:$method, Any:$v), fillOptions), filled>,
               Form<!con((takes ArrayOrTexts:$A, FillMoving:$method, FillWindow:$window), fillOptions), filled>];
  let example = "fillmissing([1 NaN 3], 'linear')";
  let prints = "1 2 3";
  let examples = [Example<"fillmissing([NaN 1 NaN 3], 'previous')", "NaN 1 1 3">, Example<"fillmissing([1 NaN 3], 'next')", "1 3 3">,
                  Example<"fillmissing([1 NaN NaN 3], 'nearest')", "1 1 3 3">, Example<"fillmissing([1 NaN 9 16], 'spline')", "1 4 9 16">,
                  Example<"fillmissing([1 NaN 3], 'pchip')", "1 2 3">, Example<"fillmissing([1 NaN 3; NaN 4 5], 'linear', 2, 'EndValues', 0)", "1 2 3 0 4 5">,
                  Example<"fillmissing([1 NaN 4], 'linear', 'SamplePoints', [0 1 3])", "1 2 4">,
                  Example<"fillmissing([1 5 3], 'linear', 'MissingLocations', [false true false])", "1 2 3">,
                  Example<"fillmissing([1 NaN NaN 4 NaN 6], 'linear', 'MaxGap', 2)", "1 NaN NaN 4 5 6">,
                  Example<"fillmissing([1 NaN 3], 'constant', 0)", "1 0 3">, Example<"fillmissing([1 NaN; 2 3], 'constant', [7 8], 2)", "1 7 2 3">,
                  Example<"fillmissing([NaN 1 NaN 3], 'constant', 0, 'EndValues', 'none')", "NaN 1 0 3">,
                  Example<"fillmissing([1 NaN 3], 'constant', 0, 'MaxGap', 3, 'SamplePoints', [0 1 4])", "1 NaN 3">,
                  Example<"fillmissing([1 5 3], 'constant', 0, 'MissingLocations', [false true false])", "1 0 3">,
                  Example<"fillmissing([NaN 1 NaN 3], 'movmean', 3, 'EndValues', 0)", "0 1 2 3">,
                  Example<"fillmissing([1 NaN 3], 'movmean', 3, 'SamplePoints', [0 1 9])", "1 1 3">,
                  Example<"fillmissing([1 5 3], 'movmean', 3, 'MissingLocations', [false true false])", "1 2 3">,
                  Example<"fillmissing([1 NaN NaN 4 NaN 6], 'movmean', 3, 'MaxGap', 2)", "1 NaN NaN 4 5 6">,
                  Example<"fillmissing([1 NaN 3], 'movmean', 3)", "1 2 3">, Example<"fillmissing([1 NaN; 3 5], 'movmedian', [1 0], 2)", "1 1 3 5">];
}

def StandardizeMissing : WholeArrayFunction<"standardizeMissing"> {
  let forms = [Form<(takes ArrayOrTexts:$A, Any:$indicator), (gives Like<"A">:$B)>];
  let example = "standardizeMissing([1 -99 3], -99)";
  let prints = "1 NaN 3";
  let examples = [Example<"standardizeMissing({'a', 'n/a'}, 'n/a')", "1×2 cell array {'a'} {0×0 char}">];
}
