//===- LibraryFormsTest.cpp - forms of the library's functions --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The calls that FormCheck.h makes from the record of each function that is
// written in the language.
//===----------------------------------------------------------------------===//
#include "Catalogue/Completion.h"
#include "FormCheck.h"

#include "Interpreter/Interpreter.h"
#include "Library/Library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

using namespace runmat;
using namespace runmat::test;
using namespace runmat::catalogue;

namespace {

/// Acts inside a script, where functions can be called.
class InsideScript final : public UnitHook {
public:
  explicit InsideScript(std::function<void()> action)
      : action(std::move(action)) {}

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, 0);
    if (action)
      module.entryFlags[0] = AtStatement;
  }
  Outcome enter(Frame &, const ast::Block &, size_t) override {
    std::exchange(action, nullptr)();
    return Completed{1};
  }

private:
  std::function<void()> action;
};

void inScript(const std::function<void(Interpreter &)> &action) {
  CollectingSink sink;
  Interpreter interpreter(sink);
  InsideScript hook([&] { action(interpreter); });
  interpreter.setHook(&hook);
  DiagnosticEngine diagnostics;
  interpreter.run(
      interpreter.load(parseProgram("calls.m", "x = 1;", diagnostics), "."),
      true);
}

/// The texts of all functions of the library.
const std::string &allTexts() {
  static const std::string texts = [] {
    std::string all;
    for (const Record &record : records())
      all += libraryText(record.names.front());
    return all;
  }();
  return texts;
}

/// What operands of a statement may disagree in, whoever finds it.
bool isOfOperands(const std::string &identifier) {
  constexpr std::string_view known[] = {
      "MATLAB:sizeDimensionsMustMatch", "MATLAB:innerdim", "MATLAB:dimagree",
      "MATLAB:mixedClasses", "MATLAB:array:SizeLimitExceeded"};
  return std::find(std::begin(known), std::end(known), identifier) !=
         std::end(known);
}

constexpr std::string_view callBack[] = {
#define RUNMAT_ROWS_callsBack
#include "Catalogue/NameLists.inc"
};

/// Whether errors may be those of the function that the call was given.
bool callsBack(const Record &record) {
  return std::ranges::find(callBack, std::string_view(record.names.front())) !=
         std::end(callBack);
}

/// An error that the library does not raise itself is of a statement in it,
/// which an argument reached that no form should have taken.
std::string wrongOf(const Record &record, const Error &error) {
  if (error.identifier.find(':') == std::string::npos)
    return "has no identifier";
  if (callsBack(record))
    return "";
  if (namesForms(error))
    return "is that of another function";
  const bool isRaised =
      allTexts().find("'" + error.identifier + "'") != std::string::npos;
  return isRaised || isOfOperands(error.identifier)
             ? ""
             : "is of a statement of the library";
}

/// In a folder of their own: some write files.
class LibraryFormsTest : public testing::TestWithParam<const Record *> {
protected:
  static void SetUpTestSuite() {
    std::string name = testing::TempDir() + "formsXXXXXX";
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder = name;
    before = std::filesystem::current_path();
    std::filesystem::current_path(folder);
  }
  static void TearDownTestSuite() {
    std::filesystem::current_path(before);
    std::filesystem::remove_all(folder);
  }
  void inForms(const std::function<void(FormCheck)> &action) const {
    const Record &record = *GetParam();
    const char *name = record.names.front();
    inScript([&](Interpreter &interpreter) {
      const auto call = [&](std::span<const Value> arguments, int nargout) {
        return interpreter.call(Value::text(name), arguments, nargout);
      };
      action(FormCheck(record, call, [&](const Error &error) {
        return wrongOf(record, error);
      }));
    });
  }

private:
  static inline std::filesystem::path folder, before;
};

TEST_P(LibraryFormsTest, TakesWhatTheRecordSaysAndGivesIt) {
  inForms([](FormCheck forms) { forms.checkValues(); });
}
TEST_P(LibraryFormsTest, KnowsTheOptionsOfTheRecord) {
  inForms([](FormCheck forms) { forms.checkOptions(); });
}
TEST_P(LibraryFormsTest, RefusesWhatNoFormHas) {
  inForms([](FormCheck forms) { forms.checkExcess(); });
}

/// What completion and help offer is what the functions know.
TEST(LibraryOptionsTest, AreThoseOfTheRecords) {
  for (const char *name : {"optimset", "odeset"})
    inScript([&](Interpreter &interpreter) {
      const Value options = interpreter.call(Value::text(name), {}, 1).at(0);
      std::vector<std::string_view> known(options.structure().names.begin(),
                                          options.structure().names.end());
      std::ranges::sort(known);
      EXPECT_EQ(completions("", *findRecord(name), 0), known) << name;
    });
}

std::vector<const Record *> libraryRecords() {
  std::vector<const Record *> all;
  for (const Record &record : records())
    if (!libraryText(record.names.front()).empty())
      all.push_back(&record);
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, LibraryFormsTest,
                         testing::ValuesIn(libraryRecords()),
                         [](const auto &info) {
                           return std::string(info.param->names.front());
                         });

} // namespace
