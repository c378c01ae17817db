//===- ObserversTest.cpp - calls that see their caller's variables -*- C++ -*-//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Observers.h"
#include "../Interpreter/Harness.h"
#include "Builtins/Registry.h"

#include <gtest/gtest.h>

#include <map>

using namespace runmat;
using namespace runmat::test;

namespace {

using Names = std::vector<std::string>;

/// Files by the names of what they have, and builtins.
class ObserverSearches : public testing::Test {
protected:
  ObserverSearches() {
    add("script", "x = 1;\n");
    add("loud", "function loud\nevalin('caller', 'x');\nend\n");
    add("quiet", "function y = quiet(x)\ny = sin(x) + quiet(x - 1);\nend\n");
    add("passes", "function passes\nloud;\nend\n");
  }

  void add(const std::string &name, const std::string &text) {
    files[name] = std::make_shared<Module>(parse(text), ".", "./" + name);
  }
  Callee find(std::string_view name) const {
    Callee callee;
    const auto file = files.find(std::string(name));
    if (file == files.end()) {
      callee.builtin = findBuiltin(name);
      callee.kind = callee.builtin ? Callee::Kind::Builtin : Callee::Kind::None;
      return callee;
    }
    const ast::Program &program = file->second->program();
    callee.module = file->second;
    callee.kind =
        program.script ? Callee::Kind::Script : Callee::Kind::Function;
    callee.function =
        program.script ? program.script : program.functions.front();
    return callee;
  }
  Observers of(const std::string &statements) {
    const auto module = std::make_shared<Module>(
        parse("function f(a, h)\n" + statements + "\nend\n"), ".", "./f");
    Frame frame(module, *module->program().functions.front());
    const Observers found = search.of(frame);
    // The tree goes, and another one may come to be where it was.
    search.forget();
    return found;
  }

  std::map<std::string, std::shared_ptr<Module>> files;
  ObserverSearch search{
      [this](Frame &, std::string_view name) { return find(name); }};
};

TEST_F(ObserverSearches, FindScriptsAndWhatEvaluatesInItsCaller) {
  EXPECT_EQ(of("b = quiet(a) + sin(a);").names, Names());
  EXPECT_EQ(of("script").names, Names{"script"});
  EXPECT_EQ(of("loud; quiet(1); loud;").names, Names{"loud"});
  EXPECT_EQ(of("if a, for k = 1:3, passes; end, end").names, Names{"passes"});
  EXPECT_FALSE(of("loud; script").areEverywhere);
}

TEST_F(ObserverSearches, TakeWhatMeansNothingYetForOne) {
  EXPECT_EQ(of("later(a)").names, Names{"later"});
}

TEST_F(ObserverSearches, LookAtWhatIsCalledByTextOrHandle) {
  EXPECT_EQ(of("b = cellfun(@(x) loud, a);").names, Names());
  EXPECT_EQ(of("b = cellfun(h, a);").names, Names{"cellfun"});
  EXPECT_EQ(of("feval('quiet', a); feval('sin', a);").names, Names());
  EXPECT_EQ(of("feval('loud');").names, Names{"feval"});
  EXPECT_TRUE(of("b = @loud;").areEverywhere);
  EXPECT_FALSE(of("b = {@quiet, @sin};").areEverywhere);
}

TEST_F(ObserverSearches, LookAtHandlesThatVariablesHold) {
  Frame frame(files["quiet"], *files["quiet"]->program().functions.front());
  const auto holds = [&](const std::string &name) {
    HolderType holder;
    holder.function = files[name]->program().functions.front();
    holder.owner = files[name];
    return search.isObserver(frame, holder);
  };
  EXPECT_TRUE(holds("loud"));
  EXPECT_FALSE(holds("quiet"));
}

TEST_F(ObserverSearches, ForgetWhatNamesMeant) {
  const auto module = std::make_shared<Module>(
      parse("function f\nquiet(1);\nend\n"), ".", "./f");
  Frame frame(module, *module->program().functions.front());
  EXPECT_EQ(search.of(frame).names, Names());
  files["quiet"] = files["loud"];
  EXPECT_EQ(search.of(frame).names, Names());
  search.forget();
  EXPECT_EQ(search.of(frame).names, Names{"quiet"});
}

} // namespace
