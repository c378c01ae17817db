//===- Graphics.td - axes, figures and graphics handles ----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Charts.td"

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

class AxesFunction<string name, string expression> : GraphicsFunction<name, expression, "Axes">;

/// on, off, or the other way round without a word.
class AxesSwitch<string name, string expression, Kind switchWord> : AxesFunction<name, expression> {
  let forms = [Form<(takes Rest<switchWord>:$arg), (gives)>];
}

def HoldWord : AnyOrWord<"'on' or 'off', axes before it", ["on", "off", "all"]>;
def GridWord : AnyOrWord<"'on', 'off' or 'minor', axes before it", ["on", "off", "minor"]>;
def BoxWord : AnyOrWord<"'on' or 'off', axes before it", ["on", "off"]>;

def Hold : AxesSwitch<"hold", "hold", HoldWord> {
  let calls = ["hold on", "hold off", "hold", "hold(ax, …)"];
  let summary = "keeps what the axes show when more is plotted";
  let example = "plot(1:3), hold on, plot(4:6), numel(get(gca, 'Children')), hold('off'), ishold";
  let prints = "2 ans = logical 0";
  let examples = [Example<"hold('off'), ishold", "logical 0">];
}

def Ishold : AxesFunction<"ishold", "isHold"> {
  let forms = [Form<(takes Opt<Any>:$ax), (gives LogicalScalar:$tf)>];
  let summary = "whether the axes keep what they show";
  let example = "a = axes; hold on, b = axes; ishold, ishold(a)";
  let prints = "logical 0 ans = logical 1";
}

def Grid : AxesSwitch<"grid", "switchLines<true>", GridWord> {
  let calls = ["grid on", "grid off", "grid minor", "grid", "grid(ax, …)"];
  let summary = "shows or hides the lines of the grid";
  let example = "grid('on'), grid('on'), get(gca, 'XGrid')";
  let prints = "'on'";
}

def Box : AxesSwitch<"box", "switchLines<false>", BoxWord> {
  let calls = ["box on", "box off", "box", "box(ax, …)"];
  let summary = "shows or hides the box around the axes";
  let example = "box('on'), box('on'), get(gca, 'Box')";
  let prints = "'on'";
}

class LabelFunction<string name, string expression> : AxesFunction<name, expression> {
  let forms = [Form<(takes Rest<Any, 1>:$txt), (gives Graphics:$t)>];
  let propertiesOf = "text";
}

def Title : LabelFunction<"title", "titles"> {
  let forms = [Form<(takes Rest<Any, 1>:$txt), (gives Graphics:$t, Graphics:$s)>];
  let calls = ["title(txt)", "title(txt, subtitle)", "title(txt, Name, Value)", "title(ax, …)", "[t, s] = title(…)"];
  let summary = "the title of the axes, and the line below it";
  let example = "title('Results', 'FontSize', 14), t = get(gca, 'Title'); t.String, t.FontSize";
  let prints = "'Results' ans = 14";
  let examples = [Example<"[t, s] = title('Results', 'of today', 'FontSize', 14); s.String, s.FontSize, get(gca, 'Title') == t", "'of today' ans = 14 ans = logical 1">];
}

def Subtitle : LabelFunction<"subtitle", "label<subtitlePart>"> {
  let calls = ["subtitle(txt)", "subtitle(txt, Name, Value)", "subtitle(ax, …)", "t = subtitle(…)"];
  let summary = "the line below the title of the axes";
  let example = "t = subtitle('of today'); t.String";
  let prints = "'of today'";
}

def Xlabel : LabelFunction<"xlabel", "label<xPart>"> {
  let calls = ["xlabel(txt)", "xlabel(txt, Name, Value)", "xlabel(ax, …)", "t = xlabel(…)"];
  let summary = "the text at the x-axis";
  let example = "xlabel('time'), get(get(gca, 'XLabel'), 'String')";
  let prints = "'time'";
}

def Ylabel : LabelFunction<"ylabel", "label<yPart>"> {
  let calls = ["ylabel(txt)", "ylabel(txt, Name, Value)", "ylabel(ax, …)", "t = ylabel(…)"];
  let summary = "the text at the y-axis";
  let example = "ylabel('height'), get(get(gca, 'YLabel'), 'String')";
  let prints = "'height'";
}

def Zlabel : LabelFunction<"zlabel", "label<zPart>"> {
  let calls = ["zlabel(txt)", "zlabel(txt, Name, Value)", "zlabel(ax, …)", "t = zlabel(…)"];
  let summary = "the text at the z-axis";
  let example = "zlabel('depth'), get(get(gca, 'ZLabel'), 'String')";
  let prints = "'depth'";
}

def PropertyMode : AnyOrWord<"the value, 'auto', 'manual' or 'mode', axes before it", ["auto", "manual", "mode"]>;

class AxesProperty<string name, string expression> : AxesFunction<name, expression> {
  let forms = [Form<(takes Rest<PropertyMode>:$arg), (gives Anything:$value)>];
}

def Xlim : AxesProperty<"xlim", "property<xLim>"> {
  let calls = ["xlim([low high])", "xlim auto", "xlim manual", "mode = xlim('mode')", "xlim(ax, …)", "limits = xlim"];
  let summary = "the limits of the x-axis, told or asked";
  let example = "plot([3 17], [1 2]); xlim, xlim([0 5]), xlim, xlim('auto'), xlim";
  let prints = "2 18 ans = 0 5 ans = 2 18";
}

def Ylim : AxesProperty<"ylim", "property<yLim>"> {
  let calls = ["ylim([low high])", "ylim auto", "ylim manual", "mode = ylim('mode')", "ylim(ax, …)", "limits = ylim"];
  let summary = "the limits of the y-axis, told or asked";
  let example = "plot([3 17]); ylim, ylim([0 5]), ylim";
  let prints = "2 18 ans = 0 5";
}

def Zlim : AxesProperty<"zlim", "property<zLim>"> {
  let calls = ["zlim([low high])", "zlim auto", "zlim manual", "mode = zlim('mode')", "zlim(ax, …)", "limits = zlim"];
  let summary = "the limits of the z-axis, told or asked";
  let example = "zlim([0 5]), zlim";
  let prints = "0 5";
}

def Caxis : AxesProperty<"caxis", "property<cLim>"> {
  let calls = ["caxis([low high])", "caxis auto", "caxis manual", "mode = caxis('mode')", "caxis(ax, …)", "limits = caxis"];
  let aliases = ["clim"];
  let summary = "the values at the ends of the color map, told or asked";
  let example = "caxis([0 5]), caxis, clim";
  let prints = "0 5 ans = 0 5";
}

def Xticks : AxesProperty<"xticks", "property<xTick>"> {
  let calls = ["xticks(places)", "xticks auto", "xticks manual", "mode = xticks('mode')", "xticks(ax, …)", "places = xticks"];
  let summary = "where the x-axis has ticks, told or asked";
  let example = "xlim([0 10]), xticks, xticks([0 5]), xticks";
  let prints = "0 1 2 3 4 5 6 7 8 9 10 ans = 0 5";
}

def Yticks : AxesProperty<"yticks", "property<yTick>"> {
  let calls = ["yticks(places)", "yticks auto", "yticks manual", "mode = yticks('mode')", "yticks(ax, …)", "places = yticks"];
  let summary = "where the y-axis has ticks, told or asked";
  let example = "yticks([0 5]), yticks";
  let prints = "0 5";
}

def Zticks : AxesProperty<"zticks", "property<zTick>"> {
  let calls = ["zticks(places)", "zticks auto", "zticks manual", "mode = zticks('mode')", "zticks(ax, …)", "places = zticks"];
  let summary = "where the z-axis has ticks, told or asked";
  let example = "zticks([0 5]), zticks";
  let prints = "0 5";
}

def Xticklabels : AxesProperty<"xticklabels", "property<xTickLabel>"> {
  let calls = ["xticklabels(labels)", "xticklabels auto", "xticklabels manual", "mode = xticklabels('mode')", "xticklabels(ax, …)",
               "labels = xticklabels"];
  let summary = "the texts at the ticks of the x-axis, told or asked";
  let example = "xticks([0 0.5 1]), xticklabels, xticklabels({'a', 'b'}), xticklabels";
  let prints = "3×1 cell array {'0'} {'0.5'} {'1'} ans = 1×2 cell array {'a'} {'b'}";
}

def Yticklabels : AxesProperty<"yticklabels", "property<yTickLabel>"> {
  let calls = ["yticklabels(labels)", "yticklabels auto", "yticklabels manual", "mode = yticklabels('mode')", "yticklabels(ax, …)",
               "labels = yticklabels"];
  let summary = "the texts at the ticks of the y-axis, told or asked";
  let example = "yticklabels({'a', 'b'}), yticklabels";
  let prints = "1×2 cell array {'a'} {'b'}";
}

def Zticklabels : AxesProperty<"zticklabels", "property<zTickLabel>"> {
  let calls = ["zticklabels(labels)", "zticklabels auto", "zticklabels manual", "mode = zticklabels('mode')", "zticklabels(ax, …)",
               "labels = zticklabels"];
  let summary = "the texts at the ticks of the z-axis, told or asked";
  let example = "zticklabels({'a', 'b'}), zticklabels";
  let prints = "1×2 cell array {'a'} {'b'}";
}

def Xtickangle : AxesProperty<"xtickangle", "property<xTickAngle>"> {
  let summary = "by how many degrees the texts at the x-axis are turned, told or asked";
  let example = "xtickangle(45), xtickangle";
  let prints = "45";
}

def Ytickangle : AxesProperty<"ytickangle", "property<yTickAngle>"> {
  let summary = "by how many degrees the texts at the y-axis are turned, told or asked";
  let example = "ytickangle(45), get(gca, 'YTickLabelRotation')";
  let prints = "45";
}

def Ztickangle : AxesProperty<"ztickangle", "property<zTickAngle>"> {
  let summary = "by how many degrees the texts at the z-axis are turned, told or asked";
  let example = "ztickangle(45), get(gca, 'ZTickLabelRotation')";
  let prints = "45";
}

def Colororder : AxesFunction<"colororder", "orderColours"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Result<"double", "any">:$C)>];
  let summary = "the colors that lines of axes, or of all axes of the figure, take one after the other, told or asked";
  let example = "colororder([1 0 0; 0 1 0]), h = plot([1 2 3; 4 5 6]); h(2).Color, h(3).Color";
  let prints = "0 1 0 ans = 1 0 0";
  let examples = [Example<"a = axes; colororder(a, {'blue', '#f00'}), colororder", "0 0 1 1 0 0">];
}

def Campos : AxesProperty<"campos", "property<cameraPosition>"> {
  let summary = "where the camera is, told or asked";
  let example = "campos([1 2 3]), campos, campos('mode')";
  let prints = "1 2 3 ans = 'manual'";
}

def Camtarget : AxesProperty<"camtarget", "property<cameraTarget>"> {
  let summary = "where the camera looks, told or asked";
  let example = "camtarget([1 2 3]), camtarget";
  let prints = "1 2 3";
}

def Camup : AxesProperty<"camup", "property<cameraUp>"> {
  let summary = "which direction is up for the camera, told or asked";
  let example = "camup([0 0 1]), camup";
  let prints = "0 0 1";
}

def Camva : AxesProperty<"camva", "property<cameraAngle>"> {
  let summary = "how wide the camera looks, in degrees, told or asked";
  let example = "camva(20), camva";
  let prints = "20";
}

def Yyaxis : AxesFunction<"yyaxis", "chooseSide"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives)>];
  let summary = "which of two y-axes, left or right, what follows belongs to";
  let example = "yyaxis('left'), plot(1:3), yyaxis('right'), plot([100 200]), ylim, ylabel('cm'), yyaxis left, ylim, xlim";
  let prints = "100 200 ans = 1 3 ans = 1 3";
}

def Daspect : AxesProperty<"daspect", "property<dataRatio>"> {
  let summary = "the lengths of a unit along the axes, told or asked";
  let example = "daspect([1 2 1]), daspect('mode'), get(gca, 'DataAspectRatio')";
  let prints = "'manual' ans = 1 2 1";
}

def Pbaspect : AxesProperty<"pbaspect", "property<boxRatio>"> {
  let summary = "the lengths of the sides of the axes, told or asked";
  let example = "pbaspect([1 2 1]), pbaspect('mode')";
  let prints = "'manual'";
}

def AxisWord : AnyOrWord<"limits or words, axes before them", ["auto", "manual", "tight", "padded", "fill", "equal", "image", "square", "normal",
                                                               "vis3d", "on", "off", "ij", "xy"]>;

def Axis : AxesFunction<"axis", "axis"> {
  let calls = ["axis([xmin xmax ymin ymax])", "axis([xmin xmax ymin ymax zmin zmax])", "axis word", "axis(ax, …)", "limits = axis"];
  let forms = [Form<(takes Rest<AxisWord>:$arg), (gives Anything:$value)>];
  let summary = "limits and shape of the axes: [xmin xmax ymin ymax], equal, tight, image, square, off, ij and more";
  let example = "axis([0 2 0 4]), axis, axis off, axis('ij'), get(gca, {'Visible', 'YDir'})";
  let prints = "0 2 0 4 ans = 1×2 cell array {'off'} {'reverse'}";
}

def View : AxesFunction<"view", "view"> {
  let calls = ["view(az, el)", "view([x y z])", "view(2)", "view(3)", "view(ax, …)", "[az, el] = view"];
  let forms = [Form<(takes Rest<Any>:$arg), (gives Result<"double", "any">:$az, Result<"double", "any">:$el)>];
  let summary = "from where the axes are seen: azimuth and elevation";
  let example = "view(10, 20), [az, el] = view";
  let prints = "az = 10 el = 20";
}

class StyleFunction<string name, string expression, Kind style> : AxesFunction<name, expression> {
  let forms = [Form<(takes Rest<style, 1>:$arg), (gives)>];
}

def ShadingStyle : AnyOrWord<"'flat', 'interp' or 'faceted', axes before it", ["flat", "interp", "faceted"]>;
def LightingStyle : AnyOrWord<"'flat', 'gouraud', 'phong' or 'none', axes before it", ["flat", "gouraud", "phong", "none"]>;
def MaterialStyle : AnyOrWord<"'shiny', 'dull', 'metal' or 'default', axes before it", ["shiny", "dull", "metal", "default"]>;
def HiddenStyle : AnyOrWord<"'on' or 'off', axes before it", ["on", "off"]>;

def Shading : StyleFunction<"shading", "shading", ShadingStyle> {
  let summary = "colors of surfaces: flat, interp, or faceted with edges";
  let example = "h = surf([1 2; 3 4]); shading('interp'), h.FaceColor, h.EdgeColor";
  let prints = "'interp' ans = 'none'";
}

def Lighting : StyleFunction<"lighting", "lighting", LightingStyle> {
  let summary = "how lights shine on surfaces: flat, gouraud, phong or none";
  let example = "h = surf([1 2; 3 4]); lighting('gouraud'), h.FaceLighting";
  let prints = "'gouraud'";
}

def Material : StyleFunction<"material", "material", MaterialStyle> {
  let summary = "how surfaces reflect light: shiny, dull, metal or default";
  let example = "h = surf([1 2; 3 4]); material('dull'), h.SpecularStrength";
  let prints = "0";
}

def Hidden : StyleFunction<"hidden", "hideLines", HiddenStyle> {
  let summary = "whether nets hide what is behind them: on or off";
  let example = "h = mesh([1 2; 3 4]); hidden('off'), h.FaceColor";
  let prints = "'none'";
}

def LinkedLimits : TextOrWord<"'x', 'y', 'xy' or 'off'", ["x", "y", "xy", "off"]>;

def Linkaxes : AxesFunction<"linkaxes", "shareLimits"> {
  let forms = [Form<(takes Any:$ax, Opt<LinkedLimits>:$dimension), (gives)>];
  let summary = "gives axes the same limits: those that show what all of them show, in x, y, xy or off";
  let example = "a = subplot(2, 1, 1); plot(1:3), b = subplot(2, 1, 2); plot(1:9), linkaxes([a b]), a.XLim, a.YLim";
  let prints = "1 9 ans = 1 9";
  let examples = [Example<"a = subplot(2, 1, 1); plot(1:3), b = subplot(2, 1, 2); plot(1:9), linkaxes([a b], 'x'), a.XLim, a.YLim",
                          "1 9 ans = 1 3">];
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

class FigureFunction<string name, string expression> : GraphicsFunction<name, expression, "Figures"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
}

def Figure : FigureFunction<"figure", "figure"> {
  let calls = ["figure", "figure(n)", "figure(f)", "figure(Name, Value)", "f = figure(…)"];
  let propertiesOf = "figure";
  let summary = "a new figure, or the one of a number, as the current one";
  let example = "f = figure(3); g = figure('Name', 'second'); f.Number, g.Name, figure(3); get(gcf, 'Number')";
  let prints = "3 ans = 'second' ans = 3";
}

def Gcf : FigureFunction<"gcf", "currentFigure"> {
  let propertiesOf = "figure";
  let forms = [Form<(takes), (gives Graphics:$h)>];
  let summary = "the current figure, made when there is none";
  let example = "figure(7); get(gcf, 'Number')";
  let prints = "7";
}

def Clf : FigureFunction<"clf", "clearFigure"> {
  let summary = "takes all out of a figure";
  let example = "plot(1:3), f = gcf; figure, clf(f), isempty(f.Children)";
  let prints = "logical 1";
}

def ClosedFigure : AnyOrWord<"figures, their names or 'all'", ["all"]>;

def Close : FigureFunction<"close", "closeFigures"> {
  let calls = ["close", "close(f)", "close name", "close all", "status = close(…)"];
  let forms = [Form<(takes Rest<ClosedFigure>:$arg), (gives LogicalScalar:$status)>];
  let summary = "closes the current figure, some figures, or `all`";
  let example = "f = figure; figure, close(f), isvalid(f), numel(findobj('Type', 'figure')), close all, numel(findobj('Type', 'figure'))";
  let prints = "logical 0 ans = 1 ans = 0";
}

def Shg : FigureFunction<"shg", "showFigure"> {
  let aliases = ["refresh"];
  let forms = [Form<(takes Opt<Any>:$fig), (gives)>];
  let summary = "makes a figure, or the current one, the one in front";
  let example = "f = figure(1); figure(2); shg(f), get(gcf, 'Number')";
  let prints = "1";
}

def Gca : FigureFunction<"gca", "currentAxes"> {
  let propertiesOf = "axes";
  let forms = [Form<(takes Opt<Any>:$fig), (gives Graphics:$ax)>];
  let summary = "the current axes, made when there are none";
  let example = "a = axes('Tag', 'left'); b = axes('Tag', 'right'); get(gca, 'Tag'), f = gcf; figure; get(gca(f), 'Tag')";
  let prints = "'right' ans = 'right'";
}

def AxesMade : FigureFunction<"axes", "axes"> {
  let calls = ["axes", "axes(Name, Value)", "axes(parent, Name, Value)", "axes(ax)", "ax = axes(…)"];
  let propertiesOf = "axes";
  let summary = "new axes in a figure, or other axes as the current ones";
  let example = "a = axes('Position', [0 0 1 1]); a.Position, b = axes; axes(a), gca == a";
  let prints = "0 0 1 1 ans = logical 1";
}

def Cla : FigureFunction<"cla", "clearAxes"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives)>];
  let summary = "takes all out of axes";
  let example = "plot(1:3), a = gca; axes; cla(a), isempty(a.Children)";
  let prints = "logical 1";
}

def Newplot : FigureFunction<"newplot", "newPlot"> {
  let forms = [Form<(takes Opt<Any>:$ax), (gives Graphics:$ax)>];
  let summary = "the axes as the next plot finds them";
  let example = "plot(1:3), a = gca; axes; newplot(a); isempty(a.Children)";
  let prints = "logical 1";
}

def LegendWord : AnyOrWord<"labels, or words such as 'off', objects before them", ["off", "show", "hide", "boxon", "boxoff", "toggle"]>;

def Legend : FigureFunction<"legend", "legend"> {
  let calls = ["legend", "legend(label1, …)", "legend(labels)", "legend(objects, …)", "legend(…, Name, Value)", "legend('off')",
               "h = legend(…)"];
  let forms = [Form<(takes Rest<LegendWord>:$arg), (gives Graphics:$h)>];
  let propertiesOf = "legend";
  let summary = "a box that names what the axes show";
  let example = "h = plot([1 2; 3 4]); l = legend('a', 'b', 'Location', 'best'); l.String, l.Location, h(2).DisplayName";
  let prints = "1×2 cell array {'a'} {'b'} ans = 'best' ans = 'b'";
}

def ColorbarWord : AnyOrWord<"a place or 'off', axes before it", ["off"]>;

def Colorbar : FigureFunction<"colorbar", "colorbar"> {
  let calls = ["colorbar", "colorbar(location)", "colorbar(ax, …)", "colorbar(…, Name, Value)", "colorbar('off')",
               "h = colorbar(…)"];
  let forms = [Form<(takes Rest<ColorbarWord>:$arg), (gives Graphics:$h)>];
  let propertiesOf = "colorbar";
  let summary = "a bar of the colors and their values";
  let example = "imagesc([1 2; 3 9]), c = colorbar('southoutside'); c.Limits, c.Location";
  let prints = "1 9 ans = 'southoutside'";
}

def MapName : AnyOrWord<"a color map or the name of one, a figure or axes before it",
                        ["autumn", "bone", "cool", "copper", "default", "gray", "hot", "hsv", "jet", "lines", "parula", "pink", "spring",
                         "summer", "winter"]>;

def Colormap : FigureFunction<"colormap", "colormap"> {
  let calls = ["colormap map", "colormap(map)", "colormap(target, map)", "map = colormap"];
  let effects = CallsBack;
  let forms = [Form<(takes Rest<MapName>:$arg), (gives Result<"double", "any">:$map)>];
  let summary = "the colors of a figure or of axes by a matrix or a name, told or asked";
  let example = "colormap(gray(3)), colormap, colormap hot, size(colormap)";
  let prints = "0 0 0 0.5000 0.5000 0.5000 1.0000 1.0000 1.0000 ans = 256 3";
}

def Sgtitle : FigureFunction<"sgtitle", "figureTitle"> {
  let propertiesOf = "text";
  let forms = [Form<(takes Rest<Any, 1>:$txt), (gives Graphics:$t)>];
  let summary = "a title above all axes of a figure";
  let example = "t = sgtitle('All', 'FontSize', 20); t.String, t.FontSize";
  let prints = "'All' ans = 20";
}

/// What a user would do with the mouse; no one can.
class MouseMode<string name, string expression, Kind modeWord> : FigureFunction<name, expression> {
  let forms = [Form<(takes Rest<modeWord>:$arg), (gives)>];
  let examples = [Example<name # "('off'), getappdata(gcf)", "struct with fields: " # name # ": 'off'">];
}

def MouseWord : AnyOrWord<"'on' or 'off', a figure before it", ["on", "off"]>;
def ZoomWord : AnyOrWord<"a factor or a word, a figure before it", ["on", "off", "out", "reset", "xon", "yon"]>;

def Zoom : MouseMode<"zoom", "switchMode<zoomMode>", ZoomWord> {
  let summary = "whether the mouse would zoom: on, off, or the other way round; a factor shows less of the axes, `out` all";
  let example = "plot(0:4), xlim([0 4]), zoom(2), xlim";
  let prints = "1 3";
}

def Pan : MouseMode<"pan", "switchMode<panMode>", MouseWord> {
  let summary = "whether the mouse would move the axes: on, off, or the other way round";
  let example = "pan on, getappdata(gcf, 'pan')";
  let prints = "'on'";
}

def Rotate3d : MouseMode<"rotate3d", "switchMode<rotateMode>", MouseWord> {
  let summary = "whether the mouse would turn the axes: on, off, or the other way round";
  let example = "rotate3d on, getappdata(gcf, 'rotate3d')";
  let prints = "'on'";
}

def Brush : MouseMode<"brush", "switchMode<brushMode>", MouseWord> {
  let summary = "whether the mouse would mark data: on, off, or the other way round";
  let example = "brush on, getappdata(gcf, 'brush')";
  let prints = "'on'";
}

def Datacursormode : MouseMode<"datacursormode", "switchMode<cursorMode>", MouseWord> {
  let summary = "whether the mouse would show values: on, off, or the other way round";
  let example = "datacursormode on, getappdata(gcf, 'datacursormode')";
  let prints = "'on'";
}

def Waitbar : FigureFunction<"waitbar", "waitBar"> {
  let forms = [Form<(takes RealScalar:$x, Rest<Any>:$arg), (gives Graphics:$h)>];
  let summary = "a figure that says how much is done";
  let example = "h = waitbar(0.25, 'Loading'); waitbar(0.5, h); h.UserData, get(get(h.CurrentAxes, 'Title'), 'String')";
  let prints = "0.5000 ans = 'Loading'";
}

/// A warning says that no file was written.
class FigureFile<string name, string expression> : FigureFunction<name, expression>;

def Print : FigureFile<"print", "writeFigure<printName>"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives)>];
  let summary = "would write a figure to a file; it warns that none is written";
  let example = "print('-dpng', 'x.png'), disp(lastwarn), exist('x.png', 'file')";
  let prints = "'print' wrote no file: plots are not drawn in this version. ans = 0";
  let defaults = ["arg"];
}

def Savefig : FigureFile<"savefig", "writeFigure<savefigName>"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives)>];
  let summary = "would write a figure to a file; it warns that none is written";
  let example = "savefig('x.fig'), disp(lastwarn)";
  let prints = "'savefig' wrote no file: plots are not drawn in this version.";
}

def Saveas : FigureFile<"saveas", "saveFigureAs"> {
  let forms = [Form<(takes Any:$fig, Text:$filename, Opt<Text>:$formattype), (gives)>];
  let summary = "would write a figure to a file; it warns that none is written";
  let example = "saveas(gcf, 'x.png'), disp(lastwarn)";
  let prints = "'saveas' wrote no file: plots are not drawn in this version.";
  let examples = [Example<"saveas(gcf, 'x', 'png'), disp(lastwarn)", "'saveas' wrote no file: plots are not drawn in this version.">];
  let defaults = ["formattype"];
}

def Exportgraphics : FigureFile<"exportgraphics", "exportGraphics"> {
  let forms = [Form<(takes Any:$obj, Text:$filename, Rest<Any>:$options), (gives)>];
  let summary = "would write a figure to a file; it warns that none is written";
  let example = "exportgraphics(gcf, 'x.png', 'Resolution', 300), disp(lastwarn)";
  let prints = "'exportgraphics' wrote no file: plots are not drawn in this version.";
  let defaults = ["options"];
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

class HandleFunction<string name, string expression> : GraphicsFunction<name, expression, "GraphicsHandles">;

/// Graphics objects, or the numbers that stand for them.
def Handles : Kind<"graphics objects", ["double", "object"]>;

def Set : HandleFunction<"set", "setProperties"> {
  let calls = ["set(h, name, value, …)", "set(h, names, values)", "set(h, S)", "words = set(h, name)", "S = set(h)"];
  let propertiesOf = "h";
  let forms = [Form<(takes Handles:$h, Rest<Any>:$arg), (gives Anything:$words)>];
  let summary = "properties of graphics objects get values; without a value: the words that they take";
  let example = "h = plot([1 2; 3 4]); set(h, 'LineWidth', 2, 'color', 'r'), h(2).LineWidth, h(1).Color";
  let prints = "2 ans = 1 0 0";
}

def Get : HandleFunction<"get", "getProperties"> {
  let calls = ["get(h)", "get(h, name)", "get(h, names)"];
  let propertiesOf = "h";
  let forms = [Form<(takes Handles:$h, Opt<TextRows>:$name), (gives Anything:$value)>];
  let summary = "properties of graphics objects; without a name all of them as a structure";
  let example = "h = plot([1 5 2]); get(h, 'YData'), get(gca, 'YLim'), s = get(h); s.Type";
  let prints = "1 5 2 ans = 1 5 ans = 'line'";
}

def Ishandle : HandleFunction<"ishandle", "areObjects"> {
  let aliases = ["ishghandle"];
  let forms = [Form<(takes Any:$h), (gives Result<"logical", "size h">:$tf)>];
  let summary = "which elements are graphics objects, or numbers that stand for one";
  let example = "f = figure; g = figure; close(g), ishandle([f g]), ishandle(0)";
  let prints = "1×2 logical array 1 0 ans = logical 1";
}

def Isgraphics : HandleFunction<"isgraphics", "areObjects"> {
  let forms = [Form<(takes Any:$h, Opt<Text>:$type), (gives Result<"logical", "size h">:$tf)>];
  let summary = "which elements are graphics objects, of a type";
  let example = "h = plot(1:3); isgraphics(h), isgraphics(h, 'line'), isgraphics(h, 'axes')";
  let prints = "logical 1 ans = logical 1 ans = logical 0";
}

def Isvalid : HandleFunction<"isvalid", "areValid"> {
  let forms = [Form<(takes Object:$h), (gives Result<"logical", "any">:$tf)>];
  let summary = "which objects of handle classes were not deleted";
  let example = "h = plot([1 2; 3 4]); delete(h(1)), isvalid(h)";
  let prints = "2×1 logical array 0 1";
}

def Isprop : HandleFunction<"isprop", "hasProperty"> {
  let propertiesOf = "obj";
  let forms = [Form<(takes Any:$obj, Text:$name), (gives Result<"logical", "size obj">:$tf)>];
  let summary = "which objects have a property";
  let example = "h = plot(1:3); isprop(h, 'LineWidth'), isprop(h, 'Colour')";
  let prints = "logical 1 ans = logical 0";
}

class Finder<string name, string expression> : HandleFunction<name, expression> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
}

def Findobj : Finder<"findobj", "findObjects<false>"> {
  let summary = "the graphics objects, or those below some, whose properties have given values";
  let example = "h = plot(1:3, 'Tag', 'mine'); findobj('Tag', 'mine') == h, numel(findobj(gcf, 'Type', 'line'))";
  let prints = "logical 1 ans = 1";
}

def Findall : Finder<"findall", "findObjects<true>"> {
  let summary = "as findobj, and objects whose handles are hidden";
  let example = "plot(1:3, 'HandleVisibility', 'off'), numel(findall(gcf, 'Type', 'line')), numel(findobj(gcf, 'Type', 'line'))";
  let prints = "1 ans = 0";
}

def Allchild : HandleFunction<"allchild", "allChildren"> {
  let forms = [Form<(takes Handles:$h), (gives Graphics:$children)>];
  let summary = "what lies in a graphics object, with what is hidden";
  let example = "plot([1 2; 3 4], 'HandleVisibility', 'off'), numel(allchild(gca)), numel(get(gca, 'Children'))";
  let prints = "2 ans = 0";
}

def Ancestor : HandleFunction<"ancestor", "ancestorOf"> {
  let forms = [Form<(takes Handles:$h, TextRows:$type), (gives Anything:$p)>];
  let summary = "the nearest object of a type around a graphics object, or itself";
  let example = "h = plot(1:3); ancestor(h, 'figure') == gcf";
  let prints = "logical 1";
}

def Copyobj : HandleFunction<"copyobj", "copyObjects"> {
  let forms = [Form<(takes Handles:$h, Handles:$parent), (gives Graphics:$copy)>];
  let summary = "copies of graphics objects, below another one";
  let example = "h = plot([4 5 6]); b = axes; c = copyobj(h, b); c.YData, c == h";
  let prints = "4 5 6 ans = logical 0";
}

def Gcbf : HandleFunction<"gcbf", "noCallback"> {
  let aliases = ["gcbo", "gco"];
  let forms = [Form<(takes), (gives Graphics:$h)>];
  let summary = "the object whose callback runs: none, since nothing can be pressed";
  let example = "isempty(gcbf)";
  let prints = "logical 1";
}

def Groot : HandleFunction<"groot", "rootObject"> {
  let propertiesOf = "root";
  let forms = [Form<(takes), (gives Graphics:$r)>];
  let summary = "the root of all graphics objects";
  let example = "set(groot, 'DefaultLineLineWidth', 3), h = plot(1:3); h.LineWidth, class(groot)";
  let prints = "3 ans = 'matlab.ui.Root'";
}

def Gobjects : HandleFunction<"gobjects", "placeholders"> {
  let forms = [Form<(takes Rest<Extents>:$sz), (gives Result<"object", "any">:$h)>];
  let summary = "an array for graphics objects";
  let example = "h = gobjects(2, 3); h(2, 1) = plot(1:3); size(h), h(2).YData";
  let prints = "2 3 ans = 1 2 3";
}

def Setappdata : HandleFunction<"setappdata", "setData"> {
  let forms = [Form<(takes Handles:$h, Text:$name, Any:$value), (gives)>];
  let summary = "attaches a value to a graphics object, by a name";
  let example = "setappdata(gcf, 'count', 3), getappdata(gcf, 'count')";
  let prints = "3";
}

def Getappdata : HandleFunction<"getappdata", "getData"> {
  let forms = [Form<(takes Handles:$h, Opt<Text>:$name), (gives Anything:$value)>];
  let summary = "a value that was attached to a graphics object, or all as a structure";
  let example = "setappdata(gcf, 'count', 3), getappdata(gcf, 'count'), getappdata(gcf)";
  let prints = "3 ans = struct with fields: count: 3";
}

def Isappdata : HandleFunction<"isappdata", "hasData"> {
  let forms = [Form<(takes Handles:$h, Text:$name), (gives LogicalScalar:$tf)>];
  let summary = "whether a value of a name was attached to a graphics object";
  let example = "setappdata(gcf, 'count', 3), isappdata(gcf, 'count'), isappdata(gcf, 'other')";
  let prints = "logical 1 ans = logical 0";
}

def Rmappdata : HandleFunction<"rmappdata", "removeData"> {
  let forms = [Form<(takes Handles:$h, Text:$name), (gives)>];
  let summary = "takes a value that was attached to a graphics object away";
  let example = "setappdata(gcf, 'count', 3), rmappdata(gcf, 'count'), isappdata(gcf, 'count')";
  let prints = "logical 0";
}

def Guidata : HandleFunction<"guidata", "guiData"> {
  let forms = [Form<(takes Handles:$object_handle, Opt<Any>:$data), (gives Anything:$data)>];
  let summary = "one value for a figure and all in it, told or asked";
  let example = "guidata(gcf, 5), h = plot(1:3); guidata(h)";
  let prints = "5";
}
