//===- Sets.td - elements in one list or another -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of numbers, or of texts: a text beside a list of texts is one of them. Rows and columns both count as lists.
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// By the rows of matrices.
def ByRows : Kind<"'rows'", [], [], 0, ["rows"]>;

let group = "Sets" in {

class SetFunction<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"compare", 20>];
  let derivative = Unwritten;
}

def Unique : SetFunction<"unique", "unique"> {
  let summary = "distinct elements or rows, where they are first or last, and which of them each element is";
  let forms = [
    Form<(takes Numeric:$x, Words<["rows"]>:$rows, Words<["sorted", "stable", "first", "last"]>:$order),
         (gives SameClass<"x">:$y, Positions:$ix, Positions:$iy)>,
    Form<(takes Texts:$x, Words<["sorted", "stable", "first", "last"]>:$order),
         (gives SameClass<"x">:$y, Positions:$ix, Positions:$iy)>];
  let evaluation = EvaluationOf<1, 1, 1, "distinct", ["givesComplex", "integers"]>;
  let example = "unique([3 1 3 2])";
  let prints = "1 2 3";
  let examples = [Example<"unique([3 4; 1 2; 3 4], 'rows', 'stable')", "3 4 1 2">, Example<"unique([2 1 2], 'sorted')", "1 2">,
                  Example<"unique({'b', 'a', 'b'}, 'stable')", "1×2 cell array {'b'} {'a'}">,
                  Example<"[y, i] = unique([2 1 2], 'first'); i'", "2 1">, Example<"[y, i] = unique([2 1 2], 'last'); i'", "2 3">];
  let defaults = ["sorted", "first"];
}

def Ismember : SetFunction<"ismember", "ismember"> {
  let summary = "whether elements are in a set, and where";
  let forms = [
    Form<(takes Numeric:$x, Numeric:$set), (gives LogicalLike<"x">:$tf, Result<"double", "size x">:$i)>,
    Form<(takes Matrix:$x, Matrix:$set, ByRows:$rows), (gives Result<"logical", "column">:$tf, Result<"double", "column">:$i)>,
    Form<(takes Texts:$x, Texts:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>,
    Form<(takes Texts:$x, Nothing:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>,
    Form<(takes Nothing:$x, Texts:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>];
  let evaluation = Evaluation<"membership", ["integers", "chars"]>;
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "ismember(2, [1 2 3])";
  let prints = "logical 1";
  let examples = [Example<"ismember('b', {'a', 'b'})", "logical 1">, Example<"ismember({'a'}, [])", "logical 0">,
                  Example<"ismember([1 2; 3 4], [3 4; 5 6], 'rows')'", "1×2 logical array 0 1">,
                  Example<"ismember([], {'a'})", "0×0 empty logical array">];
}

/// What `out` lists follows the joined set; [] is an empty list of texts, too.
class SetOperation<string name, dag out, dag outOfTexts> : SetFunction<name, name> {
  let forms = [
    Form<(takes Numeric:$x, Numeric:$y, Words<["rows"]>:$rows, Words<["sorted", "stable"]>:$order), out>,
    Form<(takes Texts:$x, Texts:$y, Words<["sorted", "stable"]>:$order), outOfTexts>,
    Form<(takes Texts:$x, Nothing:$y, Words<["sorted", "stable"]>:$order), outOfTexts>,
    Form<(takes Nothing:$x, Texts:$y, Words<["sorted", "stable"]>:$order), outOfTexts>];
}

def Intersect : SetOperation<"intersect", (gives SameClass<"x">:$z, Positions:$ix, Positions:$iy),
                             (gives Anything:$z, Positions:$ix, Positions:$iy)> {
  let summary = "elements in both sets, and where they are";
  let example = "intersect([1 2 3], [3 1])";
  let prints = "1 3";
  let examples = [Example<"intersect([1 2; 3 4], [3 4; 5 1], 'rows')", "3 4">,
                  Example<"intersect([5 1 3], [3 5], 'stable')", "5 3">, Example<"intersect([5 1 3], [3 5], 'sorted')", "3 5">,
                  Example<"intersect({'b', 'a'}, {'a', 'b'}, 'stable')", "1×2 cell array {'b'} {'a'}">,
                  Example<"isempty(intersect({'a'}, [], 'sorted'))", "logical 1">,
                  Example<"isempty(intersect([], {'a'}, 'sorted'))", "logical 1">];
  let defaults = ["sorted"];
}

def Setdiff : SetOperation<"setdiff", (gives SameClass<"x">:$z, Positions:$ix), (gives Anything:$z, Positions:$ix)> {
  let summary = "elements of the first set that are not in the second, and where they are";
  let example = "setdiff([1 2 3 4], [2 3])";
  let prints = "1 4";
  let examples = [Example<"setdiff([1 2; 3 4], [3 4; 1 6], 'rows')", "1 2">, Example<"setdiff([5 3 1], 1, 'stable')", "5 3">,
                  Example<"setdiff([5 3 1], 1, 'sorted')", "3 5">,
                  Example<"setdiff({'c', 'b', 'a'}, {'b'}, 'stable')", "1×2 cell array {'c'} {'a'}">,
                  Example<"setdiff({'b', 'a'}, [], 'stable')", "1×2 cell array {'b'} {'a'}">,
                  Example<"isempty(setdiff([], {'a'}, 'stable'))", "logical 1">];
  let defaults = ["sorted"];
}

def Union : SetOperation<"union", (gives Joined<"x y">:$z, Positions:$ix, Positions:$iy),
                         (gives Anything:$z, Positions:$ix, Positions:$iy)> {
  let function = "unionBuiltin";
  let summary = "elements of both sets, and where they are: those of the second that are not in the first";
  let example = "union([3 1], [2 1])";
  let prints = "1 2 3";
  let examples = [Example<"union([3 1], [1 2; 3 1], 'rows')", "1 2 3 1">,
                  Example<"union([3 1], [2 1], 'stable')", "3 1 2">, Example<"union([3 1], [2 1], 'sorted')", "1 2 3">,
                  Example<"union({'b'}, {'a', 'b'}, 'stable')", "1×2 cell array {'b'} {'a'}">,
                  Example<"union({'b', 'a'}, [], 'sorted')", "1×2 cell array {'a'} {'b'}">,
                  Example<"union([], {'b', 'a'}, 'stable')", "1×2 cell array {'b'} {'a'}">];
  let defaults = ["sorted"];
}

def Setxor : SetOperation<"setxor", (gives Joined<"x y">:$z, Positions:$ix, Positions:$iy),
                          (gives Anything:$z, Positions:$ix, Positions:$iy)> {
  let summary = "elements in just one of two sets, and where they are";
  let example = "setxor([1 2], [2 3])";
  let prints = "1 3";
  let examples = [Example<"setxor([1 2; 3 4], [3 4; 0 6], 'rows')", "0 6 1 2">, Example<"setxor([5 2], [2 3], 'stable')", "5 3">,
                  Example<"setxor([5 2], [2 3], 'sorted')", "3 5">,
                  Example<"setxor({'c', 'b'}, {'b', 'a'}, 'stable')", "1×2 cell array {'c'} {'a'}">,
                  Example<"setxor({'b', 'a'}, [], 'sorted')", "1×2 cell array {'a'} {'b'}">,
                  Example<"setxor([], {'b', 'a'}, 'sorted')", "1×2 cell array {'a'} {'b'}">];
  let defaults = ["sorted"];
}

} // group
