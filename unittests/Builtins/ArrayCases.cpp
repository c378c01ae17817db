//===- ArrayCases.cpp - construction, shapes, reductions --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "BuiltinCases.h"

#include <cmath>

namespace runmat::test {

namespace {

const Value square = matrix(2, 2, {1, 3, 2, 4}); // [1 2; 3 4]

std::vector<BuiltinCase> shapeCases() {
  using E = ElementClass;
  const Value pages = row({1, 2, 3, 4}).array()->reshaped(Extents({1, 2, 2}));
  return {
      {"size", {square}, {row({2, 2})}},
      {"size", {empties(0, 3)}, {0.0, 3.0}},
      {"size", {pages}, {1.0, 4.0}},
      {"size", {square, 1.0}, {2.0}},
      {"numel", {square}, {4.0}},
      {"ndims", {pages}, {3.0}},
      {"length", {matrix(1, 3, {1, 2, 3})}, {3.0}},
      {"length", {empties(0, 3)}, {0.0}},
      {"height", {matrix(1, 3, {1, 2, 3})}, {1.0}},
      {"width", {matrix(1, 3, {1, 2, 3})}, {3.0}},
      {"columns", {matrix(1, 3, {1, 2, 3})}, {3.0}},
      {"reshape", {square, 1.0, 4.0}, {row({1, 3, 2, 4})}},
      {"reshape", {square, empties(0, 0), 1.0}, {column({1, 3, 2, 4})}},
      {"squeeze", {pages}, {matrix(2, 2, {1, 2, 3, 4})}},
      {"vec", {square}, {column({1, 3, 2, 4})}},
      {"permute", {square, row({2, 1})}, {matrix(2, 2, {1, 2, 3, 4})}},
      {"ipermute",
       {pages, row({2, 3, 1})},
       {row({1, 3, 2, 4}).array()->reshaped(Extents({2, 1, 2}))}},
      {"transpose", {row({1, 2})}, {column({1, 2})}},
      {"ctranspose", {complexOf(1, 2)}, {complexOf(1, -2)}},
      {"flip", {row({1, 2, 3})}, {row({3, 2, 1})}},
      {"flipdim", {square, 1.0}, {matrix(2, 2, {3, 1, 4, 2})}},
      {"fliplr", {square}, {matrix(2, 2, {2, 4, 1, 3})}},
      {"flipud", {square}, {matrix(2, 2, {3, 1, 4, 2})}},
      {"rot90", {square}, {matrix(2, 2, {2, 1, 4, 3})}},
      {"circshift", {row({1, 2, 3}), 1.0}, {row({3, 1, 2})}},
      {"repmat",
       {row({1, 2}), 2.0, 2.0},
       {matrix(2, 4, {1, 1, 2, 2, 1, 1, 2, 2})}},
      {"cat", {1.0, row({1, 2}), row({3, 4})}, {square}},
      {"horzcat",
       {as(E::Int8, 100.0), as(E::Int16, 300.0)},
       {as(E::Int8, row({100, 127}))}},
      {"horzcat",
       {true, text("a")},
       {text("\x01"
             "a")}},
      {"vertcat", {empties(1, 0), 1.0}, {1.0}},
      {"eye", {2.0}, {matrix(2, 2, {1, 0, 0, 1})}},
      {"linspace", {0.0, 1.0, 5.0}, {row({0, 0.25, 0.5, 0.75, 1})}},
      {"logspace", {0.0, 2.0, 3.0}, {row({1, 10, 100})}},
      {"colon", {1.0, 3.0}, {row({1, 2, 3})}},
      {"colon", {5.0, 1.0}, {empties(1, 0)}},
      {"meshgrid",
       {row({1, 2}), row({3, 4})},
       {matrix(2, 2, {1, 1, 2, 2}), matrix(2, 2, {3, 4, 3, 4})}},
      {"ndgrid",
       {row({1, 2}), row({3, 4})},
       {matrix(2, 2, {1, 2, 1, 2}), matrix(2, 2, {3, 3, 4, 4})}},
      {"magic", {3.0}, {matrix(3, 3, {8, 3, 4, 1, 5, 9, 6, 7, 2})}},
      {"magic",
       {4.0},
       {matrix(4, 4, {16, 5, 9, 4, 2, 11, 7, 14, 3, 10, 6, 15, 13, 8, 12, 1})}},
      {"magic", {2.0}, {matrix(2, 2, {1, 4, 3, 2})}},
      {"typecast",
       {as(E::Single, 1.0), text("uint32")},
       {as(E::UInt32, 1065353216.0)}},
      {"diag", {row({1, 2})}, {matrix(2, 2, {1, 0, 0, 2})}},
      {"diag", {square}, {column({1, 4})}},
      {"tril", {square}, {matrix(2, 2, {1, 3, 0, 4})}},
      {"triu", {square}, {matrix(2, 2, {1, 0, 2, 4})}},
  };
}

std::vector<BuiltinCase> reductionCases() {
  using E = ElementClass;
  const Value nothing = empties(0, 0);
  return {
      {"sum", {square}, {row({4, 6})}},
      {"sum", {square, 2.0}, {column({3, 7})}},
      {"sum", {square, text("all")}, {10.0}},
      {"sum", {square, row({1, 2})}, {10.0}},
      {"sum", {nothing}, {0.0}},
      {"sum", {nothing, 1.0}, {empties(1, 0)}},
      {"sum", {empties(0, 3)}, {row({0, 0, 0})}},
      {"sum", {row({1, notANumber, 3}), text("omitnan")}, {4.0}},
      {"sum", {as(E::Int8, row({100, 100}))}, {200.0}},
      {"sum",
       {as(E::Int8, row({100, 100})), text("native")},
       {as(E::Int8, 127.0)}},
      {"sum", {as(E::Single, row({1, 2}))}, {as(E::Single, 3.0)}},
      {"prod", {row({2, 3, 4})}, {24.0}},
      {"prod", {nothing}, {1.0}},
      {"max", {row({1, 3, 2})}, {3.0, 2.0}},
      {"max", {square, nothing, 2.0}, {column({2, 4})}},
      {"max", {square, nothing, text("all")}, {4.0}},
      {"max", {notANumber, 1.0}, {1.0}},
      {"max", {row({notANumber, notANumber})}, {notANumber}},
      {"max", {nothing}, {nothing}},
      {"max", {empties(0, 3)}, {empties(0, 3)}},
      {"max", {empties(3, 0)}, {empties(1, 0)}},
      {"max", {as(E::Int8, row({-5, 7}))}, {as(E::Int8, 7.0)}},
      {"min", {row({4, 1, 1})}, {1.0, 2.0}},
      {"min", {5.0, row({3, 9})}, {row({3, 5})}},
      {"any", {row({0, 0, 2})}, {true}},
      {"any", {row({0, notANumber})}, {false}},
      {"any", {nothing}, {false}},
      {"all", {row({1, notANumber})}, {true}},
      {"all", {nothing}, {true}},
      {"all", {square, 2.0}, {logicals(2, 1, {1, 1})}},
      {"mean", {square}, {row({2, 3})}},
      {"mean", {nothing}, {notANumber}},
      {"mean", {empties(0, 3)}, {row({notANumber, notANumber, notANumber})}},
      {"mean", {row({1, notANumber, 3}), text("omitnan")}, {2.0}},
      {"mean", {as(E::Int8, row({1, 2}))}, {1.5}},
      {"var", {row({1, 2, 3, 4})}, {5.0 / 3}},
      {"var", {row({1, 2, 3, 4}), 1.0}, {1.25}},
      {"var", {square, 1.0, text("all")}, {1.25}},
      {"var", {7.0}, {0.0}},
      {"var", {nothing}, {notANumber}},
      {"std", {row({1, 2, 3, 4}), 1.0}, {std::sqrt(1.25)}},
      {"std", {row({2, 4, notANumber}), 1.0, text("omitnan")}, {1.0}},
      {"cumsum", {row({1, 2, 3})}, {row({1, 3, 6})}},
      {"cumsum", {row({1, 2, 3}), text("reverse")}, {row({6, 5, 3})}},
      {"cumsum", {square, 2.0}, {matrix(2, 2, {1, 3, 3, 7})}},
      {"cumsum",
       {as(E::Int8, row({100, 100}))},
       {as(E::Int8, row({100, 127}))}},
      {"cumprod", {row({1, 2, 3})}, {row({1, 2, 6})}},
      {"cummax", {row({1, 3, 2})}, {row({1, 3, 3})}},
      {"cummin", {row({3, 1, 2})}, {row({3, 1, 1})}},
      {"nnz", {row({1, 0, notANumber})}, {2.0}},
      {"diff", {row({1, 4, 9})}, {row({3, 5})}},
      {"diff", {row({1, 4, 9}), 2.0}, {2.0}},
  };
}

std::vector<BuiltinCase> algebraCases() {
  return {
      {"mtimes", {square, column({1, 1})}, {column({3, 7})}},
      {"mldivide",
       {matrix(2, 2, {2, 0, 0, 4}), column({2, 4})},
       {column({1, 1})}},
      {"mrdivide", {row({2, 4}), matrix(2, 2, {2, 0, 0, 4})}, {row({1, 1})}},
      {"mpower", {square, 2.0}, {matrix(2, 2, {7, 15, 10, 22})}},
      {"dot", {row({1, 2, 3}), column({4, 5, 6})}, {32.0}},
      {"cross", {row({1, 0, 0}), row({0, 1, 0})}, {row({0, 0, 1})}},
      {"norm", {row({3, 4})}, {5.0}},
      {"norm", {row({3, -4}), 1.0}, {7.0}},
      {"norm", {row({3, -4}), infinity}, {4.0}},
      {"norm", {matrix(2, 2, {3, 0, 0, 4})}, {4.0}},
      {"norm", {empties(0, 0)}, {0.0}},
      {"trace", {square}, {5.0}},
      {"det", {square}, {-2.0}},
      {"inv", {matrix(2, 2, {2, 0, 0, 4})}, {matrix(2, 2, {0.5, 0, 0, 0.25})}},
      {"kron", {row({1, 2}), column({1, 1})}, {matrix(2, 2, {1, 1, 2, 2})}},
  };
}

std::vector<BuiltinCase> analysisCases() {
  return {
      {"median", {row({3, 1, 2, 10})}, {2.5}},
      {"median", {empties(0, 0)}, {notANumber}},
      {"median", {row({1, notANumber, 3})}, {notANumber}},
      {"median", {row({1, notANumber, 3}), text("omitnan")}, {2.0}},
      {"mode", {row({3, 1, 3, 1})}, {1.0}},
      {"mode", {empties(0, 0)}, {notANumber}},
      {"polyval", {row({1, 2, 3}), 2.0}, {11.0}},
      {"polyfit", {row({0, 2}), row({1, 5}), 1.0}, {row({2, 1})}},
      {"conv", {row({1, 2}), row({1, 3})}, {row({1, 5, 6})}},
      {"conv",
       {row({1, 2, 3}), row({1, 1, 1}), text("same")},
       {row({3, 6, 5})}},
      {"filter", {1.0, row({1, -0.5}), row({1, 0, 0})}, {row({1, 0.5, 0.25})}},
      {"filter", {row({1, 1}), 1.0, row({1, 2, 3})}, {row({1, 3, 5})}},
      {"interp1",
       {row({1, 2, 4}), row({10, 20, 40}), row({1.5, 4, 5})},
       {row({15, 40, notANumber})}},
      {"trapz", {row({1, 2, 3})}, {4.0}},
      {"trapz", {row({0, 2}), row({1, 3})}, {4.0}},
      {"union", {row({3, 1}), row({2, 1})}, {row({1, 2, 3})}},
  };
}

std::vector<BuiltinCase> orderCases() {
  return {
      {"sort",
       {row({3, notANumber, 1})},
       {row({1, 3, notANumber}), row({3, 1, 2})}},
      {"sort",
       {row({3, notANumber, 1}), text("descend")},
       {row({notANumber, 3, 1})}},
      {"sort", {square, 2.0, text("descend")}, {matrix(2, 2, {2, 4, 1, 3})}},
      {"sort",
       {cells({text("b"), text("a")})},
       {cells({text("a"), text("b")})}},
      {"sortrows",
       {matrix(2, 2, {3, 1, 5, 6})},
       {matrix(2, 2, {1, 3, 6, 5}), column({2, 1})}},
      {"find", {row({0, 2, 0, 3})}, {row({2, 4})}},
      {"find", {row({0, 2, 0, 3}), 1.0}, {2.0}},
      {"find", {square}, {column({1, 2, 1, 2}), column({1, 1, 2, 2})}},
      {"unique",
       {row({3, 1, 3})},
       {row({1, 3}), column({2, 1}), column({2, 1, 2})}},
      {"unique", {row({3, 1, 3}), text("stable")}, {row({3, 1})}},
      {"unique",
       {row({notANumber, notANumber})},
       {row({notANumber, notANumber})}},
      {"ismember",
       {row({1, 5}), row({5, 6})},
       {logicals(1, 2, {0, 1}), row({0, 1})}},
      {"ismember", {text("a"), cells({text("b"), text("a")})}, {true}},
      {"setdiff", {row({1, 2, 3}), row({2})}, {row({1, 3})}},
      {"intersect", {row({1, 2, 3}), row({3, 1})}, {row({1, 3})}},
      {"accumarray",
       {column({1, 2, 1}), column({10, 20, 30})},
       {column({40, 20})}},
      {"sub2ind", {row({2, 3}), 2.0, 3.0}, {6.0}},
      {"ind2sub", {row({2, 3}), 5.0}, {1.0, 3.0}},
      {"gcd", {12.0, 18.0}, {6.0}},
      {"lcm", {4.0, 6.0}, {12.0}},
      {"primes", {10.0}, {row({2, 3, 5, 7})}},
      {"isprime", {row({1, 2, 9})}, {logicals(1, 3, {0, 1, 0})}},
      {"isprime", {row({0, 2147483647, 1e15})}, {logicals(1, 3, {0, 1, 0})}},
      {"factor", {12.0}, {row({2, 2, 3})}},
      {"factor", {75.0}, {row({3, 5, 5})}},
      {"factor", {0.0}, {0.0}},
      {"factor", {1e12 + 39}, {1e12 + 39}},
      {"nchoosek", {5.0, 2.0}, {10.0}},
      {"nchoosek", {1e15, 5e14}, {infinity}},
  };
}

} // namespace

std::vector<BuiltinCase> arrayCases() {
  std::vector<BuiltinCase> all = shapeCases();
  for (const auto &group :
       {reductionCases(), algebraCases(), orderCases(), analysisCases()})
    all.insert(all.end(), group.begin(), group.end());
  return all;
}

} // namespace runmat::test
