//===- InputParser.h - inputParser and its scheme ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_BUILTINS_INPUTPARSER_H
#define RUNMAT_BUILTINS_INPUTPARSER_H

#include "Values/Object.h"

namespace runmat::builtins {

/// The order in which arguments of a call come.
enum class InputKind : uint8_t { Required, Optional, Parameter, Switch };

/// One argument that a scheme knows.
struct SchemeInput {
  std::string name;
  InputKind kind = InputKind::Required;
  Value initial;   ///< undefined for what is required
  Value validator; ///< undefined where anything goes
  bool matchesPart = true;
  double priority = 1; ///< of a part that several names begin with
};

/// A scheme of arguments, and what it made of those of the last call.
class InputParserObject final : public Object {
public:
  struct Settings {
    bool caseSensitive = false, keepUnmatched = false, partialMatching = true,
         structExpand = true;
    std::string functionName;
  };
  struct Findings {
    StructArray results, unmatched;
    std::vector<std::string> usingDefaults;
  };

  InputParserObject();

  std::string className() const override { return "inputParser"; }
  bool isHandle() const override { return true; }
  const Extents &extents() const override;
  std::optional<Value> property(std::string_view name) const override;
  void setProperty(std::string_view name, const Value &value) override;
  std::span<const std::string_view> methods() const override;
  std::vector<ShownProperty> shownProperties() const override;

  const Settings &settings() const { return chosen; }
  const std::vector<SchemeInput> &inputs() const { return scheme; }
  /// Throws when the name is none, or known already.
  void add(SchemeInput input);
  void setFindings(Findings newFindings) { findings = std::move(newFindings); }

private:
  Settings chosen;
  std::vector<SchemeInput> scheme;
  Findings findings;
};

/// The parser in a value; throws MATLAB:UndefinedFunction otherwise.
InputParserObject &inputParserOf(const Value &value);

} // namespace runmat::builtins

#endif // RUNMAT_BUILTINS_INPUTPARSER_H
