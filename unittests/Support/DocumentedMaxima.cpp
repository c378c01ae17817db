//===- DocumentedMaxima.cpp - what docs/numerics.md promises ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "DocumentedMaxima.h"

#include <fstream>
#include <sstream>

namespace runmat::test {
namespace {

constexpr const char *section = "## Accuracy of elementary functions";
constexpr const char *head = "| function | single | double | method |";
/// Half of the last digit that the page gives.
constexpr double rounding = 0.0005;

using Maxima = std::map<std::string, DocumentedMaximum>;

/// `| asind, acosd | 0.842 | 0.987 | … |`: a row may be of several functions.
void addRow(const std::string &line, Maxima &maxima) {
  std::istringstream row(line);
  std::string names, single, ofDouble;
  std::getline(row, names, '|');
  std::getline(row, names, '|');
  std::getline(row, single, '|');
  std::getline(row, ofDouble, '|');
  std::istringstream list(names);
  for (std::string name; list >> name;)
    maxima[name.substr(0, name.find(','))] = {std::stod(single),
                                              std::stod(ofDouble)};
}

Maxima readPage() {
  std::ifstream page(RUNMAT_NUMERICS_PAGE);
  Maxima maxima;
  std::string line;
  while (std::getline(page, line) && line != section)
    ;
  while (std::getline(page, line) && line != head)
    ;
  std::getline(page, line); // the rule below the head
  while (std::getline(page, line) && line.starts_with("|"))
    addRow(line, maxima);
  return maxima;
}

} // namespace

const Maxima &documentedMaxima() {
  static const Maxima maxima = readPage();
  return maxima;
}

double documentedMaximum(const std::string &name, bool isSingle) {
  const auto found = documentedMaxima().find(name);
  if (found == documentedMaxima().end())
    return 0;
  const DocumentedMaximum &maximum = found->second;
  return (isSingle ? maximum.ofSingle : maximum.ofDouble) + rounding;
}

} // namespace runmat::test
