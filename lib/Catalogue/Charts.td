//===- Charts.td - plots, what is added to them, color maps -*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nothing is drawn: these make objects and keep what they are told (docs/graphics.md).
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CATALOGUE_CHARTS_TD
#define RUNMAT_CATALOGUE_CHARTS_TD

include "lib/Catalogue/Kinds.td"

def Graphics : Result<"object", "any">;

class GraphicsFunction<string name, string expression, string file> : Builtin<name, expression> {
  let group = file;
  let effects = Effectful;
  let residence = KeepsHost;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of pictures, not of numbers">;
}

//===----------------------------------------------------------------------===//
// Charts
//===----------------------------------------------------------------------===//

/// Axes may go first; data, a line specification such as 'r--o', and names of properties with values.
class Chart<string name, string expression> : GraphicsFunction<name, expression, "Charts"> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Graphics:$h)>];
}

def Plot : Chart<"plot", "plotChart<lines>"> {
  let summary = "lines through points in the plane, one for each column";
  let example = "h = plot([2 4 8], 'r--', 'LineWidth', 2); h.YData, h.Color, h.LineWidth";
  let prints = "2 4 8 ans = 1 0 0 ans = 2";
}

def Plot3 : Chart<"plot3", "plotChart<spaceLines>"> {
  let summary = "lines through points in space";
  let example = "h = plot3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Semilogx : Chart<"semilogx", "plotChart<logXLines>"> {
  let summary = "lines, with a logarithmic x-axis";
  let example = "semilogx([1 100], [1 2]); get(gca, 'XScale')";
  let prints = "'log'";
}

def Semilogy : Chart<"semilogy", "plotChart<logYLines>"> {
  let summary = "lines, with a logarithmic y-axis";
  let example = "semilogy([1 100]); ylim";
  let prints = "1 100";
}

def Loglog : Chart<"loglog", "plotChart<logLines>"> {
  let summary = "lines, with two logarithmic axes";
  let example = "loglog([1 10], [1 100]); get(gca, {'XScale', 'YScale'})";
  let prints = "1×2 cell array {'log'} {'log'}";
}

def Polar : Chart<"polar", "plotChart<polarLines>"> {
  let summary = "lines through points that are given by angles and radii";
  let example = "h = polar([0 pi/2], [1 2]); round(h.YData)";
  let prints = "0 2";
}

def Stairs : Chart<"stairs", "plotStairs"> {
  let summary = "steps; with two results their corners, without a picture";
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Anything:$h, Result<"double", "column">:$yb)>];
  let example = "[x, y] = stairs([5 7]); [x y]";
  let prints = "1 5 2 5 2 7";
}

def Stem : Chart<"stem", "plotChart<stems>"> {
  let summary = "a stem with a marker for each point";
  let example = "h = stem([2 4], 'filled'); h.YData, h.Marker";
  let prints = "2 4 ans = 'o'";
}

def Stem3 : Chart<"stem3", "plotChart<spaceStems>"> {
  let summary = "a stem with a marker for each point in space";
  let example = "h = stem3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Bar : Chart<"bar", "plotChart<bars>"> {
  let summary = "a bar for each number";
  let example = "h = bar([3 1 2], 0.5, 'stacked'); h.XData, h.BarWidth, h.BarLayout";
  let prints = "1 2 3 ans = 0.5000 ans = 'stacked'";
}

def Barh : Chart<"barh", "plotChart<sideBars>"> {
  let summary = "bars that lie";
  let example = "h = barh([3 1 2]); h.Horizontal, xlim";
  let prints = "'on' ans = 0 3";
}

def Area : Chart<"area", "plotChart<areas>"> {
  let summary = "filled areas below lines";
  let example = "h = area([1 4 2]); h.YData";
  let prints = "1 4 2";
}

def Errorbar : Chart<"errorbar", "plotErrorBars"> {
  let summary = "a line with bars for what is uncertain, up and down, or along x: horizontal or both";
  let example = "h = errorbar([1 2], [5 6], [0.5 1]); h.YNegativeDelta";
  let prints = "0.5000 1.0000";
  let examples = [Example<"h = errorbar([1 2], [5 6], [0.5 1], 'horizontal', 'o'); h.XPositiveDelta, isempty(h.YPositiveDelta)", "0.5000 1.0000 ans = logical 1">,
                  Example<"h = errorbar(1, 2, 3, 4, 5, 6); [h.YNegativeDelta h.YPositiveDelta h.XNegativeDelta h.XPositiveDelta]", "3 4 5 6">];
}

def Scatter : Chart<"scatter", "plotChart<points>"> {
  let summary = "a marker for each point, of a size and a color";
  let example = "h = scatter([1 2], [3 4], 25, 'filled'); h.SizeData, h.MarkerFaceColor";
  let prints = "25 ans = 'flat'";
}

def Scatter3 : Chart<"scatter3", "plotChart<spacePoints>"> {
  let summary = "a marker for each point in space";
  let example = "h = scatter3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Quiver : Chart<"quiver", "plotChart<arrows>"> {
  let summary = "an arrow at each point";
  let example = "h = quiver([1 2], [3 4], [5 6], [7 8]); h.UData";
  let prints = "5 6";
}

def Quiver3 : Chart<"quiver3", "plotChart<spaceArrows>"> {
  let summary = "an arrow at each point in space";
  let example = "h = quiver3([1 2], [3 4], [5 6], [7 8], [9 10], [11 12]); h.WData";
  let prints = "11 12";
}

def Surf : Chart<"surf", "plotChart<surfaces>"> {
  let summary = "a colored surface over a grid";
  let example = "h = surf([1 2; 3 4]); h.ZData, [az, el] = view";
  let prints = "1 2 3 4 az = -37.5000 el = 30";
}

def Mesh : Chart<"mesh", "plotChart<meshes>"> {
  let summary = "a net over a grid";
  let example = "h = mesh([1 2; 3 4]); h.EdgeColor";
  let prints = "'flat'";
}

def Surfc : Chart<"surfc", "plotChart<surfacesWithContours>"> {
  let summary = "a colored surface over a grid, with contours below it";
  let example = "h = surfc([1 2; 3 4]); h(1).ZData, h(2).Type";
  let prints = "1 2 3 4 ans = 'contour'";
}

def Meshc : Chart<"meshc", "plotChart<meshesWithContours>"> {
  let summary = "a net over a grid, with contours below it";
  let example = "h = meshc([1 2; 3 4]); h(1).EdgeColor, h(2).Type";
  let prints = "'flat' ans = 'contour'";
}

def Surfl : Chart<"surfl", "plotChart<litSurfaces>"> {
  let summary = "a surface over a grid with a light on it";
  let example = "h = surfl([1 2; 3 4]); h.FaceLighting, numel(findobj(gca, 'Type', 'light'))";
  let prints = "'gouraud' ans = 1";
}

def Waterfall : Chart<"waterfall", "plotChart<waterfalls>"> {
  let summary = "a line in space for each row of a matrix";
  let example = "h = waterfall([1 2; 3 4]); h.ZData";
  let prints = "1 2 3 4";
}

def Pcolor : Chart<"pcolor", "plotChart<flatSurfaces>"> {
  let summary = "a colored grid in the plane";
  let example = "h = pcolor([1 2; 3 4]); h.CData, h.ZData";
  let prints = "1 2 3 4 ans = 0 0 0 0";
}

def Trisurf : Chart<"trisurf", "plotChart<triangles>"> {
  let summary = "a surface of triangles";
  let example = "h = trisurf([1 2 3], [0 1 0], [0 0 1], [5 6 7]); h.Vertices";
  let prints = "0 0 5 1 0 6 0 1 7";
}

def Trimesh : Chart<"trimesh", "plotChart<triangleMeshes>"> {
  let summary = "a net of triangles";
  let example = "h = trimesh([1 2 3], [0 1 0], [0 0 1], [5 6 7]); h.Faces, h.FaceColor";
  let prints = "1 2 3 ans = 1 1 1";
}

def Triplot : Chart<"triplot", "plotChart<triangleLines>"> {
  let summary = "triangles in the plane";
  let example = "h = triplot([1 2 3], [0 1 0], [0 0 1]); h.Vertices";
  let prints = "0 0 1 0 0 1";
}

class ContourChart<string name, string expression> : Chart<name, expression> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Result<"double", "any">:$C, Graphics:$h)>];
}

def Contour : ContourChart<"contour", "plotContour<contours>"> {
  let summary = "lines of the same height; the matrix of a line for each cell that one crosses, and the object";
  let example = "C = contour([0 1; 0 1], [0.5 0.5])";
  let prints = "C = 0.5000 1.5000 1.5000 2.0000 1.0000 2.0000";
}

def Contourf : ContourChart<"contourf", "plotContour<filledContours>"> {
  let summary = "filled lines of the same height";
  let example = "[C, h] = contourf([0 1; 0 1], [0.25 0.5]); h.Fill, h.LevelList";
  let prints = "'on' ans = 0.2500 0.5000";
}

def Contour3 : ContourChart<"contour3", "plotContour<spaceContours>"> {
  let summary = "lines of the same height, where they are in space";
  let example = "[C, h] = contour3([0 1; 0 1], 1); h.LevelList";
  let prints = "0.5000";
}

def Fill : Chart<"fill", "plotChart<polygons>"> {
  let summary = "filled polygons";
  let example = "h = fill([0 1 1], [0 0 1], 'r'); h.FaceColor, h.Vertices";
  let prints = "1 0 0 ans = 0 0 1 0 1 1";
}

def Fill3 : Chart<"fill3", "plotChart<spacePolygons>"> {
  let summary = "filled polygons in space";
  let example = "h = fill3([0 1 1], [0 0 1], [2 3 4], 'b'); h.Vertices";
  let prints = "0 0 2 1 0 3 1 1 4";
}

def Image : Chart<"image", "plotChart<images>"> {
  let summary = "a picture of a matrix of color numbers, or of one with red, green and blue";
  let example = "h = image([1 2 3; 4 5 6]); h.CDataMapping, xlim, get(gca, 'YDir')";
  let prints = "'direct' ans = 0.5000 3.5000 ans = 'reverse'";
}

def Imagesc : Chart<"imagesc", "plotScaledImage<scaledImages>"> {
  let summary = "a picture of a matrix, with its values scaled to the color map";
  let example = "imagesc([1 2; 3 9]); caxis, imagesc([1 2; 3 9], [0 5]); caxis";
  let prints = "1 9 ans = 0 5";
}

def Imshow : Chart<"imshow", "plotScaledImage<pictures>"> {
  let summary = "a picture as it is, without axes around it";
  let example = "h = imshow([0 1; 1 0], []); h.CData, get(gca, 'Visible')";
  let prints = "0 1 1 0 ans = 'off'";
}

def Histogram_ : Chart<"histogram", "plotChart<histograms>"> {
  let summary = "how many values lie in each of some bins";
  let example = "h = histogram([1 1 2 5], [0 2 4 6]); h.Values";
  let prints = "2 1 1";
  let examples = [Example<"h = histogram([2 3 5 7 11 13 17 19 23 29], 6); h.BinEdges, h.BinWidth = 10; h.Values", "0 4.9000 9.8000 14.7000 19.6000 24.5000 29.4000 ans = 4 4 2">];
}

def Pie : Chart<"pie", "plotPie"> {
  let summary = "shares of a whole, a slice and a text each";
  let example = "h = pie([1 3]); h(4).String";
  let prints = "'75%'";
}

//===----------------------------------------------------------------------===//
// What is added to axes and figures
//===----------------------------------------------------------------------===//

class Primitive<string name, string expression> : GraphicsFunction<name, expression, "Primitives"> {
  let forms = [Form<(takes Rest<Any>:$arg), (gives Graphics:$h)>];
}

def Line : Primitive<"line", "draw<lineOf>"> {
  let summary = "a line that is added to the axes";
  let example = "h = line([1 2], [3 4], 'Color', 'g'); h.Color, class(h)";
  let prints = "0 1 0 ans = 'matlab.graphics.primitive.Line'";
}

def TextOnAxes : Primitive<"text", "drawText"> {
  let summary = "a text at a point of the axes";
  let example = "h = text(1, 2, 'peak', 'FontSize', 14); h.Position, h.String, h.FontSize";
  let prints = "1 2 0 ans = 'peak' ans = 14";
}

def Patch : Primitive<"patch", "draw<patchOf>"> {
  let summary = "a polygon, or faces between vertices";
  let example = "h = patch([0 1 1], [0 0 1], 'r'); h.Faces, h.FaceColor";
  let prints = "1 2 3 ans = 1 0 0";
}

def Surface : Primitive<"surface", "draw<surfaceOf>"> {
  let summary = "a surface that is added to the axes";
  let example = "h = surface([1 2; 3 4]); h.ZData";
  let prints = "1 2 3 4";
}

def Rectangle : Primitive<"rectangle", "draw<rectangleOf>"> {
  let summary = "a rectangle, with round corners perhaps";
  let example = "h = rectangle('Position', [1 2 3 4]); h.Position";
  let prints = "1 2 3 4";
}

def Light : Primitive<"light", "draw<lightOf>"> {
  let summary = "a light that shines on surfaces";
  let example = "h = light('Position', [1 2 3]); h.Position";
  let prints = "1 2 3";
}

def Hggroup : Primitive<"hggroup", "draw<groupOf>"> {
  let summary = "a group of objects";
  let example = "g = hggroup('Tag', 'mine'); h = line([1 2], [3 4], 'Parent', g); get(h.Parent, 'Tag')";
  let prints = "'mine'";
}

def Camlight : Primitive<"camlight", "addCameraLight"> {
  let summary = "a light beside whoever looks";
  let example = "view(0, 0), h = camlight('headlight'); h.Position(1)";
  let prints = "0";
}

def Annotation : Primitive<"annotation", "annotate"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Graphics:$h)>];
  let summary = "an arrow, a text or a shape on a figure";
  let example = "h = annotation('arrow', [0.1 0.2], [0.3 0.4]); h.Y";
  let prints = "0.3000 0.4000";
}

def Uicontrol : Primitive<"uicontrol", "addControl<control>"> {
  let summary = "a control on a figure, which no one can press";
  let example = "h = uicontrol('Style', 'edit', 'String', 'abc'); h.String";
  let prints = "'abc'";
}

def Uimenu : Primitive<"uimenu", "addControl<menu>"> {
  let summary = "a menu of a figure";
  let example = "h = uimenu('Label', 'File'); h.Label";
  let prints = "'File'";
}

def Uicontextmenu : Primitive<"uicontextmenu", "addControl<contextMenu>"> {
  let summary = "a menu of an object";
  let example = "h = uicontextmenu('Tag', 'here'); h.Tag";
  let prints = "'here'";
}

def Uipanel : Primitive<"uipanel", "addControl<panel>"> {
  let summary = "a part of a figure";
  let example = "h = uipanel('Title', 'Options'); h.Title";
  let prints = "'Options'";
}

//===----------------------------------------------------------------------===//
// Color maps, written in the language
//===----------------------------------------------------------------------===//

class ColorMap<string name, string colors> : LibraryFunction<name> {
  let summary = "a color map: " # colors;
  let forms = [Form<(takes Opt<CountScalar>:$m), (gives Result<"double", "any">:$map)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of colors, not of numbers">;
}

def Parula : ColorMap<"parula", "from blue by green to yellow"> {
  let example = "m = parula(2); round(m, 2)";
  let prints = "0.2400 0.1500 0.6600 0.9800 0.9800 0.0800";
}

def Jet : ColorMap<"jet", "from blue by cyan, yellow and red to dark red"> {
  let example = "jet(8)";
  let prints = "0 0 1.0000 0 0.5000 1.0000 0 1.0000 1.0000 0.5000 1.0000 0.5000 1.0000 1.0000 0 1.0000 0.5000 0 1.0000 0 0 0.5000 0 0";
}

def Gray : ColorMap<"gray", "from black to white"> {
  let example = "gray(3)";
  let prints = "0 0 0 0.5000 0.5000 0.5000 1.0000 1.0000 1.0000";
}

def Hot : ColorMap<"hot", "from black by red and yellow to white"> {
  let example = "hot(8)";
  let prints = "0.3333 0 0 0.6667 0 0 1.0000 0 0 1.0000 0.3333 0 1.0000 0.6667 0 1.0000 1.0000 0 1.0000 1.0000 0.5000 1.0000 1.0000 1.0000";
}

def Cool : ColorMap<"cool", "from cyan to magenta"> {
  let example = "cool(3)";
  let prints = "0 1.0000 1.0000 0.5000 0.5000 1.0000 1.0000 0 1.0000";
}

def Hsv : ColorMap<"hsv", "all hues, from red to red"> {
  let example = "hsv(3)";
  let prints = "1 0 0 0 1 0 0 0 1";
}

def Spring : ColorMap<"spring", "from magenta to yellow"> {
  let example = "spring(2)";
  let prints = "1 0 1 1 1 0";
}

def Summer : ColorMap<"summer", "from green to yellow"> {
  let example = "summer(2)";
  let prints = "0 0.5000 0.4000 1.0000 1.0000 0.4000";
}

def Autumn : ColorMap<"autumn", "from red to yellow"> {
  let example = "autumn(2)";
  let prints = "1 0 0 1 1 0";
}

def Winter : ColorMap<"winter", "from blue to green"> {
  let example = "winter(2)";
  let prints = "0 0 1.0000 0 1.0000 0.5000";
}

def Bone : ColorMap<"bone", "gray with some blue"> {
  let example = "m = bone(8); m(1, :)";
  let prints = "0 0 0.0417";
}

def Copper : ColorMap<"copper", "from black to copper"> {
  let example = "copper(2)";
  let prints = "0 0 0 1.0000 0.7812 0.4975";
}

def Pink : ColorMap<"pink", "shades of pink"> {
  let example = "m = pink(8); m(8, :)";
  let prints = "1 1 1";
}

def LinesMap : ColorMap<"lines", "the colors of lines, one after the other"> {
  let example = "lines(2)";
  let prints = "0 0.4470 0.7410 0.8500 0.3250 0.0980";
}

class SurfaceOfRevolution<string name> : LibraryFunction<name> {
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of shapes, not of numbers">;
}

def Sphere : SurfaceOfRevolution<"sphere"> {
  let forms = [Form<(takes Opt<CountScalar>:$n), (gives Result<"double", "any">:$X, Result<"double", "any">:$Y, Result<"double", "any">:$Z)>];
  let example = "[x, y, z] = sphere(2); z, max(max(abs(x .^ 2 + y .^ 2 + z .^ 2 - 1))) < 1e-12";
  let prints = "z = -1 -1 -1 0 0 0 1 1 1 ans = logical 1";
}

def Cylinder : SurfaceOfRevolution<"cylinder"> {
  let forms = [Form<(takes Opt<RealVector>:$r, Opt<CountScalar>:$n),
                    (gives Result<"double", "any">:$X, Result<"double", "any">:$Y, Result<"double", "any">:$Z)>];
  let example = "[x, y, z] = cylinder([1 2], 4); round(x), z";
  let prints = "1 0 -1 0 1 2 0 -2 0 2 z = 0 0 0 0 0 1 1 1 1 1";
}

#endif // RUNMAT_CATALOGUE_CHARTS_TD
