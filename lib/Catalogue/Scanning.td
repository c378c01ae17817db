//===- Scanning.td - records of lib/Builtins/Scanning.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Scanning" in {

def Sscanf : Builtin<"sscanf", "sscanfBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2, Anything:$r3, Anything:$r4)>];
}

}
