//===- ResidentCopies.cpp - copies of arrays on a device --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Devices/ResidentCopies.h"

namespace runmat {

void ResidentCopies::add(ResidentCopy &copy) {
  copy.place = copies.insert(copies.end(), &copy);
  copy.lastUse = ++clock;
}

void ResidentCopies::use(ResidentCopy &copy) {
  copies.splice(copies.end(), copies, copy.place);
  copy.lastUse = ++clock;
}

bool ResidentCopies::giveUpSpareOne() {
  for (ResidentCopy *copy : copies) {
    if (!isIdle(*copy))
      return false;
    if (copy->isSpare())
      return copy->giveUp();
  }
  return false;
}

bool ResidentCopies::giveUpOne() {
  if (giveUpSpareOne())
    return true;
  for (ResidentCopy *copy : copies) {
    if (!isIdle(*copy))
      return false;
    if (copy->giveUp()) {
      ++broughtHome;
      return true;
    }
  }
  return false;
}

} // namespace runmat
