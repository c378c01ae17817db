//===- OtherAxes.td - polar axes, charts in place of axes --*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Graphics.td"

//===----------------------------------------------------------------------===//
// Polar axes
//===----------------------------------------------------------------------===//

class StandaloneChart<string name, string expression> : GraphicsFunction<name, expression, "StandaloneCharts"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Graphics:$h)>];
  let propertiesOf = name;
}

def Polaraxes : StandaloneChart<"polaraxes", "polarAxes"> {
  let calls = ["polaraxes", "polaraxes(Name, Value)", "polaraxes(parent, …)", "polaraxes(pax)", "pax = polaraxes(…)"];
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
  let summary = "new polar axes in a figure, or older ones as the current axes";
  let example = "p = polaraxes('ThetaDir', 'clockwise'); p.ThetaDir, p.RLim, gca == p";
  let prints = "'clockwise' ans = 0 1 ans = logical 1";
}

def Polarplot : Chart<"polarplot", "plotChart<turns>"> {
  let calls = ["polarplot(theta, rho)", "polarplot(theta, rho, LineSpec)", "polarplot(theta1, rho1, LineSpec1, theta2, rho2, LineSpec2, …)",
               "polarplot(rho)", "polarplot(Z)", "polarplot(pax, …)", "polarplot(…, Name, Value)", "p = polarplot(…)"];
  let propertiesOf = "plot";
  let summary = "lines in polar axes, through points that are given by angles and radii or are complex";
  let example = "p = polarplot([0 pi/2], [1 2], 'r--'); p.RData, p.Color, get(gca, 'Type'), rlim";
  let prints = "1 2 ans = 1 0 0 ans = 'polaraxes' ans = 0 2";
  let examples = [Example<"p = polarplot([1 2 3]); p.ThetaData / pi, p = polarplot(3+4i); p.RData", "0 1 2 ans = 5">];
}

def Polarscatter : Chart<"polarscatter", "plotChart<turnPoints>"> {
  let calls = ["polarscatter(theta, rho)", "polarscatter(theta, rho, size)", "polarscatter(theta, rho, size, color)",
               "polarscatter(theta, rho, size, color, 'filled')", "polarscatter(pax, …)", "polarscatter(…, Name, Value)",
               "s = polarscatter(…)"];
  let propertiesOf = "scatter";
  let summary = "a marker in polar axes for each point, of a size and a color";
  let example = "s = polarscatter([0 1], [3 4], 25, 'filled'); s.ThetaData, s.RData, s.SizeData";
  let prints = "0 1 ans = 3 4 ans = 25";
}

def Polarhistogram : Chart<"polarhistogram", "plotChart<turnHistograms>"> {
  let calls = ["polarhistogram(theta)", "polarhistogram(theta, count)", "polarhistogram(theta, edges)", "polarhistogram(pax, …)",
               "polarhistogram(…, Name, Value)", "h = polarhistogram(…)"];
  let propertiesOf = "histogram";
  let summary = "how many angles lie in each of some bins, in polar axes";
  let example = "h = polarhistogram([0.1 0.2 2], [0 1 3]); h.Values, rlim";
  let prints = "2 1 ans = 0 2";
}

class PolarProperty<string name, string expression> : AxesProperty<name, expression>;

def Rlim : PolarProperty<"rlim", "property<rLim>"> {
  let summary = "the limits of the radii of polar axes, told or asked";
  let example = "polarplot([0 1], [3 17]), rlim, rlim([0 5]), rlim";
  let prints = "0 18 ans = 0 5";
}

def Thetalim : PolarProperty<"thetalim", "property<thetaLim>"> {
  let summary = "the limits of the angles of polar axes, told or asked";
  let example = "polaraxes; thetalim, thetalim([0 90]), thetalim, thetaticks";
  let prints = "0 360 ans = 0 90 ans = 0 30 60 90";
}

def Rticks : PolarProperty<"rticks", "property<rTick>"> {
  let summary = "where the radii of polar axes have ticks, told or asked";
  let example = "polaraxes; rticks([0 0.5 1]), rticks";
  let prints = "0 0.5000 1.0000";
}

def Thetaticks : PolarProperty<"thetaticks", "property<thetaTick>"> {
  let summary = "where the angles of polar axes have ticks, told or asked";
  let example = "polaraxes; thetaticks([0 90 180 270]), thetaticks";
  let prints = "0 90 180 270";
}

def Rticklabels : PolarProperty<"rticklabels", "property<rTickLabel>"> {
  let summary = "the texts at the ticks of the radii, told or asked";
  let example = "polaraxes; rticks([0 1]), rticklabels, rticklabels({'a', 'b'}), rticklabels";
  let prints = "2×1 cell array {'0'} {'1'} ans = 1×2 cell array {'a'} {'b'}";
}

def Thetaticklabels : PolarProperty<"thetaticklabels", "property<thetaTickLabel>"> {
  let summary = "the texts at the ticks of the angles, told or asked";
  let example = "polaraxes; thetaticks([0 90]), thetaticklabels, thetaticklabels({'E', 'N'}), thetaticklabels";
  let prints = "2×1 cell array {'0'} {'90'} ans = 1×2 cell array {'E'} {'N'}";
}

def Rtickangle : PolarProperty<"rtickangle", "property<rTickAngle>"> {
  let summary = "by how many degrees the texts at the radii are turned, told or asked";
  let example = "polaraxes; rtickangle(45), rtickangle";
  let prints = "45";
}

def Rtickformat : TickFormatFunction<"rtickformat", "formatTicks<rFormat>", "r"> {
  let example = "polaraxes; rticks([0 1]), rtickformat('%.1f'), rticklabels";
  let prints = "2×1 cell array {'0.0'} {'1.0'}";
}

def Thetatickformat : TickFormatFunction<"thetatickformat", "formatTicks<thetaFormat>", "theta"> {
  let example = "polaraxes; thetaticks([0 90]), thetatickformat('degrees'), thetaticklabels";
  let prints = "2×1 cell array {'0°'} {'90°'}";
}

//===----------------------------------------------------------------------===//
// Charts in place of axes
//===----------------------------------------------------------------------===//

def Heatmap : StandaloneChart<"heatmap", "heatmap"> {
  let calls = ["heatmap(C)", "heatmap(columns, rows, C)", "heatmap(parent, …)", "heatmap(…, Name, Value)", "h = heatmap(…)"];
  let summary = "a chart of a matrix whose cells are colored by their values, with names of columns and rows";
  let example = "h = heatmap({'a', 'b'}, [10 20], [1 2; 3 9], 'Title', 'T'); h.XDisplayLabels, h.YDisplayLabels, h.ColorLimits, xlabel('x'), h.XLabel";
  let prints = "2×1 cell array {'a'} {'b'} ans = 2×1 cell array {'10'} {'20'} ans = 1 9 ans = 'x'";
}

def Stackedplot : StandaloneChart<"stackedplot", "stackedPlot"> {
  let calls = ["stackedplot(Y)", "stackedplot(X, Y)", "stackedplot(X, Y, LineSpec)", "stackedplot(parent, …)",
               "stackedplot(…, Name, Value)", "s = stackedplot(…)"];
  let summary = "a chart with a plot for each column of a matrix, one above the other";
  let example = "s = stackedplot([5 6 7], [1 4; 2 5; 3 6], 'Title', 'T'); s.XData, s.YData, s.Title";
  let prints = "5 6 7 ans = 1 4 2 5 3 6 ans = 'T'";
}

//===----------------------------------------------------------------------===//
// Points and boxes by group
//===----------------------------------------------------------------------===//

class PointChart<string name, string expression> : Chart<name, expression> {
  let calls = [name # "(X, Y)", name # "(X, Y, size)", name # "(X, Y, size, color)", name # "(ax, …)", name # "(…, Name, Value)",
               "h = " # name # "(…)"];
}
class SpacePointChart<string name, string expression> : Chart<name, expression> {
  let calls = [name # "(X, Y, Z)", name # "(X, Y, Z, size)", name # "(X, Y, Z, size, color)", name # "(ax, …)", name # "(…, Name, Value)",
               "h = " # name # "(…)"];
}

def Swarmchart : PointChart<"swarmchart", "plotChart<swarms>"> {
  let propertiesOf = "scatter";
  let summary = "markers that stand side by side where there are many";
  let example = "h = swarmchart([1 1 2], [3 4 5], 9, 'filled'); h.XJitter, h.YData, h.SizeData";
  let prints = "'density' ans = 3 4 5 ans = 9";
}

def Swarmchart3 : SpacePointChart<"swarmchart3", "plotChart<spaceSwarms>"> {
  let propertiesOf = "scatter";
  let summary = "markers in space that stand side by side where there are many";
  let example = "h = swarmchart3([1 1], [3 4], [5 6]); h.XJitter, h.ZData";
  let prints = "'density' ans = 5 6";
}

def Bubblechart : PointChart<"bubblechart", "plotChart<bubbles>"> {
  let propertiesOf = "bubblechart";
  let summary = "a bubble for each point, as large as told";
  let example = "h = bubblechart([1 2], [3 4], [5 6], 'r'); h.SizeData, h.CData, h.Type";
  let prints = "5 6 ans = 1 0 0 ans = 'bubblechart'";
}

def Bubblechart3 : SpacePointChart<"bubblechart3", "plotChart<spaceBubbles>"> {
  let propertiesOf = "bubblechart";
  let summary = "a bubble for each point in space, as large as told";
  let example = "h = bubblechart3([1 2], [3 4], [5 6], [7 8]); h.ZData, h.SizeData";
  let prints = "5 6 ans = 7 8";
}

def Boxchart : Chart<"boxchart", "plotChart<boxes>"> {
  let calls = ["boxchart(Y)", "boxchart(groups, Y)", "boxchart(ax, …)", "boxchart(…, Name, Value)", "b = boxchart(…)"];
  let propertiesOf = "boxchart";
  let summary = "a box for each column of a matrix, or each group of numbers: its quartiles and what lies outside";
  let example = "b = boxchart([1 4; 2 5], 'Notch', 'on'); b.XData, b.YData, b.Notch, b = boxchart([7 7 8], [1 2 3]); b.XData";
  let prints = "1 1 2 2 ans = 1 2 4 5 ans = 'on' ans = 7 7 8";
}
