//===- ElfObject.cpp - a relocatable ELF file, checked ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ElfObject.h"

namespace runmat {

static bool isRelocatable(const Elf64_Ehdr &header, uint16_t machine) {
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
         header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_ident[EI_DATA] == ELFDATA2LSB && header.e_type == ET_REL &&
         header.e_machine == machine;
}

std::optional<ElfObject> ElfObject::open(std::string_view file,
                                         uint16_t machine) {
  Elf64_Ehdr header;
  if (file.size() < sizeof(header))
    return std::nullopt;
  std::memcpy(&header, file.data(), sizeof(header));
  ElfObject object(file);
  if (!isRelocatable(header, machine) || !object.readSections(header) ||
      !object.readSymbols())
    return std::nullopt;
  return object;
}

bool ElfObject::readSections(const Elf64_Ehdr &header) {
  // More sections than the header can count are for linkers of whole programs.
  Elf64_Shdr all{};
  all.sh_type = SHT_PROGBITS;
  all.sh_offset = header.e_shoff;
  all.sh_size = uint64_t(header.e_shnum) * sizeof(Elf64_Shdr);
  std::optional<std::vector<Elf64_Shdr>> read = table<Elf64_Shdr>(all);
  if (header.e_shentsize != sizeof(Elf64_Shdr) || !read ||
      header.e_shstrndx >= read->size())
    return false;
  headers = *std::move(read);
  const std::optional<std::string_view> names =
      bytes(headers[header.e_shstrndx]);
  sectionNames = names.value_or("");
  return names.has_value();
}

bool ElfObject::readSymbols() {
  for (const Elf64_Shdr &section : headers) {
    if (section.sh_type != SHT_SYMTAB)
      continue;
    std::optional<std::vector<Elf64_Sym>> read = table<Elf64_Sym>(section);
    if (!read || section.sh_link >= headers.size() || !symbolTable.empty())
      return false;
    symbolTable = *std::move(read);
    const std::optional<std::string_view> names =
        bytes(headers[section.sh_link]);
    if (!names)
      return false;
    symbolNames = *names;
  }
  return true;
}

std::optional<std::string_view>
ElfObject::bytes(const Elf64_Shdr &section) const {
  if (section.sh_type == SHT_NOBITS || section.sh_offset > file.size() ||
      section.sh_size > file.size() - section.sh_offset)
    return std::nullopt;
  return file.substr(section.sh_offset, section.sh_size);
}

std::string_view ElfObject::text(std::string_view strings, uint64_t offset) {
  if (offset >= strings.size())
    return {};
  const std::string_view rest = strings.substr(offset);
  return rest.substr(0, rest.find('\0'));
}

} // namespace runmat
