//===- Layouts.cpp - subplot, tiledlayout, nexttile -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/GraphicsArguments.h"
#include "Builtins/Groups.h"

#include <algorithm>
#include <cmath>

namespace runmat::builtins {

namespace {

using namespace graphics;

//===----------------------------------------------------------------------===//
// subplot
//===----------------------------------------------------------------------===//

/// Where cells of an m by n grid lie together, as MATLAB spaces them.
Value gridPosition(int64_t rows, int64_t columns,
                   const std::vector<double> &cells) {
  constexpr double left = 0.13, bottom = 0.11, width = 0.775, height = 0.815;
  // Each cell is that much larger than its axes.
  const double across = width / (double(columns) - 0.2283 * (columns > 1)),
               up = height / (double(rows) - 0.2736 * (rows > 1));
  double low = 1e9, high = -1, first = 1e9, last = -1;
  for (double cell : cells) {
    const double row = std::floor((cell - 1) / double(columns));
    const double column = cell - 1 - row * double(columns);
    low = std::min(low, column);
    high = std::max(high, column);
    first = std::min(first, row);
    last = std::max(last, row);
  }
  const double wide = columns > 1 ? across * 0.7717 : width,
               tall = rows > 1 ? up * 0.7264 : height;
  return Value::row({left + low * across,
                     bottom + (double(rows) - 1 - last) * up,
                     (high - low) * across + wide, (last - first) * up + tall});
}

struct Grid {
  int64_t rows, columns;
  std::vector<double> cells;
};

/// mnp as a number, or as the text of one: subplot 211.
int64_t gridDigits(const Value &value) {
  if (!value.isText())
    return wholeArgument(value, "the grid", 111);
  const std::string text = value.toText();
  const bool isGrid = text.size() == 3 && std::ranges::all_of(text, [](char c) {
                        return c >= '1' && c <= '9';
                      });
  if (!isGrid)
    throw Error("MATLAB:subplot:InvalidGrid",
                "'subplot' does not know '" + text +
                    "'; `help subplot` lists the forms.");
  return std::stoi(text);
}

/// m, n, p or mnp.
Grid takeGrid(Arguments &arguments) {
  if (arguments.size() < 3 || arguments[1].isText()) {
    const int64_t digits = gridDigits(arguments[0]);
    arguments = arguments.subspan(1);
    return {digits / 100, digits / 10 % 10, {double(digits % 10)}};
  }
  Grid grid{wholeArgument(arguments[0], "m", 1),
            wholeArgument(arguments[1], "n", 1),
            numbersArgument(arguments[2], "p")};
  arguments = arguments.subspan(3);
  return grid;
}

void checkCells(const Grid &grid) {
  const bool isSound =
      !grid.cells.empty() && std::ranges::all_of(grid.cells, [&](double cell) {
        return cell >= 1 && cell <= double(grid.rows) * double(grid.columns) &&
               cell == std::floor(cell);
      });
  if (!isSound)
    throw Error("MATLAB:subplot:SubplotIndexTooLarge",
                "Index exceeds number of subplots.");
}

bool overlaps(const Value &a, const Value &b) {
  constexpr double least = 1e-6;
  for (int64_t i = 0; i < 2; ++i) {
    const double low = std::max(a.elementAsDouble(i), b.elementAsDouble(i));
    const double high =
        std::min(a.elementAsDouble(i) + a.elementAsDouble(i + 2),
                 b.elementAsDouble(i) + b.elementAsDouble(i + 2));
    if (high - low < least)
      return false;
  }
  return true;
}

/// The axes at that place; others that lie there go.
NodeRef axesAt(Scene &scene, const NodeRef &figure, const Value &position) {
  NodeRef same;
  std::vector<NodeRef> covered;
  for (const NodeRef &child : figure->children()) {
    if (child->type().role == Role::Other)
      continue;
    const Value other = child->at("Position");
    bool isSame = true;
    for (int64_t i = 0; i < 4; ++i)
      isSame = isSame && std::abs(other.elementAsDouble(i) -
                                  position.elementAsDouble(i)) < 1e-6;
    if (isSame)
      same = child;
    else if (overlaps(other, position))
      covered.push_back(child);
  }
  for (const NodeRef &child : covered)
    child->destroy();
  if (same) {
    scene.selectAxes(same);
    return same;
  }
  NodeRef made = scene.newAxes(figure);
  made->store("Position", position);
  return made;
}

void subplot(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  Scene &scene = sceneOf(context);
  if (const NodeRef chosen = takeAxes(scene, arguments)) {
    scene.selectAxes(chosen);
    return giveHandle(results, nargout, chosen);
  }
  Value position;
  if (wordOf(arguments[0]) == "position" && arguments.size() > 1) {
    position = Value::row(numbersArgument(arguments[1], "the position"));
    arguments = arguments.subspan(2);
    if (position.count() != 4)
      throw Error("MATLAB:subplot:invalidPosition",
                  "A position is four numbers: left, bottom, width, height.");
  } else {
    const Grid grid = takeGrid(arguments);
    checkCells(grid);
    position = gridPosition(grid.rows, grid.columns, grid.cells);
  }
  const NodeRef made = axesAt(scene, scene.figure(), position);
  // subplot(m, n, p, 'replace') and 'align'.
  if (!arguments.empty() && wordOf(arguments[0]) == "replace")
    scene.clear(made, true);
  if (arguments.size() > 1)
    setPairs(*made, arguments);
  giveHandle(results, nargout, made);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// The tiles of axes: the first one, and how many rows and columns.
struct Tiles {
  int64_t first = 0, rows = 1, columns = 1;
};

int64_t extentAt(const Value &size, int64_t index) {
  return int64_t(size.elementAsDouble(index));
}

Tiles tilesOf(const Node &axes) {
  const Value place = axes.at("Layout");
  if (!place.isStruct())
    return {};
  const Value span = *place.structure().get("TileSpan");
  return {int64_t(place.structure().get("Tile")->elementAsDouble(0)),
          extentAt(span, 0), extentAt(span, 1)};
}

/// Numbers of the tiles, row by row from 1 on; none where they reach over the
/// edge of the grid.
std::vector<double> cellsOf(const Tiles &tiles, int64_t rows, int64_t columns) {
  std::vector<double> cells;
  const int64_t row = (tiles.first - 1) / columns,
                column = (tiles.first - 1) % columns;
  if (row + tiles.rows > rows || column + tiles.columns > columns)
    return cells;
  for (int64_t i = 0; i < tiles.rows; ++i)
    for (int64_t j = 0; j < tiles.columns; ++j)
      cells.push_back(double((row + i) * columns + column + j + 1));
  return cells;
}

bool isFree(const Node &layout, const std::vector<double> &cells, int64_t rows,
            int64_t columns) {
  std::vector<double> taken;
  for (const NodeRef &child : layout.children())
    if (const Tiles tiles = tilesOf(*child); tiles.first > 0)
      std::ranges::copy(cellsOf(tiles, rows, columns),
                        std::back_inserter(taken));
  return !cells.empty() &&
         std::ranges::find_first_of(cells, taken) == cells.end();
}

/// The first place where the tiles are free; 0 where there is none.
int64_t freePlace(const Node &layout, Tiles tiles, int64_t rows,
                  int64_t columns) {
  for (tiles.first = 1; tiles.first <= rows * columns; ++tiles.first)
    if (isFree(layout, cellsOf(tiles, rows, columns), rows, columns))
      return tiles.first;
  return 0;
}

/// Places all axes of the layout on its grid.
void arrange(const Node &layout) {
  const Value size = layout.at("GridSize");
  for (const NodeRef &child : layout.children()) {
    const Tiles tiles = tilesOf(*child);
    const std::vector<double> cells =
        tiles.first > 0 ? cellsOf(tiles, extentAt(size, 0), extentAt(size, 1))
                        : std::vector<double>();
    if (!cells.empty())
      child->store("Position",
                   gridPosition(extentAt(size, 0), extentAt(size, 1), cells));
  }
}

/// A flow has room for more: as many columns as rows, or one more; what is
/// vertical has one column, what is horizontal one row.
void growGrid(Node &layout, const Tiles &tiles) {
  const std::string arrangement = layout.textAt("TileArrangement");
  const Value size = layout.at("GridSize");
  int64_t rows = extentAt(size, 0), columns = extentAt(size, 1);
  while (!freePlace(layout, tiles, rows, columns)) {
    const bool isWider = arrangement == "horizontal" ||
                         (arrangement == "flow" && columns <= rows);
    (rows >= tiles.rows && (isWider || columns < tiles.columns) ? columns
                                                                : rows) += 1;
    layout.store("GridSize", Value::row({double(rows), double(columns)}));
  }
}

/// tiledlayout(m, n), tiledlayout('flow'), then properties: all else that the
/// figure has goes.
void makeLayout(CallContext &context, Arguments arguments, Results &results,
                int nargout) {
  Scene &scene = sceneOf(context);
  NodeRef parent = takeObject(scene, arguments);
  Value size = Value::row({1, 1});
  std::string arrangement = "flow";
  if (arguments.size() >= 2 && !arguments[0].isText()) {
    size = Value::row({double(wholeArgument(arguments[0], "m", 1)),
                       double(wholeArgument(arguments[1], "n", 1))});
    arrangement = "fixed";
    arguments = arguments.subspan(2);
  } else if (!arguments.empty()) {
    arrangement = wordOf(arguments[0]);
    if (arrangement != "flow" && arrangement != "vertical" &&
        arrangement != "horizontal")
      throw Error("MATLAB:tiledlayout:InvalidGrid",
                  "'tiledlayout' takes the numbers of rows and columns, or "
                  "'flow', 'vertical' or 'horizontal'.");
    arguments = arguments.subspan(1);
  }
  if (!parent)
    parent = scene.figure();
  while (!parent->children().empty())
    parent->children().back()->destroy();
  const NodeRef layout = makeObject(
      scene, "tiledlayout", parent,
      {{"GridSize", size}, {"TileArrangement", Value::text(arrangement)}},
      arguments);
  for (const char *name : {"Title", "Subtitle", "XLabel", "YLabel"})
    layout->setPart(name, scene.make("text", nullptr));
  giveHandle(results, nargout, layout);
}

/// The layout that a call names, or that of the current figure; a flow where
/// there is none.
NodeRef takeLayout(CallContext &context, Arguments &arguments) {
  Scene &scene = sceneOf(context);
  const NodeRef given = arguments.empty() ? nullptr : nodeOf(arguments[0]);
  if (given) {
    arguments = arguments.subspan(1);
    if (!given->is("tiledlayout") || given->isDeleted())
      throw Error("MATLAB:nexttile:InvalidLayout",
                  "Expected a layout that 'tiledlayout' made, got a graphics "
                  "object of type '" +
                      std::string(given->type().name) + "'.");
    return given;
  }
  for (const NodeRef &child : scene.figure()->children())
    if (child->is("tiledlayout"))
      return child;
  Results made;
  makeLayout(context, {}, made, 1);
  return nodeOf(made[0]);
}

/// A number is a place, two are rows and columns.
Tiles takeTiles(Arguments &arguments) {
  Tiles tiles;
  while (!arguments.empty() && !arguments[0].isText()) {
    const std::vector<double> numbers = numbersArgument(arguments[0], "tiles");
    const bool isSound =
        (numbers.size() == 1 || numbers.size() == 2) &&
        std::ranges::all_of(numbers, [](double number) {
          return number >= 1 && number < 1e6 && number == std::floor(number);
        });
    if (!isSound)
      throw Error("MATLAB:nexttile:InvalidTile",
                  "Tiles are the number of one, or [rows columns].");
    if (numbers.size() == 1)
      tiles.first = int64_t(numbers[0]);
    else
      tiles = {tiles.first, int64_t(numbers[0]), int64_t(numbers[1])};
    arguments = arguments.subspan(1);
  }
  return tiles;
}

/// Where the tiles are, in a grid that grows when it is a flow.
int64_t placeFor(Node &layout, const Tiles &tiles) {
  const bool isFixed = layout.textAt("TileArrangement") == "fixed";
  if (!isFixed && tiles.first == 0)
    growGrid(layout, tiles);
  const Value size = layout.at("GridSize");
  const int64_t rows = extentAt(size, 0), columns = extentAt(size, 1);
  const int64_t place =
      tiles.first ? tiles.first : freePlace(layout, tiles, rows, columns);
  Tiles wanted = tiles;
  wanted.first = place;
  if (place == 0 || cellsOf(wanted, rows, columns).empty())
    throw Error("MATLAB:nexttile:NoTile",
                place ? "The tiles do not lie in the grid of " +
                            std::to_string(rows) + " by " +
                            std::to_string(columns) + "."
                      : "Unable to create axes because the layout is full.");
  return place;
}

/// nexttile, nexttile(k), nexttile([r c]), nexttile(k, [r c]).
void nextTile(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  const NodeRef layout = takeLayout(context, arguments);
  Scene &scene = sceneOf(context);
  Tiles tiles = takeTiles(arguments);
  tiles.first = placeFor(*layout, tiles);
  for (const NodeRef &child : layout->children())
    if (tilesOf(*child).first == tiles.first) {
      scene.selectAxes(child);
      return giveHandle(results, nargout, child);
    }
  const NodeRef made = scene.newAxes(layout);
  StructArray place;
  place.at("Tile") = Value(double(tiles.first));
  place.at("TileSpan") =
      Value::row({double(tiles.rows), double(tiles.columns)});
  made->store("Layout", std::move(place));
  arrange(*layout);
  setPairs(*made, arguments);
  giveHandle(results, nargout, made);
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Layouts
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group layoutBuiltins() { return table; }

} // namespace runmat::builtins
