% Complex arrays inside chains; what becomes real again leaves its unit.
% differential: compiled
none = numel(argv()); % interpreted: argv
re = [1 3] + none; im = [2 -1] - none; k = 2 + none;
c = complex(re, im); % interpreted: complex
a = (c + 1) .* k - c;
d = real(c) + imag(c);
o = conj(c) ./ k - re;
e = sum(c .* 2); % interpreted: reductions of complex values
fprintf('%.17g ', real(a), imag(a), d, real(o), imag(o), real(e), imag(e));
b = c .* conj(c); % interpreted: a complex result that is real is a side exit
f = abs(c .* 3 - c); % interpreted: abs of complex values
u = c.' - c'; % interpreted: transposes of complex values
fprintf('%.17g ', b, f, real(u), imag(u));
assert(isequal(a, [3+2i 5-1i]) && isequal(d, [3 2]) && isreal(d) && isequal(o, [-0.5-1i -1.5+0.5i]));
assert(isequal(b, [5 10]) && isreal(b) && isequal(f, abs(2 * c)) && isequal(e, 8 + 2i) && isequal(u, [4i; -2i]));
