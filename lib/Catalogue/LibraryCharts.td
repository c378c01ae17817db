//===- LibraryCharts.td - charts written in the language ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Charts.td"
include "lib/Catalogue/Library.td"

/// Its errors may be those of the plot functions that it calls.
class LibraryChart<string name> : LibraryFunction<name> {
  let callsBack = 1;
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Graphics:$h)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of pictures, not of numbers">;
}

//===----------------------------------------------------------------------===//
// Bars, pies, boxes
//===----------------------------------------------------------------------===//

def Bar3 : LibraryChart<"bar3"> {
  let example = "h = bar3([1 2; 3 4], 0.5, 'stacked'); numel(h), max(h(2).ZData(:)), [az, el] = view";
  let prints = "2 ans = 7 az = -37.5000 el = 30";
}

def Bar3h : LibraryChart<"bar3h"> {
  let example = "h = bar3h([1 2; 3 4]); numel(h), max(h(2).YData(:)), get(gca, 'ZTick')";
  let prints = "2 ans = 4 ans = 1 2";
}

def Pie3 : LibraryChart<"pie3"> {
  let example = "h = pie3([1 3], {'a', 'b'}); size(h), h(8).String, class(h(1))";
  let prints = "1 8 ans = 'b' ans = 'matlab.graphics.primitive.Patch'";
}

def Boxplot : LibraryChart<"boxplot"> {
  let example = "h = boxplot([1 2 3 4 20]', 'Labels', {'x'}); h(6).YData, h(7).YData, get(gca, 'XTickLabel')";
  let prints = "3 3 ans = 20 ans = 1×1 cell array {'x'}";
  let examples = [Example<"h = boxplot([1 2 10 20], [1 1 2 2]); size(h), h(6, 2).YData", "7 2 ans = 15 15">];
}

def Pareto : LibraryChart<"pareto"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Graphics:$charts, Graphics:$ax)>];
  let example = "[h, ax] = pareto([10 80 5 5], {'a', 'b', 'c', 'd'}); h(1).YData, h(2).YData, get(ax(1), 'XTickLabel')";
  let prints = "80 10 5 ans = 80 90 95 ans = 1×3 cell array {'b'} {'a'} {'c'}";
}

def Plotmatrix : LibraryChart<"plotmatrix"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Graphics:$h, Graphics:$ax)>];
  let example = "[h, ax] = plotmatrix([1 2; 3 4; 5 6]); size(ax), h(1, 2).XData, h(1, 1).Type";
  let prints = "2 2 ans = 2 4 6 ans = 'histogram'";
}

//===----------------------------------------------------------------------===//
// Surfaces and volumes
//===----------------------------------------------------------------------===//

def Meshz : LibraryChart<"meshz"> {
  let example = "h = meshz([1 2; 3 4]); h.ZData";
  let prints = "1 1 1 1 1 1 2 1 1 3 4 1 1 1 1 1";
}

def Surfnorm : LibraryChart<"surfnorm"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Result<"double", "any">:$nx, Result<"double", "any">:$ny, Result<"double", "any">:$nz)>];
  let example = "[x, y, z] = surfnorm(ones(3)); z, surfnorm(peaks(5)), numel(get(gca, 'Children'))";
  let prints = "z = 1 1 1 1 1 1 1 1 1 ans = 2";
}

def Slice : LibraryChart<"slice"> {
  let example = "[x, y, z] = meshgrid(1:3); h = slice(x, y, z, x + 10 * y, 1.5, [], 2); numel(h), h(1).CData(1, :), h(2).ZData(1)";
  let prints = "2 ans = 11.5000 21.5000 31.5000 ans = 2";
}

def Isosurface : LibraryChart<"isosurface"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Anything:$fv, Result<"double", "any">:$vertices)>];
  let example = "[x, y, z] = meshgrid(-1:0.25:1); s = isosurface(x, y, z, x.^2 + y.^2 + z.^2, 0.5); size(s.faces, 2), max(abs(vecnorm(s.vertices, 2, 2) - sqrt(0.5))) < 0.05";
  let prints = "3 ans = logical 1";
  let examples = [Example<"[f, v] = isosurface(cat(3, [0 0; 0 0], [1 1; 1 1]), 0.5); v(:, 3)', size(f), isosurface(cat(3, [0 0; 0 0], [1 1; 1 1]), 0.5), get(get(gca, 'Children'), 'Type')", "1.5000 1.5000 1.5000 1.5000 1.5000 1.5000 1.5000 1.5000 1.5000 ans = 8 3 ans = 2×1 cell array {'light'} {'patch'}">];
}

class FlowFunction<string name> : LibraryFunction<name> {
  let callsBack = 1;
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives CellResult:$paths)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of pictures, not of numbers">;
}

def Stream2 : FlowFunction<"stream2"> {
  let example = "p = stream2(ones(3), zeros(3), 1, 2, [0.5 9]); p{1}";
  let prints = "1.0000 2.0000 1.5000 2.0000 2.0000 2.0000 2.5000 2.0000 3.0000 2.0000";
}

def Stream3 : FlowFunction<"stream3"> {
  let example = "o = zeros(2, 2, 2); p = stream3(o, o, o + 1, 1, 2, 1, [0.5 9]); p{1}";
  let prints = "1.0000 2.0000 1.0000 1.0000 2.0000 1.5000 1.0000 2.0000 2.0000";
}

def Streamline : LibraryChart<"streamline"> {
  let example = "h = streamline(ones(3), zeros(3), [1 1], [2 3]); numel(h), h(2).YData(1), h = streamline({[1 2; 3 4]}); h.YData";
  let prints = "2 ans = 3 ans = 2 4";
}

def Streamslice : LibraryChart<"streamslice"> {
  let example = "h = streamslice(ones(3), zeros(3), 0.5); numel(h), h(1).YData(1)";
  let prints = "16 ans = 1";
}

class FlowNumbers<string name> : WholeArrayFunction<name> {
  let callsBack = 1;
}

def Curl : FlowNumbers<"curl"> {
  let forms = [Form<(takes Rest<RealNumber, 2>:$flow), (gives Anything:$a, Anything:$b, Anything:$c, Anything:$d)>];
  let example = "[x, y] = meshgrid(1:3); [c, a] = curl(x, y, -y, x); c(2, 2), a(1)";
  let prints = "2 ans = 1";
}

def Divergence : FlowNumbers<"divergence"> {
  let forms = [Form<(takes Rest<RealNumber, 2>:$flow), (gives Anything:$d)>];
  let example = "[x, y] = meshgrid(1:3); d = divergence(2 * x, 3 * y); d(1)";
  let prints = "5";
}

//===----------------------------------------------------------------------===//
// Plots of functions
//===----------------------------------------------------------------------===//

def Ezplot3 : LibraryChart<"ezplot3"> {
  let example = "h = ezplot3('cos(t)', 'sin(t)', 't', [0 1]); h.ZData(end), get(get(gca, 'Title'), 'String')";
  let prints = "1 ans = 'x = cos(t), y = sin(t), z = t'";
}

def Ezsurfc : LibraryChart<"ezsurfc"> {
  let example = "h = ezsurfc('x*y', [0 1], 3); h(1).ZData(end), h(2).Type";
  let prints = "1 ans = 'contour'";
}

def Ezmeshc : LibraryChart<"ezmeshc"> {
  let example = "h = ezmeshc('x*y', [0 1], 3); h(1).EdgeColor, h(2).Type";
  let prints = "'flat' ans = 'contour'";
}

def Ezcontourf : LibraryChart<"ezcontourf"> {
  let example = "h = ezcontourf('x*y', [0 1], 3); h.Fill, h.LineColor";
  let prints = "'on' ans = 0 0 0";
}

def Fimplicit : LibraryChart<"fimplicit"> {
  let example = "h = fimplicit(@(x, y) x - y, [0 1], 'Color', 'r'); h.LevelList, h.LineColor";
  let prints = "0 ans = 1 0 0";
}

//===----------------------------------------------------------------------===//
// Axes, cameras, figures
//===----------------------------------------------------------------------===//

class LibraryLook<string name> : LibraryChart<name> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives)>];
}

def Datetick : LibraryLook<"datetick"> {
  let example = "plot(datenum(2020, 1, 1:3), 1:3), xticks(datenum(2020, 1, 1:3)), datetick('x', 'dd', 'keepticks'), xticklabels";
  let prints = "1×3 cell array {'01'} {'02'} {'03'}";
  let examples = [Example<"plot(datenum([2020 2026], 1, 1), [1 2]), datetick, xticklabels", "1×9 cell array {'2019'} {'2020'} {'2021'} {'2022'} {'2023'} {'2024'} {'2025'} {'2026'} {'2027'}">];
}

def Camorbit : LibraryLook<"camorbit"> {
  let forms = [Form<(takes Rest<Any, 2>:$arg), (gives)>];
  let example = "view(10, 20), camorbit(5, -10), [az, el] = view";
  let prints = "az = 15 el = 10";
}

def Camzoom : LibraryLook<"camzoom"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives)>];
  let example = "camva(10), camzoom(2), camva";
  let prints = "5";
}

def Camroll : LibraryLook<"camroll"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives)>];
  let example = "camup([0 1 0]), camtarget([0 0 0]), campos([0 0 9]), camroll(90), round(camup)";
  let prints = "1 0 0";
}

def Movegui : LibraryLook<"movegui"> {
  let example = "f = figure('Position', [5 5 224 168]); movegui(f, 'center'), f.Position";
  let prints = "400 300 224 168";
}

def Closereq : LibraryLook<"closereq"> {
  let forms = [Form<(takes), (gives)>];
  let example = "f = figure; closereq, isvalid(f)";
  let prints = "logical 0";
}

def Refreshdata : LibraryLook<"refreshdata"> {
  let example = "y = [1 2]; h = plot(y, 'YDataSource', 'y'); y = [5 6]; refreshdata(h), h.YData";
  let prints = "5 6";
  let examples = [Example<"y = [1 2]; h = plot(y, 'YDataSource', 'y'); y = [5 6]; refreshdata(h, 'caller'), h.YData", "5 6">];
}

def Makehgtform : LibraryFunction<"makehgtform"> {
  let forms = [Form<(takes Rest<Any>:$motion), (gives Result<"double", "any">:$M)>];
  let example = "makehgtform('translate', [1 2 3], 'scale', 2)";
  let prints = "2 0 0 1 0 2 0 2 0 0 2 3 0 0 0 1";
  let callsBack = 1;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
}

//===----------------------------------------------------------------------===//
// Frames of movies
//===----------------------------------------------------------------------===//

class FrameFunction<string name> : LibraryChart<name> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Result<"struct", "scalar">:$frame)>];
}

def Getframe : FrameFunction<"getframe"> {
  let forms = [Form<(takes Opt<Any>:$target, Opt<Any>:$area), (gives Result<"struct", "scalar">:$frame)>];
  let example = "figure('Position', [1 1 30 20]); F = getframe(gcf); size(F.cdata), F = getframe(gcf, [0 0 5 4]); size(F.cdata)";
  let prints = "20 30 3 ans = 4 5 3";
}

def Im2frame : FrameFunction<"im2frame"> {
  let example = "F = im2frame(ones(2, 2, 3)); F.cdata(1), isempty(F.colormap)";
  let prints = "255 ans = logical 1";
}

def Frame2im : FrameFunction<"frame2im"> {
  let forms = [Form<(takes Any:$frame), (gives Anything:$X, Anything:$map)>];
  let example = "[x, map] = frame2im(im2frame(uint8([0 1]), gray(2))); x, map";
  let prints = "x = 1×2 uint8 row vector 0 1 map = 0 0 0 1 1 1";
}

def Movie : FrameFunction<"movie"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives)>];
  let example = "movie(getframe(gcf), 2), disp('seen')";
  let prints = "seen";
}

//===----------------------------------------------------------------------===//
// Color maps and colors
//===----------------------------------------------------------------------===//

def Turbo : ColorMap<"turbo", "from dark blue by green and yellow to dark red"> {
  let example = "turbo(2)";
  let prints = "0.1900 0.0720 0.2320 0.4800 0.0160 0.0110";
}

def Prism : ColorMap<"prism", "six colors of the rainbow, again and again"> {
  let example = "m = prism(7); m([1 2 7], :)";
  let prints = "1.0000 0 0 1.0000 0.5000 0 1.0000 0 0";
}

def Flag : ColorMap<"flag", "red, white, blue and black, again and again"> {
  let example = "flag(5)";
  let prints = "1 0 0 1 1 1 0 0 1 0 0 0 1 0 0";
}

def White : ColorMap<"white", "all white"> {
  let example = "white(2)";
  let prints = "1 1 1 1 1 1";
}

def Brighten : LibraryChart<"brighten"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Result<"double", "any">:$map)>];
  let example = "brighten([0.25 0.25 1], 0.5), colormap(gray(2)), brighten(-0.5), colormap";
  let prints = "0.5000 0.5000 1.0000 ans = 0 0 0 1 1 1";
}

def Rgbplot : LibraryChart<"rgbplot"> {
  let example = "h = rgbplot([0 0.5 1; 1 0 0.5]); h(3).YData, h(3).Color";
  let prints = "1.0000 0.5000 ans = 0 0 1";
}

def Spinmap : LibraryLook<"spinmap"> {
  let example = "colormap(gray(2)), spinmap(1), colormap";
  let prints = "0 0 0 1 1 1";
  let defaults = ["arg"];
}

class ColorFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of colors, not of numbers">;
}

def Rgb2hsv : ColorFunction<"rgb2hsv"> {
  let forms = [Form<(takes RealNumber:$rgb), (gives Anything:$h, Anything:$s, Anything:$v)>,
               Form<(takes RealNumber:$r, RealNumber:$g, RealNumber:$b), (gives Anything:$h, Anything:$s, Anything:$v)>];
  let example = "rgb2hsv([1 0 0; 0 0 0.5])";
  let prints = "0 1.0000 1.0000 0.6667 1.0000 0.5000";
  let examples = [Example<"[h, s, v] = rgb2hsv(0, 1, 0)", "h = 0.3333 s = 1 v = 1">];
}

def Hsv2rgb : ColorFunction<"hsv2rgb"> {
  let forms = [Form<(takes RealFloatNumber:$hsv), (gives Anything:$r, Anything:$g, Anything:$b)>,
               Form<(takes RealFloatNumber:$h, RealFloatNumber:$s, RealFloatNumber:$v), (gives Anything:$r, Anything:$g, Anything:$b)>];
  let example = "hsv2rgb([0 1 1; 0.5 0.5 1])";
  let prints = "1.0000 0 0 0.5000 1.0000 1.0000";
  let examples = [Example<"[r, g, b] = hsv2rgb(0, 1, 0.5)", "r = 0.5000 g = 0 b = 0">];
}

def Ind2rgb : ColorFunction<"ind2rgb"> {
  let forms = [Form<(takes RealMatrix:$X, RealMatrix:$map), (gives Anything:$rgb)>];
  let example = "ind2rgb([2 1], [0 0.5 1; 1 0 0])";
  let prints = "ans(:,:,1) = 1 0 ans(:,:,2) = 0 0.5000 ans(:,:,3) = 0 1";
}
