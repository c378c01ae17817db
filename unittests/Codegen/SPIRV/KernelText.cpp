//===- KernelText.cpp - kernels as text, for tests --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "KernelText.h"

#include <algorithm>
#include <numeric>

namespace runmat::test {

static std::string join(const std::vector<std::string> &parts) {
  std::string result;
  for (const std::string &part : parts)
    result += (result.empty() ? "" : ", ") + part;
  return result;
}

static std::string tensorType(const ArrayText &array) {
  std::string type = "tensor<";
  for (size_t i = 0; i < array.dims.size(); ++i)
    type += "?x";
  return type + array.type + ">";
}

/// Dimensions of the text's own space, outermost first.
static std::string spaceDims(std::vector<unsigned> dims) {
  std::reverse(dims.begin(), dims.end());
  std::vector<std::string> names;
  for (unsigned d : dims)
    names.push_back("e" + std::to_string(d));
  return "(" + join(names) + ")";
}

std::vector<unsigned> allDims(unsigned rank) {
  std::vector<unsigned> dims(rank);
  std::iota(dims.begin(), dims.end(), 0u);
  return dims;
}

namespace {
/// Gathers names and types of a list of arrays.
struct Names {
  std::vector<std::string> values, types, typed, elements;

  void add(const ArrayText &array, const std::string &value,
           const std::string &element) {
    values.push_back(value);
    types.push_back(tensorType(array));
    typed.push_back(value + ": " + types.back());
    elements.push_back(element + ": " + array.type);
  }
};
} // namespace

static std::string attribute(const KernelText &kernel) {
  auto count = [](size_t n) { return std::to_string(n); };
  return std::string("#runmat.kernel<kind = ") +
         (kernel.reduced.empty() ? "elementwise" : "reduction") +
         ", inputs = " + count(kernel.inputs.size()) +
         ", outputs = " + count(kernel.outputs.size()) +
         ", extents = " + count(kernel.rank) +
         ", scalars = " + count(kernel.scalars.size()) +
         ", flag = " + (kernel.flag ? "true" : "false") + ">";
}

static std::string iterators(const KernelText &kernel) {
  std::vector<std::string> kinds;
  for (unsigned d = kernel.rank; d-- > 0;)
    kinds.push_back(std::count(kernel.reduced.begin(), kernel.reduced.end(), d)
                        ? "\"reduction\""
                        : "\"parallel\"");
  return "[" + join(kinds) + "]";
}

static std::string maps(const KernelText &kernel) {
  std::vector<std::string> result;
  auto add = [&](const ArrayText &array) {
    result.push_back("affine_map<" + spaceDims(allDims(kernel.rank)) + " -> " +
                     spaceDims(array.dims) + ">");
  };
  std::for_each(kernel.inputs.begin(), kernel.inputs.end(), add);
  std::for_each(kernel.outputs.begin(), kernel.outputs.end(), add);
  return "[" + join(result) + "]";
}

static std::string parameters(const KernelText &kernel, const Names &in,
                              const Names &out) {
  std::vector<std::string> list = in.typed;
  list.insert(list.end(), out.typed.begin(), out.typed.end());
  for (unsigned d = 0; d < kernel.rank; ++d)
    list.push_back("%d" + std::to_string(d) + ": index");
  for (size_t i = 0; i < kernel.scalars.size(); ++i)
    list.push_back("%s" + std::to_string(i) + ": " + kernel.scalars[i]);
  return join(list);
}

std::string KernelText::print() const {
  Names in, out;
  for (size_t i = 0; i < inputs.size(); ++i)
    in.add(inputs[i], "%a" + std::to_string(i), "%x" + std::to_string(i));
  std::vector<std::string> yielded, yieldTypes, results;
  for (size_t i = 0; i < outputs.size(); ++i) {
    out.add(outputs[i], "%out" + std::to_string(i), "%o" + std::to_string(i));
    yielded.push_back("%r" + std::to_string(i));
    yieldTypes.push_back(outputs[i].type);
    results.push_back(outputs.size() == 1 ? "%g" : "%g#" + std::to_string(i));
  }
  std::vector<std::string> elements = in.elements;
  elements.insert(elements.end(), out.elements.begin(), out.elements.end());
  std::string count =
      outputs.size() == 1 ? "" : ":" + std::to_string(outputs.size());
  std::string ins =
      inputs.empty() ? ""
                     : " ins(" + join(in.values) + " : " + join(in.types) + ")";
  return "func.func @" + name + "(" + parameters(*this, in, out) + ") -> (" +
         join(out.types) + ") attributes {runmat.kernel = " + attribute(*this) +
         "} {\n  %g" + count +
         " = linalg.generic {indexing_maps = " + maps(*this) +
         ", iterator_types = " + iterators(*this) + "}" + ins + " outs(" +
         join(out.values) + " : " + join(out.types) + ") {\n  ^bb0(" +
         join(elements) + "):\n" + body + "\n    linalg.yield " +
         join(yielded) + " : " + join(yieldTypes) + "\n  } -> (" +
         join(out.types) + ")\n  return " + join(results) + " : " +
         join(out.types) + "\n}\n";
}

KernelText reduction(const std::string &combiner, const std::string &type,
                     unsigned rank, std::vector<unsigned> reduced) {
  KernelText kernel;
  kernel.rank = rank;
  kernel.inputs = {{type, allDims(rank)}};
  std::vector<unsigned> kept;
  for (unsigned d = 0; d < rank; ++d)
    if (!std::count(reduced.begin(), reduced.end(), d))
      kept.push_back(d);
  kernel.outputs = {{type, kept}};
  kernel.reduced = std::move(reduced);
  if (type != "i8") {
    kernel.body =
        "    %r0 = runmat.combine " + combiner + " %o0, %x0 : " + type;
    return kernel;
  }
  kernel.body = "    %zero = arith.constant 0 : i8\n"
                "    %t = arith.cmpi ne, %x0, %zero : i8\n"
                "    %o = arith.cmpi ne, %o0, %zero : i8\n"
                "    %c = runmat.combine " +
                combiner +
                " %o, %t : i1\n"
                "    %r0 = arith.extui %c : i1 to i8";
  return kernel;
}

} // namespace runmat::test
