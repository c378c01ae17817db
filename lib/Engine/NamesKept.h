//===- NamesKept.h - what names meant to the compiler -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A unit follows from what the names meant that the compiler asked about, among
// them the functions that it inlined. They are kept with the unit and asked
// again before it is taken.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_NAMESKEPT_H
#define RUNMAT_ENGINE_NAMESKEPT_H

#include "Engine/FunctionPlaces.h"

#include <optional>

namespace runmat {

/// A name that the compiler asked about, and what it meant.
struct NameAnswer {
  /// Which program calls it: the request's own, those of its holders, those of
  /// the functions that the answers before this one are.
  uint32_t program = 0;
  std::string name;
  NameMeaning::Kind kind = NameMeaning::Kind::Other;
  /// Of a function, what its tree follows from.
  std::string text = {};
  /// And which of the programs so far it is of, their number for a new one: two
  /// programs of one text have other files around them.
  uint32_t place = 0;
};

/// What the tree of a function follows from.
std::string treeText(const ast::Program &program,
                     const ast::Function &function);

/// Notes what the compiler asks of a request, each name once.
class NameNotes {
public:
  explicit NameNotes(const CompileRequest &request);
  NameNotes(const NameNotes &) = delete;

  /// To be asked in place of the request's own, while this lives.
  MeaningOf noting();
  std::vector<NameAnswer> answers() const;
  /// One for each answer, without owners.
  const std::vector<NameMeaning> &meanings() const { return meant; }

private:
  NameMeaning ask(const ast::Program &program, std::string_view name);

  MeaningOf meaningOf;
  std::vector<NameAnswer> noted;
  std::vector<NameMeaning> meant;
  /// In the order in which answers number them.
  std::vector<const ast::Program *> programs;
};

/// What the names mean now, one for each answer; none when one of them means
/// something else than it did.
std::optional<std::vector<NameMeaning>>
meaningsNow(const std::vector<NameAnswer> &answers,
            const CompileRequest &request);

/// The programs that answers number, of a request and what they mean now.
std::vector<const ast::Program *>
programsOf(const CompileRequest &request,
           const std::vector<NameMeaning> &meanings);

/// What the answers say, for a compiler that asks the same questions again:
/// what it did not ask it will not ask. Holds the functions' trees.
MeaningOf repeated(const CompileRequest &request,
                   std::vector<NameAnswer> answers,
                   std::vector<NameMeaning> meanings);

} // namespace runmat

#endif // RUNMAT_ENGINE_NAMESKEPT_H
