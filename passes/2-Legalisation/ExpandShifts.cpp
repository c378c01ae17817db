//===- ExpandShifts.cpp - neighbours of all elements, around ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several shifts of one array by a few places are windows of one array with a
// margin, which holds what comes in from the other side. It is made once, at
// the speed of memory; the windows are read where they are used, so that a
// stencil on a torus is one sweep. One shift alone is a copy either way.
//===----------------------------------------------------------------------===//
#include "dialects/RunMat/RunMatOps.h"
#include "passes/2-Legalisation/TypedBuilder.h"
#include "passes/2-Legalisation/WrittenPositions.h"
#include "passes/Decisions.h"
#include "passes/Passes.h"

#include "llvm/ADT/MapVector.h"

#include <array>
#include <cmath>
#include <optional>

using namespace mlir;
using namespace runmat;

namespace runmat {
#define GEN_PASS_DEF_EXPANDSHIFTS
#include "passes/Passes.h.inc"
} // namespace runmat

namespace {

constexpr Decisions decisions("runmat-expand-shifts");

/// The widest margin.
constexpr int64_t mostPlaces = 4;

/// Places along the rows and columns of a matrix.
using Places = std::array<int64_t, 2>;

struct Shift {
  ShiftOp op;
  Places places;
};

/// A number of places that is written down and small.
std::optional<int64_t> placesOf(Value value) {
  auto places = writtenNumber(value);
  if (!places || !(std::abs(*places) <= double(mostPlaces)) ||
      *places != std::floor(*places))
    return std::nullopt;
  return int64_t(*places);
}

/// Those of a list are for the rows and the columns. One number is for the
/// dimension that is named, or the first one that is not 1.
std::optional<Places> placesOf(ShiftOp shift, runmat::ArrayType type) {
  Value given = shift.getPlaces();
  if (auto list = given.getDefiningOp<ConcatenateOp>()) {
    if (shift.getDimension() || list.getParts().size() != 2)
      return std::nullopt;
    auto rows = placesOf(list.getParts()[0]),
         columns = placesOf(list.getParts()[1]);
    return rows && columns ? std::optional(Places{*rows, *columns})
                           : std::nullopt;
  }
  auto places = placesOf(given);
  ArrayRef<int64_t> extents = type.getExtents();
  if (!places ||
      (!shift.getDimension() && extents[0] == runmat::ArrayType::kUnknown))
    return std::nullopt;
  const int64_t dimension =
      shift.getDimension() ? int64_t(*shift.getDimension()) : extents[0] == 1;
  if (dimension > 1)
    return std::nullopt;
  Places result{};
  result[size_t(dimension)] = *places;
  return result;
}

/// Of a matrix or vector that moves as it is.
std::optional<Places> placesOf(ShiftOp shift) {
  auto type = dyn_cast<runmat::ArrayType>(shift.getOperand().getType());
  if (!type || type.getRank() != 2 || type.getComplex() ||
      shift.getType() != type)
    return std::nullopt;
  // An extent that may be 1 is no window of which the shape is known.
  for (int64_t extent : type.getExtents())
    if (extent == runmat::ArrayType::kUnknown || extent == 0)
      return std::nullopt;
  return placesOf(shift, type);
}

/// Whether clusters can read it where it is: what must be in memory is a copy,
/// which the runtime makes from the array itself.
bool isReadInClusters(ShiftOp shift) {
  return llvm::all_of(shift->getUsers(), [](Operation *user) {
    return isa<ElementwiseInterface, ReduceOp>(user);
  });
}

/// The shifts of one array in one block.
class Torus {
public:
  explicit Torus(MutableArrayRef<Shift> shifts)
      : shifts(shifts), build(shifts.front().op),
        array(shifts.front().op.getOperand()),
        type(cast<runmat::ArrayType>(array.getType())) {
    for (const Shift &shift : shifts)
      for (unsigned d : {0, 1})
        margin[d] = std::max(margin[d], std::abs(shift.places[d]));
  }

  /// Along each dimension a copy is made, and each shift saves one.
  bool pays() const {
    return shifts.size() >= 2 * size_t((margin[0] != 0) + (margin[1] != 0));
  }

  bool isLongEnough() const {
    for (unsigned d : {0, 1})
      if (int64_t extent = type.getExtents()[d];
          extent >= 0 && extent < margin[d])
        return false;
    return true;
  }

  void expand() {
    Value whole = array;
    for (unsigned d : {0, 1})
      if (margin[d] != 0)
        whole = withMargin(whole, d);
    for (Shift &shift : shifts) {
      build = TypedBuilder(shift.op);
      shift.op.replaceAllUsesWith(window(whole, shift.places));
      shift.op.erase();
    }
  }

private:
  /// Rows or columns first to last of an array, as `extent` of them.
  Value part(Value of, unsigned dimension, Value first, Value last,
             int64_t extent) {
    Value range = extent == 1 ? first : rangeOf(first, last, extent);
    Value all = build.text(":");
    return dimension == 0 ? build.apply<IndexOp>(of, ValueRange{range, all},
                                                 Value(), UnitAttr())
                          : build.apply<IndexOp>(of, ValueRange{all, range},
                                                 Value(), UnitAttr());
  }

  /// A row of which more is known than the rule of ranges says.
  Value rangeOf(Value first, Value last, int64_t extent) {
    return build.applyAs<RangeOp>(runmat::ArrayType::get(array.getContext(),
                                                         ElementClass::Double,
                                                         {1, extent}),
                                  first, build.number(1), last);
  }

  /// The last ones, all, and the first ones.
  Value withMargin(Value of, unsigned d) {
    const auto places = double(margin[d]);
    Value extent = build.size(of, int64_t(d));
    if (type.getExtents()[d] < 0)
      build.require(build.apply<GeOp>(extent, build.number(places)),
                    "shift by more places than there are");
    Value end =
        part(of, d, build.apply<SubOp>(extent, build.number(places - 1)),
             extent, margin[d]);
    Value start = part(of, d, build.number(1), build.number(places), margin[d]);
    return build.apply<ConcatenateOp>(ValueRange{end, of, start}, uint64_t(d),
                                      Value());
  }

  Value window(Value whole, const Places &places) {
    SmallVector<Value> subscripts;
    for (unsigned d : {0, 1}) {
      if (margin[d] == 0) {
        subscripts.push_back(build.text(":"));
        continue;
      }
      const auto before = double(margin[d] - places[d]);
      Value last = build.apply<AddOp>(build.size(array, int64_t(d)),
                                      build.number(before));
      subscripts.push_back(
          rangeOf(build.number(before + 1), last, type.getExtents()[d]));
    }
    return build.applyAs<IndexOp>(type, whole, subscripts, Value(), UnitAttr());
  }

  MutableArrayRef<Shift> shifts;
  TypedBuilder build;
  Value array;
  runmat::ArrayType type;
  Places margin{};
};

struct ExpandShifts : public runmat::impl::ExpandShiftsBase<ExpandShifts> {
  void runOnOperation() override {
    llvm::MapVector<std::pair<Value, Block *>, SmallVector<Shift>> groups;
    getOperation().walk([&](ShiftOp op) {
      auto places = placesOf(op);
      if (!places)
        left(op, "its places are not written down, or many");
      else if (!isReadInClusters(op))
        left(op, "it is read from memory");
      else
        groups[{op.getOperand(), op->getBlock()}].push_back({op, *places});
    });
    for (auto &[key, shifts] : groups)
      expand(shifts);
  }

  void expand(MutableArrayRef<Shift> shifts) {
    Torus torus(shifts);
    if (!torus.pays())
      return left(shifts.front().op, "it is a copy either way");
    if (!torus.isLongEnough())
      return left(shifts.front().op, "the array has fewer places");
    decisions.took(shifts.front().op, "windows of one array")
        << remark::metric("shifts", int64_t(shifts.size()));
    expanded += shifts.size();
    torus.expand();
  }

  static void left(ShiftOp op, const char *reason) {
    decisions.left(op, "left to the runtime") << remark::reason(reason);
  }
};

} // namespace
