//===- Predicates.td - records of lib/Builtins/Predicates.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Predicates" in {

def Class : Builtin<"class", "classOf"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def IsFunctionHandle : Builtin<"is_function_handle", "predicate<isHandleValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isa : Builtin<"isa", "isaBuiltin"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Iscell : Builtin<"iscell", "predicate<isCellValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Iscellstr : Builtin<"iscellstr", "predicate<isCellOfText>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Ischar : Builtin<"ischar", "predicate<isCharValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Iscolumn : Builtin<"iscolumn", "predicate<isColumnValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Iscomplex : Builtin<"iscomplex", "predicate<isComplexValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let evaluation = Evaluation<1, 1, 1, "logicalScalar", ["onHost", "givesReal", "integers", "chars"]>;
}

def Isempty : Builtin<"isempty", "predicate<isEmptyValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "hasCount<0>";
  let importGroup = "Shape";
}

def Isequal : Builtin<"isequal", "isEqual<false>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let evaluation = Evaluation<2, -1, 1, "logicalScalar", ["onHost", "givesReal", "integers", "chars"]>;
}

def Isequaln : Builtin<"isequaln", "isEqual<true>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isfloat : Builtin<"isfloat", "predicate<isFloatValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isinteger : Builtin<"isinteger", "predicate<isIntegerValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Islogical : Builtin<"islogical", "predicate<isLogicalValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Ismatrix : Builtin<"ismatrix", "predicate<isMatrixValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isnumeric : Builtin<"isnumeric", "predicate<isNumericValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isobject : Builtin<"isobject", "predicate<isObjectValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isreal : Builtin<"isreal", "predicate<isRealValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let evaluation = Evaluation<1, 1, 1, "logicalScalar", ["onHost", "givesReal", "integers", "chars"]>;
}

def Isrow : Builtin<"isrow", "predicate<isRowValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isscalar : Builtin<"isscalar", "predicate<isScalarValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let import = "hasCount<1>";
  let importGroup = "Shape";
}

def Issorted : Builtin<"issorted", "isSorted"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
  let evaluation = Evaluation<1, 1, 1, "logicalScalar", ["onHost", "integers", "chars"]>;
}

def Issparse : Builtin<"issparse", "predicate<never>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Issquare : Builtin<"issquare", "predicate<isSquareValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isstring : Builtin<"isstring", "predicate<isStringValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isstruct : Builtin<"isstruct", "predicate<isStructValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isvarname : Builtin<"isvarname", "predicate<isVariableName>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

def Isvector : Builtin<"isvector", "predicate<isVectorValue>"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let residence = KeepsHost;
}

}
