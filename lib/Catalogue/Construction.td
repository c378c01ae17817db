//===- Construction.td - records of lib/Builtins/Construction.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Construction" in {

def Cast : Builtin<"cast", "castNamed"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Colon : Builtin<"colon", "colonBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Diag : Builtin<"diag", "diagonal"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "diagonal", ["givesComplex", "integers"]>;
}

def Eye : Builtin<"eye", "identity"> {
  let forms = [Form<(takes Opt<Any>:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let residence = Constructs;
  let evaluation = Evaluation<1, 2, 1, "identityMatrix", ["onHost"]>;
}

def Int16 : Builtin<"int16", "cast<ElementClass::Int16>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Int16>";
  let importGroup = "Elementwise";
}

def Int32 : Builtin<"int32", "cast<ElementClass::Int32>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Int32>";
  let importGroup = "Elementwise";
}

def Int64 : Builtin<"int64", "cast<ElementClass::Int64>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Int64>";
  let importGroup = "Elementwise";
}

def Int8 : Builtin<"int8", "cast<ElementClass::Int8>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Int8>";
  let importGroup = "Elementwise";
}

def Linspace : Builtin<"linspace", "linspaceBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let import = "linspace";
  let importGroup = "Constructor";
}

def LogicalFunction : Builtin<"logical", "cast<ElementClass::Logical>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Logical>";
  let importGroup = "Elementwise";
}

def Logspace : Builtin<"logspace", "logspaceBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Magic : Builtin<"magic", "magic"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Meshgrid : Builtin<"meshgrid", "meshgrid"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1, Anything:$r2, Anything:$r3)>];
  let evaluation = Evaluation<1, 2, 2, "grid">;
}

def Ndgrid : Builtin<"ndgrid", "ndgrid"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$results, More:$more)>];
}

def Single : Builtin<"single", "cast<ElementClass::Single>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Single>";
  let importGroup = "Elementwise";
}

def Tril : Builtin<"tril", "triangle<true>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "sameType", ["givesComplex", "integers"]>;
}

def Triu : Builtin<"triu", "triangle<false>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "sameType", ["givesComplex", "integers"]>;
}

def Typecast : Builtin<"typecast", "typecast"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
}

def Uint16 : Builtin<"uint16", "cast<ElementClass::UInt16>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::UInt16>";
  let importGroup = "Elementwise";
}

def Uint32 : Builtin<"uint32", "cast<ElementClass::UInt32>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::UInt32>";
  let importGroup = "Elementwise";
}

def Uint64 : Builtin<"uint64", "cast<ElementClass::UInt64>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::UInt64>";
  let importGroup = "Elementwise";
}

def Uint8 : Builtin<"uint8", "cast<ElementClass::UInt8>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::UInt8>";
  let importGroup = "Elementwise";
}

}
