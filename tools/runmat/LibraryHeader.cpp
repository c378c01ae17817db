//===- LibraryHeader.cpp - the C header of a library ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LibraryHeader.h"
#include "PackedSources.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

#include <dlfcn.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Words of C and C++ that are identifiers of the language.
constexpr std::array reserved = {"alignas",
                                 "alignof",
                                 "and",
                                 "asm",
                                 "auto",
                                 "bool",
                                 "char",
                                 "class",
                                 "compl",
                                 "concept",
                                 "const",
                                 "consteval",
                                 "constexpr",
                                 "constinit",
                                 "const_cast",
                                 "co_await",
                                 "co_return",
                                 "co_yield",
                                 "decltype",
                                 "default",
                                 "delete",
                                 "do",
                                 "double",
                                 "dynamic_cast",
                                 "enum",
                                 "explicit",
                                 "export",
                                 "extern",
                                 "false",
                                 "float",
                                 "friend",
                                 "goto",
                                 "inline",
                                 "int",
                                 "int32_t",
                                 "int64_t",
                                 "long",
                                 "main",
                                 "mutable",
                                 "namespace",
                                 "new",
                                 "noexcept",
                                 "not",
                                 "nullptr",
                                 "operator",
                                 "or",
                                 "private",
                                 "protected",
                                 "public",
                                 "register",
                                 "reinterpret_cast",
                                 "requires",
                                 "restrict",
                                 "short",
                                 "signed",
                                 "sizeof",
                                 "static",
                                 "static_assert",
                                 "static_cast",
                                 "struct",
                                 "template",
                                 "this",
                                 "thread_local",
                                 "throw",
                                 "true",
                                 "typedef",
                                 "typeid",
                                 "typename",
                                 "union",
                                 "unsigned",
                                 "using",
                                 "virtual",
                                 "void",
                                 "volatile",
                                 "wchar_t",
                                 "xor",
                                 "NULL",
                                 "bitand",
                                 "bitor",
                                 "typeof"};

bool isReserved(std::string_view name) {
  return std::ranges::find(reserved, name) != reserved.end() ||
         name.starts_with("runmat_") || name.starts_with("RUNMAT_");
}

/// Names that differ from each other and mean nothing else.
class ParameterNames {
public:
  std::string take(std::string name, const char *suffix) {
    while (isReserved(name) || !taken.insert(name).second)
      name += suffix;
    return name;
  }

private:
  std::set<std::string> taken = {"context"};
};

std::string guardOf(const std::string &name) {
  std::string guard = "RUNMAT_LIBRARY_";
  for (const char c : name)
    guard += std::isalnum(static_cast<unsigned char>(c))
                 ? char(std::toupper(static_cast<unsigned char>(c)))
                 : '_';
  return guard + "_H";
}

} // namespace

void driver::checkEntryName(const std::string &name) {
  if (isReserved(name))
    throw CompileMistake{"the entry '" + name +
                         "' has a name with another meaning in C or C++; give "
                         "the function another one"};
  // Who links the library would call it instead.
  if (::dlsym(RTLD_DEFAULT, name.c_str()))
    throw CompileMistake{"the entry '" + name +
                         "' has the name of a function of the C library; give "
                         "the function another one"};
}

std::string driver::declarationOf(const PackedEntry &entry) {
  ParameterNames names;
  std::string text = "int32_t " + entry.name + "(runmat_context *context";
  for (const std::string &input : entry.inputs)
    text += ", const runmat_array *" + names.take(input, "_");
  for (const std::string &output : entry.outputs)
    text += ", runmat_array *" + names.take(output, "_out");
  return text + ")";
}

std::string driver::headerText(const std::string &name,
                               const std::vector<PackedEntry> &entries) {
  const std::string guard = guardOf(name);
  std::string text = "/* Made by `runmat compile`. */\n#ifndef " + guard +
                     "\n#define " + guard +
                     "\n\n#include <runmat/runmat.h>\n\n#ifdef __cplusplus\n"
                     "extern \"C\" {\n#endif\n";
  for (const PackedEntry &entry : entries)
    text += "\n/* " + entry.name + "(" + entry.signature + ") */\n" +
            "RUNMAT_EXPORT " + declarationOf(entry) + ";\n";
  return text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
}
