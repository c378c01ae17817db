//===- CompilerHeaders.h - upstream and dialect, read once ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The precompiled header of the compiler's files: reading these takes most of
// the time that each needs. The dialect's are among them although a change of
// its td files then costs another half minute: 130 files read them for 2 s
// each. Files include what they use all the same.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CMAKE_COMPILERHEADERS_H
#define RUNMAT_CMAKE_COMPILERHEADERS_H

#include "UpstreamHeaders.h"

#include "dialects/RunMat/RunMatOps.h"

#endif // RUNMAT_CMAKE_COMPILERHEADERS_H
