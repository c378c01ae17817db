//===- ObjectCode.cpp - code of an object file, ready to run ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/ObjectCode.h"
#include "runtime/ElfObject.h"
#include "runtime/ObjectMachine.h"

#include <cmath>
#include <limits>
#include <sys/mman.h>
#include <unistd.h>

namespace runmat {
namespace {

/// What code generation puts in place of operations for which a processor has
/// no instruction; each has one right result. Null for anything else.
void *importedFunction(std::string_view name) {
  using Real = double (*)(double);
  using Single = float (*)(float);
  struct Import {
    std::string_view name;
    void *address;
  };
  static const Import imports[] = {
      {"memcpy", reinterpret_cast<void *>(&std::memcpy)},
      {"memmove", reinterpret_cast<void *>(&std::memmove)},
      {"memset", reinterpret_cast<void *>(&std::memset)},
      {"floor", reinterpret_cast<void *>(Real(&std::floor))},
      {"floorf", reinterpret_cast<void *>(Single(&std::floor))},
      {"ceil", reinterpret_cast<void *>(Real(&std::ceil))},
      {"ceilf", reinterpret_cast<void *>(Single(&std::ceil))},
      {"trunc", reinterpret_cast<void *>(Real(&std::trunc))},
      {"truncf", reinterpret_cast<void *>(Single(&std::trunc))},
      {"rint", reinterpret_cast<void *>(Real(&std::rint))},
      {"rintf", reinterpret_cast<void *>(Single(&std::rint))},
      {"nearbyint", reinterpret_cast<void *>(Real(&std::nearbyint))},
      {"nearbyintf", reinterpret_cast<void *>(Single(&std::nearbyint))},
      {"roundeven", reinterpret_cast<void *>(Real(&::roundeven))},
      {"roundevenf", reinterpret_cast<void *>(Single(&::roundevenf))},
  };
  for (const Import &import : imports)
    if (import.name == name)
      return import.address;
  return nullptr;
}

/// Beyond, distances within the code would fit no machine's relocations; those
/// of some reach less, which is seen when they are written.
constexpr uint64_t mostBytes = 1 << 30;

/// Puts the sections of a file into memory and the addresses into them.
class Loading {
public:
  Loading(const ElfObject &object, const ObjectMachine &machine,
          std::string &error)
      : object(object), machine(machine), error(error),
        offsets(object.sections().size(), none),
        stubs(object.symbols().size(), none) {}

  /// Decides what goes where: code, then stubs, then, on pages of its own, what
  /// is only read.
  bool layOut();
  uint64_t size() const { return end; }
  uint64_t codeSize() const { return codeEnd; }
  bool fill(char *memory);
  /// The address of a section; 0 of one that is not loaded.
  uint64_t addressOf(size_t section, const char *memory) const {
    return offsets[section] == none
               ? 0
               : reinterpret_cast<uint64_t>(memory + offsets[section]);
  }
  /// The address of a symbol that the file defines; null of others.
  char *addressOf(const Elf64_Sym &symbol, char *memory) const;

private:
  static constexpr uint64_t none = std::numeric_limits<uint64_t>::max();

  bool fail(std::string reason) {
    error = std::move(reason);
    return false;
  }
  bool place(bool code);
  bool placeStubs();
  bool relocate(const Elf64_Shdr &section, char *memory);
  bool relocate(const Elf64_Rela &entry, const Elf64_Shdr &target, char *at,
                char *memory);
  bool refer(const Elf64_Rela &entry, char *at, char *memory);

  const ElfObject &object;
  const ObjectMachine &machine;
  std::string &error;
  /// Of each section and each stub of a symbol; `none` where there is none.
  std::vector<uint64_t> offsets, stubs;
  uint64_t end = 0, codeEnd = 0;
};

uint64_t roundUp(uint64_t value, uint64_t unit) {
  return (value + unit - 1) / unit * unit;
}

bool Loading::place(bool code) {
  for (size_t k = 0; k < object.sections().size(); ++k) {
    const Elf64_Shdr &section = object.sections()[k];
    if (!(section.sh_flags & SHF_ALLOC) ||
        bool(section.sh_flags & SHF_EXECINSTR) != code)
      continue;
    // Tables of addresses are written while they are filled only.
    if ((section.sh_flags & SHF_WRITE) &&
        !object.name(section).starts_with(".data.rel.ro"))
      return fail("the object has variables");
    const uint64_t alignment = std::max<uint64_t>(section.sh_addralign, 1);
    if (alignment > 4096 || (alignment & (alignment - 1)) ||
        section.sh_size > mostBytes || end > mostBytes)
      return fail(
          "the object has a section of a size beyond what there can be");
    offsets[k] = roundUp(end, alignment);
    end = offsets[k] + section.sh_size;
  }
  return true;
}

bool Loading::placeStubs() {
  end = roundUp(end, stubBytes);
  for (size_t k = 1; k < object.symbols().size(); ++k) {
    const Elf64_Sym &symbol = object.symbols()[k];
    const std::string_view name = object.name(symbol);
    if (symbol.st_shndx != SHN_UNDEF || name.empty())
      continue;
    if (!importedFunction(name))
      return fail("the object calls '" + std::string(name) +
                  "', which is not there");
    stubs[k] = end;
    end += stubBytes;
  }
  return true;
}

bool Loading::layOut() {
  if (!place(true) || !placeStubs())
    return false;
  end = codeEnd = roundUp(end, size_t(sysconf(_SC_PAGESIZE)));
  if (!place(false))
    return false;
  if (codeEnd == 0 || end > mostBytes)
    return fail("the object has no code, or too much");
  return true;
}

bool Loading::fill(char *memory) {
  for (size_t k = 0; k < object.sections().size(); ++k) {
    const Elf64_Shdr &section = object.sections()[k];
    if (offsets[k] == none || section.sh_type == SHT_NOBITS)
      continue;
    const std::optional<std::string_view> bytes = object.bytes(section);
    if (!bytes)
      return fail("a section of the object does not lie within it");
    std::memcpy(memory + offsets[k], bytes->data(), bytes->size());
  }
  for (size_t k = 0; k < stubs.size(); ++k)
    if (stubs[k] != none)
      machine.writeStub(memory + stubs[k],
                        importedFunction(object.name(object.symbols()[k])));
  for (const Elf64_Shdr &section : object.sections())
    if ((section.sh_type == SHT_RELA && !relocate(section, memory)) ||
        section.sh_type == SHT_REL)
      return error.empty() ? fail("the object has relocations of a kind that "
                                  "its machine does not use")
                           : false;
  return true;
}

bool Loading::relocate(const Elf64_Shdr &section, char *memory) {
  if (section.sh_info >= offsets.size())
    return fail("relocations of the object are of no section");
  if (offsets[section.sh_info] == none)
    return true; // Of what is not loaded, such as what debuggers read.
  const auto entries = object.table<Elf64_Rela>(section);
  if (!entries)
    return fail("the object's relocations are damaged");
  const Elf64_Shdr &target = object.sections()[section.sh_info];
  for (const Elf64_Rela &entry : *entries)
    if (!relocate(entry, target, memory + offsets[section.sh_info], memory))
      return false;
  return true;
}

bool Loading::relocate(const Elf64_Rela &entry, const Elf64_Shdr &target,
                       char *at, char *memory) {
  const uint64_t width = machine.widthOf(ELF64_R_TYPE(entry.r_info));
  if (width == 0)
    return fail("the object has a relocation of type " +
                std::to_string(ELF64_R_TYPE(entry.r_info)) +
                ", which code of ours has not");
  if (target.sh_size < width || entry.r_offset > target.sh_size - width ||
      ELF64_R_SYM(entry.r_info) >= object.symbols().size())
    return fail("a relocation of the object does not lie within it");
  return refer(entry, at + entry.r_offset, memory);
}

bool Loading::refer(const Elf64_Rela &entry, char *at, char *memory) {
  const size_t number = ELF64_R_SYM(entry.r_info);
  const char *symbol = stubs[number] != none
                           ? memory + stubs[number]
                           : addressOf(object.symbols()[number], memory);
  if (!symbol)
    return fail("the object refers to what it does not have");
  if (!machine.write(
          ELF64_R_TYPE(entry.r_info),
          reinterpret_cast<uint64_t>(symbol) + uint64_t(entry.r_addend), at))
    return fail("the object refers to what is too far away");
  return true;
}

char *Loading::addressOf(const Elf64_Sym &symbol, char *memory) const {
  if (symbol.st_shndx >= offsets.size() || offsets[symbol.st_shndx] == none ||
      symbol.st_value > object.sections()[symbol.st_shndx].sh_size)
    return nullptr;
  return memory + offsets[symbol.st_shndx] + symbol.st_value;
}

} // namespace

void ObjectCode::Unmap::operator()(void *address) const {
  ::munmap(address, bytes);
}

bool ObjectCode::load(std::string_view file, std::string &error) {
  const ObjectMachine *machine = objectMachineHere();
  const std::optional<ElfObject> object =
      machine ? ElfObject::open(file, machine->elfMachine) : std::nullopt;
  if (!object) {
    error = "it is no object file for this machine";
    return false;
  }
  Loading loading(*object, *machine, error);
  if (!loading.layOut())
    return false;
  void *address = ::mmap(nullptr, loading.size(), PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (address == MAP_FAILED) {
    error = "there is no memory for code";
    return false;
  }
  std::unique_ptr<void, Unmap> mapped(address, {loading.size()});
  char *begin = static_cast<char *>(address);
  if (!loading.fill(begin))
    return false;
  // Not every processor sees what was written when it fetches instructions.
  __builtin___clear_cache(begin, begin + loading.codeSize());
  if (::mprotect(begin, loading.codeSize(), PROT_READ | PROT_EXEC) != 0 ||
      (loading.size() > loading.codeSize() &&
       ::mprotect(begin + loading.codeSize(),
                  loading.size() - loading.codeSize(), PROT_READ) != 0)) {
    error = "the system lets no memory be executed that was written";
    return false;
  }
  functions.clear();
  for (const Elf64_Sym &symbol : object->symbols())
    if (ELF64_ST_BIND(symbol.st_info) == STB_GLOBAL &&
        ELF64_ST_TYPE(symbol.st_info) == STT_FUNC)
      if (char *function = loading.addressOf(symbol, begin))
        functions.emplace(object->name(symbol), function);
  debugged.reset();
  memory = std::move(mapped);
  if (DebuggedCode::hasLines(*object))
    debugged =
        std::make_unique<DebuggedCode>(file, *object, [&](size_t section) {
          return loading.addressOf(section, begin);
        });
  return true;
}

void *ObjectCode::find(std::string_view function) const {
  const auto found = functions.find(function);
  return found == functions.end() ? nullptr : found->second;
}

} // namespace runmat
