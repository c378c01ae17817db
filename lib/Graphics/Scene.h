//===- Scene.h - the graphics objects of a session --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_SCENE_H
#define RUNMAT_GRAPHICS_SCENE_H

#include "Graphics/Node.h"

#include <functional>

namespace runmat::graphics {

/// The tree of a session, and which figure and axes are current.
class Scene {
public:
  Scene();
  ~Scene();

  const NodeRef &root() const { return top; }
  /// Called when the first figure is made: from then on something would be
  /// drawn.
  std::function<void()> onFirstFigure;

  /// The current figure; null when there is none.
  NodeRef currentFigure() const;
  /// The current figure, made when there is none.
  NodeRef figure();
  /// The figure of that number, made when there is none, as the current one.
  NodeRef figureOf(double number);
  NodeRef newFigure();
  void select(const NodeRef &figure);

  /// The axes of a figure that are current, or the chart in their place; null
  /// when there are none.
  NodeRef currentAxes(Node &figure) const;
  /// The current axes, made when there are none; throws where a chart is.
  NodeRef axes();
  NodeRef newAxes(const NodeRef &parent, std::string_view typeKey = "axes");
  void selectAxes(const NodeRef &axes);
  /// The current axes as the next plot finds them: without what they show,
  /// unless it is held. Those of another type are replaced.
  NodeRef axesForPlot(const NodeRef &chosen = nullptr,
                      std::string_view typeKey = "axes");
  /// Takes all out of axes, and with `resets` their properties back.
  void clear(const NodeRef &axes, bool resets);

  NodeRef make(std::string_view typeKey, const NodeRef &parent);

  /// The object that a number stands for; null for other numbers.
  NodeRef numbered(double number) const;
  /// The objects that a value names: handles, or their numbers. Null where it
  /// names none.
  std::vector<NodeRef> named(const Value &value) const;

private:
  NodeRef top;
  double lastNumber = 0;

  NodeRef makeFigure(double number);
  double freeFigureNumber() const;
  void addParts(const NodeRef &axes);
  NodeRef replaceAxes(const NodeRef &axes, std::string_view typeKey);
};

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_SCENE_H
