//===- Optimisation.td - zeros and minima of functions ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class Optimisation<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
}

/// How the search went: `iterations`, `funcCount`, `algorithm`, `message`.
def Report : Result<"struct", "scalar">;
defvar found = (gives DoubleScalar:$x, DoubleScalar:$fval, DoubleScalar:$exitflag, Report:$output);

/// What stands behind the options goes to the function.
def Fzero : Optimisation<"fzero"> {
  let callsBack = 1;
  let forms = [Form<(takes Callable:$fun, RealVector:$x0, Opt<Struct>:$options, Rest<Any>:$p), found>,
               Form<(takes Callable:$fun, RealVector:$x0, Nothing:$options, Rest<Any>:$p), found>, Form<(takes Struct:$problem), found>];
  let example = "fzero(@cos, [1 2])";
  let prints = "1.5708";
  let examples = [Example<"fzero(@(x) x - 1, [0 4], optimset('Display', 'final'))", "Zero found in the interval [0, 4] ans = 1">,
                  Example<"fzero(@(x, a) x ^ 2 - a, 1, optimset(), 4)", "2">, Example<"fzero(@(x, a) x ^ 2 - a, 1, [], 4)", "2">,
                  Example<"fzero(struct('objective', @sin, 'x0', 3, 'solver', 'fzero', 'options', []))", "3.1416">];
}

defvar foundInside = (gives Result<"double", "any">:$x, Result<"double", "any">:$fval, DoubleScalar:$exitflag, Report:$output);

def Fminbnd : Optimisation<"fminbnd"> {
  let callsBack = 1;
  let forms = [Form<(takes Callable:$fun, RealScalar:$x1, RealScalar:$x2, Opt<Struct>:$options, Rest<Any>:$p), foundInside>,
               Form<(takes Callable:$fun, RealScalar:$x1, RealScalar:$x2, Nothing:$options, Rest<Any>:$p), foundInside>];
  let example = "[x, fval] = fminbnd(@(x) x ^ 3 - 2 * x - 5, 0, 2)";
  let prints = "x = 0.8165 fval = -6.0887";
  let examples = [Example<"[~, ~, flag] = fminbnd(@sin, 0, 2 * pi, optimset('MaxIter', 1, 'Display', 'off'))", "flag = 0">,
                  Example<"round(fminbnd(@(x, a) (x - a) ^ 2, 0, 4, optimset(), 3), 4)", "3">,
                  Example<"round(fminbnd(@(x, a) (x - a) ^ 2, 0, 4, [], 3), 4)", "3">];
}

defvar foundAround = (gives Result<"float x0", "size x0">:$x, DoubleScalar:$fval, DoubleScalar:$exitflag, Report:$output);

def Fminsearch : Optimisation<"fminsearch"> {
  let callsBack = 1;
  let forms = [Form<(takes Callable:$fun, RealFloat:$x0, Opt<Struct>:$options, Rest<Any>:$p), foundAround>,
               Form<(takes Callable:$fun, RealFloat:$x0, Nothing:$options, Rest<Any>:$p), foundAround>];
  let example = "round(fminsearch(@(x) (x - 2) ^ 2, 0), 3)";
  let prints = "2";
  let examples = [Example<"[~, ~, flag] = fminsearch(@(x) (x - 2) ^ 2, 0, optimset('MaxIter', 1, 'Display', 'off'))", "flag = 0">,
                  Example<"round(fminsearch(@(x, a) (x - a) ^ 2, 0, optimset(), 3), 3)", "3">,
                  Example<"round(fminsearch(@(x, a) (x - a) ^ 2, 0, [], 3), 3)", "3">];
}

def ColumnOfNumbers : Kind<"a real column", numbers, ["Vector"]>;

def Lsqnonneg : Optimisation<"lsqnonneg"> {
  let forms = [Form<(takes RealMatrix:$C, ColumnOfNumbers:$d, Opt<Struct>:$options),
                    (gives Result<"double", "column">:$x, DoubleScalar:$resnorm, Result<"double", "column">:$residual, DoubleScalar:$exitflag,
                     Report:$output, Result<"double", "column">:$lambda)>];
  let example = "[x, r, residual, flag, ~, lambda] = lsqnonneg([1 0; 0 1], [-1; 2])";
  let prints = "x = 0 2 r = 1 residual = -1 0 flag = 1 lambda = -1 0";
  let examples = [Example<"[~, ~, ~, flag] = lsqnonneg([1 1; 1 2; 1 3], [3; 2; 0], optimset('MaxIter', 0, 'Display', 'off'))", "flag = 0">];
}

def Fcnchk : Optimisation<"fcnchk"> {
  let forms = [Form<(takes Callable:$fun, Opt<CountScalar>:$n), (gives Result<"handle", "scalar">:$f)>];
  let example = "f = fcnchk('x.^2 + 1'); f(3)";
  let prints = "10";
  let examples = [Example<"f = fcnchk('x + P1', 1); f(1, 2)", "3">];
}

defvar searchOptions = [
  "Display", "MaxFunEvals", "MaxIter", "TolFun", "TolX", "FunValCheck", "OutputFcn", "PlotFcns", "ActiveConstrTol", "Algorithm",
  "AlwaysHonorConstraints", "DerivativeCheck", "Diagnostics", "DiffMaxChange", "DiffMinChange", "FinDiffRelStep", "FinDiffType",
  "GoalsExactAchieve", "GradConstr", "GradObj", "HessFcn", "Hessian", "HessMult", "HessPattern", "HessUpdate",
  "InitBarrierParam", "InitTrustRegionRadius", "Jacobian", "JacobMult", "JacobPattern", "LargeScale", "MaxNodes", "MaxPCGIter",
  "MaxProjCGIter", "MaxSQPIter", "MaxTime", "MeritFunction", "MinAbsMax", "NoStopIfFlatInfeas", "ObjectiveLimit",
  "PhaseOneTotalScaling", "Preconditioner", "PrecondBandWidth", "RelLineSrchBnd", "RelLineSrchBndDuration", "ScaleProblem",
  "SubproblemAlgorithm", "TolCon", "TolConSQP", "TolGradCon", "TolPCG", "TolProjCG", "TolProjCGAbs", "TypicalX", "UseParallel"];
def SearchOptions : AnyOrWord<"names of options with their values, structures of options before them", searchOptions>;
def SearchOption : TextOrWord<"the name of an option", searchOptions>;

def Optimset : Optimisation<"optimset"> {
  let forms = [Form<(takes Rest<SearchOptions>:$nameValues), (gives Result<"struct", "scalar">:$options)>];
  let example = "optimset('tolx', 1).TolX";
  let prints = "1";
}

def Optimget : Optimisation<"optimget"> {
  let forms = [Form<(takes Any:$options, SearchOption:$param, Opt<Any>:$default), (gives Anything:$val)>];
  let example = "optimget(struct('TolX', 1), 'tolx')";
  let prints = "1";
  let examples = [Example<"optimget(struct('TolX', 1), 'TolFun', 3)", "3">];
}
