//===- Json.td - values as JSON, and back ------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

class JsonFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Json";
  let cost = [Cost<"call">];
}

def Jsonencode : JsonFunction<"jsonencode", "jsonEncodeBuiltin"> {
  let summary = "a value as text in JSON; with 'PrettyPrint' on lines of their own";
  let forms = [Form<(takes Any:$data, Pair<"PrettyPrint", Truth>:$prettyPrint, Pair<"ConvertInfAndNaN", Truth>:$convertInfAndNaN), (gives TextResult:$txt)>];
  let derivative = NotDifferentiable<"its results are texts">;
  let example = "jsonencode(struct('name', 'x', 'size', [1 2.5]))";
  let prints = "'{\"name\":\"x\",\"size\":[1,2.5]}'";
  let examples = [Example<"jsonencode([1 2; 3 4] > 2)", "'[[false,false],[true,true]]'">, Example<"jsonencode({1, 'a', []})", "'[1,\"a\",[]]'">,
                  Example<"jsonencode([NaN Inf])", "'[null,null]'">, Example<"jsonencode([NaN -Inf], 'ConvertInfAndNaN', false)", "'[NaN,-Infinity]'">,
                  Example<"jsonencode([1 2], 'PrettyPrint', true)", "'[ 1, 2 ]'">];
}

def Jsondecode : JsonFunction<"jsondecode", "jsonDecodeBuiltin"> {
  let summary = "the value of a text in JSON";
  let forms = [Form<(takes Text:$txt), (gives Anything:$value)>];
  let derivative = NotDifferentiable<"its arguments are texts">;
  let example = "s = jsondecode('{\"name\": \"x\", \"size\": [1, 2.5]}'); disp(s.name), disp(s.size')";
  let prints = "x 1.0000 2.5000";
  let examples = [Example<"jsondecode('[[1, 2], [3, 4]]')", "1 2 3 4">, Example<"jsondecode('[true, false]')'", "1×2 logical array 1 0">,
                  Example<"s = jsondecode('[{\"a b\": 1}, {\"a b\": null}]'); size(s), s(1).aB", "ans = 2 1 ans = 1">,
                  Example<"try, jsondecode('[1,'), catch e, disp(e.message), end", "The text is no JSON: line 1, column 4: it ends too early.">];
}
