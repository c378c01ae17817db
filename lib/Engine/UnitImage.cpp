//===- UnitImage.cpp - a description of a unit as bytes ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitImage.h"
#include "Engine/UnitFields.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <span>
#include <type_traits>

namespace runmat {
namespace {

/// Numbers go as they are in memory, lists behind the number of their elements.
template <typename T>
constexpr bool isPlain = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class Writer {
public:
  std::string bytes;

  template <typename... Fields> void operator()(const Fields &...fields) {
    (field(fields), ...);
  }
  template <typename T, typename Count>
  void list(const T *elements, Count count) {
    field(count);
    if constexpr (isPlain<T>)
      bytes.append(reinterpret_cast<const char *>(elements), count * sizeof(T));
    else
      for (Count k = 0; k < count; ++k)
        field(elements[k]);
  }
  template <typename T, typename Count>
  void optionalList(const T *elements, Count count) {
    list(elements, elements ? count : Count(0));
  }
  void name(const char *text) {
    list(text, text ? std::strlen(text) + 1 : size_t(0));
  }
  void text(const std::string &text) { list(text.data(), text.size()); }

private:
  template <typename T> void field(const T &value) {
    if constexpr (isPlain<T>)
      bytes.append(reinterpret_cast<const char *>(&value), sizeof(value));
    else
      unit_fields::visit(*this, const_cast<T &>(value));
  }
};

/// Once something is missing, all that follows is zero.
class Reader {
public:
  Reader(std::string_view bytes, std::pmr::memory_resource &memory)
      : rest(bytes), memory(memory) {}
  bool isAtEnd() const { return rest.empty(); }
  bool isWhole() const { return !isCut && rest.empty(); }

  template <typename... Fields> void operator()(Fields &...fields) {
    (field(fields), ...);
  }
  template <typename T, typename Count>
  void list(const T *&elements, Count &count) {
    field(count);
    // An element takes a byte at least: no count makes this allocate more than
    // so many times the bytes that there are.
    if (count > rest.size() / (isPlain<T> ? sizeof(T) : 1))
      cut();
    if (isCut) {
      count = 0;
      elements = nullptr;
      return;
    }
    auto *room = static_cast<std::remove_const_t<T> *>(
        memory.allocate(count * sizeof(T), alignof(T)));
    if constexpr (isPlain<T>) {
      take(room, count * sizeof(T));
    } else {
      for (Count k = 0; k < count; ++k)
        field(*new (room + k) std::remove_const_t<T>{});
    }
    elements = room;
  }
  template <typename T, typename Count>
  void optionalList(const T *&elements, Count expected) {
    Count count = 0;
    list(elements, count);
    if (count == 0)
      elements = nullptr;
    else if (count != expected)
      cut();
  }
  void name(const char *&text) {
    size_t size = 0;
    list(text, size);
    if (size == 0)
      text = nullptr;
    else if (text[size - 1] != '\0')
      cut();
  }
  void text(std::string &text) {
    const char *data = nullptr;
    size_t size = 0;
    list(data, size);
    text.assign(data, size);
  }

private:
  template <typename T> void field(T &value) {
    if constexpr (isPlain<T>)
      take(&value, sizeof(value));
    else
      unit_fields::visit(*this, value);
  }
  void take(void *to, size_t size) {
    if (size > rest.size())
      cut();
    if (isCut)
      size = 0;
    if (size)
      std::memcpy(to, rest.data(), size);
    rest.remove_prefix(size);
  }
  void cut() {
    isCut = true;
    rest = {};
  }

  std::string_view rest;
  std::pmr::memory_resource &memory;
  bool isCut = false;
};

void write(Writer &out, const std::vector<NameAnswer> &names) {
  const size_t count = names.size();
  out(count);
  for (const NameAnswer &answer : names) {
    out(answer.program, answer.kind, answer.place);
    out.text(answer.name);
    out.text(answer.text);
  }
}

void read(Reader &in, std::vector<NameAnswer> &names) {
  size_t count = 0;
  in(count);
  while (names.size() < count && !in.isAtEnd()) {
    NameAnswer &answer = names.emplace_back();
    in(answer.program, answer.kind, answer.place);
    in.text(answer.name);
    in.text(answer.text);
  }
}

void write(Writer &out, const std::vector<FunctionPlace> &places) {
  const size_t count = places.size();
  out(count);
  for (const FunctionPlace &place : places) {
    out(place.firstLine, place.lastLine, place.firstStatement);
    out.text(place.file);
    out.text(place.name);
  }
}

void read(Reader &in, std::vector<FunctionPlace> &places) {
  size_t count = 0;
  in(count);
  while (places.size() < count && !in.isAtEnd()) {
    FunctionPlace &place = places.emplace_back();
    in(place.firstLine, place.lastLine, place.firstStatement);
    in.text(place.file);
    in.text(place.name);
  }
}

/// Files by numbers in place of their names: where the sources lay must not
/// show in what is kept, which is moved to where they are.
class FileNumbers {
public:
  /// Of a file that none of the places is in, its name.
  const char *operator()(const std::vector<FunctionPlace> &places,
                         const char *file) {
    const auto found = std::ranges::find(places, file, &FunctionPlace::file);
    if (found == places.end())
      return file;
    return texts.emplace_back(std::to_string(found - places.begin())).c_str();
  }

private:
  std::deque<std::string> texts;
};

} // namespace

std::string encode(const std::vector<NameAnswer> &names,
                   const std::vector<FunctionPlace> &places,
                   const CompileResult &result) {
  return encode(names, places, result,
                result.unit ? &result.unit->description() : nullptr);
}

std::string encode(const std::vector<NameAnswer> &names,
                   const std::vector<FunctionPlace> &places,
                   const CompileResult &result,
                   const runmat_unit_description *description) {
  Writer out;
  FileNumbers number;
  std::vector<FunctionPlace> numbered = places;
  for (FunctionPlace &place : numbered)
    place.file = number(places, place.file.c_str());
  write(out, names);
  write(out, numbered);
  out.text(result.reason);
  out(result.blamed);
  out.list(result.holders.data(), result.holders.size());
  const uint8_t hasUnit = description != nullptr;
  out(hasUnit);
  if (hasUnit) {
    runmat_unit_description unit = *description;
    std::vector<runmat_cluster_info> clusters(
        unit.clusters, unit.clusters + unit.cluster_count);
    for (runmat_cluster_info &cluster : clusters)
      if (cluster.file)
        cluster.file = number(places, cluster.file);
    unit.clusters = clusters.data();
    out(unit);
  }
  return std::move(out.bytes);
}

std::optional<UnitImage> decodeUnit(std::string_view bytes) {
  OwnedDescription owned;
  owned.memory = std::make_unique<std::pmr::monotonic_buffer_resource>();
  Reader in(bytes, *owned.memory);
  UnitImage image;
  read(in, image.names);
  read(in, image.places);
  in.text(image.reason);
  in(image.blamed);
  const ast::Slot *holders = nullptr;
  size_t holderCount = 0;
  in.list(holders, holderCount);
  image.holders.assign(holders, holders + holderCount);
  uint8_t hasUnit = 0;
  in(hasUnit);
  if (hasUnit) {
    in(owned.unit);
    image.unit = std::move(owned);
  }
  if (!in.isWhole())
    return std::nullopt;
  return image;
}

//===----------------------------------------------------------------------===//
// Functions that moved
//===----------------------------------------------------------------------===//

namespace {

/// Changes a description, whose lists it owns.
class Mover {
public:
  Mover(OwnedDescription &owned, const MovedPlaces &places)
      : owned(owned), places(places) {}

  void move() {
    runmat_unit_table &table = owned.unit.table;
    for (runmat_unit_exit &exit : list(table.exits, table.exit_count))
      move(exit.statement);
    for (runmat_call_site &call : list(table.calls, table.call_count))
      move(call.statement);
    for (runmat_text &site : list(table.sites, table.site_count))
      move(site);
    for (runmat_cluster_info &cluster :
         list(owned.unit.clusters, owned.unit.cluster_count))
      move(cluster);
  }

private:
  /// What was read lies in memory of the description's own.
  template <typename T>
  static std::span<T> list(const T *elements, size_t count) {
    return {const_cast<T *>(elements), count};
  }
  /// Some have none.
  void move(int64_t &statement) {
    if (statement >= 0)
      statement = places.statement(ast::StatementId(statement));
  }
  void move(runmat_text &site) {
    const std::string moved = places.reason(toString(site));
    site = {copy(moved), moved.size()};
  }
  void move(runmat_cluster_info &cluster) {
    if (cluster.file)
      if (const FunctionPlace *place = places.at(cluster.file, cluster.line))
        cluster.file = copy(place->file);
  }
  const char *copy(const std::string &text) {
    auto *room = static_cast<char *>(owned.memory->allocate(text.size() + 1));
    std::memcpy(room, text.c_str(), text.size() + 1);
    return room;
  }

  OwnedDescription &owned;
  const MovedPlaces &places;
};

} // namespace

void move(UnitImage &image, const std::vector<FunctionPlace> &now) {
  if (image.places.empty() || image.places.size() != now.size())
    return;
  const MovedPlaces places(image.places, now);
  image.reason = places.reason(image.reason);
  if (image.unit)
    Mover(*image.unit, places).move();
}

//===----------------------------------------------------------------------===//
// Device code
//===----------------------------------------------------------------------===//

std::string encode(const runmat_kernel_code &code) {
  Writer out;
  // First, so that the words of the code are aligned as the bytes are.
  out(code.code_bytes);
  out.bytes.append(static_cast<const char *>(code.code), code.code_bytes);
  out(code.format, code.word_count, code.workgroup_size, code.items_per_group);
  out.bytes.append(code.entry, std::strlen(code.entry) + 1);
  return std::move(out.bytes);
}

bool decodeKernel(std::string_view bytes, runmat_kernel_code &out) {
  out = {};
  out.struct_size = sizeof(out);
  size_t size = 0;
  if (bytes.size() < sizeof(size))
    return false;
  std::memcpy(&size, bytes.data(), sizeof(size));
  if (size > bytes.size() - sizeof(size))
    return false;
  out.code = bytes.data() + sizeof(size);
  out.code_bytes = size;
  std::string_view rest = bytes.substr(sizeof(size) + size);
  uint32_t *const facts[] = {&out.format, &out.word_count, &out.workgroup_size,
                             &out.items_per_group};
  for (uint32_t *fact : facts) {
    if (rest.size() < sizeof(*fact))
      return false;
    std::memcpy(fact, rest.data(), sizeof(*fact));
    rest.remove_prefix(sizeof(*fact));
  }
  out.entry = rest.data();
  return !rest.empty() && rest.find('\0') == rest.size() - 1;
}

} // namespace runmat
