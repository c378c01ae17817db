//===- ResidentCopies.h - copies of arrays on a device ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When the memory of a device runs out, copies that nobody works with make
// room: first those that another place has too, then those that only the device
// has, which come to the host; among each the one used longest ago.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_RESIDENTCOPIES_H
#define RUNMAT_RUNTIME_RESIDENTCOPIES_H

#include <cstdint>
#include <list>

namespace runmat {

/// A copy of an array's elements on a device. Its owner enters it in the
/// device's list and takes it out before it goes.
class ResidentCopy {
public:
  ResidentCopy() = default;
  ResidentCopy(const ResidentCopy &) = delete;
  ResidentCopy &operator=(const ResidentCopy &) = delete;

  /// Whether nothing is lost without it: another place has the contents, or
  /// nobody needs them.
  virtual bool isSpare() const = 0;
  /// Ends the copy, and this object with it; contents that only it has go to
  /// the host before. False when the host has no room for them. Throws
  /// runmat::Error when the device fails. In both cases all is as it was.
  virtual bool giveUp() = 0;

protected:
  virtual ~ResidentCopy() = default;

private:
  friend class ResidentCopies;
  uint64_t lastUse = 0;
  std::list<ResidentCopy *>::iterator place;
};

/// Those of one device.
class ResidentCopies {
public:
  void add(ResidentCopy &copy);
  void remove(ResidentCopy &copy) { copies.erase(copy.place); }
  /// Makes it the one used last.
  void use(ResidentCopy &copy);
  /// Ends one copy that is not in use. False when there is none that can be
  /// ended; throws runmat::Error when the device fails.
  bool giveUpOne();
  /// How many came to the host so far because the device was full.
  uint64_t cameHome() const { return broughtHome; }

  /// While one of these lives, the copies that were used since it was made are
  /// in use: a launch makes one before it asks for the buffers it works with.
  /// Within another one it adds nothing.
  class Use {
  public:
    explicit Use(ResidentCopies &copies) : copies(copies) {
      if (copies.uses++ == 0)
        copies.firstInUse = copies.clock + 1;
    }
    ~Use() {
      if (--copies.uses == 0)
        copies.firstInUse = UINT64_MAX;
    }
    Use(const Use &) = delete;
    Use &operator=(const Use &) = delete;

  private:
    ResidentCopies &copies;
  };

private:
  bool isIdle(const ResidentCopy &copy) const {
    return copy.lastUse < firstInUse;
  }
  bool giveUpSpareOne();

  /// In the order of their last uses.
  std::list<ResidentCopy *> copies;
  uint64_t clock = 0;
  uint64_t firstInUse = UINT64_MAX;
  uint64_t broughtHome = 0;
  unsigned uses = 0;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_RESIDENTCOPIES_H
