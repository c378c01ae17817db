//===- Sorting.td - order, positions, sets -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def ColumnList : Kind<"a list of columns, negative ones to sort descending", numbers, ["Vector"]>;
class SameClass<string x> : Result<"same " # x, "any", "complex " # x>;
def Positions : Result<"double", "any">;

let group = "Sorting" in {

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

class Sorting<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"compare", 20>];
  let derivative = NotDifferentiable<"its derivative is no formula of single elements">;
}

/// NaN stands behind all numbers; complex numbers go by magnitude, then by angle.
def Sort : Sorting<"sort", "sortBuiltin"> {
  let summary = "elements in ascending or descending order, and where they were";
  let forms = [
    Form<(takes Numeric:$x, Opt<Dimension>:$dim, Words<["ascend", "descend"]>:$direction),
         (gives Like<"x">:$y, Result<"double", "size x">:$i)>,
    Form<(takes String:$x, Opt<Dimension>:$dim, Words<["ascend", "descend"]>:$direction),
         (gives Result<"string", "size x">:$y, Result<"double", "size x">:$i)>,
    Form<(takes CellOfTexts:$x, Words<["ascend", "descend"]>:$direction),
         (gives Result<"cell", "size x">:$y, Result<"double", "size x">:$i)>];
  let evaluation = Evaluation<1, 3, 2, "sorted", ["givesComplex", "integers"]>;
  let import = "sorted";
  let importGroup = "Structure";
  let example = "sort([3 1 2], 'descend')";
  let prints = "3 2 1";
}

def Sortrows : Sorting<"sortrows", "sortRows"> {
  let summary = "rows in the order of their first columns, and where they were";
  let forms = [Form<(takes Matrix:$x, Opt<ColumnList>:$columns, Words<["ascend", "descend"]>:$direction),
                    (gives Like<"x">:$y, Result<"double", "column">:$i)>];
  let example = "sortrows([3 1; 1 2; 2 0])";
  let prints = "1 2 2 0 3 1";
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

def Find : Builtin<"find", "findBuiltin"> {
  let summary = "positions of nonzero elements, or their rows, columns and values";
  let forms = [Form<(takes Numeric:$x, Opt<PositiveScalar>:$n, Words<["first", "last"]>:$direction),
                    (gives Positions:$row, Positions:$column, SameClass<"x">:$value)>];
  let evaluation = Evaluation<1, 3, 3, "found", ["givesComplexThird", "integers"]>;
  let import = "found";
  let device = "Find";
  let importGroup = "Structure";
  let cost = [Cost<"compare">, Cost<"move">];
  let derivative = NotDifferentiable<"its results are whole numbers">;
  let example = "find([0 2 0 3])";
  let prints = "2 4";
}

//===----------------------------------------------------------------------===//
// Sets
//
// Of numbers, or of texts: a text beside a list of texts is one of them. Rows and columns both count as lists.
//===----------------------------------------------------------------------===//

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
