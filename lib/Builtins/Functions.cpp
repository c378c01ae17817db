//===- Functions.cpp - feval, cellfun, arrayfun, … --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Arguments.h"
#include "Builtins/Groups.h"
#include "Builtins/Kernels/Broadcast.h"
#include "Builtins/Kernels/Operators.h"
#include "Values/Concatenate.h"
#include "Values/Gather.h"
#include "Values/GpuArrays.h"
#include "Values/Indexing.h"
#include "runtime/ElementTypes.h"
#include "runtime/Interrupt.h"

#include <cstdlib>
#include <filesystem>
#include <map>

namespace runmat::builtins {

namespace {

void fevalBuiltin(CallContext &context, Arguments arguments, Results &results,
                  int nargout) {
  results = context.call(arguments[0], arguments.subspan(1), nargout);
}

void handleText(CallContext &, Arguments arguments, Results &results, int) {
  results.push_back(Value::text(arguments[0].functionHandle().displayText()));
}

void makeCleanup(CallContext &context, Arguments arguments, Results &results,
                 int) {
  results.push_back(Value(std::make_shared<CleanupObject>(
      arguments[0], context.session().cleanups)));
}

//===----------------------------------------------------------------------===//
// cellfun, arrayfun, structfun
//===----------------------------------------------------------------------===//

/// Trailing 'UniformOutput' and 'ErrorHandler' pairs.
struct MapOptions {
  bool uniform = true;
  Value errorHandler;
};

MapOptions takeMapOptions(Arguments &arguments) {
  MapOptions options;
  while (arguments.size() >= 3) {
    const Value &name = arguments[arguments.size() - 2];
    if (isOption(name, "uniformoutput"))
      options.uniform = arguments.back().isTrue();
    else if (isOption(name, "errorhandler"))
      options.errorHandler = arguments.back();
    else
      break;
    arguments = arguments.first(arguments.size() - 2);
  }
  return options;
}

/// What is mapped over: the number of elements, their extents, and element i
/// of each operand.
struct MapDomain {
  Extents extents;
  int64_t count = 0;
  std::vector<std::vector<Value>> operands; ///< by operand, then element
  /// Of gpuArrays the results are some, too, whatever the function returns.
  bool isOnGpu = false;
};

Value errorRecord(const Error &error, int64_t index) {
  StructArray record;
  record.at("message") = Value::text(error.message);
  record.at("identifier") = Value::text(error.identifier);
  record.at("index") = double(index + 1);
  return record;
}

std::vector<Value> callOne(CallContext &context, const Value &function,
                           const MapOptions &options,
                           std::vector<Value> arguments, int64_t index,
                           int nargout) {
  if (!options.errorHandler.isDefined())
    return context.call(function, arguments, nargout);
  try {
    const TryScope caught(context.session());
    return context.call(function, arguments, nargout);
  } catch (const Error &error) {
    interrupt::poll();
    arguments.insert(arguments.begin(), errorRecord(error, index));
    return context.call(options.errorHandler, arguments, nargout);
  }
}

void requireUniform(const Value &value, int64_t index, const char *name) {
  if (value.isArray() && value.isScalar())
    return;
  throw Error(std::string("MATLAB:") + name + ":NotAScalarOutput",
              "Non-scalar in Uniform output, at index " +
                  std::to_string(index + 1) +
                  ", output 1. Set 'UniformOutput' to false.");
}

void requireOneClass(const std::vector<Value> &values, const char *name) {
  const std::string first = values[0].className();
  for (const Value &value : values) {
    interrupt::poll();
    if (value.className() != first)
      throw Error(std::string("MATLAB:") + name + ":MismatchInOutputTypes",
                  "Mismatch in classes of outputs: '" + first + "' and '" +
                      value.className() + "'. Set 'UniformOutput' to false.");
  }
}

/// The results of one output joined in the domain's shape.
Value collect(const std::vector<Value> &values, const MapDomain &domain,
              const char *name) {
  if (values.empty())
    return keepGpuArray(Array::make(ElementClass::Double, domain.extents),
                        domain.isOnGpu);
  for (size_t i = 0; i < values.size(); ++i)
    requireUniform(values[i], int64_t(i), name);
  requireOneClass(values, name);
  return keepGpuArray(withExtents(concatenate(1, values), domain.extents),
                      domain.isOnGpu);
}

/// What the function returns for each element, by output; nothing where it
/// returns nothing and nothing was asked for.
std::vector<std::vector<Value>> callForEach(CallContext &context,
                                            const Value &function,
                                            const MapDomain &domain,
                                            const MapOptions &options,
                                            int nargout, const char *name) {
  const auto outputs = size_t(std::max(nargout, 1));
  std::vector<std::vector<Value>> collected(outputs);
  for (int64_t i = 0; i < domain.count; ++i) {
    interrupt::poll();
    std::vector<Value> arguments;
    for (const auto &operand : domain.operands)
      arguments.push_back(operand[size_t(i)]);
    std::vector<Value> values =
        callOne(context, function, options, std::move(arguments), i, nargout);
    if (nargout == 0 && values.empty())
      continue;
    if (values.size() < outputs)
      throw Error("MATLAB:maxlhs", std::string("The function given to ") +
                                       name + " returned too few values.");
    for (size_t k = 0; k < outputs; ++k)
      collected[k].push_back(std::move(values[k]));
  }
  if (nargout == 0 && int64_t(collected[0].size()) < domain.count)
    collected.clear();
  return collected;
}

void mapOver(CallContext &context, const Value &function,
             const MapDomain &domain, const MapOptions &options,
             Results &results, int nargout, const char *name) {
  for (auto &values :
       callForEach(context, function, domain, options, nargout, name))
    results.push_back(options.uniform
                          ? collect(values, domain, name)
                          : CellArray(domain.extents, std::move(values)));
}

[[noreturn]] void throwSizes(const char *name) {
  throw Error(std::string("MATLAB:") + name + ":SizeMismatch",
              std::string("All of the input arguments of ") + name +
                  " must be of the same size and shape.");
}

void cellfun(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  const MapOptions options = takeMapOptions(arguments);
  MapDomain domain;
  for (const Value &cell : arguments.subspan(1)) {
    if (!domain.operands.empty() && cell.extents() != domain.extents)
      throwSizes("cellfun");
    domain.extents = cell.extents();
    domain.count = cell.count();
    domain.operands.push_back(cell.cell().elements);
  }
  mapOver(context, arguments[0], domain, options, results, nargout, "cellfun");
}

/// The extents that all have; of gpuArrays, those to which they expand.
Extents commonExtents(Arguments arrays, bool isExpanded) {
  Extents common = arrays[0].extents();
  for (const Value &array : arrays.subspan(1)) {
    if (isExpanded)
      common = kernels::broadcastExtents(common, array.extents());
    else if (array.extents() != common)
      throwSizes("arrayfun");
  }
  return common;
}

/// Where the element of an array is that stands at a position of the extents to
/// which it expands.
int64_t expandedPosition(int64_t position, const Extents &to,
                         const Extents &from) {
  int64_t result = 0, stride = 1;
  for (size_t d = 0; d < to.rank(); ++d) {
    result += from[d] == 1 ? 0 : position % to[d] * stride;
    position /= to[d];
    stride *= from[d];
  }
  return result;
}

std::vector<Value> elementsOf(const Value &array, const Extents &extents) {
  std::vector<Value> elements;
  for (int64_t i = 0; i < extents.count(); ++i) {
    interrupt::poll();
    const int64_t from = expandedPosition(i, extents, array.extents());
    const Subscript subscript(double(from + 1));
    elements.push_back(
        array.isFunctionHandle() ? array : indexRead(array, {&subscript, 1}));
  }
  return elements;
}

/// All results of one output at once; none where the function is to be called
/// for each element.
std::optional<Value> mapAtOnce(CallContext &context, Arguments arguments,
                               const MapOptions &options,
                               const MapDomain &domain, int nargout) {
  // Of no element there is no result, and the class of none is double.
  if (!options.uniform || options.errorHandler.isDefined() || nargout > 1 ||
      domain.count == 0)
    return std::nullopt;
  std::optional<Value> result =
      context.callElementwise(arguments[0], arguments.subspan(1));
  const bool fits = result && result->isArray() && !result->isComplex() &&
                    result->extents() == domain.extents;
  return fits ? std::optional(keepGpuArray(*std::move(result), domain.isOnGpu))
              : std::nullopt;
}

void arrayfun(CallContext &context, Arguments arguments, Results &results,
              int nargout) {
  const MapOptions options = takeMapOptions(arguments);
  const Arguments arrays = arguments.subspan(1);
  MapDomain domain;
  domain.isOnGpu = anyGpuArray(arrays);
  domain.extents = commonExtents(arrays, domain.isOnGpu);
  domain.count = domain.extents.count();
  if (auto all = mapAtOnce(context, arguments, options, domain, nargout)) {
    results.push_back(*std::move(all));
    return;
  }
  for (const Value &array : arrays)
    domain.operands.push_back(elementsOf(array, domain.extents));
  mapOver(context, arguments[0], domain, options, results, nargout, "arrayfun");
}

/// The extents of an array's pages: those from the third on.
Extents pageExtents(const Value &array) {
  return Extents(array.extents().list().subspan(2));
}

/// A page to ask a function what it makes of one, where there is none: ones on
/// the diagonal, which no function finds singular.
Value samplePage(const Value &array) {
  const int64_t rows = array.extents()[0], columns = array.extents()[1];
  const ElementClass elementClass = array.array()->elementClass();
  ArrayRef page = Array::zeros(elementClass, {rows, columns});
  withElementType(elementClass, [&](auto zero) {
    using T = decltype(zero);
    T *elements = page->mutableAs<T>();
    for (int64_t i = 0; i < std::min(rows, columns); ++i)
      elements[i * (rows + 1)] = T(1);
  });
  return keepGpuArray(page, array.isGpuArray());
}

std::vector<Value> pagesOf(const Value &array, const Extents &pages) {
  std::vector<Value> elements;
  for (int64_t i = 0; i < pages.count(); ++i) {
    const int64_t from = expandedPosition(i, pages, pageExtents(array));
    const Subscript subscripts[] = {{}, {}, Value(double(from + 1))};
    elements.push_back(indexRead(array, subscripts));
  }
  return elements;
}

/// One output's pages, in the shape of all.
Value joinPages(const std::vector<Value> &values, const MapDomain &domain) {
  const Value &first = values[0];
  if (!first.isArray() || first.extents().rank() > 2)
    throw Error("MATLAB:pagefun:InvalidOutput",
                "The function given to pagefun must return matrices, got a " +
                    first.className() + " of size " + first.extents().str() +
                    ".");
  requireOneClass(values, "pagefun");
  std::vector<int64_t> extents = first.extents().toVector();
  extents.insert(extents.end(), domain.extents.list().begin(),
                 domain.extents.list().end());
  const Extents shape(extents);
  if (!shape.isEmpty())
    return keepGpuArray(withExtents(concatenate(2, values), shape),
                        domain.isOnGpu);
  return keepGpuArray(
      Array::make(first.array()->elementClass(), shape, first.isComplex()),
      domain.isOnGpu);
}

/// pagefun(f, A, …): f with the pages of the arrays, which expand.
void pagefun(CallContext &context, Arguments arguments, Results &results,
             int nargout) {
  const Arguments arrays = arguments.subspan(1);
  MapDomain domain;
  domain.isOnGpu = anyGpuArray(arrays);
  domain.extents = pageExtents(arrays[0]);
  for (const Value &array : arrays)
    domain.extents =
        kernels::broadcastExtents(domain.extents, pageExtents(array));
  domain.count = std::max<int64_t>(domain.extents.count(), 1);
  for (const Value &array : arrays)
    domain.operands.push_back(domain.extents.isEmpty()
                                  ? std::vector{samplePage(array)}
                                  : pagesOf(array, domain.extents));
  for (const std::vector<Value> &values :
       callForEach(context, arguments[0], domain, {}, nargout, "pagefun"))
    results.push_back(joinPages(values, domain));
}

void structfun(CallContext &context, Arguments arguments, Results &results,
               int nargout) {
  const MapOptions options = takeMapOptions(arguments);
  if (!arguments[1].isScalar())
    throw Error("MATLAB:structfun:InvalidInput",
                "structfun needs a scalar struct.");
  const StructArray &structure = arguments[1].structure();
  MapDomain domain;
  domain.count = int64_t(structure.names.size());
  domain.extents = Extents(domain.count, 1);
  domain.operands.emplace_back();
  for (const auto &column : structure.columns)
    domain.operands[0].push_back(column[0]);
  mapOver(context, arguments[0], domain, options, results, nargout,
          "structfun");
  if (options.uniform)
    return;
  for (Value &result : results) {
    StructArray named;
    for (size_t f = 0; f < structure.names.size(); ++f)
      named.at(structure.names[f]) = result.cell().elements[f];
    result = named;
  }
}

/// bsxfun(f, a, b): operators expand by themselves.
void bsxfun(CallContext &context, Arguments arguments, Results &results, int) {
  results = context.call(arguments[0], arguments.subspan(1), 1);
}

void deal(CallContext &, Arguments arguments, Results &results, int nargout) {
  const int outputs = std::max(nargout, 1);
  if (arguments.size() != 1 && int(arguments.size()) != outputs)
    throw Error("MATLAB:deal:narginNargoutMismatch",
                "The number of outputs should match the number of inputs.");
  for (int k = 0; k < outputs; ++k)
    results.push_back(arguments[arguments.size() == 1 ? 0 : size_t(k)]);
}

//===----------------------------------------------------------------------===//
// The caller and the world around
//===----------------------------------------------------------------------===//

void inputCount(CallContext &context, Arguments arguments, Results &results,
                int) {
  if (!arguments.empty()) {
    results.push_back(double(context.arity(arguments[0]).inputs));
    return;
  }
  const int count = context.caller().inputCount;
  if (count < 0)
    throw Error("MATLAB:nargin:notInFunction",
                "You can only call nargin/nargout from within a function.");
  results.push_back(double(count));
}

void outputCount(CallContext &context, Arguments arguments, Results &results,
                 int) {
  if (!arguments.empty()) {
    results.push_back(double(context.arity(arguments[0]).outputs));
    return;
  }
  const int count = context.caller().outputCount;
  if (count < 0)
    throw Error("MATLAB:nargout:notInFunction",
                "You can only call nargin/nargout from within a function.");
  results.push_back(double(count));
}

void scriptArguments(CallContext &context, Arguments, Results &results, int) {
  std::vector<Value> texts;
  for (const std::string &argument : context.argv())
    texts.push_back(Value::text(argument));
  const auto n = int64_t(texts.size());
  results.push_back(CellArray(Extents(n, n == 0 ? 0 : 1), std::move(texts)));
}

/// What `exist` looks for, in this order.
std::vector<NameKind> kindsOf(const std::string &searchType) {
  using enum NameKind;
  static const std::map<std::string_view, std::vector<NameKind>> searches = {
      {"", {Variable, File, Builtin, Folder, Class}},
      {"var", {Variable}},
      {"file", {File, Folder}},
      {"builtin", {Builtin}},
      {"dir", {Folder}},
      {"class", {Class}}};
  return searches.at(searchType);
}

void existBuiltin(CallContext &context, Arguments arguments, Results &results,
                  int) {
  const std::string searchType =
      arguments.size() > 1 ? lowerText(arguments[1].toText()) : "";
  const NameKind found =
      context.exist(arguments[0].toText(), kindsOf(searchType));
  results.push_back(double(found));
}

void environment(CallContext &, Arguments arguments, Results &results, int) {
  const char *value = std::getenv(arguments[0].toText().c_str());
  results.push_back(Value::text(value ? value : ""));
}

/// As it is where the folder at hand is no more.
std::filesystem::path fullPath(const std::filesystem::path &path) {
  std::error_code error;
  const auto full = std::filesystem::absolute(path, error);
  return error ? path : full.lexically_normal();
}

/// mfilename, mfilename('fullpath'), and mfilename('class'), which is empty
/// outside of a class.
void fileName(CallContext &context, Arguments arguments, Results &results,
              int) {
  std::filesystem::path path = context.caller().fileName;
  if (path.extension() == ".m")
    path.replace_extension();
  if (arguments.empty())
    path = path.filename();
  else if (isOption(arguments[0], "fullpath") && !path.empty())
    path = fullPath(path);
  else
    path.clear();
  results.push_back(Value::text(path.string()));
}

constexpr Builtin table[] = {
#define RUNMAT_ROWS_Functions
#include "Catalogue/BuiltinRows.inc"
};

} // namespace

Group functionBuiltins() { return table; }

} // namespace runmat::builtins
