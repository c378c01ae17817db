//===- Conversions.td - records of lib/Builtins/Conversions.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Conversions" in {

def Bin2dec : Builtin<"bin2dec", "fromBase<2>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Cellstr : Builtin<"cellstr", "cellOfTexts"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def CharFunction : Builtin<"char", "charOf"> {
  let forms = [Form<(takes Any:$a1, Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "sameType", ["integers"]>;
}

def Dec2bin : Builtin<"dec2bin", "toBase<2>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def Dec2hex : Builtin<"dec2hex", "toBase<16>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def Double : Builtin<"double", "doubleOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let import = "cast<ElementClass::Double>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<1, 1, 1, "doubleOfFirst", ["chars"]>;
}

def Hex2dec : Builtin<"hex2dec", "fromBase<16>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Int2str : Builtin<"int2str", "int2str"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Mat2str : Builtin<"mat2str", "mat2str"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Num2str : Builtin<"num2str", "num2str"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
}

def Str2double : Builtin<"str2double", "str2double"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Str2num : Builtin<"str2num", "str2num"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1, Anything:$r2)>];
  let effects = CallsBack;
}

def StringFunction : Builtin<"string", "stringOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

def Strlength : Builtin<"strlength", "lengthOfText"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
}

}
