//===- Sorting.td - order and positions --------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

def ColumnList : Kind<"a list of columns, negative ones to sort descending", numbers, ["Vector"]>;

def StringMatrix : Kind<"a matrix of strings", ["string"], ["Matrix"]>;
def TextCellMatrix : Kind<"a cell matrix of char rows", ["cell"], ["Texts", "Matrix"]>;

def Placement : Kind<"'auto', 'first' or 'last'", [], [], 0, ["auto", "first", "last"]>;

let group = "Sorting" in {

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

class Sorting<string name, string expression> : Builtin<name, expression> {
  let cost = [Cost<"compare", 20>];
  let derivative = Unwritten;
}

/// NaN stands behind all numbers; complex numbers go by magnitude, then by angle.
def Sort : Sorting<"sort", "sortBuiltin"> {
  let summary = "elements in ascending or descending order, and where they were";
  let forms = [
    Form<(takes Numeric:$x, Opt<Dimension>:$dim, Words<["ascend", "descend"]>:$direction,
               Pair<"MissingPlacement", Placement>:$placement),
         (gives Like<"x">:$y, Result<"double", "size x">:$i)>,
    Form<(takes String:$x, Opt<Dimension>:$dim, Words<["ascend", "descend"]>:$direction,
               Pair<"MissingPlacement", Placement>:$placement),
         (gives Result<"string", "size x">:$y, Result<"double", "size x">:$i)>,
    Form<(takes CellOfTexts:$x, Words<["ascend", "descend"]>:$direction),
         (gives Result<"cell", "size x">:$y, Result<"double", "size x">:$i)>];
  let evaluation = Evaluation<"sorted", ["givesComplex", "integers"]>;
  let import = "sorted";
  let importGroup = "Structure";
  let example = "sort([3 1 2], 'descend')";
  let prints = "3 2 1";
  let examples = [Example<"sort([3 1; 2 4], 2, 'ascend')", "1 3 2 4">,
                  Example<"sort([\"b\" \"a\"], 2, 'descend')", "1×2 string array \"b\" \"a\"">,
                  Example<"sort({'b', 'a'}, 'ascend')", "1×2 cell array {'a'} {'b'}">,
                  Example<"sort([3 NaN 1], 'MissingPlacement', 'first')", "NaN 1 3">,
                  Example<"sort([\"b\" NaN \"a\"], 'descend', 'MissingPlacement', 'last')", "1×3 string array \"b\" \"a\" <missing>">];
  let defaults = ["ascend"];
}

def Sortrows : Sorting<"sortrows", "sortRows"> {
  let summary = "rows in the order of their first columns, and where they were";
  let forms = [Form<(takes Matrix:$x, Opt<ColumnList>:$columns, Words<["ascend", "descend"]>:$direction),
                    (gives Like<"x">:$y, Result<"double", "column">:$i)>,
               Form<(takes StringMatrix:$x, Opt<ColumnList>:$columns, Words<["ascend", "descend"]>:$direction),
                    (gives Result<"string", "size x">:$y, Result<"double", "column">:$i)>,
               Form<(takes TextCellMatrix:$x, Words<["ascend", "descend"]>:$direction),
                    (gives Result<"cell", "size x">:$y, Result<"double", "column">:$i)>];
  let evaluation = EvaluationOf<1, 2, 1, "sameType", ["integers"]>;
  let example = "sortrows([3 1; 1 2; 2 0])";
  let prints = "1 2 2 0 3 1";
  let examples = [Example<"sortrows([1 2; 2 1], 2, 'ascend')", "2 1 1 2">, Example<"sortrows([1 2; 2 1], 1, 'descend')", "2 1 1 2">,
                  Example<"sortrows([\"b\" \"x\"; \"c\" \"y\"], 2, 'descend')", "2×2 string array \"c\" \"y\" \"b\" \"x\"">,
                  Example<"sortrows({'b'; 'c'; 'a'}, 'descend')'", "1×3 cell array {'c'} {'b'} {'a'}">];
  let defaults = ["ascend"];
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

def Find : Builtin<"find", "findBuiltin"> {
  let summary = "positions of nonzero elements, or their rows, columns and values";
  let forms = [Form<(takes Numeric:$x, Opt<PositiveScalar>:$n, Words<["first", "last"]>:$direction),
                    (gives Positions:$row, Positions:$column, SameClass<"x">:$value)>];
  let evaluation = Evaluation<"found", ["givesComplexThird", "integers"]>;
  let import = "found";
  let device = "Find";
  let importGroup = "Structure";
  let cost = [Cost<"compare">, Cost<"move">];
  let derivative = NotDifferentiable<"its results are whole numbers">;
  let example = "find([0 2 0 3])";
  let prints = "2 4";
  let examples = [Example<"find([1 0 1 1], 2, 'first')", "1 3">, Example<"find([1 0 1 1], 2, 'last')", "3 4">];
  let defaults = ["first"];
}

} // group

//===----------------------------------------------------------------------===//
// Written in the language
//===----------------------------------------------------------------------===//

/// NaN counts for nothing where numbers are enough.
class SomeInOrder<string name> : LibraryFunction<name> {
  let forms = [Form<(takes RealNumber:$A, CountScalar:$k, Opt<Dimension>:$dim), (gives Result<"same A", "any">:$B, Result<"double", "any">:$I)>];
  let cost = [Cost<"compare", 20>];
  let derivative = Unwritten;
}

def Maxk : SomeInOrder<"maxk"> {
  let example = "[B, I] = maxk([3 1 NaN 5], 2)";
  let prints = "B = 5 3 I = 4 1";
  let examples = [Example<"maxk([3 1; 4 2], 1, 2)'", "3 4">];
}

def Mink : SomeInOrder<"mink"> {
  let example = "[B, I] = mink([3 1 NaN 5], 2)";
  let prints = "B = 1 3 I = 2 1";
  let examples = [Example<"mink([3 1; 0 2], 1, 2)'", "1 0">];
}
