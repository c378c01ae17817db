//===- ParseCheck.cpp - parse and round trip of many files ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// runmat-parse-check [FILE...]: parses each file, prints it, parses the text
// again and compares the trees. Without arguments the names come from standard
// input, one a line. Files that define a class are counted apart. Exits with 1
// when a file fails.
//===----------------------------------------------------------------------===//
#include "Frontend/Frontend.h"
#include "Frontend/Printer.h"
#include "Frontend/TreeEquality.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

using namespace runmat;

namespace {

struct Counts {
  size_t passed = 0;
  size_t classes = 0;
  size_t failed = 0;
};

std::string readFile(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string firstMessage(const DiagnosticEngine &diagnostics) {
  return diagnostics.firstError()->render();
}

/// Whether the only error is that the file defines a class.
bool definesClass(const DiagnosticEngine &diagnostics) {
  for (const Diagnostic &d : diagnostics.diagnostics())
    if (d.message == "classdef is not supported")
      return true;
  return false;
}

void fail(Counts &counts, const std::string &what) {
  ++counts.failed;
  std::cout << what << '\n';
}

void check(const std::string &path, Counts &counts) {
  DiagnosticEngine diagnostics;
  auto program = parseProgram(path, readFile(path), diagnostics);
  if (!program && definesClass(diagnostics)) {
    ++counts.classes;
    return;
  }
  if (!program)
    return fail(counts, firstMessage(diagnostics));
  std::string printed = printProgram(*program);
  DiagnosticEngine again;
  auto reparsed = parseProgram(path + " (printed)", printed, again);
  if (!reparsed)
    return fail(counts, firstMessage(again));
  if (!equalTrees(*program, *reparsed))
    return fail(counts, path + ": the printed text parses to another tree");
  ++counts.passed;
}

} // namespace

int main(int argc, char **argv) {
  std::vector<std::string> files(argv + 1, argv + argc);
  if (files.empty())
    for (std::string line; std::getline(std::cin, line);)
      files.push_back(line);
  Counts counts;
  for (const std::string &file : files)
    check(file, counts);
  std::cout << counts.passed << " passed, " << counts.failed << " failed, "
            << counts.classes << " define classes\n";
  return counts.failed != 0;
}
