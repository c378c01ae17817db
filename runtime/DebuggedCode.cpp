//===- DebuggedCode.cpp - code that debuggers know --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/DebuggedCode.h"
#include "runtime/ObjectMachine.h"
#include "runtime/PerfMap.h"

#include <algorithm>
#include <mutex>

// The names and layouts are gdb's.
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming)
struct jit_code_entry {
  jit_code_entry *next_entry;
  jit_code_entry *prev_entry;
  const char *symfile_addr;
  uint64_t symfile_size;
};

enum jit_actions_t : uint32_t { JIT_NOACTION, JIT_REGISTER, JIT_UNREGISTER };

struct jit_descriptor {
  uint32_t version;
  uint32_t action_flag;
  jit_code_entry *relevant_entry;
  jit_code_entry *first_entry;
};

extern "C" {
__attribute__((noinline, used)) void __jit_debug_register_code() {
  __asm__ volatile("" ::: "memory");
}
__attribute__((used)) jit_descriptor __jit_debug_descriptor = {
    1, JIT_NOACTION, nullptr, nullptr};
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)

namespace runmat {
namespace {

constexpr std::string_view lineSection = ".debug_line";

std::mutex &listMutex() {
  static auto *mutex = new std::mutex;
  return *mutex;
}

void tell(jit_actions_t action, jit_code_entry *entry) {
  __jit_debug_descriptor.action_flag = action;
  __jit_debug_descriptor.relevant_entry = entry;
  __jit_debug_register_code();
}

void enlist(jit_code_entry &entry) {
  const std::lock_guard lock(listMutex());
  entry.next_entry = __jit_debug_descriptor.first_entry;
  if (entry.next_entry)
    entry.next_entry->prev_entry = &entry;
  __jit_debug_descriptor.first_entry = &entry;
  tell(JIT_REGISTER, &entry);
}

void delist(jit_code_entry &entry) {
  const std::lock_guard lock(listMutex());
  (entry.prev_entry ? entry.prev_entry->next_entry
                    : __jit_debug_descriptor.first_entry) = entry.next_entry;
  if (entry.next_entry)
    entry.next_entry->prev_entry = entry.prev_entry;
  tell(JIT_UNREGISTER, &entry);
}

/// The file with the addresses of its sections, from which gdb relocates the
/// rest itself.
std::string placed(std::string_view file, const ElfObject &object,
                   const DebuggedCode::AddressOf &addressOf) {
  std::string image(file);
  Elf64_Ehdr header;
  std::memcpy(&header, image.data(), sizeof(header));
  for (size_t k = 0; k < object.sections().size(); ++k) {
    Elf64_Shdr section = object.sections()[k];
    section.sh_addr = addressOf(k);
    std::memcpy(image.data() + header.e_shoff + k * sizeof(section), &section,
                sizeof(section));
  }
  return image;
}

/// Addresses in a copy of the line table become those in memory.
bool relocate(std::string &table, const Elf64_Shdr &section,
              const ElfObject &object,
              const DebuggedCode::AddressOf &addressOf) {
  const auto entries = object.table<Elf64_Rela>(section);
  if (!entries)
    return false;
  return std::ranges::all_of(*entries, [&](const Elf64_Rela &entry) {
    uint64_t value = 0;
    const size_t number = ELF64_R_SYM(entry.r_info);
    if (ELF64_R_TYPE(entry.r_info) != objectMachineHere()->address ||
        number >= object.symbols().size() || table.size() < sizeof(value) ||
        entry.r_offset > table.size() - sizeof(value))
      return false;
    const Elf64_Sym &symbol = object.symbols()[number];
    if (symbol.st_shndx >= object.sections().size())
      return false;
    value =
        addressOf(symbol.st_shndx) + symbol.st_value + uint64_t(entry.r_addend);
    std::memcpy(table.data() + entry.r_offset, &value, sizeof(value));
    return true;
  });
}

/// The line table for where the code is; empty when it is damaged.
std::string lineTable(const ElfObject &object,
                      const DebuggedCode::AddressOf &addressOf) {
  const auto &sections = object.sections();
  std::string table;
  for (const Elf64_Shdr &section : sections)
    if (object.name(section) == lineSection)
      table = object.bytes(section).value_or("");
  for (const Elf64_Shdr &section : sections)
    if (section.sh_type == SHT_RELA && section.sh_info < sections.size() &&
        object.name(sections[section.sh_info]) == lineSection &&
        !relocate(table, section, object, addressOf))
      return {};
  return table;
}

} // namespace

bool DebuggedCode::hasLines(const ElfObject &object) {
  return std::ranges::any_of(object.sections(), [&](const Elf64_Shdr &section) {
    return object.name(section) == lineSection;
  });
}

DebuggedCode::DebuggedCode(std::string_view file, const ElfObject &object,
                           const AddressOf &addressOf)
    : image(placed(file, object, addressOf)),
      entry(new jit_code_entry{nullptr, nullptr, image.data(), image.size()}) {
  enlist(*entry);
  appendToPerfMap(readLineTable(lineTable(object, addressOf)));
}

DebuggedCode::~DebuggedCode() { delist(*entry); }

} // namespace runmat
