//===- FunctionPlots.td - plots of functions and old charts -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Charts.td"
include "lib/Catalogue/Library.td"

/// Axes may go first; then functions, limits, and names of properties with values.
class FunctionPlot<string name> : LibraryFunction<name> {
  let callsBack = 1;
  let forms = [Form<(takes Rest<Any, 1>:$f), (gives Graphics:$h)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of pictures, not of numbers">;
}

def Fplot : FunctionPlot<"fplot"> {
  let forms = [Form<(takes Rest<Any, 1>:$f), (gives Anything:$h, Result<"double", "any">:$y)>];
  let example = "h = fplot(@(x) x .^ 2, [-1 3], 'r--'); h.YData([1 end]), h.Color, xlim";
  let prints = "1 9 ans = 1 0 0 ans = -1 3";
  let examples = [Example<"h = fplot(@cos, @sin, [0 2 * pi]); max(abs(h.XData .^ 2 + h.YData .^ 2 - 1)) < 1e-12", "logical 1">,
                  Example<"[x, y] = fplot('2*x^2', [0 1]); x(end), y(end)", "1 ans = 2">];
}

def Fplot3 : FunctionPlot<"fplot3"> {
  let forms = [Form<(takes Rest<Any, 3>:$f), (gives Graphics:$h)>];
  let example = "h = fplot3(@sin, @cos, @(t) 2 * t, [0 pi]); h.ZData([1 end])";
  let prints = "0 6.2832";
}

def Fsurf : FunctionPlot<"fsurf"> {
  let forms = [Form<(takes Rest<Any, 1>:$f), (gives Anything:$h, Result<"double", "any">:$y, Result<"double", "any">:$z)>];
  let example = "h = fsurf(@(x, y) x + 10 * y, [0 1 2 3], 'MeshDensity', 2); h.ZData";
  let prints = "20 21 30 31";
  let examples = [Example<"[x, y, z] = fsurf(@(u, v) u, @(u, v) v, @(u, v) u .* v, [1 2], 'MeshDensity', 2); z", "z = 1 2 2 4">];
}

def Fmesh : FunctionPlot<"fmesh"> {
  let example = "h = fmesh(@(x, y) x + 10 * y, [0 1], 'MeshDensity', 2); h.ZData, h.EdgeColor";
  let prints = "0 1 10 11 ans = 'flat'";
}

def Fcontour : FunctionPlot<"fcontour"> {
  let example = "h = fcontour(@(x, y) x + y, [0 1], 'LevelList', [0.5 1.5], 'LineWidth', 3); h.LevelList, h.LineWidth";
  let prints = "0.5000 1.5000 ans = 3";
}

def Ezplot : FunctionPlot<"ezplot"> {
  let example = "h = ezplot('x^2 - 1', [0 2]); h.YData([1 end]), get(get(gca, 'Title'), 'String'), get(get(gca, 'XLabel'), 'String')";
  let prints = "-1 3 ans = 'x^2 - 1' ans = 'x'";
  let examples = [Example<"h = ezplot('x^2 + y^2 = 1', [-2 2]); C = h.ContourMatrix; C(:, 1) = []; C = C(:, C(2, :) ~= 2 & C(1, :) ~= 0); max(abs(sum(C .^ 2) - 1)) < 1e-2",
                          "logical 1">,
                  Example<"h = ezplot(@(t) 2 * t, @(t) 3 * t, [0 1]); h.XData(end), h.YData(end)", "2 ans = 3">];
}

def Ezsurf : FunctionPlot<"ezsurf"> {
  let example = "h = ezsurf('x*y', [0 1 0 2], 2); h.ZData, get(get(gca, 'Title'), 'String')";
  let prints = "0 0 0 2 ans = 'x.*y'";
}

def Ezmesh : FunctionPlot<"ezmesh"> {
  let example = "h = ezmesh(@(x, y) x .* y, [0 1], 2); h.ZData, h.EdgeColor";
  let prints = "0 0 0 1 ans = 'flat'";
}

def Ezcontour : FunctionPlot<"ezcontour"> {
  let example = "h = ezcontour('x*y', [0 1], 2); h.ZData, get(get(gca, 'Title'), 'String')";
  let prints = "0 0 0 1 ans = 'x.*y'";
}

def Ezpolar : FunctionPlot<"ezpolar"> {
  let example = "h = ezpolar('2*t', [0 1]); hypot(h.XData(end), h.YData(end)), get(get(gca, 'Title'), 'String')";
  let prints = "2 ans = 'r = 2*t'";
}

//===----------------------------------------------------------------------===//
// Functions by text
//===----------------------------------------------------------------------===//

class FunctionByText<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}

def Symvar : FunctionByText<"symvar"> {
  let forms = [Form<(takes Text:$expr), (gives Result<"cell", "any">:$C)>];
  let example = "symvar('cos(pi*x - beta1)')";
  let prints = "2×1 cell array {'beta1'} {'x'}";
}

def Vectorize : FunctionByText<"vectorize"> {
  let forms = [Form<(takes Text:$fun), (gives TextResult:$F)>, Form<(takes Handle:$fun), (gives Result<"handle", "scalar">:$F)>];
  let example = "vectorize('x^2*y/3'), f = vectorize(@(x) x ^ 2); f([1 2 3])";
  let prints = "'x.^2.*y./3' ans = 1 4 9";
}

def Inline : FunctionByText<"inline"> {
  let forms = [Form<(takes Text:$expr, Rest<Text>:$arg), (gives Result<"handle", "scalar">:$f)>,
               Form<(takes Text:$expr, CountScalar:$n), (gives Result<"handle", "scalar">:$f)>];
  let example = "f = inline('a*x + 1'); f(2, 3), feval(inline('t^2'), 4)";
  let prints = "7 ans = 16";
  let examples = [Example<"f = inline('a - x', 'x', 'a'); f([1 2], 3)", "2 1">, Example<"f = inline('P1*x + P2', 2); f(2, 3, 4)", "10">];
}

//===----------------------------------------------------------------------===//
// Old charts
//===----------------------------------------------------------------------===//

class OldChart<string name> : FunctionPlot<name>;

def Peaks : LibraryFunction<"peaks"> {
  let forms = [Form<(takes Opt<CountScalar>:$n), (gives Result<"double", "any">:$X, Result<"double", "any">:$Y, Result<"double", "any">:$Z)>,
               Form<(takes RealFloatNumber:$V), (gives Anything:$X, Anything:$Y, Anything:$Z)>,
               Form<(takes RealFloatNumber:$X, RealFloatNumber:$Y), (gives Anything:$X, Anything:$Y, Anything:$Z)>];
  let example = "z = peaks(3); z(2, 2), size(peaks)";
  let prints = "0.9810 ans = 49 49";
  let examples = [Example<"z = peaks(0, 0)", "z = 0.9810">, Example<"[x, y, z] = peaks([0 1]); x, z(1)", "x = 0 1 0 1 ans = 0.9810">];
  let cost = [Cost<"call">];
  let derivative = Unwritten;
}

def Spy : OldChart<"spy"> {
  let forms = [Form<(takes Matrix:$S, Rest<Any>:$look), (gives)>];
  let example = "spy([1 0; 0 2; 0 3]), h = get(gca, 'Children'); [h.XData; h.YData], get(get(gca, 'XLabel'), 'String')";
  let prints = "1 2 2 1 2 3 ans = 'nz = 3'";
  let examples = [Example<"spy(eye(2), 'ro', 12), h = get(gca, 'Children'); h.Marker, h.MarkerSize", "'o' ans = 12">];
}

def Comet : OldChart<"comet"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives)>];
  let example = "comet([1 2 3], [4 5 6], 0.1), h = get(gca, 'Children'); h.YData";
  let prints = "4 5 6";
}

def Comet3 : OldChart<"comet3"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives)>];
  let example = "comet3([1 2 3], [4 5 6], [7 8 9]), h = get(gca, 'Children'); h.ZData";
  let prints = "7 8 9";
}

def Plotyy : OldChart<"plotyy"> {
  let forms = [Form<(takes Rest<Any, 4>:$data), (gives Graphics:$ax, Graphics:$h1, Graphics:$h2)>];
  let example = "[ax, a, b] = plotyy([1 2], [3 4], [1 2], [500 600], @semilogy); ax(2).YAxisLocation, b.YData, ax(2).YScale, gca == ax(1)";
  let prints = "'right' ans = 500 600 ans = 'log' ans = logical 1";
}

def Rose : OldChart<"rose"> {
  let forms = [Form<(takes RealNumber:$theta, Opt<RealNumber>:$n), (gives Anything:$t, Result<"double", "any">:$r)>];
  let example = "[t, r] = rose([0.1 0.2 2], 4); r(1:8), t(1:6) / pi";
  let prints = "0 2 2 0 0 1 1 0 ans = 0 0 0.5000 0.5000 0.5000 0.5000";
}

def Compass : OldChart<"compass"> {
  let example = "h = compass([3 0], [0 4], 'r'); h(2).XData(2), h(2).YData(2), h(1).Color";
  let prints = "0 ans = 4 ans = 1 0 0";
}

def Feather : OldChart<"feather"> {
  let example = "h = feather([3+1i 4i]); h(2).XData, h(2).YData";
  let prints = "2 2 ans = 0 4";
}

def Ribbon : OldChart<"ribbon"> {
  let forms = [Form<(takes RealFloatNumber:$Y, Opt<RealFloatNumber>:$Z, Opt<RealScalar>:$width), (gives Graphics:$h)>];
  let example = "h = ribbon([1 2; 3 4]); h(2).ZData, h(2).XData(1, :)";
  let prints = "2 2 4 4 ans = 1.6250 2.3750";
  let examples = [Example<"h = ribbon([5; 6], [1; 3], 0.5); h.YData(:, 1)', h.ZData(:, 1)', h.XData(1, :)", "5 6 ans = 1 3 ans = 0.7500 1.2500">];
}

def Gplot : OldChart<"gplot"> {
  let forms = [Form<(takes Matrix:$A, RealMatrix:$coordinates, Opt<Text>:$lineSpec), (gives Result<"double", "any">:$x, Result<"double", "any">:$y)>];
  let example = "[x, y] = gplot([0 1; 0 0], [1 2; 3 4]); x', y'";
  let prints = "1 3 NaN ans = 2 4 NaN";
  let examples = [Example<"gplot([0 1; 0 0], [1 2; 3 4], 'r'), get(get(gca, 'Children'), 'Color')", "1 0 0">];
}

def Clabel : OldChart<"clabel"> {
  let example = "[C, h] = contour(peaks); clabel(C, h, [0 2]); h.ShowText, h.TextList";
  let prints = "'on' ans = 0 2";
}

//===----------------------------------------------------------------------===//
// Looks
//===----------------------------------------------------------------------===//

class Look<string name> : OldChart<name> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives)>];
}

def Alpha : Look<"alpha"> {
  let forms = [Form<(takes Rest<Any, 1>:$value), (gives)>];
  let example = "h = surf([1 2; 3 4]); alpha(0.5), h.FaceAlpha, alpha(h, 0.25), h.FaceAlpha";
  let prints = "0.5000 ans = 0.2500";
}

def Orient : Look<"orient"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives TextResult:$orientation)>];
  let example = "orient('landscape'), orient";
  let prints = "'landscape'";
}

def Whitebg : Look<"whitebg"> {
  let example = "a = axes; whitebg('r'), a.Color";
  let prints = "1 0 0";
}
