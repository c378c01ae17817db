//===- Reductions.td - sums, extremes, scans, statistics ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class FloatReduced<string x> : Result<"float " # x, "reduced " # x, "complex " # x>;
def ExtremeWord : Kind<"a word that says what becomes of NaN, or 'linear'", [], [], 0, !listconcat(missingFlags, ["linear"])>;
def VarianceWeight : Kind<"0 (divide by n-1) or 1 (divide by n)", ["double", "single", "integer", "logical"], ["Scalar"]>;
def Weights : Kind<"a vector of weights, none negative", numbers, ["Vector", "Nonempty", "NotNegative"]>;
class Spread<string x> : Result<"float " # x, "reduced " # x>;

let group = "Reductions" in {

/// Numbers over one dimension, over several, or over all of them.
class Reduction<string name, string expression> : Builtin<name, expression> {
  let optionError = "unknownFlag";
  let importGroup = "Reduction";
  let derivative = Unwritten;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Of integers, logicals and chars in double, unless 'native' asks for their own class.
class Total<string name, string expression> : Reduction<name, expression> {
  let forms = [
    Form<(takes Numeric:$x, Opt<Dimensions>:$dim, Words<missingFlags>:$nanflag), (gives FloatReduced<"x">:$y)>,
    Form<(takes Numeric:$x, Opt<Dimensions>:$dim, Words<["default", "double", "native"]>:$outtype, Words<missingFlags>:$nanflag),
         (gives Result<"any", "reduced x", "complex x">:$y)>];
  let evaluation = Evaluation<"total<1>", ["integers"]>;
}

def Sum : Total<"sum", "reduction<Op::Sum>"> {
  let summary = "sum of elements";
  let import = "reduction<Combiner::Sum>";
  let fused = 1;
  let cost = [Cost<"add">];
  let derivative = Adjoints<[Adjoint<["dy + zeros(size(x))"]>]>;
  let example = "sum([1 2; 3 4], 2)'";
  let prints = "3 7";
  let examples = [Example<"sum([1 NaN 3], 'omitnan')", "4">, Example<"sum([1 NaN], 'includenan')", "NaN">,
                  Example<"sum([1 2; 3 NaN], 1, 'omitmissing')", "4 2">, Example<"sum([1 NaN], 'includemissing')", "NaN">,
                  Example<"sum(int8([100 100]), 2, 'native', 'includenan')", "int8 127">, Example<"class(sum(single([1 2]), 'double'))", "'double'">,
                  Example<"sum(single([1 2]), 'default')", "single 3">];
  let defaults = ["default", "includenan", "includemissing"];
}

def Prod : Total<"prod", "reduction<Op::Product>"> {
  let summary = "product of elements";
  let import = "reduction<Combiner::Prod>";
  let fused = 1;
  let evaluation = Evaluation<"total<1>", ["givesComplex", "integers"]>;
  let cost = [Cost<"multiply">];
  let derivative = Adjoints<[Adjoint<["dy .* y ./ x"], 1, "all(x(:))">]>;
  let example = "prod([2 3 4])";
  let prints = "24";
  let examples = [Example<"prod([1 2; 3 4], 2)'", "2 12">, Example<"prod([2 NaN 3], 'omitnan')", "6">,
                  Example<"prod([2 NaN], 'includenan')", "NaN">, Example<"prod([2 NaN 3], 'omitmissing')", "6">,
                  Example<"prod([2 NaN], 'includemissing')", "NaN">, Example<"prod(int8([100 2]), 2, 'native', 'omitnan')", "int8 127">,
                  Example<"class(prod(single([1 2]), 'double'))", "'double'">, Example<"prod(single([2 4]), 'default')", "single 8">];
  let defaults = ["default", "includenan", "includemissing"];
}

def Mean : Total<"mean", "meanOf"> {
  let summary = "mean of elements";
  let import = "mean";
  let fused = 1;
  let cost = [Cost<"add">];
  let derivative = Adjoints<[Adjoint<["dy / (numel(x) / numel(y)) + zeros(size(x))"]>]>;
  let example = "mean([1 NaN 3], 'omitnan')";
  let prints = "2";
  let examples = [Example<"mean([1 2; 3 6], 2)'", "1.5000 4.5000">, Example<"mean([1 NaN], 'includenan')", "NaN">,
                  Example<"mean([1 NaN 3], 'omitmissing')", "2">, Example<"mean([1 NaN], 'includemissing')", "NaN">,
                  Example<"mean(int8([100 101]), 2, 'native', 'omitnan')", "int8 101">, Example<"mean(single([1 2]), 'double')", "1.5000">,
                  Example<"mean(single([1 3]), 'default')", "single 2">];
  let defaults = ["default", "includenan", "includemissing"];
}

//===----------------------------------------------------------------------===//
// Variance
//===----------------------------------------------------------------------===//

/// Weights go along one dimension and leave no NaN out.
class Variance<string name, string expression> : Reduction<name, expression> {
  let forms = [
    Form<(takes Numeric:$x, Opt<VarianceWeight>:$w, Opt<Dimensions>:$dim, Words<missingFlags>:$nanflag), (gives Spread<"x">:$y)>,
    Form<(takes Numeric:$x, Nothing:$w, Opt<Dimensions>:$dim, Words<missingFlags>:$nanflag), (gives Spread<"x">:$y)>,
    Form<(takes Numeric:$x, Weights:$w, Opt<Dimension>:$dim, Words<["includenan", "includemissing"]>:$nanflag),
         (gives Spread<"x">:$y)>];
  let cost = [Cost<"add", 3>, Cost<"multiply">];
}

def Var : Variance<"var", "varOf"> {
  let summary = "variance of elements";
  let import = "variance";
  let fused = 1;
  let evaluation = EvaluationOf<1, 3, 1, "total<2>", ["givesReal", "integers"]>;
  let example = "var([1 2 3 4], 1)";
  let prints = "1.2500";
  let examples = [Example<"var([1 2; 3 6], 0, 2)'", "0.5000 4.5000">, Example<"var([1 3 NaN], 'omitnan')", "2">,
                  Example<"var([1 NaN], 'includenan')", "NaN">, Example<"var([1 3 NaN], 'omitmissing')", "2">,
                  Example<"var([1 3; 1 5], [], 2, 'includemissing')'", "2 8">, Example<"var([1 3 5], [1 1 2], 2, 'includenan')", "2.7500">];
  let defaults = ["includenan", "includemissing"];
}

def Std : Variance<"std", "stdOf"> {
  let summary = "standard deviation of elements";
  let import = "deviation";
  let fused = 1;
  let example = "std([2 4 NaN], 1, 'omitnan')";
  let prints = "1";
  let examples = [Example<"std([1 3; 1 5], 1, 2)'", "1 2">, Example<"std([1 NaN], 'includenan')", "NaN">,
                  Example<"std([2 4 NaN], 1, 'omitmissing')", "1">, Example<"std([1 1; 3 5], [], 1, 'includemissing')", "1.4142 2.8284">,
                  Example<"std([1 5], [1 1], 2, 'includenan')", "2">];
  let defaults = ["includenan", "includemissing"];
}

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

/// Over dimensions, or of two arrays elementwise: max(x, []) is of two.
class Extreme<string name, string opName, string kernel>
    : Builtin<name, "extreme<Op::" # opName # ", BinaryOpcode::" # kernel # ">">, Elementwise {
  let opcode = kernel;
  let operands = 2;
  let op = opName;
  let mnemonic = !tolower(opName);
  let typeRule = "::runmat::inferExtreme";
  let integerRule = "BesideDouble";
  let expansion = "Expand<" # opName # "Op, expand" # opName # ">";
  let expansionGroup = "Arithmetic";
  let realKernel = "addArithmetic<" # name # "Of<double>, " # name # "Of<float>>";
  let import = "extremum<" # opName # "Op, Combiner::" # kernel # ">";
  let importGroup = "Reduction";
  let evaluation = EvaluationOf<1, 3, 2, "extremum", ["givesComplex", "integers"]>;
  let optionError = "unknownFlag";
  let forms = [
    Form<(takes Numeric:$x, Words<missingFlags>:$nanflag),
         (gives Result<"number x", "reduced x", "complex x">:$m, Result<"double", "reduced x">:$i)>,
    Form<(takes Numeric:$x, Nothing:$empty, ExtremeWord:$option, Words<missingFlags>:$nanflag, Words<["linear"]>:$positions),
         (gives Result<"number x", "reduced x", "complex x">:$m, Result<"double", "reduced x">:$i)>,
    Form<(takes Numeric:$x, Nothing:$empty, Dimensions:$dim, Words<missingFlags>:$nanflag, Words<["linear"]>:$positions),
         (gives Result<"number x", "reduced x", "complex x">:$m, Result<"double", "reduced x">:$i)>,
    Form<(takes Numeric:$x, Numeric:$y, Words<missingFlags>:$nanflag), (gives Combined:$m)>];
  let refusals = [Refusal<(takes Numeric:$x, Numeric:$y, Dimensions:$dim, Words<missingFlags>:$nanflag), ":caseNotSupported",
                          !toupper(name) # " with two matrices to compare and a working dimension is not supported.">];
  let cost = [Cost<"compare">];
}

def Max : Extreme<"max", "Maximum", "Max"> {
  let summary = "largest element, or the larger one of two; NaN gives way to numbers";
  let complexKernel = "number, complexBinaryLoop<T, Z, larger<T>>";
  let integerKernel = "own, loopOf<T, A::larger>";
  let derivative = Adjoints<[Adjoint<["dm .* (x == m)"]>,
                             Adjoint<["dm .* (x == m)", "", ""], 3>,
                             Adjoint<["dm .* (x == m)", "dm .* (y == m)"], 4>]>;
  let example = "max([3 9 4])";
  let prints = "9";
  let examples = [Example<"max([1 NaN 3], 'omitnan')", "3">, Example<"max([1 NaN 3], [], 2, 'includenan')", "NaN">,
                  Example<"max([1 NaN 3], [], 'includenan')", "NaN">,
                  Example<"max([1 5; 7 2], [], 2)'", "5 7">, Example<"max([1 NaN], 2, 'omitmissing')", "2 2">,
                  Example<"max([1 NaN], 2, 'includemissing')", "2 NaN">, Example<"max(3, [1 5])", "3 5">,
                  Example<"[m, i] = max([1 2 3; 4 5 6], [], 1, 'linear')", "m = 4 5 6 i = 2 4 6">,
                  Example<"[m, i] = max([9 NaN; NaN 5], [], 'linear', 'includenan')", "m = NaN NaN i = 2 3">,
                  Example<"[m, i] = max([1 2; 3 5], [], 'omitnan', 'linear')", "m = 3 5 i = 2 4">];
  let defaults = ["omitnan", "omitmissing"];
}

def Min : Extreme<"min", "Minimum", "Min"> {
  let summary = "smallest element, or the smaller one of two; NaN gives way to numbers";
  let complexKernel = "number, complexBinaryLoop<T, Z, smaller<T>>";
  let integerKernel = "own, loopOf<T, A::smaller>";
  let derivative = Adjoints<[Adjoint<["dm .* (x == m)"]>,
                             Adjoint<["dm .* (x == m)", "", ""], 3>,
                             Adjoint<["dm .* (x == m)", "dm .* (y == m)"], 4>]>;
  let example = "min([3 9 4])";
  let prints = "3";
  let examples = [Example<"min([4 NaN 3], 'omitnan')", "3">, Example<"min([1 NaN 3], [], 2, 'includenan')", "NaN">,
                  Example<"min([1 NaN 3], [], 'includenan')", "NaN">,
                  Example<"min([1 5; 7 2], [], 2)'", "1 2">, Example<"min([1 NaN], 2, 'omitmissing')", "1 2">,
                  Example<"min([1 NaN], 2, 'includemissing')", "1 NaN">, Example<"min(3, [1 5])", "1 3">,
                  Example<"[m, i] = min([4 5 6; 1 2 3], [], 1, 'linear')", "m = 1 2 3 i = 2 4 6">,
                  Example<"[m, i] = min([9 NaN; NaN 5], [], 'linear', 'includenan')", "m = NaN NaN i = 2 3">,
                  Example<"[m, i] = min([3 5; 1 2], [], 'omitnan', 'linear')", "m = 1 2 i = 2 4">];
  let defaults = ["omitnan", "omitmissing"];
}

//===----------------------------------------------------------------------===//
// Truth
//===----------------------------------------------------------------------===//

class Quantifier<string name, string opName> : Reduction<name, "reduction<Op::" # opName # ">"> {
  let forms = [Form<(takes Numeric:$x, Opt<Dimensions>:$dim), (gives Result<"logical", "reduced x">:$tf)>];
  let import = "reduction<Combiner::" # opName # ">";
  let fused = 1;
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are true and false">;
}

def All : Quantifier<"all", "All"> {
  let summary = "whether all elements are nonzero";
  let example = "all([1 2 0])";
  let prints = "logical 0";
  let examples = [Example<"all([1 0; 1 1], 2)'", "1×2 logical array 0 1">];
}

def AnyFunction : Quantifier<"any", "Any"> {
  let summary = "whether an element is nonzero; NaN does not count";
  let example = "any([0 0 2])";
  let prints = "logical 1";
  let examples = [Example<"any([0 0; 0 1], 2)'", "1×2 logical array 0 1">];
}

def Nnz : Reduction<"nnz", "countNonzero"> {
  let summary = "number of nonzero elements";
  let forms = [Form<(takes Numeric:$x), (gives DoubleScalar:$n)>];
  let evaluation = Evaluation<"", ["givesReal", "integers"]>;
  let cost = [Cost<"compare">];
  let derivative = NotDifferentiable<"its results are whole numbers">;
  let example = "nnz([1 0 3])";
  let prints = "2";
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

class Scan<string name, string opName, string combiner> : Builtin<name, "cumulative<ScanOpcode::" # opName # ">"> {
  let forms = [Form<(takes Numeric:$x, Opt<Dimension>:$dim, Words<["forward", "reverse"]>:$direction, Words<missingFlags>:$nanflag),
                    (gives NumberLike<"x">:$y)>];
  let evaluation = Evaluation<"cumulative", ["givesComplex", "integers"]>;
  let import = "scanned<Combiner::" # combiner # ">";
  let device = "Scan";
  let importGroup = "Structure";
  let derivative = Unwritten;
}

def Cumsum : Scan<"cumsum", "Sum", "Sum"> {
  let summary = "sums of all elements so far";
  let cost = [Cost<"add">];
  let derivative = Adjoints<[Adjoint<["cumsum(dy, dim, 'reverse')", ""]>]>;
  let example = "cumsum([1 2 3])";
  let prints = "1 3 6";
  let examples = [Example<"cumsum([1 2; 3 4], 2, 'forward')", "1 3 3 7">, Example<"cumsum([1 2 3], 'reverse')", "6 5 3">,
                  Example<"cumsum([3 NaN 2], 'omitnan')", "3 3 5">, Example<"cumsum([3 NaN 2], 'reverse', 'omitmissing')", "5 2 2">,
                  Example<"cumsum([3 NaN 2], 'includenan')", "3 NaN NaN">, Example<"cumsum([3 NaN 2], 'includemissing')", "3 NaN NaN">];
  let defaults = ["forward", "includenan", "includemissing"];
}

def Cumprod : Scan<"cumprod", "Product", "Prod"> {
  let summary = "products of all elements so far";
  let cost = [Cost<"multiply">];
  let example = "cumprod([1 2 3], 'reverse')";
  let prints = "6 6 3";
  let examples = [Example<"cumprod([1 2; 3 4], 2, 'forward')", "1 2 3 12">, Example<"cumprod([3 NaN 2], 'omitnan')", "3 3 6">,
                  Example<"cumprod([3 NaN 2], 'reverse', 'omitmissing')", "6 2 2">, Example<"cumprod([3 NaN 2], 'includenan')", "3 NaN NaN">,
                  Example<"cumprod([3 NaN 2], 'includemissing')", "3 NaN NaN">];
  let defaults = ["forward", "includenan", "includemissing"];
}

class ExtremeScan<string name, string opName, string combiner> : Scan<name, opName, combiner> {
  let function = "cumulativeExtreme<ScanOpcode::" # opName # ">";
  let forms = [Form<(takes RealNumeric:$x, Opt<Dimension>:$dim, Words<["forward", "reverse"]>:$direction, Words<missingFlags>:$nanflag),
                    (gives Result<"number x", "size x">:$y, Result<"double", "size x">:$i)>];
  let evaluation = Evaluation<"sorted", ["integers"]>;
  let cost = [Cost<"compare">];
}

def Cummax : ExtremeScan<"cummax", "Maximum", "Max"> {
  let summary = "largest of all elements so far";
  let example = "cummax([1 3 2 5])";
  let prints = "1 3 3 5";
  let examples = [Example<"cummax([3 1; 2 4], 2, 'forward')", "3 3 2 4">, Example<"cummax([1 3 2], 'reverse')", "3 3 2">,
                  Example<"[y, i] = cummax([1 3 2 5])", "y = 1 3 3 5 i = 1 2 2 4">, Example<"cummax([3 NaN 4], 'includenan')", "3 NaN NaN">,
                  Example<"cummax([3 NaN 4], 'includemissing')", "3 NaN NaN">, Example<"cummax([3 NaN 4], 'omitnan')", "3 3 4">,
                  Example<"cummax([3 NaN 4], 'omitmissing')", "3 3 4">];
  let defaults = ["forward", "omitnan", "omitmissing"];
}

def Cummin : ExtremeScan<"cummin", "Minimum", "Min"> {
  let summary = "smallest of all elements so far";
  let example = "cummin([4 5 2 3])";
  let prints = "4 4 2 2";
  let examples = [Example<"cummin([3 1; 2 4], 2, 'forward')", "3 1 2 2">, Example<"cummin([1 3 2], 'reverse')", "1 2 2">,
                  Example<"[y, i] = cummin([4 5 2 3])", "y = 4 4 2 2 i = 1 1 3 3">, Example<"cummin([3 NaN 2], 'includenan')", "3 NaN NaN">,
                  Example<"cummin([3 NaN 2], 'includemissing')", "3 NaN NaN">, Example<"cummin([3 NaN 2], 'omitnan')", "3 3 2">,
                  Example<"cummin([3 NaN 2], 'omitmissing')", "3 3 2">];
  let defaults = ["forward", "omitnan", "omitmissing"];
}

} // group
