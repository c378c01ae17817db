//===- Regexp.td - records of lib/Builtins/Regexp.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Regexp" in {

def Regexp : Builtin<"regexp", "regexp<false>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1, Anything:$r2, Anything:$r3, Anything:$r4, Anything:$r5, Anything:$r6, Anything:$r7)>];
}

def Regexpi : Builtin<"regexpi", "regexp<true>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1, Anything:$r2, Anything:$r3, Anything:$r4, Anything:$r5, Anything:$r6, Anything:$r7)>];
}

def Regexprep : Builtin<"regexprep", "regexprep"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3, Rest<Any>:$more), (gives Anything:$r1)>];
}

}
