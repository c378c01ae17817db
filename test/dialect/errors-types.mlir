// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// expected-error@+1 {{an array has at least 2 extents, got 1}}
func.func private @rank(!runmat.array<double, [3]>)

// -----

// expected-error@+1 {{expected an extent of 0 or more, * or ?, got -3}}
func.func private @extent(!runmat.array<double, [-3, 1]>)

// -----

// expected-error@+1 {{unknown element class 'float'}}
func.func private @class(!runmat.array<float, [1, 1]>)
