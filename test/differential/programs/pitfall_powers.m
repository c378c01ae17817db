% Powers and left divisions whose operands the compiler does not know: whole exponents of negative numbers stay real.
% differential: compiled
none = numel(argv()); % interpreted: argv
x = [-2 3] + none; n = 3 + none; A = [1 2; 3 4] + none; B = [2 2; 2 2] + none; e = [2 3 -1] + none;
y = x .^ n;
z = x .^ (n - 1);
w = x .^ -n;
p = (-2 + none) .^ e;
q = single(x) .^ n;
r = A .\ B;
s = (n + 1) .\ A;
t = B ./ A;
fprintf('%.17g ', y, z, w, p, q, r, s, t);
assert(isequal(y, [-8 27]) && isreal(y) && isequal(z, [4 9]) && isequal(w, 1 ./ [-8 27]));
assert(isequal(p, [4 -8 -0.5]) && isreal(p));
assert(isequal(q, single([-8 27])) && isreal(q) && isa(q, 'single'));
assert(isequal(r, [2 1; 2/3 0.5]) && isequal(s, [0.25 0.5; 0.75 1]) && isequal(t, r));
