//===- ProgramSession.cpp - functions of programs, run on one device -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ProgramSession.h"

#include "Frontend/Frontend.h"
#include "runtime/Planner/DeviceChoice.h"

#include <fmt/format.h>

using namespace runmat;
using namespace runmat::profile;

namespace {

constexpr const char *functionName = "step";

/// A script, so that it has a workspace, with one function.
std::string programOf(const char *parameters, const char *result,
                      const std::string &body) {
  return fmt::format("0;\nfunction {} = {}({})\n{}\nend\n", result,
                     functionName, parameters, body);
}

} // namespace

ProgramSession::ProgramSession(const SessionOptions &given)
    : given(given), options(given), interpreter(output) {
  if (options.jit == JitMode::Off)
    return;
  engine.emplace(options, interpreter);
  interpreter.setHook(&*engine);
}

Device &ProgramSession::device() { return engine->devices()->current(); }

Value ProgramSession::define(const Key &key) {
  Value &function = functions[key];
  if (function.isDefined())
    return function;
  DiagnosticEngine diagnostics;
  std::unique_ptr<ast::Program> program =
      parseProgram("profile", key.first, diagnostics);
  if (!program)
    throw Error("RunMat:profile", diagnostics.render());
  const std::shared_ptr<Frame> frame = interpreter.makeScriptFrame(
      interpreter.load(std::move(program), "."), true);
  return function = interpreter.makeHandle(*frame, functionName);
}

void ProgramSession::obey(const std::optional<ReductionSetting> &setting) {
  options.twoPassThreshold =
      setting ? setting->threshold : given.twoPassThreshold;
  options.reductionWorkgroup =
      setting ? setting->workgroup : given.reductionWorkgroup;
}

Value ProgramSession::makeInput(const PointPlan &point) {
  const std::string body =
      fmt::format("rng(1);\nx = rand(rows, columns, '{}');",
                  className(point.operation->elementClass));
  const Value extents[] = {double(point.rows), double(point.columns)};
  return interpreter
      .call(define({programOf("rows, columns", "x", body), std::nullopt}),
            extents, 1)
      .at(0);
}

Value ProgramSession::functionOf(const PointPlan &point) {
  obey(point.setting);
  const std::string body = std::string(point.operation->text) + ";";
  return define({programOf("x", "y", body), point.setting});
}

Value ProgramSession::apply(const Value &function, const Value &x) {
  Value y = interpreter.call(function, {&x, 1}, 1).at(0);
  if (!engine)
    return y;
  if (!engine->compilerError().empty())
    throw Error("RunMat:profile", engine->compilerError());
  device().synchronize();
  return y;
}
