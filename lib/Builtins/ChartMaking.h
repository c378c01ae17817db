//===- ChartMaking.h - objects of a chart from its arguments ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_CHARTMAKING_H
#define RUNMAT_BUILTINS_CHARTMAKING_H

#include "Builtins/GraphicsArguments.h"

namespace runmat::builtins {

/// What a function makes of its arguments.
struct Chart {
  std::string_view function;
  /// The key of the type of its objects.
  std::string_view type;
  SeriesReader read;
  /// The property that has the color of a line specification, or the next one
  /// of the axes; empty where there is none.
  std::string_view colour = {};
  /// Data come in groups of at most so many, each with a specification behind
  /// it; 0: all data are one group.
  size_t group = 0;
  /// The property that a word behind the data sets.
  std::string_view wordProperty = {};
  /// What 'filled' sets.
  std::string_view filled = {};
  /// Properties of each object, and of axes that are not held.
  void (*dress)(graphics::Node &object) = nullptr;
  void (*arrange)(graphics::Node &axes) = nullptr;
  /// What goes with each object.
  graphics::NodeRef (*accompany)(graphics::Scene &scene,
                                 const graphics::NodeRef &object) = nullptr;
  /// Whether it takes the next color of the axes when none is given.
  bool takesNextColour = true;
  /// The key of the type of axes that it lies in.
  std::string_view axes = "axes";
};

/// The error of a call whose data do not begin with an array of numbers.
Error noData(const Chart &chart, Arguments arguments);

/// The color that the next object of the axes has.
Value nextColour(graphics::Node &axes);

/// Makes the objects; an error takes those back that were made.
std::vector<graphics::NodeRef>
makeObjects(graphics::Scene &scene, const Chart &chart, Arguments arguments);

/// The builtin of a chart.
template <const Chart &chart>
void plotChart(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  giveHandles(results, nargout,
              makeObjects(sceneOf(context), chart, arguments));
}

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_CHARTMAKING_H
