//===- Handles.h - arrays of graphics objects -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_HANDLES_H
#define RUNMAT_GRAPHICS_HANDLES_H

#include "Graphics/Node.h"
#include "Values/Object.h"

namespace runmat::graphics {

/// What variables hold: references to objects, in the shape of an array.
/// Copies of the array refer to the same objects.
class HandleArray final : public Object {
public:
  HandleArray(Extents extents, std::vector<NodeRef> nodes)
      : size(std::move(extents)), list(std::move(nodes)) {}

  /// In column-major order; null for a place that was never assigned.
  const std::vector<NodeRef> &nodes() const { return list; }

  std::string className() const override;
  bool isHandle() const override { return true; }
  const Extents &extents() const override { return size; }
  std::optional<Value> property(std::string_view name) const override;
  void setProperty(std::string_view name, const Value &value) override;
  std::span<const std::string_view> methods() const override { return {}; }
  void destroy() override;
  /// Of one object.
  bool isDeleted() const override;
  Value read(std::span<const Subscript> subscripts) const override;
  bool isArray() const override { return true; }
  Value written(std::span<const Subscript> subscripts,
                const Value &value) const override;
  Value transposed() const override;
  Value emptyArray() const override;
  std::optional<Value> numbers() const override;
  Value concatenated(std::span<const Value> objects,
                     size_t dimension) const override;
  bool joins(const Object &other) const override;
  bool equals(const Object &other) const override;
  Value compared(const Object &other) const override;
  std::vector<ShownProperty> shownProperties() const override;

private:
  const Extents size;
  const std::vector<NodeRef> list;

  const Node &only() const;
};

Value handleValue(const NodeRef &node);
/// A column of handles; 0x0 when there are none.
Value handleColumn(std::vector<NodeRef> nodes);

/// The handles in a value; null for other values.
const HandleArray *handlesOf(const Value &value);
/// The objects in a value; none for what holds no handles.
std::vector<NodeRef> nodesOf(const Value &value);
/// The one object in a value; null for anything else.
NodeRef nodeOf(const Value &value);

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_HANDLES_H
