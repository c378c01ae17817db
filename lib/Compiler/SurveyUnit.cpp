//===- SurveyUnit.cpp - what is known of a function -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/SurveyUnit.h"
#include "dialects/RunMat/RunMatOps.h"
#include "lib/Compiler/Import/Importer.h"
#include "lib/Compiler/Import/SurveyImport.h"
#include "lib/Compiler/UnitCompiler.h"
#include "passes/1-Typing/InferTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <map>
#include <set>

using namespace mlir;

namespace runmat {
namespace {

bool isUntyped(Value value) { return isa<AnyType>(value.getType()); }

bool isRoot(Operation *op);

/// Whether untyped values inside an op have another reason than the op: one of
/// them does, or comes from outside.
bool holdsReason(Operation *op) {
  auto isReason = [&](Operation *inner) {
    if (inner == op)
      return WalkResult::advance();
    bool fromOutside = llvm::any_of(inner->getOperands(), [&](Value value) {
      return isUntyped(value) &&
             !op->isAncestor(value.getParentBlock()->getParentOp());
    });
    return fromOutside || isa<UnrealizedConversionCastOp>(inner) ||
                   isRoot(inner)
               ? WalkResult::interrupt()
               : WalkResult::advance();
  };
  return op->walk(isReason).wasInterrupted();
}

/// Whether an op is itself the reason that a result of it has no type: all that
/// it reads has one. Of a loop it is that a variable changes its class.
bool isRoot(Operation *op) {
  return !isa<UnrealizedConversionCastOp, StatementOp, UndefOp>(op) &&
         llvm::any_of(op->getResults(), isUntyped) &&
         llvm::none_of(op->getOperands(), isUntyped) && !holdsReason(op);
}

Obstacle obstacleAt(Location place, int32_t kind, std::string reason) {
  Obstacle obstacle{{}, 0, 0, kind, std::move(reason)};
  if (auto found = place->findInstanceOf<FileLineColLoc>()) {
    obstacle.file = found.getFilename().str();
    obstacle.line = found.getLine();
    obstacle.column = found.getColumn();
  }
  return obstacle;
}

/// What import refused and what inference gives no type, each place once: a
/// branch may be imported several times.
std::vector<Obstacle> obstaclesOf(func::FuncOp function,
                                  const SurveyNotes &notes) {
  std::map<std::tuple<std::string, uint32_t, uint32_t>, Obstacle> byPlace;
  const auto add = [&](Obstacle each) {
    std::tuple place(each.file, each.line, each.column);
    byPlace.try_emplace(std::move(place), std::move(each));
  };
  for (const SurveyNotes::Obstacle &noted : notes.obstacles)
    add(obstacleAt(noted.place, int32_t(noted.kind), noted.reason));
  function.walk([&](Operation *op) {
    if (isRoot(op))
      add(obstacleAt(op->getLoc(), -1, whyUntyped(op)));
  });
  std::vector<Obstacle> all;
  for (auto &[place, each] : byPlace)
    all.push_back(std::move(each));
  return all;
}

std::optional<VariableType> typeOf(ast::Slot slot, Value value) {
  auto array = dyn_cast<ArrayType>(value.getType());
  if (!array)
    return std::nullopt;
  return VariableType{slot, static_cast<uint8_t>(array.getElementClass()),
                      array.getComplex(), array.getExtents().vec()};
}

KnownTypes typesAt(StatementOp statement, const ast::Function &function) {
  KnownTypes known{ast::StatementId(statement.getId()), {}, {}};
  for (auto [name, value] :
       llvm::zip(statement.getNames(), statement.getValues()))
    for (size_t slot = 0; slot < function.variables.size(); ++slot)
      if (cast<StringAttr>(name) == StringRef(function.variables[slot].name))
        if (auto type = typeOf(ast::Slot(slot), value))
          known.types.push_back(*std::move(type));
  return known;
}

/// The marks that import makes; a `while` has one before it and one in a turn.
std::vector<KnownTypes> placesOf(func::FuncOp unit,
                                 const ast::Function &function) {
  std::vector<KnownTypes> places;
  std::set<int64_t> known;
  unit.walk<WalkOrder::PreOrder>([&](StatementOp statement) {
    if (known.insert(statement.getId()).second)
      places.push_back(typesAt(statement, function));
  });
  return places;
}

std::vector<KnownTypes> callsOf(const SurveyNotes &notes) {
  std::vector<KnownTypes> calls;
  for (const SurveyNotes::Call &call : notes.calls) {
    KnownTypes known{0, call.name, {}};
    for (auto [i, value] : llvm::enumerate(call.arguments))
      if (auto type = typeOf(ast::Slot(i), value))
        known.types.push_back(*std::move(type));
    calls.push_back(std::move(known));
  }
  return calls;
}

} // namespace

using Import = OwningOpRef<ModuleOp>(MLIRContext &, const CompileRequest &,
                                     SurveyNotes &);

static std::optional<Survey>
surveyBy(Import import, const CompileRequest &request, AfterObstacle after) {
  std::shared_ptr<CompilerContext> context = CompilerSession::get().context();
  const CompilerContext::Use use = context->use();
  SurveyNotes notes{after, {}, {}};
  OwningOpRef<ModuleOp> module = import(*context, request, notes);
  if (!module)
    return std::nullopt;
  auto unit = module->lookupSymbol<func::FuncOp>(unitName);
  if (failed(inferTypes(unit)))
    return std::nullopt;
  return Survey{obstaclesOf(unit, notes), placesOf(unit, *request.function),
                callsOf(notes)};
}

Survey surveyUnit(const CompileRequest &request, AfterObstacle after) {
  std::optional<Survey> survey = surveyBy(importAll, request, after);
  if (!survey)
    return {};
  if (survey->obstacles.empty() || !isCallOfItself(request))
    return *std::move(survey);
  // What is in the way of either import is; the shorter list says what to mend.
  std::optional<Survey> asCall = surveyBy(importAllAsCall, request, after);
  if (asCall && asCall->obstacles.size() < survey->obstacles.size())
    survey->obstacles = std::move(asCall->obstacles);
  return *std::move(survey);
}

} // namespace runmat
