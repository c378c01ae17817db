% Roots, logarithms and powers that must be real, powers of two and angles of points in degrees: as elementwise operations, with their errors.
x = linspace(0, 9, 37);
assert(isequal(realsqrt(x), sqrt(x)) && isequal(reallog(x), log(x)) && isequal(realpow(x, 1.5), x .^ 1.5) && isequal(pow2(x - 4), 2 .^ (x - 4)));
s = single(x);
assert(isequal(realsqrt(s), sqrt(s)) && isa(reallog(s), 'single') && isa(realpow(x, s), 'single') && isa(pow2(s), 'single') && isa(atan2d(x, s), 'single'));
assert(isequaln(realsqrt([NaN Inf -0]), [NaN Inf 0]) && isequal(reallog([0 -0 Inf]), [-Inf -Inf Inf]) && 1 / realsqrt(-0) == -Inf);
assert(isequal(realpow(-2, [0 1 2 3 -1 Inf -Inf]), [1 -2 4 -8 -0.5 Inf 0]) && isequal(realpow([1 2], [2; 3]), [1 4; 1 8]) && isnan(realpow(-1, NaN)));
assert(isequal(realsqrt(true), 1) && isequal(realpow('a', 1), 97) && isempty(reallog(zeros(0, 3))) && isequal(size(realpow(ones(0, 2), 1)), [0 2]));
% An element outside makes an error of the whole, wherever it stands, and leaves the variables as they were.
y = 7;
for k = 1:4
  try
    switch k
      case 1, y = realsqrt([x -1e-300]);
      case 2, y = reallog(x - 8.9);
      case 3, y = realpow(x - 1, 0.5);
      otherwise, y = realpow(-8, 1 / 3);
    end
    assert(false);
  catch problem
    names = {'sqrt', 'log', 'pow', 'pow'};
    assert(strcmp(problem.identifier, ['MATLAB:real' names{k} ':complexResult']) && y == 7);
    assert(strncmp(problem.message, ['Real' names{k} ' produced complex result: '], 20));
  end
end
% A statement of its own is an error too, whose result nobody reads.
count = 0;
for k = 1:3
  try
    realsqrt(x - k);
    count = count + 1;
  catch
  end
  try
    if k > 1, reallog(x + k); count = count + 10; end
  catch
  end
end
assert(count == 20);
refuse(@() realsqrt(1i), 'MATLAB:expectedReal');
refuse(@() realpow(2, 1i), 'MATLAB:expectedReal');
refuse(@() atan2d(1i, 1), 'MATLAB:expectedReal');
% f*2^e is rounded once, e towards 0; of infinities the product.
assert(isequal(pow2([1 3 -5], [3.9 -1.9 2]), [8 1.5 -20]) && pow2(2 ^ -1000, 2000) == 2 ^ 1000 && pow2(3, -1075) == 2 * 2 ^ -1074 && pow2(5, -1076) == 2 ^ -1074);
assert(isequal(pow2(single([1 3]), [-149 -150]), single([2 ^ -149 2 ^ -148])) && isequal(pow2(1:2, [1; 2]), [2 4; 4 8]) && 1 / pow2(-0, 5) == -Inf);
assert(isequaln(pow2([0 Inf -Inf NaN 1 1 1 Inf], [Inf -Inf -5000 1 NaN Inf -Inf -1]), [NaN NaN -Inf NaN NaN Inf 0 Inf]));
assert(abs(pow2(2 + 1i) - 4 * exp(1i * log(2))) < 1e-14 && isequal(pow2(true), 2));
% Angles of all directions; multiples of 45 degrees are exact. The others from mpmath 1.3 with 400 bits: mp.atan2(y, x)*180/mp.pi.
assert(isequal(atan2d([0 1 1 1 0 -1 -1 -1], [1 1 0 -1 -1 -1 0 1]), [0 45 90 135 180 -135 -90 -45]) && isequal(atan2d([Inf -Inf 1], [Inf -Inf -Inf]), [45 -135 180]));
near = @(got, expected) all(abs(got - expected) <= eps(expected));
assert(near(atan2d([3 -2 1e-300 1e300 1e-310], [4 -7 1e8 -1e-8 0.25]), [36.86989764584402 -164.05460409907715 5.729577951308233e-307 90.0 2.2918311805232857e-308]));
assert(isnan(atan2d(NaN, 1)) && isequal(atan2d(single(1), [1 -1]), single([45 135])) && 1 / atan2d(-0, 1) == -Inf && atan2d(-0, -1) == -180);

function refuse(f, identifier)
try
  f();
catch problem
  assert(strcmp(problem.identifier, identifier), [problem.identifier ': ' problem.message]);
  return
end
error('no error');
end
