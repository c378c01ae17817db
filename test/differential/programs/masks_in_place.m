% x(mask) = f(y(mask)): real, single and complex numbers, among them some that are real where the mask is true, infinite or NaN there or
% elsewhere; masks of other extents, empty ones, and ones that choose nothing.
x = reshape(mod((1:48) * 7, 11) - 5, 6, 8);
y = x';
mask = x > 0;
x(mask) = x(mask) .* 2 - 1;
show(x);
x(mask) = (x(mask) + y(mask)) ./ max(x(mask), 3);
show(x);
x(mask) = -abs(x(mask)) + 0.5;
show(x);
s = single(x);
s(mask) = s(mask) .^ 2 + single(0.1);
show(s);
none = x > 1e9;
x(none) = x(none) * 3;
show(x);
turns(complex(x, y'), complex(y', x));
z = complex(x, 0 * x);
z(1) = 1 + 2i;
z(2:3) = [Inf NaN];
z(4) = complex(-Inf, 0);
for pass = 1:3
    for k = 1:4
        some = k * real(z) > -4 & (1:8) > pass;
        z(some) = z(some) .* z(some) - z(some);
        z(some) = z(some) .* (1 + 0.5i) + 2;
        z(~some) = z(~some) .^ 2;
        z(some) = conj(z(some));
        show(z);
    end
end
e = zeros(0, 3);
e(e > 0) = e(e > 0) + 1;
show(e);
try
    long = [mask; true(1, 8)];
    x(long) = x(long) + 1;
catch problem
    disp(problem.message);
end
show(doubled(ones(3, 4), true(3, 4)));
show(doubled(ones(3, 4), eye(3, 4) > 0));
show(doubled(ones(3, 4), eye(2, 3) > 0));
show(doubled(ones(3, 4), true(3, 1)));
show(doubled(ones(3, 4), true(1, 4)));
show(doubled(1:4, true(1, 4)));
show(doubled((1:4)', true(1, 4)));
m = [true true false];
signs([-2+1i -2+3i 5], complex(0, -1), m);
plus([1i 2i 5], [0 0 1], complex(0, -1), m);
times([1+2i 3+4i 5+1i], [0 0 Inf], [complex(Inf, 1) 1i 1i], m);
squares([1i 2i 5], [1 2 Inf], m);
quotients([1i 2i 5], [1 2 0], m);
scaled([1i 2i 5], Inf, m);
row = true(1, 8);
x(row) = x(row) + 100;
show(x);

function x = doubled(x, mask)
    x(mask) = 2 * x(mask);
end

% What is not chosen must not hide that what is chosen is real.
function signs(z, c, m)
    z(m) = -((z(m) + 2) .* c);
    disp(angle(z));
end
function plus(z, y, c, m)
    z(m) = -((z(m) + y(m)) .* c);
    disp(angle(z));
end
function times(z, y, w, m)
    z(m) = z(m) .* y(m) .* w(m);
    show(z);
end
function squares(z, y, m)
    z(m) = (z(m) + y(m)) .^ 2 - z(m) .* z(m);
    show(z);
end
function quotients(z, y, m)
    z(m) = (1 ./ y(m)) .* z(m);
    show(z);
end
function scaled(z, a, m)
    z(m) = z(m) * a;
    show(z);
    z(m) = 0.5 * z(m) + z(m) * 2;
    show(z);
end

function turns(z, c)
    counts = zeros(size(z));
    for k = 1:12
        inside = abs(z) < 20;
        counts(inside) = k;
        z(inside) = z(inside) .^ 2 * 0.125 + c(inside);
        z(inside) = -z(inside) - 0.5 * c(inside);
    end
    show(z);
    show(counts);
end

function show(x)
    fprintf('%s %d:', class(x), isreal(x));
    fprintf(' %.17g', real(x), imag(x));
    fprintf('\n');
end
