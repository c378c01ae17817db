//===- Resolver.h - what the names of a tree stand for ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decides for every name whether it is a variable, and of which function:
//  - parameters, outputs, and what a function assigns or declares anywhere are
//    its variables, before the assignment too;
//  - `ans` is a variable of scripts, of functions that use it, and of those
//    where eval, load and the like can define variables;
//  - a nested function shares the variables of the functions around it. A name
//    that it assigns belongs to the function around it if that one uses it;
//  - an anonymous function copies the variables that it uses when it is made;
//    what is undefined then is a function to it;
//  - where eval, load and the like can define variables, any other name is a
//    possible variable (`Variable::isDynamic`); elsewhere it is a function;
//  - `end` belongs to the innermost index whose base is a value.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_RESOLVER_H
#define RUNMAT_FRONTEND_RESOLVER_H

#include "Frontend/AST.h"
#include "Frontend/Frontend.h"

namespace runmat {

/// Resolves the names of a parsed program, which must be free of errors.
void resolveNames(ast::Program &program, const SourceText &text,
                  DiagnosticEngine &diagnostics, const ParseOptions &options);

} // namespace runmat

#endif // RUNMAT_FRONTEND_RESOLVER_H
