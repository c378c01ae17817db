% Constructors with the shape or the class of another array.
x = single(1:6) / 3;
y = reshape(x, 2, 3);
s = size(y);
a = zeros(size(y)) + 1;
b = ones(s, 'single') * 2;
c = zeros(2, 2, 'like', y) + y(1);
d = ones(size(y), 'like', y);
e = true(2, 3);
f = false(size(y)) | e;
g = Inf(1, 3) - 1;
h = NaN(2);
t = zeros(size(reshape(x, 1, 2, 3))) + reshape(x, 1, 2, 3);
fprintf('%s ', class(a), class(b), class(c), class(d), class(e), class(f), class(g), class(t));
fprintf('%.17g ', a + y, b + y, c, d, e, f, g, h, t, sum(e), zeros(), ones);
fprintf('\n');
