% cast to a class that is named, isa of kinds of classes, bsxfun and feval of handles in loops, and deal, which is interpreted beside them.
x = reshape(mod(1:12, 5), 3, 4) - 1.5; s = single(x) / 3; k = int16(x * 7); y = 0; z = single(0); n = int8(0); a = 0; b = 0; c = x; d = x;
for t = 1:4
    y = y + cast(s, 'double') + cast(k, 'double');
    z = z + cast(x, 'single') / t;
    n = cast(x * 100 * t, 'int8');
    p = [isa(x, 'double'), isa(s, 'float'), isa(k, 'integer'), isa(k, 'numeric'), isa(x > 1, 'numeric'), isa(s, 'double')];
    [a, b] = deal(t, x(1, :) * t);
    [c, d] = deal(x + t);
    e = deal(t + 1);
    f = bsxfun(@plus, x, (1:3)' * t);
    g = bsxfun(@(u, v) u .* v - t, x(:, 1), 1:4);
    h = bsxfun(@max, x, [0 1 2 t]);
    q = feval(@minus, x, 1);
    fprintf('%d', p, n); fprintf(' %.17g', y, a, b, c, d, e, f, g, h, q); fprintf(' %.9g', z); fprintf('\n');
end
try
    for t = 1:3, u = bsxfun(@times, x, ones(1, t + 1)); end
catch err
    disp(err.message)
end
% Handles are dealt, too; what a gpuArray makes is one of the class gpuArray; bsxfun has one output.
w = 0;
for t = 1:3, r = deal(@cos); w = w + t; end
fprintf('%g %.17g\n', w, r(1));
p = @(u) u + 1; q = @(u) u * 2;
[p, q] = deal(q, p);
fprintf('%g %g\n', p(3), q(3));
o = gpuArray([1 2 3]); n = 0; m = 0;
for t = 1:3, l = o * t; n = n + isa(l, 'gpuArray') + 10 * isa(l, 'float'); m = m + isa(l, 'double'); end
fprintf('%g %g\n', n, m);
try
    for t = 1:3, [a, b] = bsxfun(@two, t, 2); end
catch err
    disp(err.message)
end

function [p, q] = two(u, v)
    p = u; q = v;
end
