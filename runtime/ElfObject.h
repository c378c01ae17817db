//===- ElfObject.h - a relocatable ELF file, checked ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the format (System V ABI, chapter 4) that files of one module of
// code have.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ELFOBJECT_H
#define RUNMAT_RUNTIME_ELFOBJECT_H

#include <cstdint>
#include <cstring>
#include <elf.h>
#include <optional>
#include <string_view>
#include <vector>

namespace runmat {

/// A view of a file. Everything that it gives lies within the file, whatever
/// that holds.
class ElfObject {
public:
  /// None when `file` is no 64-bit little-endian relocatable file of `machine`
  /// (EM_*), or its tables do not lie within it.
  static std::optional<ElfObject> open(std::string_view file, uint16_t machine);

  const std::vector<Elf64_Shdr> &sections() const { return headers; }
  /// The bytes of a section of the file; none of one that has no bytes there,
  /// or they are not all there.
  std::optional<std::string_view> bytes(const Elf64_Shdr &section) const;
  std::string_view name(const Elf64_Shdr &section) const {
    return text(sectionNames, section.sh_name);
  }

  const std::vector<Elf64_Sym> &symbols() const { return symbolTable; }
  std::string_view name(const Elf64_Sym &symbol) const {
    return text(symbolNames, symbol.st_name);
  }

  /// The entries of a section that is a table of them; none when its size is
  /// not that of some.
  template <typename Entry>
  std::optional<std::vector<Entry>> table(const Elf64_Shdr &section) const {
    const std::optional<std::string_view> content = bytes(section);
    if (!content || content->size() % sizeof(Entry) != 0)
      return std::nullopt;
    std::vector<Entry> entries(content->size() / sizeof(Entry));
    if (!entries.empty())
      std::memcpy(entries.data(), content->data(), content->size());
    return entries;
  }

private:
  explicit ElfObject(std::string_view file) : file(file) {}
  bool readSections(const Elf64_Ehdr &header);
  bool readSymbols();
  /// Up to the zero that ends it; empty when it is not within the strings.
  static std::string_view text(std::string_view strings, uint64_t offset);

  std::string_view file, sectionNames, symbolNames;
  std::vector<Elf64_Shdr> headers;
  std::vector<Elf64_Sym> symbolTable;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_ELFOBJECT_H
