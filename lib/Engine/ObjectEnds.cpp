//===- ObjectEnds.cpp - objects whose end a program sees --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/ObjectEnds.h"
#include "Frontend/TreeWalk.h"
#include "Values/Cleanup.h"

#include <algorithm>

namespace runmat {

/// What is no array may be an object or hold one.
static bool mayHoldObject(Frame &frame, const ast::IdentifierExpr &name) {
  if (name.slot == ast::noSlot)
    return false;
  const ValueKind kind = frame.variable(name.slot).kind();
  return kind != ValueKind::Array && kind != ValueKind::Undefined;
}

static bool assignsObject(Frame &frame, const ast::Stmt &statement) {
  for (const ast::IdentifierExpr *name : assignedNames(&statement))
    if (mayHoldObject(frame, *name))
      return true;
  for (const ast::Block *block : blocksOf(&statement))
    if (std::ranges::any_of(*block, [&](const ast::Stmt *inner) {
          return assignsObject(frame, *inner);
        }))
      return true;
  return false;
}

bool mayEndObject(Frame &frame, const ast::Stmt &statement) {
  return CleanupObject::anyAlive() && assignsObject(frame, statement);
}

bool mayEndObject(Frame &frame, const ast::Block &block, size_t begin,
                  size_t end) {
  for (size_t i = begin; i < std::min(end, block.size()); ++i)
    if (mayEndObject(frame, *block[i]))
      return true;
  return false;
}

} // namespace runmat
