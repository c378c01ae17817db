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
  let calls = ["plot(Y)", "plot(X, Y)", "plot(X, Y, LineSpec)", "plot(X1, Y1, LineSpec1, X2, Y2, LineSpec2, …)", "plot(ax, …)",
               "plot(…, Name, Value)", "h = plot(…)"];
  let propertiesOf = "plot";
  let summary = "lines through points in the plane, one for each column";
  let example = "h = plot([2 4 8], 'r--', 'LineWidth', 2); h.YData, h.Color, h.LineWidth";
  let prints = "2 4 8 ans = 1 0 0 ans = 2";
}

def Plot3 : Chart<"plot3", "plotChart<spaceLines>"> {
  let calls = ["plot3(X, Y, Z)", "plot3(X, Y, Z, LineSpec)", "plot3(X1, Y1, Z1, LineSpec1, X2, Y2, Z2, LineSpec2, …)",
               "plot3(ax, …)", "plot3(…, Name, Value)", "h = plot3(…)"];
  let propertiesOf = "plot";
  let summary = "lines through points in space";
  let example = "h = plot3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Semilogx : Chart<"semilogx", "plotChart<logXLines>"> {
  let calls = ["semilogx(Y)", "semilogx(X, Y)", "semilogx(X, Y, LineSpec)", "semilogx(X1, Y1, LineSpec1, X2, Y2, LineSpec2, …)",
               "semilogx(ax, …)", "semilogx(…, Name, Value)", "h = semilogx(…)"];
  let propertiesOf = "plot";
  let summary = "lines, with a logarithmic x-axis";
  let example = "semilogx([1 100], [1 2]); get(gca, 'XScale')";
  let prints = "'log'";
}

def Semilogy : Chart<"semilogy", "plotChart<logYLines>"> {
  let calls = ["semilogy(Y)", "semilogy(X, Y)", "semilogy(X, Y, LineSpec)", "semilogy(X1, Y1, LineSpec1, X2, Y2, LineSpec2, …)",
               "semilogy(ax, …)", "semilogy(…, Name, Value)", "h = semilogy(…)"];
  let propertiesOf = "plot";
  let summary = "lines, with a logarithmic y-axis";
  let example = "semilogy([1 100]); ylim";
  let prints = "1 100";
}

def Loglog : Chart<"loglog", "plotChart<logLines>"> {
  let calls = ["loglog(Y)", "loglog(X, Y)", "loglog(X, Y, LineSpec)", "loglog(X1, Y1, LineSpec1, X2, Y2, LineSpec2, …)",
               "loglog(ax, …)", "loglog(…, Name, Value)", "h = loglog(…)"];
  let propertiesOf = "plot";
  let summary = "lines, with two logarithmic axes";
  let example = "loglog([1 10], [1 100]); get(gca, {'XScale', 'YScale'})";
  let prints = "1×2 cell array {'log'} {'log'}";
}

def Polar : Chart<"polar", "plotChart<polarLines>"> {
  let calls = ["polar(theta, rho)", "polar(theta, rho, LineSpec)", "polar(ax, …)", "polar(…, Name, Value)", "h = polar(…)"];
  let propertiesOf = "plot";
  let summary = "lines through points that are given by angles and radii";
  let example = "h = polar([0 pi/2], [1 2]); round(h.YData)";
  let prints = "0 2";
}

def Stairs : Chart<"stairs", "plotStairs"> {
  let calls = ["stairs(Y)", "stairs(X, Y)", "stairs(X, Y, LineSpec)", "[xb, yb] = stairs(…)", "stairs(ax, …)",
               "stairs(…, Name, Value)", "h = stairs(…)"];
  let propertiesOf = "stair";
  let summary = "steps; with two results their corners, without a picture";
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Anything:$h, Result<"double", "column">:$yb)>];
  let example = "[x, y] = stairs([5 7]); [x y]";
  let prints = "1 5 2 5 2 7";
}

def Stem : Chart<"stem", "plotChart<stems>"> {
  let calls = ["stem(Y)", "stem(X, Y)", "stem(X, Y, 'filled', LineSpec)", "stem(ax, …)", "stem(…, Name, Value)", "h = stem(…)"];
  let propertiesOf = "stem";
  let summary = "a stem with a marker for each point";
  let example = "h = stem([2 4], 'filled'); h.YData, h.Marker";
  let prints = "2 4 ans = 'o'";
}

def Stem3 : Chart<"stem3", "plotChart<spaceStems>"> {
  let calls = ["stem3(Z)", "stem3(X, Y, Z)", "stem3(X, Y, Z, 'filled', LineSpec)", "stem3(ax, …)", "stem3(…, Name, Value)",
               "h = stem3(…)"];
  let propertiesOf = "stem";
  let summary = "a stem with a marker for each point in space";
  let example = "h = stem3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Bar : Chart<"bar", "plotChart<bars>"> {
  let calls = ["bar(Y)", "bar(X, Y)", "bar(X, Y, width)", "bar(X, Y, width, 'grouped' or 'stacked')", "bar(X, Y, color)",
               "bar(ax, …)", "bar(…, Name, Value)", "h = bar(…)"];
  let propertiesOf = "bar";
  let summary = "a bar for each number";
  let example = "h = bar([3 1 2], 0.5, 'stacked'); h.XData, h.BarWidth, h.BarLayout";
  let prints = "1 2 3 ans = 0.5000 ans = 'stacked'";
}

def Barh : Chart<"barh", "plotChart<sideBars>"> {
  let calls = ["barh(Y)", "barh(X, Y)", "barh(X, Y, width)", "barh(X, Y, width, 'grouped' or 'stacked')", "barh(X, Y, color)",
               "barh(ax, …)", "barh(…, Name, Value)", "h = barh(…)"];
  let propertiesOf = "bar";
  let summary = "bars that lie";
  let example = "h = barh([3 1 2]); h.Horizontal, xlim";
  let prints = "'on' ans = 0 3";
}

def Area : Chart<"area", "plotChart<areas>"> {
  let calls = ["area(Y)", "area(X, Y)", "area(X, Y, basevalue)", "area(ax, …)", "area(…, Name, Value)", "h = area(…)"];
  let propertiesOf = "area";
  let summary = "filled areas below lines";
  let example = "h = area([1 4 2]); h.YData";
  let prints = "1 4 2";
}

def Errorbar : Chart<"errorbar", "plotErrorBars"> {
  let calls = ["errorbar(Y, err)", "errorbar(X, Y, err)", "errorbar(X, Y, neg, pos)", "errorbar(X, Y, err, LineSpec)",
               "errorbar(ax, …)", "errorbar(…, orientation)", "errorbar(…, Name, Value)", "h = errorbar(…)"];
  let propertiesOf = "errorbar";
  let summary = "a line with bars for what is uncertain, up and down, or along x: horizontal or both";
  let example = "h = errorbar([1 2], [5 6], [0.5 1]); h.YNegativeDelta";
  let prints = "0.5000 1.0000";
  let examples = [Example<"h = errorbar([1 2], [5 6], [0.5 1], 'horizontal', 'o'); h.XPositiveDelta, isempty(h.YPositiveDelta)", "0.5000 1.0000 ans = logical 1">,
                  Example<"h = errorbar(1, 2, 3, 4, 5, 6); [h.YNegativeDelta h.YPositiveDelta h.XNegativeDelta h.XPositiveDelta]", "3 4 5 6">];
}

def Scatter : Chart<"scatter", "plotChart<points>"> {
  let calls = ["scatter(X, Y)", "scatter(X, Y, size)", "scatter(X, Y, size, color)", "scatter(X, Y, size, color, 'filled')",
               "scatter(ax, …)", "scatter(…, Name, Value)", "h = scatter(…)"];
  let propertiesOf = "scatter";
  let summary = "a marker for each point, of a size and a color";
  let example = "h = scatter([1 2], [3 4], 25, 'filled'); h.SizeData, h.MarkerFaceColor";
  let prints = "25 ans = 'flat'";
}

def Scatter3 : Chart<"scatter3", "plotChart<spacePoints>"> {
  let calls = ["scatter3(X, Y, Z)", "scatter3(X, Y, Z, size)", "scatter3(X, Y, Z, size, color)",
               "scatter3(X, Y, Z, size, color, 'filled')", "scatter3(ax, …)", "scatter3(…, Name, Value)", "h = scatter3(…)"];
  let propertiesOf = "scatter";
  let summary = "a marker for each point in space";
  let example = "h = scatter3([1 2], [3 4], [5 6]); h.ZData";
  let prints = "5 6";
}

def Quiver : Chart<"quiver", "plotChart<arrows>"> {
  let calls = ["quiver(U, V)", "quiver(X, Y, U, V)", "quiver(X, Y, U, V, scale)", "quiver(X, Y, U, V, LineSpec)", "quiver(ax, …)",
               "quiver(…, Name, Value)", "h = quiver(…)"];
  let propertiesOf = "quiver";
  let summary = "an arrow at each point";
  let example = "h = quiver([1 2], [3 4], [5 6], [7 8]); h.UData";
  let prints = "5 6";
}

def Quiver3 : Chart<"quiver3", "plotChart<spaceArrows>"> {
  let calls = ["quiver3(Z, U, V, W)", "quiver3(X, Y, Z, U, V, W)", "quiver3(X, Y, Z, U, V, W, scale)",
               "quiver3(X, Y, Z, U, V, W, LineSpec)", "quiver3(ax, …)", "quiver3(…, Name, Value)", "h = quiver3(…)"];
  let propertiesOf = "quiver";
  let summary = "an arrow at each point in space";
  let example = "h = quiver3([1 2], [3 4], [5 6], [7 8], [9 10], [11 12]); h.WData";
  let prints = "11 12";
}

def Surf : Chart<"surf", "plotChart<surfaces>"> {
  let calls = ["surf(Z)", "surf(Z, C)", "surf(X, Y, Z)", "surf(X, Y, Z, C)", "surf(ax, …)", "surf(…, Name, Value)", "h = surf(…)"];
  let propertiesOf = "surf";
  let summary = "a colored surface over a grid";
  let example = "h = surf([1 2; 3 4]); h.ZData, [az, el] = view";
  let prints = "1 2 3 4 az = -37.5000 el = 30";
}

def Mesh : Chart<"mesh", "plotChart<meshes>"> {
  let calls = ["mesh(Z)", "mesh(Z, C)", "mesh(X, Y, Z)", "mesh(X, Y, Z, C)", "mesh(ax, …)", "mesh(…, Name, Value)", "h = mesh(…)"];
  let propertiesOf = "surf";
  let summary = "a net over a grid";
  let example = "h = mesh([1 2; 3 4]); h.EdgeColor";
  let prints = "'flat'";
}

def Surfc : Chart<"surfc", "plotChart<surfacesWithContours>"> {
  let calls = ["surfc(Z)", "surfc(Z, C)", "surfc(X, Y, Z)", "surfc(X, Y, Z, C)", "surfc(ax, …)", "surfc(…, Name, Value)",
               "h = surfc(…)"];
  let propertiesOf = "surf";
  let summary = "a colored surface over a grid, with contours below it";
  let example = "h = surfc([1 2; 3 4]); h(1).ZData, h(2).Type";
  let prints = "1 2 3 4 ans = 'contour'";
}

def Meshc : Chart<"meshc", "plotChart<meshesWithContours>"> {
  let calls = ["meshc(Z)", "meshc(Z, C)", "meshc(X, Y, Z)", "meshc(X, Y, Z, C)", "meshc(ax, …)", "meshc(…, Name, Value)",
               "h = meshc(…)"];
  let propertiesOf = "surf";
  let summary = "a net over a grid, with contours below it";
  let example = "h = meshc([1 2; 3 4]); h(1).EdgeColor, h(2).Type";
  let prints = "'flat' ans = 'contour'";
}

def Surfl : Chart<"surfl", "plotChart<litSurfaces>"> {
  let calls = ["surfl(Z)", "surfl(Z, C)", "surfl(X, Y, Z)", "surfl(X, Y, Z, C)", "surfl(ax, …)", "surfl(…, Name, Value)",
               "h = surfl(…)"];
  let propertiesOf = "surf";
  let summary = "a surface over a grid with a light on it";
  let example = "h = surfl([1 2; 3 4]); h.FaceLighting, numel(findobj(gca, 'Type', 'light'))";
  let prints = "'gouraud' ans = 1";
}

def Waterfall : Chart<"waterfall", "plotChart<waterfalls>"> {
  let calls = ["waterfall(Z)", "waterfall(Z, C)", "waterfall(X, Y, Z)", "waterfall(X, Y, Z, C)", "waterfall(ax, …)",
               "waterfall(…, Name, Value)", "h = waterfall(…)"];
  let propertiesOf = "surf";
  let summary = "a line in space for each row of a matrix";
  let example = "h = waterfall([1 2; 3 4]); h.ZData";
  let prints = "1 2 3 4";
}

def Pcolor : Chart<"pcolor", "plotChart<flatSurfaces>"> {
  let calls = ["pcolor(C)", "pcolor(X, Y, C)", "pcolor(ax, …)", "pcolor(…, Name, Value)", "h = pcolor(…)"];
  let propertiesOf = "surface";
  let summary = "a colored grid in the plane";
  let example = "h = pcolor([1 2; 3 4]); h.CData, h.ZData";
  let prints = "1 2 3 4 ans = 0 0 0 0";
}

def Trisurf : Chart<"trisurf", "plotChart<triangles>"> {
  let calls = ["trisurf(T, x, y, z)", "trisurf(T, x, y, z, c)", "trisurf(ax, …)", "trisurf(…, Name, Value)", "h = trisurf(…)"];
  let propertiesOf = "patch";
  let summary = "a surface of triangles";
  let example = "h = trisurf([1 2 3], [0 1 0], [0 0 1], [5 6 7]); h.Vertices";
  let prints = "0 0 5 1 0 6 0 1 7";
}

def Trimesh : Chart<"trimesh", "plotChart<triangleMeshes>"> {
  let calls = ["trimesh(T, x, y, z)", "trimesh(T, x, y, z, c)", "trimesh(ax, …)", "trimesh(…, Name, Value)", "h = trimesh(…)"];
  let propertiesOf = "patch";
  let summary = "a net of triangles";
  let example = "h = trimesh([1 2 3], [0 1 0], [0 0 1], [5 6 7]); h.Faces, h.FaceColor";
  let prints = "1 2 3 ans = 1 1 1";
}

def Triplot : Chart<"triplot", "plotChart<triangleLines>"> {
  let calls = ["triplot(T, x, y)", "triplot(T, x, y, LineSpec)", "triplot(ax, …)", "triplot(…, Name, Value)", "h = triplot(…)"];
  let propertiesOf = "patch";
  let summary = "triangles in the plane";
  let example = "h = triplot([1 2 3], [0 1 0], [0 0 1]); h.Vertices";
  let prints = "0 0 1 0 0 1";
}

class ContourChart<string name, string expression> : Chart<name, expression> {
  let forms = [Form<(takes Rest<Any, 1>:$data), (gives Result<"double", "any">:$C, Graphics:$h)>];
}

def Contour : ContourChart<"contour", "plotContour<contours>"> {
  let calls = ["contour(Z)", "contour(X, Y, Z)", "contour(…, levels)", "contour(…, LineSpec)", "contour(ax, …)",
               "contour(…, Name, Value)", "[C, h] = contour(…)"];
  let propertiesOf = "contour";
  let summary = "lines of the same height; the matrix of a line for each cell that one crosses, and the object";
  let example = "C = contour([0 1; 0 1], [0.5 0.5])";
  let prints = "C = 0.5000 1.5000 1.5000 2.0000 1.0000 2.0000";
}

def Contourf : ContourChart<"contourf", "plotContour<filledContours>"> {
  let calls = ["contourf(Z)", "contourf(X, Y, Z)", "contourf(…, levels)", "contourf(…, LineSpec)", "contourf(ax, …)",
               "contourf(…, Name, Value)", "[C, h] = contourf(…)"];
  let propertiesOf = "contour";
  let summary = "filled lines of the same height";
  let example = "[C, h] = contourf([0 1; 0 1], [0.25 0.5]); h.Fill, h.LevelList";
  let prints = "'on' ans = 0.2500 0.5000";
}

def Contour3 : ContourChart<"contour3", "plotContour<spaceContours>"> {
  let calls = ["contour3(Z)", "contour3(X, Y, Z)", "contour3(…, levels)", "contour3(…, LineSpec)", "contour3(ax, …)",
               "contour3(…, Name, Value)", "[C, h] = contour3(…)"];
  let propertiesOf = "contour";
  let summary = "lines of the same height, where they are in space";
  let example = "[C, h] = contour3([0 1; 0 1], 1); h.LevelList";
  let prints = "0.5000";
}

def Contourc : Chart<"contourc", "contourLines"> {
  let calls = ["contourc(Z)", "contourc(x, y, Z)", "contourc(…, levels)"];
  let forms = [Form<(takes Rest<RealNumber, 1>:$data), (gives Result<"double", "any">:$C)>];
  let summary = "the matrix of lines of the same height, as contour has it";
  let example = "contourc([0 1; 0 1], [0.5 0.5])";
  let prints = "0.5000 1.5000 1.5000 2.0000 1.0000 2.0000";
}

def Fill : Chart<"fill", "plotChart<polygons>"> {
  let calls = ["fill(X, Y, color)", "fill(X1, Y1, color1, X2, Y2, color2, …)", "fill(ax, …)", "fill(…, Name, Value)", "h = fill(…)"];
  let propertiesOf = "patch";
  let summary = "filled polygons";
  let example = "h = fill([0 1 1], [0 0 1], 'r'); h.FaceColor, h.Vertices";
  let prints = "1 0 0 ans = 0 0 1 0 1 1";
}

def Fill3 : Chart<"fill3", "plotChart<spacePolygons>"> {
  let calls = ["fill3(X, Y, Z, color)", "fill3(X1, Y1, Z1, color1, X2, Y2, Z2, color2, …)", "fill3(ax, …)", "fill3(…, Name, Value)",
               "h = fill3(…)"];
  let propertiesOf = "patch";
  let summary = "filled polygons in space";
  let example = "h = fill3([0 1 1], [0 0 1], [2 3 4], 'b'); h.Vertices";
  let prints = "0 0 2 1 0 3 1 1 4";
}

def Image : Chart<"image", "plotChart<images>"> {
  let calls = ["image(C)", "image(x, y, C)", "image(ax, …)", "image(…, Name, Value)", "h = image(…)"];
  let propertiesOf = "image";
  let summary = "a picture of a matrix of color numbers, or of one with red, green and blue";
  let example = "h = image([1 2 3; 4 5 6]); h.CDataMapping, xlim, get(gca, 'YDir')";
  let prints = "'direct' ans = 0.5000 3.5000 ans = 'reverse'";
}

def Imagesc : Chart<"imagesc", "plotScaledImage<scaledImages>"> {
  let calls = ["imagesc(C)", "imagesc(x, y, C)", "imagesc(…, [low high])", "imagesc(ax, …)", "imagesc(…, Name, Value)",
               "h = imagesc(…)"];
  let propertiesOf = "image";
  let summary = "a picture of a matrix, with its values scaled to the color map";
  let example = "imagesc([1 2; 3 9]); caxis, imagesc([1 2; 3 9], [0 5]); caxis";
  let prints = "1 9 ans = 0 5";
}

def Imshow : Chart<"imshow", "plotScaledImage<pictures>"> {
  let calls = ["imshow(I)", "imshow(I, [low high])", "imshow(…, Name, Value)", "h = imshow(…)"];
  let propertiesOf = "image";
  let summary = "a picture as it is, without axes around it";
  let example = "h = imshow([0 1; 1 0], []); h.CData, get(gca, 'Visible')";
  let prints = "0 1 1 0 ans = 'off'";
}

def Histogram_ : Chart<"histogram", "plotChart<histograms>"> {
  let calls = ["histogram(X)", "histogram(X, count)", "histogram(X, edges)", "histogram(ax, …)", "histogram(…, Name, Value)",
               "h = histogram(…)"];
  let propertiesOf = "histogram";
  let summary = "how many values lie in each of some bins";
  let example = "h = histogram([1 1 2 5], [0 2 4 6]); h.Values";
  let prints = "2 1 1";
  let examples = [Example<"h = histogram([2 3 5 7 11 13 17 19 23 29], 6); h.BinEdges, h.BinWidth = 10; h.Values", "0 4.9000 9.8000 14.7000 19.6000 24.5000 29.4000 ans = 4 4 2">];
}

def Pie : Chart<"pie", "plotPie"> {
  let calls = ["pie(X)", "pie(X, labels)", "pie(X, explode, labels)", "pie(ax, …)", "h = pie(…)"];
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
  let calls = ["line(X, Y)", "line(X, Y, Z)", "line(ax, …)", "line(…, Name, Value)", "h = line(…)"];
  let propertiesOf = "line";
  let summary = "a line that is added to the axes";
  let example = "h = line([1 2], [3 4], 'Color', 'g'); h.Color, class(h)";
  let prints = "0 1 0 ans = 'matlab.graphics.primitive.Line'";
}

def TextOnAxes : Primitive<"text", "drawText"> {
  let calls = ["text(x, y, txt)", "text(x, y, z, txt)", "text(ax, …)", "text(…, Name, Value)", "h = text(…)"];
  let propertiesOf = "text";
  let summary = "a text at a point of the axes";
  let example = "h = text(1, 2, 'peak', 'FontSize', 14); h.Position, h.String, h.FontSize";
  let prints = "1 2 0 ans = 'peak' ans = 14";
}

def Patch : Primitive<"patch", "draw<patchOf>"> {
  let calls = ["patch(X, Y, color)", "patch(X, Y, Z, color)", "patch(S)", "patch(ax, …)", "patch(…, Name, Value)", "h = patch(…)"];
  let propertiesOf = "patch";
  let summary = "a polygon, or faces between vertices";
  let example = "h = patch([0 1 1], [0 0 1], 'r'); h.Faces, h.FaceColor";
  let prints = "1 2 3 ans = 1 0 0";
}

def Surface : Primitive<"surface", "draw<surfaceOf>"> {
  let calls = ["surface(Z)", "surface(Z, C)", "surface(X, Y, Z)", "surface(X, Y, Z, C)", "surface(ax, …)",
               "surface(…, Name, Value)", "h = surface(…)"];
  let propertiesOf = "surface";
  let summary = "a surface that is added to the axes";
  let example = "h = surface([1 2; 3 4]); h.ZData";
  let prints = "1 2 3 4";
}

def Rectangle : Primitive<"rectangle", "draw<rectangleOf>"> {
  let propertiesOf = "rectangle";
  let summary = "a rectangle, with round corners perhaps";
  let example = "h = rectangle('Position', [1 2 3 4]); h.Position";
  let prints = "1 2 3 4";
}

def Light : Primitive<"light", "draw<lightOf>"> {
  let propertiesOf = "light";
  let summary = "a light that shines on surfaces";
  let example = "h = light('Position', [1 2 3]); h.Position";
  let prints = "1 2 3";
}

def Hggroup : Primitive<"hggroup", "draw<groupOf>"> {
  let propertiesOf = "hggroup";
  let summary = "a group of objects";
  let example = "g = hggroup('Tag', 'mine'); h = line([1 2], [3 4], 'Parent', g); get(h.Parent, 'Tag')";
  let prints = "'mine'";
}

def Hgtransform : Primitive<"hgtransform", "draw<transformOf>"> {
  let propertiesOf = "hgtransform";
  let summary = "a group of objects that a matrix moves and turns";
  let example = "t = hgtransform('Matrix', makehgtform('translate', [1 2 3])); h = line([1 2], [3 4], 'Parent', t); t.Matrix(1:3, 4)', h.Parent == t";
  let prints = "1 2 3 ans = logical 1";
}

def Annotation : Primitive<"annotation", "annotate"> {
  let forms = [Form<(takes Rest<Any, 1>:$arg), (gives Graphics:$h)>];
  let summary = "an arrow, a text or a shape on a figure";
  let example = "h = annotation('arrow', [0.1 0.2], [0.3 0.4]); h.Y";
  let prints = "0.3000 0.4000";
}

def Uicontrol : Primitive<"uicontrol", "addControl<control>"> {
  let propertiesOf = "uicontrol";
  let summary = "a control on a figure, which no one can press";
  let example = "h = uicontrol('Style', 'edit', 'String', 'abc'); h.String";
  let prints = "'abc'";
}

def Uimenu : Primitive<"uimenu", "addControl<menu>"> {
  let propertiesOf = "uimenu";
  let summary = "a menu of a figure";
  let example = "h = uimenu('Label', 'File'); h.Label";
  let prints = "'File'";
}

def Uicontextmenu : Primitive<"uicontextmenu", "addControl<contextMenu>"> {
  let propertiesOf = "uicontextmenu";
  let summary = "a menu of an object";
  let example = "h = uicontextmenu('Tag', 'here'); h.Tag";
  let prints = "'here'";
}

def Uipanel : Primitive<"uipanel", "addControl<panel>"> {
  let propertiesOf = "uipanel";
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
