//===- GraphicsArguments.h - what functions of graphics share ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_GRAPHICSARGUMENTS_H
#define RUNMAT_BUILTINS_GRAPHICSARGUMENTS_H

#include "Builtins/ChartData.h"
#include "Builtins/LineSpec.h"
#include "Graphics/Handles.h"
#include "Graphics/Scene.h"

#include <functional>

namespace runmat::builtins {

/// The graphics objects of the session. The first figure says on standard error
/// that nothing is drawn.
graphics::Scene &sceneOf(CallContext &context);

/// Axes as the first argument are taken off the arguments; null without.
graphics::NodeRef takeAxes(graphics::Scene &scene, Arguments &arguments);
/// The same, or the current axes.
graphics::NodeRef axesArgument(graphics::Scene &scene, Arguments &arguments);

/// The object in a value, by handle or number; throws
/// MATLAB:class:InvalidHandle for what was deleted or is none.
graphics::NodeRef objectArgument(const graphics::Scene &scene,
                                 const Value &value);
std::vector<graphics::NodeRef> objectArguments(const graphics::Scene &scene,
                                               const Value &value);

/// Handles as the first argument are one object, which is taken off the
/// arguments; null where something else goes first.
graphics::NodeRef takeObject(const graphics::Scene &scene,
                             Arguments &arguments);
/// The same, where a number may stand for the object, and pairs follow.
graphics::NodeRef takeParent(const graphics::Scene &scene,
                             Arguments &arguments);
/// Where a 'Parent' among the pairs says, or else `usual`.
graphics::NodeRef parentFor(const graphics::Scene &scene, Arguments pairs,
                            const std::function<graphics::NodeRef()> &usual);

/// Whether it is an array of numbers, not of characters.
bool isNumbers(const Value &value);
/// The arrays of numbers that go first, at most so many unless 0, are taken off
/// the arguments.
Arguments takeNumbers(Arguments &arguments, size_t most = 0);
/// A line specification is taken off the arguments. Another text stays: it is a
/// label, or the name of a property.
std::optional<LineSpec> takeLineSpec(Arguments &arguments);

/// 'Name', value, …; a structure stands for its fields. Throws
/// MATLAB:graphics:oddArguments for a name without a value.
void setPairs(graphics::Node &node, Arguments arguments);

/// An object with properties and its pairs; an error takes it back.
graphics::NodeRef makeObject(graphics::Scene &scene, std::string_view type,
                             const graphics::NodeRef &parent,
                             const Series &properties, Arguments pairs);

/// Whether the value is on or off, as the word or as a truth value.
bool isSwitchedOn(const Value &value, std::string_view function);

/// The first form of a command word, in lower case; empty for other values.
std::string wordOf(const Value &value);

/// The elements of a real array; throws, naming `what`, for anything else.
std::vector<double> numbersArgument(const Value &value, std::string_view what);

/// What a function says of a word that it does not know.
Error unknownWord(std::string_view function, const std::string &word);

/// Where an end of limits is infinite, the one that follows from the data.
Value withEnds(const graphics::Node &axes, std::string_view property,
               const Value &limits);

/// Properties of graphics objects get the values that they begin with, but for
/// data and places.
void resetObjects(CallContext &context, const Value &objects);

/// Says that a file was not written.
void warnNoFile(CallContext &context, std::string_view function);

/// The result of a call that was asked for one.
void giveHandle(Results &results, int nargout, const graphics::NodeRef &node);
void giveHandles(Results &results, int nargout,
                 std::vector<graphics::NodeRef> nodes);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_GRAPHICSARGUMENTS_H
