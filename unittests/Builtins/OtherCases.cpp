//===- OtherCases.cpp - predicates, cells, structs, calls -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

namespace runmat::test {

namespace {

const Value s = structOf({{"b", 1.0}, {"a", text("x")}});

std::vector<BuiltinCase> predicateCases() {
  using E = ElementClass;
  return {
      {"class", {as(E::Int8, 1.0)}, {text("int8")}},
      {"class", {handle("sin")}, {text("function_handle")}},
      {"isa", {as(E::Single, 1.0), text("float")}, {true}},
      {"isa", {true, text("numeric")}, {false}},
      {"classUnderlying", {true}, {text("logical")}},
      {"existsOnGPU", {1.0}, {false}},
      {"isUnderlyingType", {1.0, text("double")}, {true}},
      {"isgpuarray", {1.0}, {false}},
      {"iscell", {cells({})}, {true}},
      {"iscellstr", {cells({text("a"), 1.0})}, {false}},
      {"iscellstr", {cells({text("a")})}, {true}},
      {"ischar", {text("a")}, {true}},
      {"iscolumn", {column({1, 2})}, {true}},
      {"iscomplex", {complexOf(1, 0)}, {true}},
      {"isempty", {empties(0, 3)}, {true}},
      {"isempty", {1.0}, {false}},
      {"isequal", {row({1, 2}), as(E::Single, row({1, 2}))}, {true}},
      {"isequal", {notANumber, notANumber}, {false}},
      {"isequal", {s, structOf({{"a", text("x")}, {"b", 1.0}})}, {true}},
      {"isequaln", {notANumber, notANumber}, {true}},
      {"isfloat", {1.0}, {true}},
      {"isinteger", {as(E::UInt8, 1.0)}, {true}},
      {"islogical", {true}, {true}},
      {"islogical", {1.0}, {false}},
      {"ismatrix", {empties(0, 0)}, {true}},
      {"isnumeric", {1.0}, {true}},
      {"isnumeric", {true}, {false}},
      {"isobject", {1.0}, {false}},
      {"isreal", {complexOf(1, 0)}, {false}},
      {"isreal", {1.0}, {true}},
      {"isrow", {row({1, 2})}, {true}},
      {"isscalar", {1.0}, {true}},
      {"issorted", {row({1, 3, 2})}, {false}},
      {"issorted", {row({1, 2, 3})}, {true}},
      {"issparse", {1.0}, {false}},
      {"issquare", {empties(2, 2)}, {true}},
      {"isstring", {Value::string("a")}, {true}},
      {"isstruct", {s}, {true}},
      {"isvarname", {text("a1")}, {true}},
      {"isvarname", {text("1a")}, {false}},
      {"isvector", {row({1, 2})}, {true}},
      {"isvector", {empties(2, 2)}, {false}},
      {"is_function_handle", {handle("sin")}, {true}},
  };
}

std::vector<BuiltinCase> containerCases() {
  return {
      {"cell", {1.0, 2.0}, {cells({empties(0, 0), empties(0, 0)})}},
      {"cell2mat", {cells({row({1, 2}), 3.0})}, {row({1, 2, 3})}},
      {"cell2struct",
       {cellColumn({1.0, text("x")}), cells({text("b"), text("a")}), 1.0},
       {s}},
      {"fieldnames", {s}, {cellColumn({text("b"), text("a")})}},
      {"getfield", {s, text("b")}, {1.0}},
      {"isfield", {s, text("a")}, {true}},
      {"isfield", {s, cells({text("a"), text("z")})}, {logicals(1, 2, {1, 0})}},
      {"isfield",
       {s, StringArray{Extents(1, 2), {"z", "a"}}},
       {logicals(1, 2, {0, 1})}},
      {"num2cell", {row({1, 2})}, {cells({1.0, 2.0})}},
      {"numfields", {s}, {2.0}},
      {"rmfield", {s, text("b")}, {structOf({{"a", text("x")}})}},
      {"setfield",
       {s, text("b"), 2.0},
       {structOf({{"b", 2.0}, {"a", text("x")}})}},
      {"struct", {text("b"), 1.0, text("a"), text("x")}, {s}},
      {"struct2cell", {s}, {cellColumn({1.0, text("x")})}},
  };
}

std::vector<BuiltinCase> callCases() {
  return {
      {"feval", {handle("plus"), 1.0, 2.0}, {3.0}},
      {"feval", {text("max"), row({1, 3})}, {3.0, 2.0}},
      {"func2str", {handle("sin")}, {text("sin")}},
      {"cellfun",
       {handle("numel"), cells({row({1, 2}), text("abc")})},
       {row({2, 3})}},
      {"cellfun",
       {text("isempty"), cells({empties(0, 0), 1.0})},
       {logicals(1, 2, {1, 0})}},
      {"cellfun",
       {handle("upper"), cells({text("a")}), text("UniformOutput"), false},
       {cells({text("A")})}},
      {"arrayfun", {handle("abs"), row({-1, 2})}, {row({1, 2})}},
      {"pagefun", {handle("transpose"), row({1, 2})}, {column({1, 2})}},
      {"structfun", {handle("numel"), s}, {column({1, 1})}},
      {"bsxfun",
       {handle("plus"), row({1, 2}), column({10, 20})},
       {matrix(2, 2, {11, 21, 12, 22})}},
      {"deal", {1.0, 2.0}, {1.0, 2.0}},
      {"deal", {7.0}, {7.0, 7.0, 7.0}},
      {"argv", {}, {cellColumn({text("one"), text("two")})}},
      {"exist", {text("sin")}, {5.0}},
      {"exist", {text("sin"), text("var")}, {0.0}},
      {"getenv", {text("RUNMAT_NO_SUCH_VARIABLE")}, {text("")}},
      {"version", {}, {text("9.14.0.0 (R2023a)")}},
      {"version", {text("-release")}, {text("2023a")}},
  };
}

} // namespace

std::vector<BuiltinCase> otherCases() {
  std::vector<BuiltinCase> all = predicateCases();
  for (const auto &group : {containerCases(), callCases()})
    all.insert(all.end(), group.begin(), group.end());
  return all;
}

} // namespace runmat::test
