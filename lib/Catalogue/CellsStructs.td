//===- CellsStructs.td - records of lib/Builtins/CellsStructs.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "CellsStructs" in {

def CellFunction : Builtin<"cell", "makeCell"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
}

def Cell2mat : Builtin<"cell2mat", "cellToMatrix"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Cell2struct : Builtin<"cell2struct", "cellToStruct"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Fieldnames : Builtin<"fieldnames", "fieldNames"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Getfield : Builtin<"getfield", "getField"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isfield : Builtin<"isfield", "isField"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Num2cell : Builtin<"num2cell", "numbersToCell"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Numfields : Builtin<"numfields", "fieldCount"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Orderfields : Builtin<"orderfields", "orderFields"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Rmfield : Builtin<"rmfield", "removeField"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Setfield : Builtin<"setfield", "setField"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Any:$a3), (gives Anything:$r1)>];
}

def StructFunction : Builtin<"struct", "makeStruct"> {
  let forms = [Form<(takes Rest<Any>:$more), (gives Anything:$r1)>];
}

def Struct2cell : Builtin<"struct2cell", "structToCell"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

}
