//===- LibraryStub.cpp - the C text of a library ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The archive is included by the assembler: as text of C it would take the
// compiler minutes.
//===----------------------------------------------------------------------===//

#include "LibraryStub.h"
#include "LibraryHeader.h"

#include "runmat/runmat.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Of include/runmat/runmat.h, as much as the functions need.
constexpr const char *declarations = R"(#include <stddef.h>
#include <stdint.h>
typedef struct runmat_array runmat_array;
typedef struct runmat_context runmat_context;
struct library { uint32_t version, reserved; const void *archive; uint64_t bytes; };
extern int32_t runmat_call(runmat_context *, const struct library *, const char *,
                           const runmat_array *const *, int32_t,
                           runmat_array *const *, int32_t);
extern const unsigned char archive_begin[], archive_end[];
)";

std::string machineText(bool isForAArch64) {
  const std::string machine = isForAArch64 ? "__aarch64__" : "__x86_64__";
  return "#ifndef " + machine +
         "\n#error \"the library is for another machine than this C compiler; "
         "see the variable CC\"\n#endif\n";
}

/// As a string of the assembler within one of C.
std::string quoted(const std::string &path) {
  std::string text;
  for (const char c : path) {
    if (c == '\\' || c == '"')
      text += "\\\\\\";
    text += c;
  }
  return "\\\"" + text + "\\\"";
}

/// Names that no other library has, in case both are linked statically.
std::string localNames(const std::string &entry) {
  return "#define archive_begin runmat_archive_of_" + entry +
         "\n#define archive_end runmat_archive_end_of_" + entry + "\n";
}

std::string archiveText(const std::string &entry,
                        const std::filesystem::path &archive) {
  const std::string begin = "runmat_archive_of_" + entry,
                    end = "runmat_archive_end_of_" + entry;
  return "__asm__(\".pushsection .rodata.runmat,\\\"a\\\"\\n.balign 16\\n"
         ".globl " +
         begin + "\\n.hidden " + begin + "\\n" + begin + ":\\n.incbin " +
         quoted(archive) + "\\n.globl " + end + "\\n.hidden " + end + "\\n" +
         end + ":\\n.byte 0\\n.popsection\\n\");\n";
}

/// The names of the parameters behind the context, as the declaration has them.
std::vector<std::string> parametersIn(const std::string &declaration) {
  std::vector<std::string> names;
  for (size_t star = declaration.find('*', declaration.find("*context") + 1);
       star != std::string::npos; star = declaration.find('*', star + 1)) {
    const size_t end = declaration.find_first_of(",)", star);
    names.push_back(declaration.substr(star + 1, end - star - 1));
  }
  return names;
}

std::string listOf(const char *type, const char *name,
                   std::vector<std::string> words) {
  // C has no empty lists.
  words.push_back("NULL");
  std::string text = std::string("  ") + type + " " + name + "[] = {";
  for (size_t i = 0; i < words.size(); ++i)
    text += (i ? ", " : "") + words[i];
  return text + "};\n";
}

std::string functionText(const PackedEntry &entry) {
  const std::string declaration = declarationOf(entry);
  const std::vector<std::string> names = parametersIn(declaration);
  const auto middle = names.begin() + std::ptrdiff_t(entry.inputs.size());
  return "\n__attribute__((visibility(\"default\")))\n" + declaration +
         " {\n  const struct library runmat_own = {" +
         std::to_string(RUNMAT_API_VERSION) +
         "u, 0, archive_begin, (uint64_t)(archive_end - archive_begin)};\n" +
         listOf("const runmat_array *const", "runmat_inputs",
                {names.begin(), middle}) +
         listOf("runmat_array *const", "runmat_outputs",
                {middle, names.end()}) +
         "  return runmat_call(context, &runmat_own, \"" + entry.name +
         "\", runmat_inputs, " + std::to_string(entry.inputs.size()) +
         ", runmat_outputs, " + std::to_string(entry.outputs.size()) +
         ");\n}\n";
}

} // namespace

std::string driver::stubText(const std::vector<PackedEntry> &entries,
                             const std::filesystem::path &archive,
                             bool isForAArch64) {
  const std::string &first = entries.front().name;
  std::string text = machineText(isForAArch64) + localNames(first) +
                     declarations + archiveText(first, archive);
  for (const PackedEntry &entry : entries)
    text += functionText(entry);
  return text;
}
