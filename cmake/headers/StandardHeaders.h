//===- StandardHeaders.h - the standard library, read once ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The precompiled header of what links no LLVM.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_STANDARDHEADERS_H
#define RUNMAT_CMAKE_STANDARDHEADERS_H

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <complex>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#endif // RUNMAT_CMAKE_STANDARDHEADERS_H
