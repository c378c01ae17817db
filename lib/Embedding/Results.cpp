//===- Results.cpp - arrays that callers get --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Embedding/Results.h"
#include "Embedding/Borrowed.h"

#include <memory>
#include <string>

namespace runmat::embedding {
namespace {

/// What stands behind an allocated output.
struct Owner {
  explicit Owner(ArrayRef taken) : array(makeUnique(std::move(taken))) {
    int64_t step = 1;
    for (const int64_t extent : array->extents().list()) {
      strides.push_back(step);
      step *= extent;
    }
  }

  runmat_array view() {
    return {array->count() ? array->mutableData() : nullptr,
            int32_t(array->elementClass()),
            array->isComplex(),
            int32_t(array->extents().rank()),
            0,
            array->extents().list().data(),
            strides.data(),
            this};
  }

  ArrayRef array;
  std::vector<int64_t> strides;
};

/// "output 2".
std::string nameOf(size_t index) {
  return "output " + std::to_string(index + 1);
}

ArrayRef arrayOf(const Value &value, size_t index) {
  if (!value.isArray())
    throw InvalidArgument(nameOf(index) + " is a value of class " +
                          value.className() +
                          "; only arrays of numbers, truth values and "
                          "characters can be given to C");
  return value.array();
}

} // namespace

void free(runmat_array &array) {
  if (!array.owner)
    return;
  delete static_cast<Owner *>(array.owner);
  array = {};
}

void give(const std::vector<Value> &values,
          std::span<runmat_array *const> outputs) {
  std::vector<std::unique_ptr<Owner>> owners(outputs.size());
  std::vector<runmat_array> views(outputs.size());
  // The same array may be two outputs: each gets one of its own.
  for (size_t i = 0; i < outputs.size(); ++i)
    if (runmat_array *output = outputs[i]) {
      ArrayRef array = arrayOf(values[i], i);
      if (output->data && !output->owner) {
        write(*array, *output, nameOf(i));
        continue;
      }
      owners[i] = std::make_unique<Owner>(std::move(array));
      views[i] = owners[i]->view();
    }
  for (size_t i = 0; i < outputs.size(); ++i)
    if (owners[i]) {
      free(*outputs[i]);
      *outputs[i] = views[i];
      owners[i].release();
    }
}

} // namespace runmat::embedding
