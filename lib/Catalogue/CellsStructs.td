//===- CellsStructs.td - cells and structures --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"
include "lib/Catalogue/Library.td"

class ContainerFunction<string name, string expression> : Builtin<name, expression> {
  let group = "CellsStructs";
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"it is of cells or structures">;
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

def CellFunction : ContainerFunction<"cell", "makeCell"> {
  let summary = "a cell array of empty matrices";
  let forms = [Form<(takes Rest<Extent>:$sz), (gives CellResult:$C)>,
               Form<(takes Extents:$sz), (gives CellResult:$C)>];
  let example = "cell(1, 2)";
  let prints = "1×2 cell array {0×0 double} {0×0 double}";
  let examples = [Example<"cell([1 2])", "1×2 cell array {0×0 double} {0×0 double}">];
}

def Num2cell : ContainerFunction<"num2cell", "numbersToCell"> {
  let summary = "a cell array with each element of an array in a cell of its own";
  let forms = [Form<(takes Elements:$A), (gives Result<"cell", "size A">:$C)>];
  let example = "num2cell([1 2])";
  let prints = "1×2 cell array {[1]} {[2]}";
}

def Cell2mat : ContainerFunction<"cell2mat", "cellToMatrix"> {
  let summary = "the contents of a cell array joined to one array";
  let forms = [Form<(takes Cell:$C)>];
  let example = "cell2mat({[1 2], 3})";
  let prints = "1 2 3";
}

//===----------------------------------------------------------------------===//
// Structures
//===----------------------------------------------------------------------===//

def NonemptyStruct : Kind<"a struct array with elements", ["struct"], ["Nonempty"]>;

def StructFunction : ContainerFunction<"struct", "makeStruct"> {
  let summary = "a structure with the named fields; a cell array gives each element of a struct array its own value";
  let forms = [Form<(takes), (gives Result<"struct", "scalar">:$s)>,
               Form<(takes Text:$field, Any:$value, Rest<Any>:$more), (gives Result<"struct", "any">:$s)>,
               Form<(takes Struct:$s), (gives Like<"s">:$s)>,
               Form<(takes Nothing:$empty), (gives Result<"struct", "any">:$s)>];
  let example = "struct('a', 1, 'b', 'x')";
  let prints = "struct with fields: a: 1 b: 'x'";
  let examples = [Example<"struct(struct('a', 1))", "struct with fields: a: 1">, Example<"size(struct([]))", "0 0">];
}

def Fieldnames : ContainerFunction<"fieldnames", "fieldNames"> {
  let summary = "names of the fields of a structure as a column of texts";
  let forms = [Form<(takes Struct:$S), (gives Result<"cell", "column">:$fields)>];
  let example = "fieldnames(struct('a', 1, 'b', 2))";
  let prints = "2×1 cell array {'a'} {'b'}";
}

def Numfields : ContainerFunction<"numfields", "fieldCount"> {
  let summary = "number of fields; of what is no structure 0";
  let forms = [Form<(takes Any:$S), (gives DoubleScalar:$n)>];
  let cost = [Cost<"call">];
  let example = "numfields(struct('a', 1, 'b', 2))";
  let prints = "2";
}

def Isfield : ContainerFunction<"isfield", "isField"> {
  let known = "ofField";
  let summary = "whether a structure has the fields of these names";
  let forms = [Form<(takes Any:$S, Any:$field), (gives Result<"logical", "any">:$tf)>];
  let cost = [Cost<"compare">];
  let example = "isfield(struct('a', 1), {'a', 'b'})";
  let prints = "1×2 logical array 1 0";
}

def Getfield : ContainerFunction<"getfield", "getField"> {
  let summary = "value of a field of a structure; of a struct array that of its first element";
  let forms = [Form<(takes NonemptyStruct:$S, Text:$field), (gives Anything:$value)>];
  let residence = KeepsHost;
  let cost = [Cost<"call">];
  let example = "getfield(struct('a', 5), 'a')";
  let prints = "5";
}

def Setfield : ContainerFunction<"setfield", "setField"> {
  let summary = "the structure with a value in a field; of a struct array in that of its first element";
  let forms = [Form<(takes NonemptyStruct:$S, Text:$field, Any:$value), (gives Result<"struct", "size S">:$S)>,
               Form<(takes Nothing:$S, Text:$field, Any:$value), (gives Result<"struct", "scalar">:$S)>];
  let example = "setfield(struct('a', 5), 'b', 6)";
  let prints = "struct with fields: a: 5 b: 6";
  let examples = [Example<"setfield([], 'b', 6)", "struct with fields: b: 6">];
}

def Rmfield : ContainerFunction<"rmfield", "removeField"> {
  let summary = "the structure without the fields of these names";
  let forms = [Form<(takes Struct:$S, Texts:$field), (gives Result<"struct", "size S">:$S)>];
  let example = "rmfield(struct('a', 1, 'b', 2), 'b')";
  let prints = "struct with fields: a: 1";
}

def Orderfields : ContainerFunction<"orderfields", "orderFields"> {
  let summary = "the structure with its fields in the order of their names";
  let forms = [Form<(takes Struct:$S1), (gives Result<"struct", "size S1">:$S)>];
  let example = "orderfields(struct('b', 1, 'a', 2))";
  let prints = "struct with fields: a: 2 b: 1";
}

//===----------------------------------------------------------------------===//
// From one to the other
//===----------------------------------------------------------------------===//

def Struct2cell : ContainerFunction<"struct2cell", "structToCell"> {
  let summary = "values of a structure in a cell array, its fields down the first dimension";
  let forms = [Form<(takes Struct:$S), (gives CellResult:$C)>];
  let example = "struct2cell(struct('a', 1, 'b', 'x'))";
  let prints = "2×1 cell array {[1]} {'x'}";
}

def CellMatrix : Kind<"a cell matrix", ["cell"], ["Matrix"]>;

def Cell2struct : ContainerFunction<"cell2struct", "cellToStruct"> {
  let summary = "structures of the values that stand along a dimension of a cell matrix, with the named fields";
  let forms = [Form<(takes CellMatrix:$C, Texts:$fields, Opt<Dimension>:$dim), (gives Result<"struct", "column">:$S)>];
  let example = "cell2struct({1 'x'}, {'a' 'b'}, 2)";
  let prints = "struct with fields: a: 1 b: 'x'";
}

//===----------------------------------------------------------------------===//
// Parts of values, and arguments
//===----------------------------------------------------------------------===//

class PartFunction<string name> : LibraryFunction<name> {
  let cost = [Cost<"move">];
  let derivative = NotDifferentiable<"it is of cells or structures">;
}

def Mat2cell : PartFunction<"mat2cell"> {
  let forms = [Form<(takes Any:$A, Rest<RealVector, 1>:$dims), (gives CellResult:$C)>];
  let example = "mat2cell([1 2 3], 1, [1 2])";
  let prints = "1×2 cell array {[1]} {[2 3]}";
}

def Substruct : PartFunction<"substruct"> {
  let forms = [Form<(takes Text:$type, Any:$subs, Rest<Any>:$more), (gives Result<"struct", "row">:$S)>];
  let example = "substruct('.', 'a').subs";
  let prints = "'a'";
  let examples = [Example<"size(substruct('()', {1}, '.', 'a'))", "1 2">];
}

def Subsref : PartFunction<"subsref"> {
  let forms = [Form<(takes Any:$A, Struct:$S), (gives Anything:$B)>];
  let example = "subsref([5 6], substruct('()', {2}))";
  let prints = "6";
}

def Subsasgn : PartFunction<"subsasgn"> {
  let forms = [Form<(takes Any:$A, Struct:$S, Any:$B), (gives Anything:$A)>];
  let example = "subsasgn([5 6], substruct('()', {2}), 7)";
  let prints = "5 7";
}

def Nargchk : PartFunction<"nargchk"> {
  let forms = [Form<(takes RealScalar:$minArgs, RealScalar:$maxArgs, RealScalar:$numArgs), (gives Result<"any", "any">:$message)>];
  let derivative = NotDifferentiable<"its results are texts">;
  let cost = [Cost<"compare", 2>];
  let example = "nargchk(1, 2, 3)";
  let prints = "'Too many input arguments.'";
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// Given, or printed where nobody takes it.
class ClassListing<string name, string expression> : ContainerFunction<name, expression> {
  let effects = Effectful;
  let forms = [Form<(takes Object:$obj), (gives Result<"cell", "column">:$names)>, Form<(takes Text:$class), (gives Result<"cell", "column">:$names)>];
}

def Methods : ClassListing<"methods", "methodNames"> {
  let summary = "functions that are methods of an object, or of a class that makes objects without arguments";
  let example = "m = methods(inputParser); m{end}";
  let prints = "'parse'";
  let examples = [Example<"m = methods('containers.Map'); any(strcmp(m, 'keys'))", "logical 1">];
}

def Properties : ClassListing<"properties", "propertyNames"> {
  let summary = "properties of an object, or of a class that makes objects without arguments";
  let example = "p = properties(containers.Map); p{1}";
  let prints = "'Count'";
  let examples = [Example<"properties('containers.Map')", "Properties for class containers.Map: Count KeyType ValueType">];
}

def Ismethod : ContainerFunction<"ismethod", "isMethod"> {
  let summary = "whether a text names a method of an object";
  let forms = [Form<(takes Any:$obj, Text:$name), (gives LogicalScalar:$tf)>];
  let example = "ismethod(containers.Map, 'keys')";
  let prints = "logical 1";
}
