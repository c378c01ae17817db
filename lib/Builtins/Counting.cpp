//===- Counting.cpp - counts of values in bins ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/ComplexDispatch.h"
#include "Builtins/Groups.h"
#include "Graphics/Bins.h"

#include <algorithm>

namespace runmat::builtins {

namespace {

using graphics::BinRequest;

struct BinTask {
  BinRequest request;
  std::vector<double> edges;
  std::string normalisation = "count";
};

Error wrongBins(const std::string &what) {
  return Error("MATLAB:histcounts:InvalidInput", what);
}

void takeEdges(BinTask &task, const Value &value) {
  task.edges = doubles(value, "The edges");
  if (task.edges.size() < 2 ||
      std::ranges::adjacent_find(task.edges, std::greater_equal{}) !=
          task.edges.end())
    throw wrongBins("The edges of bins must grow, and be two or more.");
}

void takeCount(BinTask &task, const Value &value) {
  task.request.count = double(wholeArgument(value, "The number of bins", 1));
}

void takeWidth(BinTask &task, const Value &value) {
  task.request.width = value.scalarDouble();
  if (!(*task.request.width > 0) || !std::isfinite(*task.request.width))
    throw wrongBins("The width of bins must be positive.");
}

void takeLimits(BinTask &task, const Value &value) {
  const std::vector<double> limits = doubles(value, "The limits");
  if (limits.size() != 2 || !(limits[0] < limits[1]) ||
      !std::isfinite(limits[1] - limits[0]))
    throw wrongBins("The limits of bins must be two finite numbers, the second "
                    "one larger than the first.");
  task.request.limits = {limits[0], limits[1]};
}

struct BinOption {
  std::string_view name;
  void (*take)(BinTask &task, const Value &value);
};
constexpr BinOption binOptions[] = {
    {"numbins", takeCount},
    {"binedges", takeEdges},
    {"binwidth", takeWidth},
    {"binlimits", takeLimits},
    {"binmethod",
     [](BinTask &task, const Value &value) {
       task.request.method = lowerText(value.toText());
     }},
    {"normalization",
     [](BinTask &task, const Value &value) {
       task.normalisation = lowerText(value.toText());
     }},
};

BinTask readTask(Arguments arguments) {
  BinTask task;
  if (!arguments.empty() && !arguments[0].isText()) {
    if (arguments[0].isScalar())
      takeCount(task, arguments[0]);
    else
      takeEdges(task, arguments[0]);
    arguments = arguments.subspan(1);
  }
  for (; arguments.size() > 1; arguments = arguments.subspan(2)) {
    const auto *option = std::ranges::find(
        binOptions, lowerText(arguments[0].toText()), &BinOption::name);
    if (option != std::end(binOptions))
      option->take(task, arguments[1]);
  }
  return task;
}

/// [counts, edges, bin of each value] = histcounts(x, n or edges, …).
void histcounts(CallContext &, Arguments arguments, Results &results,
                int nargout) {
  const std::vector<double> data = numbersOf<double>(arguments[0]);
  const BinTask task = readTask(arguments.subspan(1));
  const std::vector<double> edges =
      task.edges.empty() ? graphics::binEdges(data, task.request) : task.edges;
  const std::vector<double> counts = graphics::binCounts(data, edges);
  results = {Value::row(graphics::normalised(counts, edges, double(data.size()),
                                             task.normalisation)),
             Value::row(edges)};
  if (nargout < 3)
    return;
  const graphics::BinFinder finder(edges);
  std::vector<double> bins;
  bins.reserve(data.size());
  for (double value : data) {
    const auto bin = finder.find(value);
    bins.push_back(bin ? double(*bin + 1) : 0);
  }
  results.push_back(arrayOf(bins, arguments[0].extents()));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Counting
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group countingBuiltins() { return table; }

} // namespace runmat::builtins
