//===- EventNames.cpp - what kinds of events are called ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Telemetry/EventNames.h"

#include <iterator>

namespace runmat::telemetry {

namespace {

// In the order of the enumerators.
constexpr struct {
  const char *one, *many;
} names[] = {{"statement", "statements"},
             {"unit", "units"},
             {"compile", "compiles"},
             {"kernel", "kernels"},
             {"load", "loads"},
             {"plan", "plans"},
             {"open device", "openings"},
             {"launch", "launches"},
             {"upload", "uploads"},
             {"download", "downloads"},
             {"copy", "copies"},
             {"fill", "fills"},
             {"wait", "waits"},
             {"warm-up", "warm-ups"},
             {"work", "works"}};
static_assert(std::size(names) == kindCount);

} // namespace

const char *nameOf(EventKind kind) { return names[size_t(kind)].one; }

const char *pluralOf(EventKind kind) { return names[size_t(kind)].many; }

bool isCompiling(EventKind kind) {
  return kind >= EventKind::Compile && kind <= EventKind::Load;
}

bool isCall(EventKind kind) {
  return kind >= EventKind::Launch && kind <= EventKind::Wait;
}

} // namespace runmat::telemetry
