//===- Random.cpp - random numbers in units ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Random.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

Value importRandom(ImportState &state, Distribution distribution,
                   const ImportedExtents &extents, ElementClass elementClass,
                   Value prototype, Location loc) {
  Value seed = state.read(randomSeed);
  Value counter = seed ? state.read(randomCounter) : Value();
  if (!counter)
    return {};
  OpBuilder &builder = state.builder;
  auto numbers =
      RandomOp::create(builder, loc, state.any(), distribution, elementClass,
                       seed, counter, extents.values, prototype, extents.like);
  Value count = NumelOp::create(builder, loc, state.any(), numbers);
  state.assign(randomCounter,
               AddOp::create(builder, loc, state.any(), counter, count));
  return numbers;
}

/// Whether these are limits: whole numbers in order.
static Value haveMeaning(ImportState &state, Value least, Value most,
                         Location loc) {
  OpBuilder &builder = state.builder;
  Type any = state.any();
  Value bound = runmat::ConstantOp::create(builder, loc, any,
                                           builder.getF64FloatAttr(0x1p+53));
  Value good = LeOp::create(builder, loc, any, least, most);
  for (Value limit : {least, most}) {
    Value whole = FloorOp::create(builder, loc, any, limit);
    Value size = AbsOp::create(builder, loc, any, limit);
    for (Value also :
         {EqOp::create(builder, loc, any, whole, limit).getResult(),
          LtOp::create(builder, loc, any, size, bound).getResult()})
      good = AndOp::create(builder, loc, any, good, also);
  }
  return good;
}

/// A whole number of the text; nothing for other values.
static std::optional<double> wholeLiteral(Value value) {
  auto constant = value.getDefiningOp<runmat::ConstantOp>();
  auto attribute =
      constant ? dyn_cast<FloatAttr>(constant.getValue()) : FloatAttr();
  if (!attribute || !attribute.getValue().isInteger() ||
      attribute.getValueAsDouble() >= 0x1p+53)
    return std::nullopt;
  return attribute.getValueAsDouble();
}

/// The unit leaves when the limits are an error of the language.
static void requireLimits(ImportState &state, Value least, Value most,
                          const llvm::Twine &what, Location loc) {
  auto from = wholeLiteral(least), to = wholeLiteral(most);
  if (from && to && *from <= *to)
    return;
  leaveUnless(state, haveMeaning(state, least, most, loc),
              what + " of " + state.builtin, loc);
}

Value importRandomWhole(ImportState &state, Value least, Value most,
                        const ImportedExtents &extents, Location loc) {
  OpBuilder &builder = state.builder;
  Type any = state.any();
  requireLimits(state, least, most, "limits", loc);
  Value uniform = importRandom(state, Distribution::Uniform, extents,
                               ElementClass::Double, Value(), loc);
  if (!uniform)
    return {};
  Value one =
      runmat::ConstantOp::create(builder, loc, any, builder.getF64FloatAttr(1));
  Value count = AddOp::create(
      builder, loc, any, SubOp::create(builder, loc, any, most, least), one);
  Value steps = FloorOp::create(
      builder, loc, any, MulOp::create(builder, loc, any, uniform, count));
  return AddOp::create(builder, loc, any, least, steps);
}

/// The order of as many uniforms.
Value importRandomOrder(ImportState &state, Value count, Location loc) {
  OpBuilder &builder = state.builder;
  auto real = [&](double value) -> Value {
    return runmat::ConstantOp::create(builder, loc, state.any(),
                                      builder.getF64FloatAttr(value));
  };
  requireLimits(state, real(0), count, "count", loc);
  Value keys = importRandom(state, Distribution::Uniform, {{real(1), count}},
                            ElementClass::Double, Value(), loc);
  if (!keys)
    return {};
  Type any = state.any();
  return SortOp::create(builder, loc, TypeRange{any, any}, keys, IntegerAttr(),
                        /*descending=*/false, Value())
      .getResult(1);
}

namespace {

/// Functions that draw from the stream of random numbers.
constexpr std::string_view generators[] = {
#define RUNMAT_ROWS_draws
#include "Catalogue/NameLists.inc"
};

/// Looks for calls that draw, also in functions that are called and in handles
/// that are mentioned, whoever calls those.
class DrawFinder {
public:
  explicit DrawFinder(ImportState &state)
      : state(state), program(&state.scope->program), scope(state.scope),
        nested(unsigned(state.inlining.size())) {}

  bool find(const ast::Expr &root) {
    std::vector<const ast::Expr *> work{&root};
    while (!work.empty()) {
      const ast::Expr *expr = work.back();
      work.pop_back();
      auto *anonymous = dynCast<ast::AnonymousFunctionExpr>(expr);
      if (anonymous ? find(*anonymous) : isDraw(*expr))
        return true;
      if (const ast::Expr *left = leftOperand(expr))
        work.push_back(left);
      if (!anonymous)
        appendOtherOperands(expr, work);
    }
    return false;
  }

  bool find(const ast::Stmt &statement) {
    return llvm::any_of(expressionsOf(&statement),
                        [&](const ast::Expr *expr) { return find(*expr); }) ||
           llvm::any_of(blocksOf(&statement),
                        [&](const ast::Block *block) { return find(*block); });
  }

  bool find(const Handle &handle) {
    llvm::SaveAndRestore<const ast::Program *> elsewhere(program,
                                                         handle.program);
    llvm::SaveAndRestore<const Scope *> outside(scope, nullptr);
    if (handle.anonymous)
      return find(*handle.anonymous->function->result) ||
             llvm::any_of(handle.captures, [&](const auto &capture) {
               return find(capture.second);
             });
    return handle.function ? enters(*handle.program, *handle.function)
                           : draws(handle.name);
  }

  /// Of a struct, by any of its fields.
  bool find(const Binding &binding) {
    if (binding.structure)
      return llvm::any_of(binding.structure->fields, [&](const auto &field) {
        return find(field.second);
      });
    if (binding.handle)
      return find(*binding.handle);
    HandleRef handle = state.handleAtEntry(binding.entry);
    return handle ? find(*handle) : findFields(binding.entry);
  }

private:
  ImportState &state;
  const ast::Program *program;
  /// What the slots at hand are variables of; null where none of those holds a
  /// handle that is not known from elsewhere.
  const Scope *scope;
  llvm::SmallPtrSet<const ast::Function *, 4> seen;
  unsigned nested;

  bool find(const ast::Block &block) {
    return llvm::any_of(
        block, [&](const ast::Stmt *statement) { return find(*statement); });
  }

  /// Of a struct that the unit finds when it begins.
  bool findFields(ast::Slot entry) {
    for (const HolderType &holder : state.request.holders)
      if (holder.isStruct() && holder.slot == entry)
        return llvm::any_of(holder.parts, [&](ast::Slot part) {
          return find(Binding::at(part));
        });
    return false;
  }

  bool find(const ast::AnonymousFunctionExpr &expr) {
    if (scope && llvm::any_of(expr.captures, [&](const auto &capture) {
          return find(state.bindingOf(capture.outer));
        }))
      return true;
    llvm::SaveAndRestore<const Scope *> outside(scope, nullptr);
    return find(*expr.function->result);
  }

  bool isDraw(const ast::Expr &expr) {
    if (auto *handle = dynCast<ast::FunctionHandleExpr>(&expr))
      return draws(handle->name);
    auto *name = dynCast<ast::IdentifierExpr>(&expr);
    if (!name || name->slot == ast::noSlot)
      return name && draws(name->name);
    return scope && find(state.bindingOf(name->slot));
  }

  bool draws(std::string_view name) {
    const NameMeaning meaning = state.request.meaningOf(*program, name);
    return meaning.function ? enters(*meaning.program, *meaning.function)
                            : llvm::is_contained(generators, name);
  }

  /// What lies deeper is not inlined.
  bool enters(const ast::Program &file, const ast::Function &callee) {
    llvm::SaveAndRestore<unsigned> deeper(nested, nested + 1);
    llvm::SaveAndRestore<const ast::Program *> elsewhere(program, &file);
    llvm::SaveAndRestore<const Scope *> outside(scope, nullptr);
    return nested > mostNestedCalls ||
           (seen.insert(&callee).second && find(callee.body));
  }
};

} // namespace

bool mayDraw(ImportState &state, const ast::Expr &expr) {
  return DrawFinder(state).find(expr);
}

bool mayDraw(ImportState &state, const ast::Stmt &statement) {
  return DrawFinder(state).find(statement);
}

bool mayDraw(ImportState &state, const Handle &handle) {
  return DrawFinder(state).find(handle);
}

bool mayDraw(ImportState &state, const Binding &binding) {
  return DrawFinder(state).find(binding);
}

} // namespace runmat
