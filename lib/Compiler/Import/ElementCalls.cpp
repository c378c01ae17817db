//===- ElementCalls.cpp - a function called with each element ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [y, z] = arrayfun(f, x) becomes the inlined body of a function without a
// text,
//
//   [first, second] = f(x(1));
//   y = zeros(size(x), 'like', first);  y(1) = first;   (z the same)
//   for k = 2:count, [y(k), z(k)] = f(x(k)); end
//
// of which the loop is a tree as the parser makes them. So what is known of
// loops, of their variables and of the calls in them holds here, too.
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/ElementCalls.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/BuiltinArguments.h"
#include "lib/Compiler/Import/KnownClasses.h"
#include "lib/Compiler/Import/Random.h"

using namespace mlir;

namespace runmat {
namespace {

using Expressions = SmallVector<const ast::Expr *>;

/// The function and its variables, in the arena of expressions that stand for
/// others: their lists take memory from there, too, so that none is destroyed.
class LoopFunction {
public:
  LoopFunction(std::pmr::memory_resource *arena, ast::SourceRange range,
               size_t inputs, size_t outputs)
      : arena(arena), pool(arena), range(range) {
    function = pool.new_object<ast::Function>(arena);
    function->kind = ast::FunctionKind::Named;
    callee = addVariable("function");
    index = addVariable("index");
    count = addVariable("elements");
    for (size_t i = 0; i < inputs; ++i)
      arrays.push_back(addVariable("array"));
    for (size_t i = 0; i < outputs; ++i)
      function->outputs.push_back(addVariable("output"));
    addLoop();
  }

  const ast::Function &tree() const { return *function; }
  const ast::Stmt &loop() const { return *function->body.front(); }

  /// x(k) of a variable.
  const ast::IndexExpr *elementOf(ast::Slot slot, const ast::Expr *position) {
    auto *element = pool.new_object<ast::IndexExpr>(range, arena);
    element->base = name(slot);
    element->arguments.push_back(position);
    return element;
  }
  Expressions elementsAt(const ast::Expr *position) {
    Expressions elements;
    for (ast::Slot array : arrays)
      elements.push_back(elementOf(array, position));
    return elements;
  }
  const ast::Expr *number(double value) {
    auto *literal = pool.new_object<ast::NumberExpr>(range);
    literal->value = value;
    return literal;
  }

  ast::Slot callee, index, count;
  SmallVector<ast::Slot> arrays;

private:
  ast::Slot addVariable(std::string_view name) {
    ast::Variable variable;
    variable.name = name;
    function->variables.push_back(variable);
    return ast::Slot(function->variables.size() - 1);
  }

  const ast::Expr *name(ast::Slot slot) {
    auto *identifier = pool.new_object<ast::IdentifierExpr>(range);
    identifier->name = function->variables[slot].name;
    identifier->slot = slot;
    return identifier;
  }

  void addLoop() {
    auto *turns = pool.new_object<ast::RangeExpr>(range);
    turns->first = number(2);
    turns->last = name(count);
    auto *loop = pool.new_object<ast::ForStmt>(range, arena);
    loop->id = 1;
    loop->target = name(index);
    loop->iterated = turns;
    loop->body.push_back(turn());
    function->body.push_back(loop);
  }

  /// [y(k), z(k)] = f(x(k));
  const ast::Stmt *turn() {
    auto *call = pool.new_object<ast::IndexExpr>(range, arena);
    call->base = name(callee);
    for (const ast::Expr *element : elementsAt(name(index)))
      call->arguments.push_back(element);
    auto *assign = pool.new_object<ast::AssignStmt>(range, arena);
    assign->id = 2;
    for (ast::Slot output : function->outputs)
      assign->targets.push_back(elementOf(output, name(index)));
    assign->value = call;
    return assign;
  }

  std::pmr::memory_resource *arena;
  std::pmr::polymorphic_allocator<> pool;
  ast::SourceRange range;
  ast::Function *function;
};

/// Its import, in a scope of its own.
class ElementCallImport {
public:
  ElementCallImport(ImportState &state, LoopFunction &written, Location loc)
      : state(state), written(written), loc(loc) {}

  Results run(const HandleRef &callee, ArrayRef<Value> arrays) {
    holdForNoOptions(arrays);
    holdForOneSize(arrays);
    Scope inner(state.scope->program, written.tree());
    inner.bind(written.callee, Binding::of(callee));
    inner.bind(written.count, Binding::of(countOf(arrays.front())));
    for (auto [slot, array] : llvm::zip(written.arrays, arrays))
      inner.bind(slot, Binding::of(array));
    inner.wantedOutputs = written.tree().outputs.size();
    return importWithin(state, inner, /*draws=*/false, [&] {
      const bool good = callFirst(callee, arrays.front()) &&
                        importStatement(state, written.loop());
      return good ? outputs() : Results();
    });
  }

private:
  Value countOf(Value array) {
    return NumelOp::create(state.builder, loc, state.any(), array);
  }

  /// Names of options may come in variables, before the last argument.
  void holdForNoOptions(ArrayRef<Value> arrays) {
    for (Value array : arrays.drop_back()) {
      SmallVector<Value> isText =
          importEvaluate(state, loc, "ischar", {array}, 1);
      leaveUnless(
          state, NotOp::create(state.builder, loc, state.any(), isText.front()),
          "options of arrayfun", loc);
    }
  }

  void holdForOneSize(ArrayRef<Value> arrays) {
    auto sizeOf = [&](Value array) -> Value {
      return ShapeOp::create(state.builder, loc, state.any(), array);
    };
    for (Value array : arrays.drop_front()) {
      SmallVector<Value> same = importEvaluate(
          state, loc, "isequal", {sizeOf(arrays.front()), sizeOf(array)}, 1);
      leaveUnless(state, same.front(), "arrays of different sizes", loc);
    }
  }

  /// The first element decides on the class of the outputs.
  bool callFirst(const HandleRef &callee, Value shape) {
    const ast::Expr *first = written.number(1);
    const auto &slots = written.tree().outputs;
    const Results results = importHandleCall(
        state, callee, written.elementsAt(first), slots.size(), loc);
    return results.size() >= slots.size() &&
           llvm::all_of(llvm::zip(slots, results), [&](auto each) {
             auto [slot, result] = each;
             return startOutput(slot, result.value, shape, first);
           });
  }

  bool startOutput(ast::Slot slot, Value value, Value shape,
                   const ast::Expr *first) {
    if (!value) {
      state.refuse("elements that are no numbers are made by the interpreter");
      return false;
    }
    Value one = number(state, loc, 1);
    leaveUnless(
        state,
        EqOp::create(state.builder, loc, state.any(), countOf(value), one),
        "an element that is no scalar", loc);
    Value zeros =
        FillOp::create(state.builder, loc, state.any(), llvm::APFloat(0.0),
                       ElementClass::Double, ValueRange{shape}, /*like=*/true);
    state.assign(slot, CastLikeOp::create(state.builder, loc, state.any(),
                                          zeros, value));
    Value started = importUpdate(state, *written.elementOf(slot, first), value);
    if (started)
      state.assign(slot, started);
    return started != nullptr;
  }

  Results outputs() {
    Results results;
    for (ast::Slot slot : written.tree().outputs)
      results.push_back(Binding::of(state.read(slot)));
    return results;
  }

  ImportState &state;
  LoopFunction &written;
  Location loc;
};

/// What is called: a handle that import knows and that draws no random numbers,
/// which would be the scope's own.
HandleRef calleeOf(ImportState &state, const ast::Expr &expr) {
  HandleRef callee = importHandle(state, expr);
  if (hasGpuArrays(state)) {
    state.refuse("elements of gpuArrays, which make gpuArrays, are not "
                 "compiled");
    return nullptr;
  }
  if (callee && !mayDraw(state, *callee))
    return callee;
  state.refuse(callee ? "random numbers drawn for each element are not compiled"
                      : "a function that only running shows is called by the "
                        "interpreter");
  return nullptr;
}

} // namespace

bool isElementCall(ImportState &state, std::string_view name,
                   ArrayRef<const ast::Expr *> arguments) {
  return name == "arrayfun" && arguments.size() > 1 && state.isBuiltin(name) &&
         llvm::none_of(arguments, [](const ast::Expr *argument) {
           return isa<ast::CharArrayExpr>(argument) ||
                  isa<ast::StringExpr>(argument);
         });
}

Results importElementCall(ImportState &state,
                          ArrayRef<const ast::Expr *> arguments, size_t outputs,
                          Location loc) {
  const HandleRef callee = calleeOf(state, *arguments.front());
  SmallVector<Value> arrays;
  for (const ast::Expr *argument : arguments.drop_front())
    if (Value array = callee ? importExpression(state, *argument) : Value())
      arrays.push_back(array);
  if (!callee || arrays.size() + 1 != arguments.size())
    return {};
  LoopFunction written(&state.writtenOut, arguments.front()->range,
                       arrays.size(), std::max<size_t>(outputs, 1));
  return ElementCallImport(state, written, loc).run(callee, arrays);
}

} // namespace runmat
