//===- ReasonPlace.h - how a reason says where it holds ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ENGINE_REASONPLACE_H
#define RUNMAT_ENGINE_REASONPLACE_H

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace runmat {

namespace reason_place {
inline constexpr std::string_view anonymous = "in the anonymous function of ",
                                  named = "in the function '", nameEnd = "', ",
                                  lineStart = "line ", lineEnd = ": ";

inline bool take(std::string_view &text, std::string_view part) {
  const bool isThere = text.starts_with(part);
  if (isThere)
    text.remove_prefix(part.size());
  return isThere;
}
} // namespace reason_place

/// What the text of a reason begins with when it holds for another line than
/// that of the statement it is told of.
struct ReasonPlace {
  /// Of an inlined function; empty of the unit's own.
  std::string function;
  bool isAnonymous = false;
  uint32_t line = 0;

  std::string text() const;
};

inline std::string ReasonPlace::text() const {
  using namespace reason_place;
  std::string text;
  if (isAnonymous)
    text = anonymous;
  else if (!function.empty())
    text.append(named).append(function).append(nameEnd);
  return text.append(lineStart).append(std::to_string(line)).append(lineEnd);
}

/// Takes a place off the front of a reason; none when it begins with none.
inline std::optional<ReasonPlace> takeReasonPlace(std::string_view &reason) {
  using namespace reason_place;
  ReasonPlace place;
  std::string_view rest = reason;
  place.isAnonymous = take(rest, anonymous);
  if (take(rest, named)) {
    const size_t end = rest.find(nameEnd);
    if (end == std::string_view::npos)
      return std::nullopt;
    place.function = rest.substr(0, end);
    rest.remove_prefix(end + nameEnd.size());
  }
  if (!take(rest, lineStart))
    return std::nullopt;
  const char *textEnd = rest.data() + rest.size();
  const auto [at, error] = std::from_chars(rest.data(), textEnd, place.line);
  rest.remove_prefix(size_t(at - rest.data()));
  if (error != std::errc() || !take(rest, lineEnd))
    return std::nullopt;
  reason = rest;
  return place;
}

} // namespace runmat

#endif // RUNMAT_ENGINE_REASONPLACE_H
