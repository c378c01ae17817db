% Digits that count, and fractions with exponents.
% language: no-unit
assert(round(1253, 2, 'significant') == 1300 && round(863178137, 2, 'significant') == 860000000 && round(0.0123456, 3, 'Significant') == 0.0123);
assert(isequaln(round([-9.99 0 Inf NaN 1000 0.0015], 1, 'significant'), [-10 0 Inf NaN 1000 0.002]) && isequal(round(single(pi), 3, 'significant'), single(3.14)));
assert(round(1.7e308, 1, 'significant') == 1.7e308 && round(12, 20, 'significant') == 12 && isequal(round(true, 1, 'significant'), 1) && isequal(size(round(zeros(0, 2), 1, 'significant')), [0 2]));
assert(round(pi, 3, 'decimals') == 3.142 && round(1253, -2, 'decimals') == 1300 && isequal(round(int8(77), -1, 'decimals'), int8(80)));
% The example of MATLAB's documentation.
[f, e] = log2([1 pi -3 eps realmax realmin]);
assert(isequal(f, [1/2 pi/4 -3/4 1/2 1-eps/2 1/2]) && isequal(e, [1 2 2 -51 1024 -1021]));
[f, e] = log2(single([0 12; Inf -Inf]));
assert(isequal(f, single([0 0.75; Inf -Inf])) && isequal(e, single([0 4; 0 0])) && isa(e, 'single'));
[f, e] = log2([NaN 5e-324]);
assert(isequaln(f, [NaN 0.5]) && isequal(e, [0 -1073]) && log2(-8) == complex(3, pi / log(2)));
try
  [f, e] = log2(1i);
  error('no error');
catch e
  assert(strcmp(e.identifier, 'MATLAB:expectedReal'));
end
