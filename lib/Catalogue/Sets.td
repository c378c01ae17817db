//===- Sets.td - elements in one list or another -----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of numbers, or of texts: a text beside a list of texts is one of them. Rows and columns both count as lists.
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

let group = "Sorting" in {

class SetFunction<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"compare", 20>];
  let derivative = NotDifferentiable<"its derivative is no formula of single elements">;
}

def Unique : SetFunction<"unique", "unique"> {
  let summary = "distinct elements or rows, where they are first, and which of them each element is";
  let forms = [
    Form<(takes Numeric:$x, Words<["rows"]>:$rows, Words<["sorted", "stable"]>:$order),
         (gives SameClass<"x">:$y, Positions:$ix, Positions:$iy)>,
    Form<(takes Texts:$x, Words<["sorted", "stable"]>:$order), (gives SameClass<"x">:$y, Positions:$ix, Positions:$iy)>];
  let evaluation = Evaluation<1, 1, 1, "distinct", ["givesComplex", "integers"]>;
  let example = "unique([3 1 3 2])";
  let prints = "1 2 3";
}

def Ismember : SetFunction<"ismember", "ismember"> {
  let summary = "whether elements are in a set, and where";
  let forms = [
    Form<(takes Numeric:$x, Numeric:$set), (gives LogicalLike<"x">:$tf, Result<"double", "size x">:$i)>,
    Form<(takes Texts:$x, Texts:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>,
    Form<(takes Texts:$x, Nothing:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>,
    Form<(takes Nothing:$x, Texts:$set), (gives Result<"logical", "any">:$tf, Positions:$i)>];
  let evaluation = Evaluation<2, 2, 2, "membership", ["integers"]>;
  let derivative = NotDifferentiable<"its results are true and false">;
  let example = "ismember(2, [1 2 3])";
  let prints = "logical 1";
}

/// What `out` lists follows the joined set; [] is an empty list of texts, too.
class SetOperation<string name, dag out, dag outOfTexts> : SetFunction<name, name> {
  let forms = [
    Form<(takes Numeric:$x, Numeric:$y, Words<["sorted", "stable"]>:$order), out>,
    Form<(takes Texts:$x, Texts:$y, Words<["sorted", "stable"]>:$order), outOfTexts>,
    Form<(takes Texts:$x, Nothing:$y, Words<["sorted", "stable"]>:$order), outOfTexts>,
    Form<(takes Nothing:$x, Texts:$y, Words<["sorted", "stable"]>:$order), outOfTexts>];
}

def Intersect : SetOperation<"intersect", (gives SameClass<"x">:$z, Positions:$ix, Positions:$iy),
                             (gives Anything:$z, Positions:$ix, Positions:$iy)> {
  let summary = "elements in both sets, and where they are";
  let example = "intersect([1 2 3], [3 1])";
  let prints = "1 3";
}

def Setdiff : SetOperation<"setdiff", (gives SameClass<"x">:$z, Positions:$ix), (gives Anything:$z, Positions:$ix)> {
  let summary = "elements of the first set that are not in the second, and where they are";
  let example = "setdiff([1 2 3 4], [2 3])";
  let prints = "1 4";
}

def Union : SetOperation<"union", (gives Anything:$z), (gives Anything:$z)> {
  let function = "unionBuiltin";
  let summary = "elements of both sets";
  let example = "union([3 1], [2 1])";
  let prints = "1 2 3";
}

def Setxor : SetFunction<"setxor", "setxor"> {
  let summary = "elements in just one of two sets";
  let forms = [Form<(takes Numeric:$x, Numeric:$y)>, Form<(takes Texts:$x, Texts:$y)>, Form<(takes Texts:$x, Nothing:$y)>,
               Form<(takes Nothing:$x, Texts:$y)>];
  let example = "setxor([1 2], [2 3])";
  let prints = "1 3";
}

} // group
