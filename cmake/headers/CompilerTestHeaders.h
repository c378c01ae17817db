//===- CompilerTestHeaders.h - of the compiler's unit tests -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_COMPILERTESTHEADERS_H
#define RUNMAT_CMAKE_COMPILERTESTHEADERS_H

#include "TestHeaders.h"
#include "UpstreamHeaders.h"

#endif // RUNMAT_CMAKE_COMPILERTESTHEADERS_H
