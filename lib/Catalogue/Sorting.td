//===- Sorting.td - records of lib/Builtins/Sorting.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Sorting" in {

def Find : Builtin<"find", "findBuiltin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2, Anything:$r3)>];
  let evaluation = Evaluation<1, 3, 3, "found", ["givesComplexThird", "integers"]>;
}

def Intersect : Builtin<"intersect", "intersect"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2, Anything:$r3)>];
}

def Ismember : Builtin<"ismember", "ismember"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1, Anything:$r2)>];
  let evaluation = Evaluation<2, 2, 2, "membership", ["integers"]>;
}

def Setdiff : Builtin<"setdiff", "setdiff"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2)>];
}

def Setxor : Builtin<"setxor", "setxor"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Sort : Builtin<"sort", "sortBuiltin"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2)>];
  let evaluation = Evaluation<1, 3, 2, "sorted", ["givesComplex", "integers"]>;
}

def Sortrows : Builtin<"sortrows", "sortRows"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1, Anything:$r2)>];
}

def Union : Builtin<"union", "unionBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Unique : Builtin<"unique", "unique"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2, Anything:$r3)>];
  let evaluation = Evaluation<1, 1, 1, "distinct", ["givesComplex", "integers"]>;
}

}
