//===- DialogsTest.cpp - functions that would ask a user --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphicsSession.h"

namespace runmat::test {

std::vector<std::string> dialogNames() {
  return {"uigetfile", "uiputfile", "uigetdir", "uisetcolor",
          "uisetfont", "inputdlg",  "listdlg",  "questdlg",
          "menu",      "msgbox",    "helpdlg",  "warndlg",
          "errordlg",  "ginput",    "gtext",    "waitforbuttonpress",
          "uiwait",    "waitfor"};
}

namespace {

class DialogsTest : public testing::TestWithParam<std::string> {};

TEST_P(DialogsTest, SaysThatNobodyCanAnswer) {
  Session session;
  try {
    session.run(GetParam().c_str());
    ADD_FAILURE() << "there is an answer";
  } catch (const Error &error) {
    EXPECT_EQ(error.identifier, "RunMat:graphics:noUser");
    EXPECT_TRUE(error.message.starts_with("'" + GetParam() + "' waits"));
  }
}

INSTANTIATE_TEST_SUITE_P(All, DialogsTest, testing::ValuesIn(dialogNames()),
                         [](const auto &info) { return info.param; });

} // namespace

} // namespace runmat::test
