//===- Quadrature.td - integrals of functions ---------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

/// The function takes an array of points, and gives one of its size.
class Quadrature<string name> : LibraryFunction<name> {
  let callsBack = 1;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of functions, not of numbers">;
}

def Tolerance : Kind<"a real number that is not negative", ["double", "single"], ["Scalar", "NotNegative"]>;
defvar tolerances = (takes Pair<"AbsTol", Tolerance>:$absTol, Pair<"RelTol", Tolerance>:$relTol);
/// `ArrayValued`: the function takes one point and gives an array. `Waypoints`: points on the way, in their order where one is complex.
defvar ways = (takes Pair<"ArrayValued", Truth>:$arrayValued, Pair<"Waypoints", Vector>:$waypoints);

def Integral : Quadrature<"integral"> {
  let forms = [Form<!con((takes Handle:$fun, Scalar:$xmin, Scalar:$xmax), tolerances, ways), (gives Anything:$q)>];
  let example = "integral(@(x) exp(-x .^ 2), -Inf, Inf)";
  let prints = "1.7725";
  let examples = [Example<"abs(integral(@log, 0, 1, 'AbsTol', 1e-12, 'RelTol', 0) + 1) < 1e-13", "logical 1">,
                  Example<"integral(@(x) [1 2 3] * x, 0, 2, 'ArrayValued', true)", "2 4 6">,
                  Example<"integral(@(z) 1 ./ (2 * z - 1), 0, 0, 'Waypoints', [1+1i 1-1i])", "0.0000 - 3.1416i">];
}

def Quadgk : Quadrature<"quadgk"> {
  let forms = [Form<!con((takes Handle:$fun, Scalar:$a, Scalar:$b), tolerances, ways, (takes Pair<"MaxIntervalCount", PositiveScalar>:$most)),
                    (gives Anything:$q, Result<"any", "scalar">:$errbnd)>];
  let example = "quadgk(@(x) x .^ 2, 0, 3)";
  let prints = "9";
  let examples = [Example<"abs(quadgk(@log, 0, 1, 'AbsTol', 1e-12, 'RelTol', 0) + 1) < 1e-13", "logical 1">,
                  Example<"quadgk(@(x) [1 2 3] * x, 0, 2, 'ArrayValued', true)", "2 4 6">,
                  Example<"[~, e] = quadgk(@(x) abs(x - 0.3), 0, 1, 'Waypoints', 0.3); e < 1e-15", "logical 1">,
                  Example<"[~, e] = quadgk(@log, 0, 1, 'MaxIntervalCount', 1); e > 1e-6", "logical 1">];
}

def Inner : Kind<"a real number, or a function of x", ["double", "single", "integer", "logical", "handle"]>;
def TilingMethod : Kind<"'auto', 'tiled' or 'iterated'", [], [], 0, ["auto", "tiled", "iterated"]>;

def Integral2 : Quadrature<"integral2"> {
  let forms = [Form<!con((takes Handle:$fun, RealScalar:$xmin, RealScalar:$xmax, Inner:$ymin, Inner:$ymax), tolerances,
                         (takes Pair<"Method", TilingMethod>:$method)),
                    (gives Anything:$q)>];
  let example = "integral2(@(x, y) x .* y, 0, 1, 0, @(x) 2 * x)";
  let prints = "0.5000";
  let examples = [Example<"abs(integral2(@(x, y) log(x + y), 0, 1, 0, 1, 'AbsTol', 1e-13, 'RelTol', 0) - 2 * log(2) + 1.5) < 1e-14", "logical 1">,
                  Example<"integral2(@(x, y) x .* y, 0, 2, 0, 1, 'Method', 'iterated')", "1">];
  let defaults = ["Method"];
}

/// [] stands for what is usual.
def ToleranceOrNothing : Kind<"a real number, or []", ["double", "single"]>;
def TraceOrNothing : Kind<"true, false or []", ["double", "single", "integer", "logical"]>;

/// What stands behind `trace` goes to the function.
class OldQuadrature<string name> : Quadrature<name> {
  let forms = [Form<(takes Callable:$fun, RealScalar:$a, RealScalar:$b, Opt<ToleranceOrNothing>:$tol, Opt<TraceOrNothing>:$trace, Rest<Any>:$p),
                    (gives Result<"double", "scalar", "any">:$q, DoubleScalar:$fcnt)>];
}

def Quad : OldQuadrature<"quad"> {
  let example = "quad(@(x) x .^ 2, 0, 3)";
  let prints = "9";
  let examples = [Example<"abs(quad(@exp, 0, 1, 1e-12) - expm1(1)) < 1e-14", "logical 1">, Example<"quad(@(x, p) p * x, 0, 1, [], false, 6)", "3">,
                  Example<"quad(@(x) 0 * x, 0, 1, [], true)", "9 0.0000000000 2.71580000e-01 0.0000000000 11 0.2715800000 4.56840000e-01 "
                          "0.0000000000 13 0.7284200000 2.71580000e-01 0.0000000000 ans = 0">];
}

def Quadl : OldQuadrature<"quadl"> {
  let example = "quadl(@(x) x .^ 2, 0, 3)";
  let prints = "9";
  let examples = [Example<"abs(quadl(@sqrt, 0, 1, 1e-12) - 2 / 3) < 1e-12", "logical 1">, Example<"quadl(@(x, p) p * x, 0, 1, [], false, 6)", "3">,
                  Example<"quadl(@(x) 0 * x, 0, 1, [], true)", "7 0.0000000000 1.00000000e+00 0.0000000000 ans = 0">];
}

def Quadv : Quadrature<"quadv"> {
  let forms = [Form<(takes Callable:$fun, RealScalar:$a, RealScalar:$b, Opt<ToleranceOrNothing>:$tol, Opt<TraceOrNothing>:$trace, Rest<Any>:$p),
                    (gives Anything:$q, DoubleScalar:$fcnt)>];
  let example = "quadv(@(x) [1 x; x ^ 2 2], 0, 3)";
  let prints = "3.0000 4.5000 9.0000 6.0000";
  let examples = [Example<"abs(quadv(@exp, 0, 1, 1e-12) - expm1(1)) < 1e-14", "logical 1">, Example<"quadv(@(x, p) p * x, 0, 1, [], false, [6 2])", "3 1">,
                  Example<"quadv(@(x) 0 * x, 0, 1, [], true)", "9 0.0000000000 2.71580000e-01 0.0000000000 11 0.2715800000 4.56840000e-01 "
                          "0.0000000000 13 0.7284200000 2.71580000e-01 0.0000000000 ans = 0">];
}

def MethodOrNothing : Kind<"a function handle, or []", ["handle", "double"], []>;

def Dblquad : Quadrature<"dblquad"> {
  let forms = [Form<(takes Callable:$fun, RealScalar:$xmin, RealScalar:$xmax, RealScalar:$ymin, RealScalar:$ymax, Opt<ToleranceOrNothing>:$tol,
                     Opt<MethodOrNothing>:$method),
                    (gives Anything:$q)>];
  let example = "dblquad(@(x, y) x * y, 0, 1, 0, 2)";
  let prints = "1";
  let examples = [Example<"abs(dblquad(@(x, y) exp(x + y), 0, 1, 0, 1, 1e-6, @quadl) - expm1(1) ^ 2) < 1e-14", "logical 1">,
                  Example<"dblquad(@(x, y) x, 0, 1, 0, 2, [], @(f, a, b, tol) 7)", "7">];
}

def Triplequad : Quadrature<"triplequad"> {
  let forms = [Form<(takes Callable:$fun, RealScalar:$xmin, RealScalar:$xmax, RealScalar:$ymin, RealScalar:$ymax, RealScalar:$zmin, RealScalar:$zmax,
                     Opt<ToleranceOrNothing>:$tol, Opt<MethodOrNothing>:$method),
                    (gives Anything:$q)>];
  let example = "triplequad(@(x, y, z) x * y * z, 0, 1, 0, 2, 0, 2)";
  let prints = "2.0000";
  let examples = [Example<"abs(triplequad(@(x, y, z) exp(x + y + z), 0, 1, 0, 1, 0, 1, 1e-7, @quadl) - expm1(1) ^ 3) < 1e-6", "logical 1">,
                  Example<"triplequad(@(x, y, z) x, 0, 1, 0, 2, 0, 1, [], @(f, a, b, tol) 7)", "7">];
}

def Integral3 : Quadrature<"integral3"> {
  let forms = [Form<!con((takes Handle:$fun, RealScalar:$xmin, RealScalar:$xmax, Inner:$ymin, Inner:$ymax, Inner:$zmin, Inner:$zmax), tolerances,
                         (takes Pair<"Method", TilingMethod>:$method)),
                    (gives Anything:$q)>];
  let example = "integral3(@(x, y, z) x .* y .* z, 0, 2, 0, @(x) x, 0, @(x, y) y)";
  let prints = "1.3333";
  let examples = [Example<"abs(integral3(@(x, y, z) x .* y .* z, 0, 1, 0, 1, 0, 1, 'AbsTol', 1e-12, 'RelTol', 0) - 0.125) < 1e-13", "logical 1">,
                  Example<"integral3(@(x, y, z) x .* y .* z, 0, 2, 0, 2, 0, 1, 'Method', 'tiled')", "2">];
  let defaults = ["AbsTol", "RelTol", "Method"];
}
