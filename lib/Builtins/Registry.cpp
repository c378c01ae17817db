//===- Registry.cpp - the table of builtin functions ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Registry.h"

#include "Builtins/CheckArguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Residence.h"

#include <algorithm>
#include <stdexcept>

namespace runmat {

namespace {

std::vector<Builtin> collectRows() {
  using namespace builtins;
  std::vector<Builtin> all;
  for (Group group :
       {analysisBuiltins(),     cellStructBuiltins(),  constantBuiltins(),
        constructionBuiltins(), conversionBuiltins(),  elementwiseBuiltins(),
        errorBuiltins(),        fileBuiltins(),        functionBuiltins(),
        gpuArrayBuiltins(),     inputParserBuiltins(), linearAlgebraBuiltins(),
        mapBuiltins(),          numericBuiltins(),     outputBuiltins(),
        predicateBuiltins(),    randomBuiltins(),      reductionBuiltins(),
        regexpBuiltins(),       scanningBuiltins(),    setBuiltins(),
        shapeBuiltins(),        sortingBuiltins(),     stringBuiltins(),
        systemBuiltins(),       timeBuiltins(),        axesBuiltins(),
        chartBuiltins(),        figureBuiltins(),      graphicsHandleBuiltins(),
        primitiveBuiltins(),    listingBuiltins(),     decorationBuiltins(),
        layoutBuiltins(),       countingBuiltins(),    rationalBuiltins(),
        jsonBuiltins(),         specialBuiltins(),     factorisationBuiltins(),
        fourierBuiltins()})
    all.insert(all.end(), group.begin(), group.end());
  std::sort(all.begin(), all.end(), [](const Builtin &a, const Builtin &b) {
    return std::string_view(a.name) < b.name;
  });
  for (Builtin &builtin : all)
    builtin.knowledge = catalogue::findRecord(builtin.name);
  return all;
}

const std::vector<Builtin> &rows() {
  static const std::vector<Builtin> all = collectRows();
  return all;
}

std::vector<const Builtin *> collect() {
  std::vector<const Builtin *> all;
  for (const Builtin &builtin : rows())
    all.push_back(&builtin);
  return all;
}

const std::vector<const Builtin *> &table() {
  static const std::vector<const Builtin *> all = collect();
  return all;
}

} // namespace

const Builtin *findBuiltin(std::string_view name) {
  const auto &all = table();
  const auto found = std::lower_bound(
      all.begin(), all.end(), name, [](const Builtin *b, std::string_view key) {
        return std::string_view(b->name) < key;
      });
  return found != all.end() && (*found)->name == name ? *found : nullptr;
}

std::span<const Builtin *const> allBuiltins() { return table(); }

void callBuiltin(const Builtin &builtin, CallContext &context,
                 std::span<const Value> arguments, std::vector<Value> &results,
                 int nargout) {
  checkArguments(builtin.name, builtin.record(), arguments);
  checkResults(builtin.record(), arguments, nargout);
  try {
    callKeepingGpuArrays(builtin, context, arguments, results, nargout);
  } catch (const std::bad_variant_access &) {
    throw Error("MATLAB:invalidType",
                "The arguments of '" + std::string(builtin.name) +
                    "' are not of the kinds that it takes.");
  } catch (const std::length_error &) {
    throw Error("MATLAB:array:SizeLimitExceeded",
                "Requested array exceeds the maximum possible variable size.");
  }
  // A builtin may compute more than was asked for.
  const size_t wanted = size_t(std::max(nargout, 1));
  if (results.size() > wanted)
    results.resize(wanted);
}

std::vector<Value> callBuiltin(const Builtin &builtin, CallContext &context,
                               std::span<const Value> arguments, int nargout) {
  std::vector<Value> results;
  callBuiltin(builtin, context, arguments, results, nargout);
  return results;
}

} // namespace runmat
