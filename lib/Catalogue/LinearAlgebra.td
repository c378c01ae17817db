//===- LinearAlgebra.td - records of lib/Builtins/LinearAlgebra.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "LinearAlgebra" in {

def Cross : Builtin<"cross", "cross"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "expanded", ["givesComplex"]>;
}

def Det : Builtin<"det", "det"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "floatScalar">;
}

def Dot : Builtin<"dot", "dot"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "vectorToScalar", ["givesComplex"]>;
}

def Inv : Builtin<"inv", "inv"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let effects = Effectful;
}

def Kron : Builtin<"kron", "kron"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "kronecker", ["givesComplex"]>;
}

def Mldivide : Builtin<"mldivide", "operation<matrixLeftDivide>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferMatrixLeftDivide>", ["byRule"]>;
}

def Mpower : Builtin<"mpower", "operation<matrixPower>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferMatrixPower>", ["byRule"]>;
}

def Mrdivide : Builtin<"mrdivide", "operation<matrixRightDivide>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferMatrixRightDivide>", ["byRule"]>;
}

def Mtimes : Builtin<"mtimes", "multiply"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferMatrixTimes>", ["byRule"]>;
}

def Norm : Builtin<"norm", "norm"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 2, 1, "floatScalar", ["givesReal"]>;
}

def Trace : Builtin<"trace", "trace"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "floatScalar", ["givesComplex"]>;
}

}
