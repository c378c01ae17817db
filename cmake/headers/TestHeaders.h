//===- TestHeaders.h - headers of unit tests, read once ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_TESTHEADERS_H
#define RUNMAT_CMAKE_TESTHEADERS_H

#include "StandardHeaders.h"

#include <gtest/gtest.h>

#endif // RUNMAT_CMAKE_TESTHEADERS_H
