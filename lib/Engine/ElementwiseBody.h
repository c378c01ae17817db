//===- ElementwiseBody.h - a function of scalars, of arrays -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an anonymous function computes of scalars, as a statement that computes
// it of the elements of arrays: `x * y'` is `x .* y` then.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_ELEMENTWISEBODY_H
#define RUNMAT_ENGINE_ELEMENTWISEBODY_H

#include "Frontend/AST.h"

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace runmat {

class ElementwiseBodies {
public:
  /// Whether calls of the name, so many arguments given, are those of a builtin
  /// without effects.
  using IsBuiltin = std::function<bool(std::string_view, size_t)>;

  /// The body of an anonymous function whose variables are real numbers or
  /// truth values; null where something in it is no function of single
  /// elements. The same one each time.
  const ast::Block *find(const ast::Function &function,
                         const IsBuiltin &isBuiltin);
  /// What keeps the body of the function alive, for whom it is to outlive this;
  /// null of another function.
  std::shared_ptr<const void> ownerOf(const ast::Function &function) const;
  /// Calls `visit` with the statement of each body of a program that goes, and
  /// drops them.
  void forget(const ast::Program &program,
              const std::function<void(const ast::Stmt &)> &visit);

private:
  struct Call {
    std::string_view name;
    size_t arguments;
  };
  /// Holds its nodes; an empty block where there is none.
  struct Body {
    std::pmr::monotonic_buffer_resource arena;
    ast::Block block{&arena};
    std::vector<Call> calls;
  };
  class Copy;
  static std::unique_ptr<Body> make(const ast::Function &function);

  std::unordered_map<const ast::Function *, std::shared_ptr<Body>> bodies;
};

} // namespace runmat

#endif // RUNMAT_ENGINE_ELEMENTWISEBODY_H
