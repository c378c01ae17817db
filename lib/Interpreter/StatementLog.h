//===- StatementLog.h - which statements were interpreted -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef RUNMAT_INTERPRETER_STATEMENTLOG_H
#define RUNMAT_INTERPRETER_STATEMENTLOG_H

#include "Frontend/AST.h"

#include <map>
#include <utility>
#include <vector>

namespace runmat {

/// Why a statement is interpreted: a number that only the hook understands.
using ReasonId = uint32_t;
/// No hook was asked about the statement.
inline constexpr ReasonId notAsked = 0;

/// How often each statement of a file was interpreted, for each reason. A
/// statement that keeps its reason costs one comparison and one addition.
class StatementLog {
public:
  using Key = std::pair<ast::StatementId, ReasonId>;

  /// Starts counting; until then nobody looks.
  void open(size_t statementCount) { latest.assign(statementCount, {}); }
  bool isOpen() const { return !latest.empty(); }

  void add(ast::StatementId id, ReasonId reason) {
    Entry &entry = latest[id];
    if (entry.reason != reason)
      change(id, reason);
    ++entry.count;
  }

  /// All counts, none of them zero, in the order of the statements.
  std::map<Key, uint64_t> counts() const {
    std::map<Key, uint64_t> all = earlier;
    for (size_t id = 0; id < latest.size(); ++id)
      if (latest[id].count)
        all[{ast::StatementId(id), latest[id].reason}] += latest[id].count;
    return all;
  }

private:
  struct Entry {
    ReasonId reason = notAsked;
    uint64_t count = 0;
  };

  /// Puts the count under the old reason away.
  void change(ast::StatementId id, ReasonId reason) {
    Entry &entry = latest[id];
    if (entry.count)
      earlier[{id, entry.reason}] += entry.count;
    entry = {reason, 0};
  }

  std::vector<Entry> latest;
  std::map<Key, uint64_t> earlier;
};

} // namespace runmat

#endif // RUNMAT_INTERPRETER_STATEMENTLOG_H
