//===- DiagnosticsTest.cpp - tests of messages and positions ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support/Diagnostics.h"
#include "Support/Utf8.h"

#include "gtest/gtest.h"

using namespace runmat;

namespace {

std::string render(std::string_view source, SourceRange range,
                   std::string note = {}) {
  SourceText text("dir/a.m", source);
  return makeDiagnostic(text, Severity::Error, range, "it is wrong",
                        std::move(note))
      .render();
}

TEST(Diagnostics, ShowTheLineAndACaret) {
  EXPECT_EQ(render("x = 1;\nabc = def;\n", {13, 16}, "do this"),
            "dir/a.m:2:7: error: it is wrong\n"
            "  abc = def;\n"
            "        ^~~\n"
            "  note: do this\n");
}

TEST(Diagnostics, ColumnsCountCodePoints) {
  std::string_view line = "s = '\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80' + ?;";
  EXPECT_EQ(render(line, {18, 19}), "dir/a.m:1:13: error: it is wrong\n  " +
                                        std::string(line) + "\n  " +
                                        std::string(12, ' ') + "^\n");
}

TEST(Diagnostics, TabsKeepTheCaretInPlace) {
  EXPECT_EQ(render("\tx = ?;", {5, 6}), "dir/a.m:1:6: error: it is wrong\n"
                                        "  \tx = ?;\n"
                                        "  \t    ^\n");
}

TEST(Diagnostics, LongLinesAreShortenedAroundTheCaret) {
  std::string line(1000, 'a');
  line[500] = '?';
  std::string out = render(line, {500, 501});
  EXPECT_EQ(out.substr(0, 13), "dir/a.m:1:501");
  std::string half(60, 'a');
  EXPECT_NE(out.find("  ..." + half + "?" + half.substr(1) + "...\n"),
            std::string::npos);
  EXPECT_NE(out.find("\n  " + std::string(63, ' ') + "^\n"), std::string::npos);
}

TEST(Diagnostics, MarkEndsWithTheLine) {
  EXPECT_EQ(render("ab\ncd", {1, 5}), "dir/a.m:1:2: error: it is wrong\n"
                                      "  ab\n"
                                      "   ^\n");
}

TEST(Diagnostics, EndOfTextHasAPosition) {
  EXPECT_EQ(render("ab", {2, 2}), "dir/a.m:1:3: error: it is wrong\n"
                                  "  ab\n"
                                  "    ^\n");
  EXPECT_EQ(render("", {0, 0}), "dir/a.m:1:1: error: it is wrong\n"
                                "  \n"
                                "  ^\n");
}

TEST(Diagnostics, UnprintableBytesAreReplaced) {
  std::string out = render(std::string_view("a\0\x1b\xFF?", 5), {4, 5});
  EXPECT_NE(out.find("a\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD?\n      ^"),
            std::string::npos)
      << out;
}

TEST(Diagnostics, EngineCountsErrorsAndKeepsWarnings) {
  SourceText text("a.m", "x");
  DiagnosticEngine engine(2);
  engine.warning(text, {0, 1}, "hm");
  EXPECT_FALSE(engine.hasErrors());
  EXPECT_EQ(engine.firstError(), nullptr);
  for (int i = 0; i < 5; ++i)
    engine.error(text, {0, 1}, "no");
  EXPECT_TRUE(engine.limitReached());
  EXPECT_EQ(engine.firstError()->message, "no");
  EXPECT_EQ(engine.errorCount(), 5u);
  EXPECT_EQ(engine.diagnostics().size(), 3u);
  EXPECT_NE(engine.render().find("a.m:1:1: warning: hm"), std::string::npos);
  engine.clear();
  EXPECT_FALSE(engine.hasErrors());
}

TEST(SourceText, LineEnds) {
  SourceText text("a.m", "a\r\nb\rc\n\nd");
  EXPECT_EQ(text.position(3).line, 2u);
  EXPECT_EQ(text.position(5).line, 3u);
  EXPECT_EQ(text.position(7).line, 4u);
  EXPECT_EQ(text.position(8).line, 5u);
  EXPECT_EQ(text.lineText(1), "a");
  EXPECT_EQ(text.lineText(2), "b");
  EXPECT_EQ(text.lineText(4), "");
  EXPECT_EQ(text.lineText(5), "d");
  EXPECT_EQ(text.position(1000).column, 2u);
}

TEST(Utf8, RefusesMalformedSequences) {
  EXPECT_TRUE(isValidUtf8("a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"));
  EXPECT_FALSE(isValidUtf8("\xC3"));
  EXPECT_FALSE(isValidUtf8("\xC0\x80")) << "overlong";
  EXPECT_FALSE(isValidUtf8("\xE0\x80\x80")) << "overlong";
  EXPECT_FALSE(isValidUtf8("\xED\xA0\x80")) << "surrogate";
  EXPECT_FALSE(isValidUtf8("\xF4\x90\x80\x80")) << "past the last plane";
  EXPECT_FALSE(isValidUtf8("\x80"));
  EXPECT_EQ(countCodePoints("\xFF\xFE\xC3\xA9"), 3u);
}

} // namespace
