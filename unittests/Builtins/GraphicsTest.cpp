//===- GraphicsTest.cpp - plots, axes, figures, handles ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphicsSession.h"

#include <functional>
#include <map>

namespace runmat::test {

namespace {

/// A call, and a property of what it makes or of the axes afterwards.
struct PropertyCase {
  std::vector<Value> arguments;
  const char *property;
  Value expected;
};
using PropertyCases = std::map<std::string, PropertyCase>;

const Value z = matrix(2, 2, {1, 2, 3, 4});

const PropertyCases &madeObjects() {
  static const PropertyCases cases = {
      {"plot", {{row({4, 5, 6}), text("r--")}, "LineStyle", text("--")}},
      {"plot3",
       {{row({1, 2}), row({3, 4}), row({5, 6})}, "ZData", row({5, 6})}},
      {"polar", {{row({0, 0}), row({1, 2})}, "XData", row({1, 2})}},
      {"stairs", {{row({4, 5})}, "YData", row({4, 5})}},
      {"stem",
       {{row({4, 5}), text("filled")}, "MarkerFaceColor", text("flat")}},
      {"stem3", {{row({4, 5})}, "ZData", row({4, 5})}},
      {"bar", {{row({4, 5}), 0.5}, "BarWidth", 0.5}},
      {"barh", {{row({4, 5})}, "Horizontal", text("on")}},
      {"area", {{row({4, 5}), -1.0}, "BaseValue", -1.0}},
      {"errorbar", {{row({4, 5}), row({1, 2})}, "YPositiveDelta", row({1, 2})}},
      {"scatter", {{row({1, 2}), row({3, 4}), 9.0}, "SizeData", 9.0}},
      {"scatter3",
       {{row({1, 2}), row({3, 4}), row({5, 6})}, "ZData", row({5, 6})}},
      {"quiver", {{row({1, 2}), row({3, 4})}, "VData", row({3, 4})}},
      {"quiver3",
       {{row({1, 2}), row({3, 4}), row({5, 6}), row({7, 8})},
        "WData",
        row({7, 8})}},
      {"surf", {{z}, "CData", z}},
      {"mesh", {{z}, "EdgeColor", text("flat")}},
      {"surfc", {{z}, "ZData", z}},
      {"meshc", {{z}, "EdgeColor", text("flat")}},
      {"surfl", {{z}, "FaceLighting", text("gouraud")}},
      {"sgtitle", {{text("T")}, "String", text("T")}},
      {"waterfall", {{z}, "ZData", z}},
      {"pcolor", {{z}, "ZData", matrix(2, 2, {0, 0, 0, 0})}},
      {"trisurf",
       {{row({1, 2, 3}), row({0, 1, 0}), row({0, 0, 1}), row({5, 6, 7})},
        "Faces",
        row({1, 2, 3})}},
      {"trimesh",
       {{row({1, 2, 3}), row({0, 1, 0}), row({0, 0, 1}), row({5, 6, 7})},
        "EdgeColor",
        text("flat")}},
      {"triplot",
       {{row({1, 2, 3}), row({0, 1, 0}), row({0, 0, 1})},
        "Vertices",
        matrix(3, 2, {0, 1, 0, 0, 0, 1})}},
      {"fill",
       {{row({0, 1, 1}), row({0, 0, 1}), text("g")},
        "FaceColor",
        row({0, 1, 0})}},
      {"fill3",
       {{row({0, 1, 1}), row({0, 0, 1}), row({5, 6, 7}), text("g")},
        "ZData",
        row({5, 6, 7})}},
      {"image", {{z}, "CDataMapping", text("direct")}},
      {"imagesc", {{z}, "CDataMapping", text("scaled")}},
      {"imshow", {{z}, "CData", z}},
      {"histogram",
       {{row({1, 1, 4}), row({0, 2, 5})}, "BinCounts", row({2, 1})}},
      {"pie", {{row({1, 1})}, "FaceColor", row({0, 0.447, 0.741})}},
      {"line", {{row({1, 2}), row({3, 4})}, "YData", row({3, 4})}},
      {"text", {{1.0, 2.0, text("a")}, "Position", row({1, 2, 0})}},
      {"patch", {{row({0, 1, 1}), row({0, 0, 1}), 3.0}, "CData", 3.0}},
      {"surface", {{z}, "ZData", z}},
      {"rectangle",
       {{text("Position"), row({1, 2, 3, 4})}, "Position", row({1, 2, 3, 4})}},
      {"light", {{text("Style"), text("local")}, "Style", text("local")}},
      {"hggroup", {{text("Tag"), text("g")}, "Tag", text("g")}},
      {"camlight", {{}, "Style", text("local")}},
      {"annotation",
       {{text("ellipse"), row({0, 0, 1, 1})}, "Position", row({0, 0, 1, 1})}},
      {"uicontrol", {{text("Style"), text("edit")}, "Style", text("edit")}},
      {"uimenu", {{text("Label"), text("File")}, "Label", text("File")}},
      {"uicontextmenu", {{text("Tag"), text("g")}, "Tag", text("g")}},
      {"uipanel", {{text("Title"), text("P")}, "Title", text("P")}},
      {"title", {{text("T")}, "String", text("T")}},
      {"subtitle", {{text("T")}, "String", text("T")}},
      {"xlabel", {{text("T")}, "String", text("T")}},
      {"ylabel", {{text("T")}, "String", text("T")}},
      {"zlabel", {{text("T")}, "String", text("T")}},
      {"figure", {{7.0}, "Number", 7.0}},
      {"gcf", {{}, "Number", 1.0}},
      {"clf", {{}, "Type", text("figure")}},
      {"axes", {{text("Tag"), text("g")}, "Tag", text("g")}},
      {"newplot", {{}, "Type", text("axes")}},
      {"subplot",
       {{1.0, 1.0, 1.0}, "Position", row({0.13, 0.11, 0.775, 0.815})}},
      {"tiledlayout", {{2.0, 3.0}, "GridSize", row({2, 3})}},
      {"nexttile", {{}, "Type", text("axes")}},
      {"xline", {{4.0, text("--"), text("L")}, "LineStyle", text("--")}},
      {"yline", {{4.0, text("L")}, "Label", text("L")}},
      {"animatedline", {{row({1, 2}), row({3, 4})}, "YData", row({3, 4})}},
      {"colorbar", {{text("southoutside")}, "Location", text("southoutside")}},
      {"waitbar", {{0.5, text("w")}, "UserData", 0.5}},
      {"polaraxes", {{text("Tag"), text("p")}, "Type", text("polaraxes")}},
      {"polarplot",
       {{row({0, 1}), row({4, 5}), text("g")}, "RData", row({4, 5})}},
      {"polarscatter", {{row({0, 1}), row({4, 5})}, "ThetaData", row({0, 1})}},
      {"polarhistogram",
       {{row({1, 1, 4}), row({0, 2, 5})}, "Values", row({2, 1})}},
      {"heatmap", {{z}, "ColorLimits", row({1, 4})}},
      {"stackedplot", {{row({5, 6}), z}, "XData", row({5, 6})}},
      {"swarmchart", {{row({1, 2}), row({3, 4})}, "XJitter", text("density")}},
      {"swarmchart3",
       {{row({1, 2}), row({3, 4}), row({5, 6})}, "ZData", row({5, 6})}},
      {"bubblechart", {{row({1, 2}), row({3, 4}), 9.0}, "SizeData", 9.0}},
      {"bubblechart3",
       {{row({1, 2}), row({3, 4}), row({5, 6})}, "ZData", row({5, 6})}},
      {"boxchart", {{z}, "XData", row({1, 1, 2, 2})}},
      {"hgtransform", {{text("Tag"), text("g")}, "Tag", text("g")}},
      {"lightangle", {{0.0, 0.0}, "Position", row({0, -1, 0})}},
  };
  return cases;
}

const PropertyCases &changedAxes() {
  static const PropertyCases cases = {
      {"semilogx", {{row({1, 2})}, "XScale", text("log")}},
      {"semilogy", {{row({1, 2})}, "YScale", text("log")}},
      {"loglog", {{row({1, 2})}, "YScale", text("log")}},
      {"hold", {{text("on")}, "NextPlot", text("add")}},
      {"grid", {{text("on")}, "YGrid", text("on")}},
      {"box", {{text("on")}, "Box", text("on")}},
      {"xlim", {{row({2, 5})}, "XLim", row({2, 5})}},
      {"ylim", {{row({2, 5})}, "YLim", row({2, 5})}},
      {"zlim", {{row({2, 5})}, "ZLim", row({2, 5})}},
      {"caxis", {{row({2, 5})}, "CLim", row({2, 5})}},
      {"clim", {{row({2, 5})}, "CLimMode", text("manual")}},
      {"xticks", {{row({2, 5})}, "XTick", row({2, 5})}},
      {"yticks", {{row({2, 5})}, "YTick", row({2, 5})}},
      {"zticks", {{row({2, 5})}, "ZTick", row({2, 5})}},
      {"xticklabels", {{cells({text("a")})}, "XTickLabel", cells({text("a")})}},
      {"yticklabels", {{cells({text("a")})}, "YTickLabel", cells({text("a")})}},
      {"zticklabels", {{cells({text("a")})}, "ZTickLabel", cells({text("a")})}},
      {"xtickangle", {{30.0}, "XTickLabelRotation", 30.0}},
      {"ytickangle", {{30.0}, "YTickLabelRotation", 30.0}},
      {"ztickangle", {{30.0}, "ZTickLabelRotation", 30.0}},
      {"colororder", {{text("r")}, "ColorOrder", row({1, 0, 0})}},
      {"campos", {{row({1, 2, 3})}, "CameraPosition", row({1, 2, 3})}},
      {"camtarget", {{row({1, 2, 3})}, "CameraTarget", row({1, 2, 3})}},
      {"camup", {{row({1, 2, 3})}, "CameraUpVector", row({1, 2, 3})}},
      {"camva", {{20.0}, "CameraViewAngle", 20.0}},
      {"yyaxis", {{text("right")}, "YAxisLocation", text("right")}},
      {"daspect", {{row({1, 2, 1})}, "DataAspectRatio", row({1, 2, 1})}},
      {"pbaspect", {{row({1, 2, 1})}, "PlotBoxAspectRatio", row({1, 2, 1})}},
      {"axis", {{text("ij")}, "YDir", text("reverse")}},
      {"view", {{10.0, 20.0}, "View", row({10, 20})}},
      {"camproj", {{text("perspective")}, "Projection", text("perspective")}},
      {"alim", {{row({2, 5})}, "ALim", row({2, 5})}},
  };
  return cases;
}

/// What no property of one object says.
using Tests = std::map<std::string, std::function<void(Session &)>>;

void expectContour(Session &session, const char *name) {
  const Value low = matrix(2, 2, {0, 0, 1, 1});
  EXPECT_EQ(elements(session.give(name, {low, row({0.5, 0.5})})),
            (std::vector<double>{0.5, 2, 1.5, 1, 1.5, 2}));
}

void expectWarning(Session &session, const char *name,
                   std::vector<Value> arguments) {
  session.run("figure");
  session.run(name, std::move(arguments));
  EXPECT_NE(
      session.errors.find("Warning: '" + std::string(name) + "' wrote no file"),
      std::string::npos);
}

void expectMode(Session &session, const char *name) {
  for (const char *state : {"on", "off"}) {
    session.run(name);
    expectSame(session.give("getappdata", {1.0, text(name)}), text(state));
  }
}

/// What polar axes have after a call.
void expectPolar(Session &session, const char *name, const Value &argument,
                 const char *property) {
  session.run("polaraxes");
  session.run(name, {argument});
  expectSame(session.ofAxes(property), argument);
}

void expectFormat(Session &session, const char *name, const char *property) {
  if (name[0] == 'r' || name[0] == 't')
    session.run("polaraxes");
  session.run(name, {text("percentage")});
  expectSame(session.give(name), text("%g%%"));
  expectSame(session.of(session.ofAxes(property), "TickLabelFormat"),
             text("%g%%"));
}

const Tests &otherTests() {
  static const Tests tests = {
      {"contour", [](Session &s) { expectContour(s, "contour"); }},
      {"contourf", [](Session &s) { expectContour(s, "contourf"); }},
      {"contour3", [](Session &s) { expectContour(s, "contour3"); }},
      {"ishold",
       [](Session &s) {
         s.run("hold", {text("on")});
         expectSame(s.give("ishold"), true);
       }},
      {"shading",
       [](Session &s) {
         const Value h = s.give("surf", {z});
         s.run("shading", {text("interp")});
         expectSame(s.of(h, "FaceColor"), text("interp"));
       }},
      {"lighting",
       [](Session &s) {
         const Value h = s.give("surf", {z});
         s.run("lighting", {text("phong")});
         expectSame(s.of(h, "FaceLighting"), text("phong"));
       }},
      {"material",
       [](Session &s) {
         const Value h = s.give("surf", {z});
         s.run("material", {text("dull")});
         expectSame(s.of(h, "SpecularStrength"), 0.0);
       }},
      {"hidden",
       [](Session &s) {
         const Value h = s.give("mesh", {z});
         s.run("hidden", {text("off")});
         expectSame(s.of(h, "FaceColor"), text("none"));
       }},
      {"linkaxes",
       [](Session &s) {
         s.run("xlim", {row({2, 3})});
         const Value a = s.give("gca");
         s.run("axes");
         s.run("xlim", {row({1, 2})});
         s.run("linkaxes", {s.give("allchild", {1.0}), text("x")});
         expectSame(s.of(a, "XLim"), row({1, 3}));
       }},
      {"addpoints",
       [](Session &s) {
         const Value h = s.give("animatedline");
         s.run("addpoints", {h, 1.0, 2.0});
         s.run("addpoints", {h, 3.0, 4.0});
         expectSame(s.of(h, "XData"), row({1, 3}));
       }},
      {"clearpoints",
       [](Session &s) {
         const Value h = s.give("animatedline", {1.0, 2.0});
         s.run("clearpoints", {h});
         expectSame(s.of(h, "XData"), Value::empty());
       }},
      {"getpoints",
       [](Session &s) {
         expectSame(s.give("getpoints", {s.give("animatedline", {5.0, 2.0})}),
                    5.0);
       }},
      {"rlim", [](Session &s) { expectPolar(s, "rlim", row({2, 5}), "RLim"); }},
      {"thetalim",
       [](Session &s) { expectPolar(s, "thetalim", row({2, 5}), "ThetaLim"); }},
      {"rticks",
       [](Session &s) { expectPolar(s, "rticks", row({2, 5}), "RTick"); }},
      {"thetaticks",
       [](Session &s) {
         expectPolar(s, "thetaticks", row({2, 5}), "ThetaTick");
       }},
      {"rticklabels",
       [](Session &s) {
         expectPolar(s, "rticklabels", cells({text("a")}), "RTickLabel");
       }},
      {"thetaticklabels",
       [](Session &s) {
         expectPolar(s, "thetaticklabels", cells({text("a")}),
                     "ThetaTickLabel");
       }},
      {"rtickangle",
       [](Session &s) {
         expectPolar(s, "rtickangle", 30.0, "RTickLabelRotation");
       }},
      {"xtickformat",
       [](Session &s) { expectFormat(s, "xtickformat", "XAxis"); }},
      {"ytickformat",
       [](Session &s) { expectFormat(s, "ytickformat", "YAxis"); }},
      {"ztickformat",
       [](Session &s) { expectFormat(s, "ztickformat", "ZAxis"); }},
      {"rtickformat",
       [](Session &s) { expectFormat(s, "rtickformat", "RAxis"); }},
      {"thetatickformat",
       [](Session &s) { expectFormat(s, "thetatickformat", "ThetaAxis"); }},
      {"contourc",
       [](Session &s) {
         const Value low = matrix(2, 2, {0, 0, 1, 1});
         EXPECT_EQ(elements(s.give("contourc", {low, row({0.5, 0.5})})),
                   (std::vector<double>{0.5, 2, 1.5, 1, 1.5, 2}));
       }},
      {"linkprop",
       [](Session &s) {
         const Value h = s.give("plot", {z});
         s.run("set", {h, text("LineWidth"), 3.0});
         const Value link = s.give("linkprop", {h, text("LineWidth")});
         nodesOf(h).at(1)->set("LineWidth", 5.0);
         expectSame(s.of(h, "LineWidth"), 5.0);
       }},
      {"copygraphics",
       [](Session &s) { expectWarning(s, "copygraphics", {1.0}); }},
      {"hgsave", [](Session &s) { expectWarning(s, "hgsave", {text("x")}); }},
      {"hgexport",
       [](Session &s) { expectWarning(s, "hgexport", {1.0, text("x")}); }},
      {"uiresume",
       [](Session &s) {
         s.run("uiresume");
         EXPECT_EQ(s.errors, "");
       }},
      {"zoom",
       [](Session &s) {
         s.run("xlim", {row({0, 4})});
         s.run("zoom", {2.0});
         expectSame(s.ofAxes("XLim"), row({1, 3}));
       }},
      {"pan", [](Session &s) { expectMode(s, "pan"); }},
      {"brush", [](Session &s) { expectMode(s, "brush"); }},
      {"datacursormode", [](Session &s) { expectMode(s, "datacursormode"); }},
      {"rotate3d", [](Session &s) { expectMode(s, "rotate3d"); }},
      {"close",
       [](Session &s) {
         s.run("figure", {2.0});
         s.run("close", {text("all")});
         expectSame(s.give("ishandle", {2.0}), false);
       }},
      {"shg",
       [](Session &s) {
         s.run("shg");
         expectSame(s.give("ishandle", {1.0}), true);
       }},
      {"refresh",
       [](Session &s) {
         s.run("figure", {2.0});
         s.run("figure", {3.0});
         s.run("refresh", {2.0});
         expectSame(s.of(s.give("gcf"), "Number"), 2.0);
       }},
      {"gca",
       [](Session &s) {
         const Value a = s.give("axes");
         expectSame(s.give("gca"), a);
       }},
      {"cla",
       [](Session &s) {
         s.run("plot", {row({1, 2})});
         s.run("cla");
         EXPECT_TRUE(s.ofAxes("Children").isEmpty());
       }},
      {"legend",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2})});
         const Value l = s.give("legend", {text("a")});
         expectSame(s.of(l, "String"), cells({text("a")}));
         expectSame(s.of(h, "DisplayName"), text("a"));
       }},
      {"colormap",
       [](Session &s) {
         s.run("colormap", {row({0, 0.5, 1})});
         expectSame(s.give("colormap"), row({0, 0.5, 1}));
         EXPECT_EQ(errorOf([&] { s.run("colormap", {row({0, 1})}); }),
                   "MATLAB:colormap:InvalidColormapSize");
       }},
      {"print", [](Session &s) { expectWarning(s, "print", {}); }},
      {"savefig", [](Session &s) { expectWarning(s, "savefig", {text("x")}); }},
      {"saveas",
       [](Session &s) { expectWarning(s, "saveas", {1.0, text("x.png")}); }},
      {"exportgraphics",
       [](Session &s) {
         expectWarning(s, "exportgraphics", {1.0, text("x.png")});
       }},
      {"set",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2})});
         s.run("set", {h, text("linew"), 3.0});
         expectSame(s.of(h, "LineWidth"), 3.0);
       }},
      {"get",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2})});
         expectSame(s.give("get", {h, text("ydata")}), row({1, 2}));
       }},
      {"ishandle",
       [](Session &s) {
         expectSame(s.give("ishandle", {row({0, 9})}), logicals(1, 2, {1, 0}));
       }},
      {"ishghandle",
       [](Session &s) { expectSame(s.give("ishghandle", {0.0}), true); }},
      {"isgraphics",
       [](Session &s) {
         expectSame(s.give("isgraphics", {0.0, text("root")}), true);
         expectSame(s.give("isgraphics", {0.0, text("axes")}), false);
       }},
      {"isvalid",
       [](Session &s) {
         const Value f = s.give("figure");
         expectSame(s.give("isvalid", {f}), true);
         f.object().destroy();
         expectSame(s.give("isvalid", {f}), false);
       }},
      {"isprop",
       [](Session &s) {
         expectSame(s.give("isprop", {0.0, text("ScreenSize")}), true);
         expectSame(s.give("isprop", {0.0, text("LineWidth")}), false);
       }},
      {"findobj",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2}), text("Tag"), text("t")});
         expectSame(s.give("findobj", {text("Tag"), text("t")}), h);
       }},
      {"findall",
       [](Session &s) {
         const Value f =
             s.give("figure", {text("HandleVisibility"), text("off")});
         expectSame(s.give("findall", {0.0, text("Type"), text("figure")}), f);
         EXPECT_TRUE(
             s.give("findobj", {text("Type"), text("figure")}).isEmpty());
       }},
      {"allchild",
       [](Session &s) {
         const Value f =
             s.give("figure", {text("HandleVisibility"), text("off")});
         expectSame(s.give("allchild", {0.0}), f);
       }},
      {"ancestor",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2})});
         expectSame(s.give("ancestor", {h, text("axes")}), s.give("gca"));
       }},
      {"copyobj",
       [](Session &s) {
         const Value h = s.give("plot", {row({1, 2})});
         const Value copy = s.give("copyobj", {h, s.give("axes")});
         expectSame(s.of(copy, "YData"), row({1, 2}));
         EXPECT_FALSE(valuesEqual(copy, h, true));
       }},
      {"gcbf", [](Session &s) { EXPECT_TRUE(s.give("gcbf").isEmpty()); }},
      {"gcbo", [](Session &s) { EXPECT_TRUE(s.give("gcbo").isEmpty()); }},
      {"gco", [](Session &s) { EXPECT_TRUE(s.give("gco").isEmpty()); }},
      {"groot",
       [](Session &s) {
         expectSame(s.of(s.give("groot"), "Type"), text("root"));
       }},
      {"gobjects",
       [](Session &s) {
         EXPECT_EQ(s.give("gobjects", {2.0, 3.0}).extents(), Extents(2, 3));
       }},
      {"setappdata",
       [](Session &s) {
         s.run("setappdata", {0.0, text("a"), 5.0});
         expectSame(s.give("getappdata", {0.0}), structOf({{"a", 5.0}}));
       }},
      {"getappdata",
       [](Session &s) {
         s.run("setappdata", {0.0, text("a"), 5.0});
         expectSame(s.give("getappdata", {0.0, text("a")}), 5.0);
       }},
      {"isappdata",
       [](Session &s) {
         expectSame(s.give("isappdata", {0.0, text("a")}), false);
         s.run("setappdata", {0.0, text("a"), 5.0});
         expectSame(s.give("isappdata", {0.0, text("a")}), true);
       }},
      {"rmappdata",
       [](Session &s) {
         s.run("setappdata", {0.0, text("a"), 5.0});
         s.run("rmappdata", {0.0, text("a")});
         expectSame(s.give("isappdata", {0.0, text("a")}), false);
       }},
      {"guidata",
       [](Session &s) {
         s.run("guidata", {s.give("figure"), 5.0});
         expectSame(s.give("guidata", {s.give("gca")}), 5.0);
       }},
  };
  return tests;
}

} // namespace

std::vector<std::string> graphicsNames() {
  std::vector<std::string> names;
  for (const auto &[name, unused] : madeObjects())
    names.push_back(name);
  for (const auto &[name, unused] : changedAxes())
    names.push_back(name);
  for (const auto &[name, unused] : otherTests())
    names.push_back(name);
  return names;
}

namespace {

class GraphicsTest : public testing::TestWithParam<std::string> {};

TEST_P(GraphicsTest, MakesAndChangesWhatItSays) {
  const std::string &name = GetParam();
  SCOPED_TRACE(name);
  Session session;
  if (const auto found = madeObjects().find(name); found != madeObjects().end())
    expectSame(session.of(session.give(name.c_str(), found->second.arguments),
                          found->second.property),
               found->second.expected);
  if (const auto found = changedAxes().find(name);
      found != changedAxes().end()) {
    session.run(name.c_str(), found->second.arguments);
    expectSame(session.ofAxes(found->second.property), found->second.expected);
  }
  if (const auto found = otherTests().find(name); found != otherTests().end())
    found->second(session);
}

INSTANTIATE_TEST_SUITE_P(All, GraphicsTest, testing::ValuesIn(graphicsNames()),
                         [](const auto &info) { return info.param; });

TEST(GraphicsNoteTest, TheFirstFigureSaysOnceThatNothingIsDrawn) {
  Session session;
  session.run("close", {text("all")});
  EXPECT_EQ(session.errors, "");
  session.run("plot", {row({1, 2})});
  EXPECT_NE(session.errors.find("plots are not drawn"), std::string::npos);
  const std::string once = session.errors;
  session.run("figure");
  EXPECT_EQ(session.errors, once);
}

} // namespace

} // namespace runmat::test
