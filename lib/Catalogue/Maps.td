//===- Maps.td - records of lib/Builtins/Maps.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Maps" in {

def ContainersMap : Builtin<"containers.Map", "makeMap"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
  let effects = Effectful;
}

def IsKey : Builtin<"isKey", "isKey"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Keys : Builtin<"keys", "keysOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Remove : Builtin<"remove", "removeKeys"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Values : Builtin<"values", "valuesOf"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let effects = Effectful;
}

}
