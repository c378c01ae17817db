//===- PropertyWords.h - properties and fields by name ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_PROMPT_PROPERTYWORDS_H
#define RUNMAT_TOOLS_PROMPT_PROPERTYWORDS_H

#include "Catalogue/Catalogue.h"
#include "Interpreter/Frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace runmat::driver {

/// What may stand behind a dot after the value: fields of a structure,
/// properties and methods of an object.
std::vector<std::string> memberNames(const Value &value);

/// What may stand in quotes behind some arguments of a call of the record:
/// names of properties, or behind such a name the words that the property
/// takes.
std::vector<std::string>
propertyWords(const catalogue::Record &record,
              const std::vector<std::string_view> &arguments, Frame &variables);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_PROMPT_PROPERTYWORDS_H
