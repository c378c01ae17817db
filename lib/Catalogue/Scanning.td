//===- Scanning.td - numbers read out of text --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def Sscanf : Builtin<"sscanf", "sscanfBuiltin"> {
  let group = "Scanning";
  let summary = "numbers and text of a text, read as a format tells";
  let forms = [Form<(takes Text:$str, Text:$formatSpec, Opt<ReadSize>:$sizeA),
                    (gives Result<"any", "matrix">:$A, DoubleScalar:$n, TextResult:$errmsg, DoubleScalar:$nextindex)>];
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"its arguments are texts">;
  let example = "sscanf('3,4', '%d,')";
  let prints = "3 4";
  let examples = [Example<"sscanf('1 2 3 4', '%d', [2 2])", "1 3 2 4">, Example<"sscanf(sprintf('3\\n4\\n'), '%d\\n')", "3 4">];
}
