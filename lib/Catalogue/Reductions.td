//===- Reductions.td - records of lib/Builtins/Reductions.cpp ---*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "Kinds.td"

let group = "Reductions" in {

def All : Builtin<"all", "reduction<Op::All>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let import = "reduction<Combiner::All>";
  let importGroup = "Reduction";
}

def AnyFunction : Builtin<"any", "reduction<Op::Any>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2), (gives Anything:$r1)>];
  let import = "reduction<Combiner::Any>";
  let importGroup = "Reduction";
}

def Cummax : Builtin<"cummax", "cumulative<ScanOpcode::Maximum>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 3, 1, "sameType", ["integers"]>;
}

def Cummin : Builtin<"cummin", "cumulative<ScanOpcode::Minimum>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 3, 1, "sameType", ["integers"]>;
}

def Cumprod : Builtin<"cumprod", "cumulative<ScanOpcode::Product>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 3, 1, "cumulative", ["givesComplex", "integers"]>;
}

def Cumsum : Builtin<"cumsum", "cumulative<ScanOpcode::Sum>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 3, 1, "cumulative", ["givesComplex", "integers"]>;
}

def Max : Builtin<"max", "extreme<Op::Maximum, BinaryOpcode::Max>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1, Anything:$r2)>];
  let import = "extremum<MaximumOp, Combiner::Max>";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 3, 2, "extremum", ["givesComplex", "integers"]>;
}

def Mean : Builtin<"mean", "meanOf"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let import = "mean";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 4, 1, "total<1>", ["integers"]>;
}

def Min : Builtin<"min", "extreme<Op::Minimum, BinaryOpcode::Min>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1, Anything:$r2)>];
  let import = "extremum<MinimumOp, Combiner::Min>";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 3, 2, "extremum", ["givesComplex", "integers"]>;
}

def Nnz : Builtin<"nnz", "countNonzero"> {
  let forms = [Form<(takes Any:$a1), (gives Anything:$r1)>];
  let evaluation = Evaluation<1, 1, 1, "doubleScalar", ["givesReal", "integers"]>;
}

def Prod : Builtin<"prod", "reduction<Op::Product>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let import = "reduction<Combiner::Prod>";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 4, 1, "total<1>", ["givesComplex", "integers"]>;
}

def Std : Builtin<"std", "stdOf"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let import = "deviation";
  let importGroup = "Reduction";
}

def Sum : Builtin<"sum", "reduction<Op::Sum>"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let import = "reduction<Combiner::Sum>";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 4, 1, "total<1>", ["integers"]>;
}

def Var : Builtin<"var", "varOf"> {
  let forms = [Form<(takes Any:$a1, Opt<Any>:$a2, Opt<Any>:$a3, Opt<Any>:$a4), (gives Anything:$r1)>];
  let import = "variance";
  let importGroup = "Reduction";
  let evaluation = Evaluation<1, 3, 1, "total<2>", ["givesReal", "integers"]>;
}

}
