% concatenations in loops that other variables hold too, that vanish, and of pages
x = 1; for k = 1:3, y = [x k]; x = y; end, disp(x)
x = []; for k = 1:3, [x, y] = app(x, k); end, disp(x), disp(y)
x = []; for k = 1:3, [y, x] = app(x, k); end, disp(x), disp(y)
x = []; for k = 1:3, x = app(x, k); end, disp(x)
x = [1 2]; for k = 1:3, y = [x k]; x = [y]; y(1) = 9; end, disp(x), disp(y)
x = 7; for k = 1:1, x = cat(3, x, k); end, disp(size(x))
x = zeros(2, 2); for k = 1:3, x = cat(3, x, ones(2, 2) * k); end, disp(size(x)), disp(squeeze(x(1, 2, :))')
x = ones(2, 2); m = 'none';
try
    for k = 1:2, x = cat(3, x, k); end
catch e
    m = e.message;
end
disp(m), disp(size(x))
x = [1; 2; 3]; try, for k = 1:2, x = cat(3, x, k); end, catch e, disp(e.message), end, disp(size(x))
x = zeros(0, 1); for k = 1:3, x = [x, k]; end, y = x + 1; disp(y), disp(numel(x))
x = zeros(0, 1); n = 0; for k = 1:3, n = n + numel(x); x = [x, k]; z = size(x, 1); end, disp(n), disp(z)
x = zeros(0, 1); s = 0; for k = 1:3, x = [x, k]; for j = 1:numel(x), s = s + x(j); end, end, disp(s)
x = zeros(0, 1); for k = 1:3, x = [x, k, numel(x)]; end, disp(x)
x = zeros(1, 0); for k = 1:4, x = [x; k]; end, y = x'; disp(y)
x = zeros(1, 0); for k = 1:4, x = [x; numel(x)]; end, disp(x')
x = zeros(0, 1); y = zeros(0, 1); for k = 1:4, y = [y; k]; x = [x, y']; end, disp(numel(x))
x = char(zeros(0, 1)); for k = 1:4, x = [x 'bc']; end, disp(numel(x))
try, x = zeros(0, 5); for k = 1:3, x = [x, k]; end, catch e, disp(e.message), end, disp(size(x))
d = [zeros(0, 2); ones(2, 2)]; disp(size(d)); a = zeros(0, 1); b = [a, 1, 2]; disp(size(b)); c = [1, a]; disp(size(c)); c = [ones(2, 1), a]; disp(size(c))
function [r, q] = app(x, v)
    r = [x v]; q = r;
end
