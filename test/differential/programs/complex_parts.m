% Complex arrays in units: sums, products, quotients by reals, parts, comparisons; special values on both sides.
% differential: side-exits
z = complex([1 -2 0 3.5 Inf NaN 1e308 -0], [2 0 -1 -0.5 1 2 1e308 4]);
w = z - (0.5 - 2i);
a = 1:8;
report(z, w);
report(single(z), w);
report(z(1), w);
report(z, complex(2, -1));
mixed(z, a);
mixed(z, 3);
mixed(single(z(2:3)), a(1:2));
mixed(z(1), a);
mixed(reshape(z, 2, 4), single(reshape(a, 2, 4)));
mixed(reshape(z, 8, 1), a);
% Results whose imaginary parts are all zero become real, in the middle of a unit.
u = [1+2i 3-4i];
v = conj(u);
p = u .* v + 1;
fprintf('%d %.17g %.17g\n', isreal(p), p);
d = u - 2i;
d = d - [0 -6i];
fprintf('%d %.17g %.17g\n', isreal(d), real(d));
s = sum([1+1i 2-1i]);
fprintf('%d %.17g\n', isreal(s), s);
c = 1 + 2i;
for k = 1:5
    c = c * (1 - 0.5i) + k;
    fprintf('%.17g %.17g %d\n', real(c), imag(c), isreal(c));
end
t = complex(1, Inf) * 2;
fprintf('%.17g %.17g\n', real(t), imag(t));

function report(x, y)
r = x + y; line('x+y', r);
r = x - y; line('x-y', r);
r = x .* y; line('x.*y', r);
r = -x; line('-x', r);
r = conj(y); line('conj', r);
r = real(x) + imag(y); line('parts', r);
r = x == y; line('eq', r);
r = x ~= x; line('ne', r);
r = x < y; line('lt', r);
r = x >= y; line('ge', r);
r = sum(x .* y); line('sum', r);
r = (x + y) .* (x - 1i); line('chain', r);
end

function mixed(x, y)
r = x + y; line('x+y', r);
r = y - x; line('y-x', r);
r = y .* x; line('y.*x', r);
r = x ./ y; line('x./y', r);
r = x == y; line('eq', r);
r = x <= y; line('le', r);
r = real(y) .* conj(x) * 2; line('both', r);
end

function line(name, r)
fprintf('%s %s %d [%s]:', name, class(r), isreal(r), num2str(size(r)));
fprintf(' %.17g', real(double(r)), imag(double(r)));
fprintf('\n');
end
