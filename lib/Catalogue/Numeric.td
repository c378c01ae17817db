//===- Numeric.td - records of lib/Builtins/Numeric.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Numeric" in {

def Accumarray : Builtin<"accumarray", "accumulate"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
}

def Bitand : Builtin<"bitand", "bitOperation<BinaryOpcode::BitAnd>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let import = "binary<BitAndOp>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferBits>", ["integers"]>;
}

def Bitor : Builtin<"bitor", "bitOperation<BinaryOpcode::BitOr>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let import = "binary<BitOrOp>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferBits>", ["integers"]>;
}

def Bitshift : Builtin<"bitshift", "bitOperation<BinaryOpcode::BitShift>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let import = "binary<BitShiftOp>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferBitShift>", ["integers"]>;
}

def Bitxor : Builtin<"bitxor", "bitOperation<BinaryOpcode::BitXor>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let import = "binary<BitXorOp>";
  let importGroup = "Elementwise";
  let evaluation = Evaluation<2, 2, 1, "likeOp<inferBits>", ["integers"]>;
}

def Diff : Builtin<"diff", "diff"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "differences", ["givesComplex", "integers"]>;
}

def Factor : Builtin<"factor", "factor"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "floatRow">;
}

def Gcd : Builtin<"gcd", "pairwise<greatestDivisor>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "expanded">;
}

def Ind2sub : Builtin<"ind2sub", "linearToSubscripts"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$results, More:$more)>];
}

def Isprime : Builtin<"isprime", "isPrime"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "predicateOfFirst", ["integers"]>;
}

def Lcm : Builtin<"lcm", "pairwise<leastMultiple>"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "expanded">;
}

def Nchoosek : Builtin<"nchoosek", "binomial"> {
  let forms = [Form<(takes Any:$a1, Any:$a2), (gives Anything:$r1)>];
  let evaluation = Evaluation<2, 2, 1, "arithmeticScalar", ["integers"]>;
}

def Primes : Builtin<"primes", "primes"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "floatRow">;
}

def Sub2ind : Builtin<"sub2ind", "subscriptsToLinear"> {
  let forms = [Form<(takes Any:$a1, Any:$a2, Rest<Any>:$more), (gives Anything:$r1)>];
}

}
