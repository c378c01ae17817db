//===- EmbeddingTest.cpp - the C interface ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The libraries here bring sources and no code: what they compute is
// interpreted. Compiled ones are tested by test/driver/library.
//===----------------------------------------------------------------------===//
#include "Embedding/Manifest.h"
#include "definitions/BuildId.h"
#include "runmat/runmat.h"
#include "runtime/Application.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace runmat;

/// A library of functions, one file and one entry each.
class Library {
public:
  struct Function {
    std::string name, types, text;
  };

  explicit Library(const std::vector<Function> &functions,
                   std::string build = buildId,
                   const std::string &processors = "x86-64\n") {
    std::vector<Archive::Entry> entries = {
        {std::string(embedding::buildKey), std::move(build)},
        {std::string(embedding::processorsKey), processors}};
    for (const Function &function : functions) {
      entries.emplace_back(application::sourceKey(function.name + ".m"),
                           function.text);
      entries.emplace_back(embedding::entryFileKey(function.name),
                           function.name);
      entries.emplace_back(embedding::entrySignatureKey(function.name),
                           function.types);
    }
    bytes = Archive::encode(entries);
  }

  runmat_library view() const {
    return {RUNMAT_API_VERSION, 0, bytes.data(), bytes.size()};
  }

  std::string bytes;
};

struct FreeContext {
  void operator()(runmat_context *context) const {
    runmat_context_free(context);
  }
};
using Context = std::unique_ptr<runmat_context, FreeContext>;

/// An input: doubles in a column, or of these extents.
class Doubles {
public:
  Doubles(std::vector<double> values, std::vector<int64_t> extents = {})
      : values(std::move(values)), extents(std::move(extents)) {
    if (this->extents.empty())
      this->extents = {int64_t(this->values.size()), 1};
    array =
        runmat_array_of(this->values.data(), RUNMAT_DOUBLE,
                        int32_t(this->extents.size()), this->extents.data());
  }
  Doubles(const Doubles &) = delete;

  std::vector<double> values;
  std::vector<int64_t> extents;
  runmat_array array;
};

/// An output.
struct Output {
  ~Output() { runmat_array_free(&array); }
  std::vector<double> doubles() const {
    int64_t count = 1;
    for (int32_t d = 0; d < array.rank; ++d)
      count *= array.extents[d];
    const auto *first = static_cast<const double *>(array.data);
    return {first, first + count};
  }
  runmat_array array{};
};

int32_t call(const Context &context, const Library &library, const char *entry,
             std::vector<const runmat_array *> inputs,
             std::vector<runmat_array *> outputs) {
  const runmat_library view = library.view();
  return runmat_call(context.get(), &view, entry, inputs.data(),
                     int32_t(inputs.size()), outputs.data(),
                     int32_t(outputs.size()));
}

std::string messageOf(const Context &context) {
  return runmat_message(context.get());
}

const Library &twice() {
  static const Library library({{"twice", "double(:,:)",
                                 "function [y, n] = twice(x)\ny = 2 * x;\nn = "
                                 "numel(x);\nend\n"}});
  return library;
}

TEST(Embedding, CallsAnEntry) {
  const Context context(runmat_context_create());
  const Doubles x({1, 2, 3, 4, 5, 6}, {2, 3});
  Output y, n;
  ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array, &n.array}),
            RUNMAT_CALL_OK)
      << messageOf(context);
  EXPECT_EQ(y.doubles(), (std::vector<double>{2, 4, 6, 8, 10, 12}));
  EXPECT_EQ(n.doubles(), std::vector<double>{6});
  EXPECT_EQ(y.array.element_class, RUNMAT_DOUBLE);
  EXPECT_EQ(y.array.rank, 2);
  EXPECT_EQ(y.array.extents[0], 2);
  EXPECT_EQ(y.array.extents[1], 3);
  EXPECT_EQ(y.array.strides[0], 1);
  EXPECT_EQ(y.array.strides[1], 2);
  EXPECT_STREQ(runmat_message(context.get()), "");
  EXPECT_EQ(x.values, (std::vector<double>{1, 2, 3, 4, 5, 6}));
}

TEST(Embedding, InterpretedStatementsAreCounted) {
  const Context context(runmat_context_create());
  const Doubles x({1, 2});
  Output y;
  EXPECT_EQ(runmat_interpreted(context.get()), 0u);
  for (uint64_t calls = 1; calls <= 2; ++calls) {
    ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
              RUNMAT_CALL_OK);
    EXPECT_EQ(runmat_interpreted(context.get()), 2 * calls);
  }
  EXPECT_EQ(runmat_interpreted(nullptr), 0u);
}

TEST(Embedding, AnOutputMayBeLeftOut) {
  const Context context(runmat_context_create());
  const Doubles x({1, 2});
  Output n;
  ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {nullptr, &n.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(n.doubles(), std::vector<double>{2});
}

TEST(Embedding, AnAllocatedOutputIsGivenBackWhenItIsUsedAgain) {
  const Context context(runmat_context_create());
  const Doubles x({1, 2}), longer({1, 2, 3});
  Output y;
  ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
            RUNMAT_CALL_OK);
  ASSERT_EQ(call(context, twice(), "twice", {&longer.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(y.doubles(), (std::vector<double>{2, 4, 6}));
}

TEST(Embedding, OutputsOutliveTheContext) {
  Output y;
  {
    const Context context(runmat_context_create());
    const Doubles x({1, 2});
    ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
              RUNMAT_CALL_OK);
  }
  EXPECT_EQ(y.doubles(), (std::vector<double>{2, 4}));
}

TEST(Embedding, MemoryOfTheCallerTakesTheResult) {
  const Context context(runmat_context_create());
  const Doubles x({1, 2, 3, 4}, {2, 2});
  Doubles y({0, 0, 0, 0}, {2, 2});
  ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(y.values, (std::vector<double>{2, 4, 6, 8}));
  EXPECT_EQ(y.array.owner, nullptr);

  Doubles wrong({0, 0, 0, 0}, {4, 1});
  EXPECT_EQ(call(context, twice(), "twice", {&x.array}, {&wrong.array}),
            RUNMAT_CALL_INVALID_ARGUMENT);
  EXPECT_EQ(messageOf(context), "the result for output 1 is double 2x2, the "
                                "memory given for it is double 4x1");
}

TEST(Embedding, StridesOfRowsAndReversedOnes) {
  const Context context(runmat_context_create());
  Doubles x({1, 2, 3, 4, 5, 6}, {2, 3});
  const int64_t rows[] = {3, 1};
  x.array.strides = rows;
  Doubles y({0, 0, 0, 0, 0, 0}, {2, 3});
  const int64_t reversed[] = {-3, -1};
  y.array.strides = reversed;
  y.array.data = y.values.data() + 5;
  ASSERT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(y.values, (std::vector<double>{12, 10, 8, 6, 4, 2}));
}

TEST(Embedding, ArraysWithoutElementsAndOfFewerExtents) {
  const Context context(runmat_context_create());
  const Doubles none({}, {0, 3});
  Output y;
  ASSERT_EQ(call(context, twice(), "twice", {&none.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(y.array.extents[0], 0);
  EXPECT_EQ(y.array.extents[1], 3);
  Doubles scalar({21}, {1});
  scalar.array.rank = 0;
  Output z;
  ASSERT_EQ(call(context, twice(), "twice", {&scalar.array}, {&z.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(z.doubles(), std::vector<double>{42});
}

TEST(Embedding, WrongArgumentsAreRefused) {
  const Context context(runmat_context_create());
  const Library library(
      {{"add", "double(:,3), int32",
        "function y = add(a, b)\ny = a + double(b);\nend\n"}});
  const Doubles a({1, 2, 3}, {1, 3}), narrow({1, 2}, {1, 2}), one({1});
  int32_t five = 5;
  const int64_t scalar[] = {1, 1};
  const runmat_array b = runmat_array_of(&five, RUNMAT_INT32, 2, scalar);
  Output y;
  EXPECT_EQ(call(context, library, "add", {&a.array, &b}, {&y.array}),
            RUNMAT_CALL_OK);
  const auto refused = [&](std::vector<const runmat_array *> inputs) {
    EXPECT_EQ(call(context, library, "add", std::move(inputs), {&y.array}),
              RUNMAT_CALL_INVALID_ARGUMENT);
    return messageOf(context);
  };
  EXPECT_EQ(refused({&narrow.array, &b}),
            "argument 1 of 'add': expected double(:,3), got double 1x2");
  EXPECT_EQ(refused({&a.array, &one.array}),
            "argument 2 of 'add': expected int32(1,1), got double 1x1");
  EXPECT_EQ(refused({&a.array}), "'add' takes 2 arguments, got 1");
  EXPECT_EQ(refused({&a.array, nullptr}), "argument 2 of 'add' is NULL");
  runmat_array bad = a.array;
  bad.element_class = 99;
  EXPECT_EQ(refused({&bad, &b}),
            "argument 1 of 'add' has no class: element_class is 99");
  bad = a.array;
  bad.extents = nullptr;
  EXPECT_EQ(refused({&bad, &b}), "argument 1 of 'add' has no extents");
  bad = a.array;
  bad.data = nullptr;
  EXPECT_EQ(refused({&bad, &b}), "argument 1 of 'add' has no data");
  EXPECT_EQ(call(context, library, "none", {}, {}),
            RUNMAT_CALL_INVALID_ARGUMENT);
  EXPECT_EQ(messageOf(context), "the library has no entry 'none'");
  Output z;
  EXPECT_EQ(call(context, library, "add", {&a.array, &b}, {&y.array, &z.array}),
            RUNMAT_CALL_INVALID_ARGUMENT);
  EXPECT_EQ(messageOf(context), "'add' has 1 outputs, 2 are asked for");
}

TEST(Embedding, NullIsNoContext) {
  EXPECT_EQ(runmat_call(nullptr, nullptr, "f", nullptr, 0, nullptr, 0),
            RUNMAT_CALL_INVALID_ARGUMENT);
  EXPECT_STREQ(runmat_message(nullptr), "");
  EXPECT_STREQ(runmat_identifier(nullptr), "");
  runmat_context_free(nullptr);
  runmat_array_free(nullptr);
  const Context context(runmat_context_create());
  EXPECT_EQ(runmat_call(context.get(), nullptr, "f", nullptr, 0, nullptr, 0),
            RUNMAT_CALL_INVALID_ARGUMENT);
}

TEST(Embedding, ErrorsAreAStatusWithTextAndIdentifier) {
  const Context context(runmat_context_create());
  const Library library(
      {{"fail", "double",
        "function y = fail(x)\nif x > 1\n  error('my:id', 'too large: %d', "
        "x);\nend\ny = x;\nend\n"}});
  const Doubles large({3}), small({1});
  Output y;
  EXPECT_EQ(call(context, library, "fail", {&large.array}, {&y.array}),
            RUNMAT_CALL_ERROR);
  EXPECT_NE(messageOf(context).find("too large: 3"), std::string::npos)
      << messageOf(context);
  EXPECT_NE(messageOf(context).find("fail.m:3"), std::string::npos)
      << messageOf(context);
  EXPECT_STREQ(runmat_identifier(context.get()), "my:id");
  EXPECT_EQ(y.array.data, nullptr);
  // The context goes on.
  EXPECT_EQ(call(context, library, "fail", {&small.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_STREQ(runmat_identifier(context.get()), "");
}

TEST(Embedding, NoMemoryIsAStatusOfItsOwn) {
  const Context context(runmat_context_create());
  const Library library({{"large", "double",
                          "function y = large(n)\ny = ones(n, n);\ny = y(1);\n"
                          "end\n"}});
  // More than any machine has, and more than can be counted.
  const Doubles exabytes({1e9}), uncountable({1e15}), small({3});
  Output y;
  for (const Doubles *n : {&exabytes, &uncountable}) {
    EXPECT_EQ(call(context, library, "large", {&n->array}, {&y.array}),
              RUNMAT_CALL_NO_MEMORY);
    EXPECT_STREQ(runmat_identifier(context.get()),
                 "MATLAB:array:SizeLimitExceeded");
    EXPECT_NE(messageOf(context).find("large.m:2"), std::string::npos)
        << messageOf(context);
  }
  // The context goes on.
  EXPECT_EQ(call(context, library, "large", {&small.array}, {&y.array}),
            RUNMAT_CALL_OK);
}

TEST(Embedding, ExitIsAStatus) {
  const Context context(runmat_context_create());
  const Library library({{"leave", "", "function leave()\nexit(3)\nend\n"}});
  EXPECT_EQ(call(context, library, "leave", {}, {}), RUNMAT_CALL_EXIT);
  EXPECT_EQ(messageOf(context), "the function called exit with the status 3");
}

TEST(Embedding, EndlessRecursionIsAnErrorInASmallStackToo) {
  const Library library(
      {{"deep", "double", "function y = deep(x)\ny = deep(x + 1);\nend\n"}});
  std::thread([&] {
    const Context context(runmat_context_create());
    const Doubles x({1});
    Output y;
    EXPECT_EQ(call(context, library, "deep", {&x.array}, {&y.array}),
              RUNMAT_CALL_ERROR);
  }).join();
}

TEST(Embedding, OnlyArraysCanBeGivenToC) {
  const Context context(runmat_context_create());
  const Library library(
      {{"cells", "", "function c = cells()\nc = {1};\nend\n"}});
  Output y;
  EXPECT_EQ(call(context, library, "cells", {}, {&y.array}),
            RUNMAT_CALL_INVALID_ARGUMENT);
  EXPECT_EQ(messageOf(context),
            "output 1 is a value of class cell; only arrays of numbers, truth "
            "values and characters can be given to C");
}

struct Printed {
  std::string output, errors;
  const Context *context = nullptr;
  int32_t status = 0;
};

void print(void *user, const char *text, size_t bytes, int32_t isError) {
  auto &printed = *static_cast<Printed *>(user);
  (isError ? printed.errors : printed.output).append(text, bytes);
  if (printed.context)
    printed.status = call(*printed.context, twice(), "twice", {}, {});
}

TEST(Embedding, OutputGoesToTheCallback) {
  const Context context(runmat_context_create());
  const Library library({{"say", "",
                          "function say()\ndisp('hello')\nwarning('"
                          "my:id', 'careful')\nend\n"}});
  Printed printed;
  EXPECT_EQ(runmat_set_output(context.get(), print, &printed), RUNMAT_CALL_OK);
  EXPECT_EQ(call(context, library, "say", {}, {}), RUNMAT_CALL_OK)
      << messageOf(context);
  EXPECT_EQ(printed.output, "hello\n");
  EXPECT_NE(printed.errors.find("careful"), std::string::npos);
  // Which must not use the context.
  printed.context = &context;
  EXPECT_EQ(call(context, library, "say", {}, {}), RUNMAT_CALL_OK);
  EXPECT_EQ(printed.status, RUNMAT_CALL_BUSY);
}

TEST(Embedding, DamagedLibrariesAndThoseOfOthersAreRefused) {
  const Context context(runmat_context_create());
  Library damaged({});
  damaged.bytes.back() ^= 1;
  EXPECT_EQ(call(context, damaged, "f", {}, {}), RUNMAT_CALL_ERROR);
  EXPECT_NE(messageOf(context).find("damaged"), std::string::npos);
  const Library other({}, "another build");
  EXPECT_EQ(call(context, other, "f", {}, {}), RUNMAT_CALL_OTHER_BUILD);
  runmat_library version = twice().view();
  version.api_version += 0x10000;
  EXPECT_EQ(runmat_call(context.get(), &version, "f", nullptr, 0, nullptr, 0),
            RUNMAT_CALL_OTHER_BUILD);
}

TEST(Embedding, CodeForOtherProcessorsIsRefused) {
  const Context context(runmat_context_create());
  const Library other({}, buildId, "x86-64-v99\nx86-64-v100\n");
  EXPECT_EQ(call(context, other, "f", {}, {}), RUNMAT_CALL_OTHER_PROCESSOR);
  EXPECT_NE(messageOf(context).find("x86-64-v99 or better"), std::string::npos);
  const Library mixed({{"one", "", "function y = one()\ny = 1;\nend\n"}},
                      buildId, "x86-64\nx86-64-v99\n");
  EXPECT_EQ(call(context, mixed, "one", {}, {}), RUNMAT_CALL_OK)
      << messageOf(context);
}

const Library &counter() {
  static const Library library(
      {{"count", "",
        "function n = count()\npersistent k\nif isempty(k)\n  k = "
        "0;\nend\nk = k + 1;\nn = k;\nend\n"},
       {"draw", "", "function r = draw()\nr = rand(1, 3);\nend\n"}});
  return library;
}

double countIn(const Context &context) {
  Output n;
  EXPECT_EQ(call(context, counter(), "count", {}, {&n.array}), RUNMAT_CALL_OK)
      << messageOf(context);
  return n.array.data ? n.doubles()[0] : -1;
}

TEST(Embedding, ContextsShareNothing) {
  const Context one(runmat_context_create()), other(runmat_context_create());
  EXPECT_EQ(countIn(one), 1);
  EXPECT_EQ(countIn(one), 2);
  EXPECT_EQ(countIn(other), 1);
  EXPECT_EQ(countIn(one), 3);
  Output first, second;
  ASSERT_EQ(call(one, counter(), "draw", {}, {&first.array}), RUNMAT_CALL_OK);
  ASSERT_EQ(call(other, counter(), "draw", {}, {&second.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(first.doubles(), second.doubles());
}

TEST(Embedding, AContextTakesSeveralLibraries) {
  const Context context(runmat_context_create());
  const Doubles x({4});
  Output y;
  EXPECT_EQ(countIn(context), 1);
  EXPECT_EQ(call(context, twice(), "twice", {&x.array}, {&y.array}),
            RUNMAT_CALL_OK);
  EXPECT_EQ(countIn(context), 2);
}

TEST(Embedding, ThreadsWithContextsOfTheirOwn) {
  std::vector<std::thread> threads;
  std::vector<int> rights(8, 0);
  for (size_t t = 0; t < rights.size(); ++t)
    threads.emplace_back([&rights, t] {
      for (int round = 0; round < 20; ++round) {
        const Context context(runmat_context_create());
        const Doubles x(std::vector<double>(5000 + t, double(t)));
        Output y;
        const int32_t status =
            call(context, twice(), "twice", {&x.array}, {&y.array});
        rights[t] += status == RUNMAT_CALL_OK &&
                     y.doubles() == std::vector<double>(5000 + t, 2.0 * t) &&
                     countIn(context) == 1;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(rights, std::vector<int>(8, 20));
}

} // namespace
