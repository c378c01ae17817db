//===- Maps.td - containers.Map and its methods ------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
include "lib/Catalogue/Kinds.td"

/// Maps are handles: what one call stores the next one finds.
class MapFunction<string name, string expression> : Builtin<name, expression> {
  let group = "Maps";
  let effects = Effectful;
  let cost = [Cost<"call">];
  let derivative = NotDifferentiable<"it is of maps">;
}

def ContainersMap : MapFunction<"containers.Map", "makeMap"> {
  let summary = "a map from keys, texts or numbers, to values";
  let forms = [Form<(takes Pair<"KeyType", Text>:$keyType, Pair<"ValueType", Text>:$valueType, Pair<"UniformValues", Truth>:$uniform),
                    (gives Result<"object", "any">:$M)>,
               Form<(takes Any:$keySet, Any:$valueSet, Pair<"UniformValues", Truth>:$uniform), (gives Result<"object", "any">:$M)>];
  let example = "m = containers.Map({'a', 'b'}, [1 2]); disp(m('b'))";
  let prints = "2";
  let examples = [Example<"m = containers.Map('KeyType', 'double', 'ValueType', 'logical'); m(3) = 5; disp(m(3))", "1">,
                  Example<"m = containers.Map('UniformValues', false); m('k') = 'x'; disp(m('k'))", "x">,
                  Example<"m = containers.Map({'a', 'b'}, {1, 2}, 'UniformValues', false); m('b') = 'x'; disp(m('b'))", "x">];
}

def IsKey : MapFunction<"isKey", "isKey"> {
  let methodOf = "containers.Map";
  let summary = "whether a map has a key, or each key of a cell array";
  let forms = [Form<(takes Object:$M, Any:$keySet), (gives Result<"logical", "any">:$tf)>];
  let example = "isKey(containers.Map('a', 1), {'a', 'b'})";
  let prints = "1×2 logical array 1 0";
}

def Keys : MapFunction<"keys", "keysOf"> {
  let methodOf = "containers.Map";
  let summary = "keys of a map in their order";
  let forms = [Form<(takes Object:$M), (gives Result<"cell", "row">:$keySet)>];
  let example = "keys(containers.Map({'b', 'a'}, [1 2]))";
  let prints = "1×2 cell array {'a'} {'b'}";
}

def Values : MapFunction<"values", "valuesOf"> {
  let methodOf = "containers.Map";
  let summary = "values of a map in the order of their keys, or those of the keys in a cell array";
  let forms = [Form<(takes Object:$M, Opt<Cell>:$keySet), (gives CellResult:$valueSet)>];
  let example = "values(containers.Map({'b', 'a'}, [1 2]))";
  let prints = "1×2 cell array {[2]} {[1]}";
  let examples = [Example<"values(containers.Map({'b', 'a'}, [1 2]), {'b'})", "1×1 cell array {[1]}">];
}

def Remove : MapFunction<"remove", "removeKeys"> {
  let methodOf = "containers.Map";
  let summary = "takes keys, and their values, out of a map";
  let forms = [Form<(takes Object:$M, Any:$keySet), (gives Result<"object", "any">:$M)>];
  let example = "numel(remove(containers.Map({'a', 'b'}, [1 2]), 'a'))";
  let prints = "1";
}
