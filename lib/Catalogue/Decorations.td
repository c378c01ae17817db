//===- Decorations.td - grids of axes, lines across them ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Charts.td"

//===----------------------------------------------------------------------===//
// Grids of axes
//===----------------------------------------------------------------------===//

class LayoutFunction<string name, string expression> : GraphicsFunction<name, expression, "Layouts"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
}

def Subplot : LayoutFunction<"subplot", "subplot"> {
  let calls = ["subplot(m, n, p)", "subplot(mnp)", "subplot(m, n, p, Name, Value)", "subplot('Position', rectangle)",
               "ax = subplot(…)"];
  let propertiesOf = "axes";
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Graphics:$ax)>];
  let summary = "axes at place p of a grid of m by n";
  let example = "a = subplot(2, 2, 1); b = subplot(2, 2, 4); subplot(2, 2, 1); gca == a, numel(get(gcf, 'Children'))";
  let prints = "logical 1 ans = 2";
}

def Tiledlayout : LayoutFunction<"tiledlayout", "makeLayout"> {
  let summary = "a grid of m by n tiles for axes, or one that grows, instead of what the figure has";
  let example = "t = tiledlayout(2, 3, 'TileSpacing', 'compact'); t.GridSize, t.TileSpacing, title(t, 'All'), t.Title.String";
  let prints = "2 3 ans = 'compact' ans = 'All'";
  let examples = [Example<"t = tiledlayout('flow'); for k = 1:3, nexttile, end, t.GridSize", "2 2">];
}

def Nexttile : LayoutFunction<"nexttile", "nextTile"> {
  let summary = "axes in the next free tile of the grid, in a tile by its number, or over some rows and columns";
  let example = "tiledlayout(2, 2); a = nexttile; b = nexttile; c = nexttile([1 2]); b.Layout.Tile, c.Layout, a == nexttile(1)";
  let prints = "2 ans = struct with fields: Tile: 3 TileSpan: [1 2] ans = logical 1";
}

//===----------------------------------------------------------------------===//
// Lines across axes, and lines that grow
//===----------------------------------------------------------------------===//

class Decoration<string name, string expression> : GraphicsFunction<name, expression, "Decorations"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Graphics:$h)>];
}

def Xline : Decoration<"xline", "drawConstantLines<acrossX>"> {
  let summary = "a line from bottom to top at each value of x, with a label perhaps";
  let example = "plot(1:5), h = xline([2 4], '--r', {'low', 'high'}, 'LineWidth', 2); h(2).Value, h(2).Label, h(1).Color, h(1).LineStyle";
  let prints = "4 ans = 'high' ans = 1 0 0 ans = '--'";
  let examples = [Example<"h = xline(3); h.Type, h.InterceptAxis", "'constantline' ans = 'x'">];
}

def Yline : Decoration<"yline", "drawConstantLines<acrossY>"> {
  let summary = "a line from left to right at each value of y, with a label perhaps";
  let example = "h = yline(3, ':', 'limit'); h.Value, h.Label, h.InterceptAxis";
  let prints = "3 ans = 'limit' ans = 'y'";
}

def Animatedline : Decoration<"animatedline", "makeGrowingLine"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
  let summary = "a line to which points are added";
  let example = "h = animatedline([1 2], [3 4], 'Color', 'r', 'MaximumNumPoints', 3); addpoints(h, [5 6], [7 8]), [x, y] = getpoints(h)";
  let prints = "x = 2 5 6 y = 4 7 8";
}

class GrowingLineFunction<string name, string expression> : Decoration<name, expression> {
  let forms = [Form<(takes Object:$an, Rest<Numeric, 2>:$x), (gives)>];
}

def Addpoints : GrowingLineFunction<"addpoints", "addPoints"> {
  let summary = "adds points to a line that grows";
  let example = "h = animatedline; addpoints(h, 1, 2), addpoints(h, [3 4], [5 6]), [x, y] = getpoints(h)";
  let prints = "x = 1 3 4 y = 2 5 6";
}

def Clearpoints : GrowingLineFunction<"clearpoints", "clearPoints"> {
  let forms = [Form<(takes Object:$an), (gives)>];
  let summary = "takes all points out of a line that grows";
  let example = "h = animatedline(1:3, 4:6); clearpoints(h), isempty(getpoints(h))";
  let prints = "logical 1";
}

def Getpoints : GrowingLineFunction<"getpoints", "getPoints"> {
  let forms = [Form<(takes Object:$an), (gives Result<"double", "any">:$x, Result<"double", "any">:$y, Result<"double", "any">:$z)>];
  let summary = "the points of a line that grows";
  let example = "[x, y, z] = getpoints(animatedline([1 2], [3 4], [5 6]))";
  let prints = "x = 1 2 y = 3 4 z = 5 6";
}
