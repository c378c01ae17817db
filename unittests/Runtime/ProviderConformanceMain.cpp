//===- ProviderConformanceMain.cpp - the suite as a program -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ProvidersUnderTest.h"
#include "runtime/Error.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string_view>

using namespace runmat::conformance;

static constexpr std::string_view flag = "--provider=";
static constexpr const char *usage =
    "usage: %s [--provider=FILE|NAME|built-in]... [flags of gtest]\n"
    "Tests what every provider of RunMat has to do. FILE is a provider's "
    "library (with a / or .so at the\nend), NAME one that is built in, or of "
    "librunmat-provider-NAME.so in the folders of\nRUNMAT_PROVIDER_PATH; "
    "without any, those built in are tested.\n";

/// The provider that an argument names; null for an argument of gtest.
static const char *providerOf(const char *argument) {
  return std::string_view(argument).starts_with(flag) ? argument + flag.size()
                                                      : nullptr;
}

static void choose(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    if (const char *provider = providerOf(argv[i]))
      providersUnderTest().add(provider);
  if (providersUnderTest().names().empty())
    providersUnderTest().add("built-in");
}

/// Whether nothing is left but what `choose` and gtest took.
static bool isUnderstood(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    if (providerOf(argv[i]))
      continue;
    std::fprintf(stderr, "%s: error: what is '%s'?\n", argv[0], argv[i]);
    return false;
  }
  return true;
}

int main(int argc, char **argv) {
  if (argc > 1 && std::string_view(argv[1]) == "--help")
    std::printf(usage, argv[0]);
  try {
    choose(argc, argv);
  } catch (const runmat::Error &error) {
    std::fprintf(stderr, "%s: error: %s\n", argv[0], error.message.c_str());
    return 2;
  }
  testing::InitGoogleTest(&argc, argv);
  if (!isUnderstood(argc, argv)) {
    std::fprintf(stderr, usage, argv[0]);
    return 2;
  }
  return RUN_ALL_TESTS();
}
