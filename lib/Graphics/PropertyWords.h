//===- PropertyWords.h - words that many properties know --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_GRAPHICS_PROPERTYWORDS_H
#define RUNMAT_GRAPHICS_PROPERTYWORDS_H

#include <string_view>

namespace runmat::graphics {

inline constexpr std::string_view units =
    "pixels|normalized|inches|centimeters|points|characters|data";
inline constexpr std::string_view autoOrManual = "auto|manual";
inline constexpr std::string_view onOrOff = "on|off";
inline constexpr std::string_view weights = "normal|bold";
inline constexpr std::string_view angles = "normal|italic";
inline constexpr std::string_view lineStyles = "-|--|:|-.|none";

} // namespace runmat::graphics

#endif // RUNMAT_GRAPHICS_PROPERTYWORDS_H
