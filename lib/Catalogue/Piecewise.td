//===- Piecewise.td - piecewise polynomials -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

def Mkpp : WholeArrayFunction<"mkpp"> {
  let forms = [Form<(takes RealVector:$breaks, FloatNumber:$coefs, Opt<CountVector>:$d), (gives Result<"struct", "scalar">:$pp)>];
  let derivative = NotDifferentiable<"its results are structures">;
  let example = "ppval(mkpp([0 1 2], [1 0; 2 1]), 1.5)";
  let prints = "2";
  let examples = [Example<"mkpp([0 1], [1 2 3 4], 2).order", "2">];
}

def Unmkpp : WholeArrayFunction<"unmkpp"> {
  let forms = [Form<(takes Struct:$pp), (gives Anything:$breaks, Anything:$coefs, Anything:$L, Anything:$order, Anything:$d)>];
  let derivative = NotDifferentiable<"its arguments are structures">;
  let example = "[b, c, n, order, d] = unmkpp(mkpp([0 1 2], [1 0; 2 1])); disp([n order d])";
  let prints = "2 2 1";
}

def Ppval : WholeArrayFunction<"ppval"> {
  let callsBack = 1;
  let forms = [Form<(takes Struct:$pp, RealFloatNumber:$xx), (gives Anything:$v)>, Form<(takes RealFloatNumber:$xx, Struct:$pp), (gives Anything:$v)>];
  let derivative = NotDifferentiable<"its arguments are structures">;
  let example = "ppval(mkpp([0 1 2], [1 0; 2 1]), [0.5 1.5 3])";
  let prints = "0.5000 2.0000 5.0000";
  let examples = [Example<"ppval([1 2], mkpp([0 1], [1 0]))", "1 2">];
}

/// The values of a point stand in a column.
class Interpolant<string name> : WholeArrayFunction<name> {
  let forms = [Form<(takes RealVector:$x, RealFloatNumber:$y), (gives Result<"struct", "scalar">:$pp)>,
               Form<(takes RealVector:$x, RealFloatNumber:$y, RealFloatNumber:$xq), (gives Result<"any", "any">:$v)>];
}

def Spline : Interpolant<"spline"> {
  let example = "spline([0 1 2], [0 1 4], 1.5)";
  let prints = "2.2500";
  let examples = [Example<"ppval(spline([0 1], [0 0 1 3]), 2)", "8">];
}

def Pchip : Interpolant<"pchip"> {
  let example = "pchip([0 1 2], [0 1 1], [0.5 1.5])";
  let prints = "0.6875 1.0000";
  let examples = [Example<"ppval(pchip([0 1], [1 3]), 0.5)", "2">];
}
