% Operations of the runtime in units: predicates, positions, fits, counts, and what has the type of its argument.
x = reshape(mod(1:24, 7), 4, 6) - 2.5; v = x(:)'; c = x(:, 2); s = single(x); k = int32([1 2; 3 4]);
m = []; n = []; d = []; e = []; f = []; g = []; h = [];
for t = 1:3
    p = [isvector(x), isvector(v), isrow(v), isrow(c), iscolumn(c), iscolumn(v), ismatrix(x), issquare(x), issquare(k)];
    q = [isfloat(x), isfloat(s), isfloat(k), isinteger(k), isinteger(x), islogical(x > 0), islogical(x), isnumeric(x), isnumeric(x > 0), isnumeric('a')];
    r = [isequaln([NaN t], [NaN t]), isequaln(x, s), isequaln(x, x + 1)];
    j = sub2ind(size(x), [1 2 4], [t 3 6]);
    i = sub2ind(size(x), int32(2), int32(t));
    [a, b] = ind2sub(size(x), [j; j + 0]);
    w = interp1(1:24, v, [1.5 2.25; t 23.75]);
    u = interp1((1:4)', c, t + 0.5);
    f = polyfit(1:6, x(t, :), 2);
    h = histcounts(v, 5);
    g = histcounts(v, [-3 -1 0 4]);
    o = sortrows(x);
    l = sortrows(k, (t > 1) - 2);
    m = accumarray([1; 2; t; 4], c);
    n = accumarray([1 1; 2 t; 2 t; 1 3], [1; 2; 3; 4]);
    d = accumarray([1; t; 2], 2, [5 1]);
    e = squeeze(x) + squeeze(s);
    limits = [realmax, realmin, flintmax] / t;
    fprintf('%d', p, q, r); fprintf(' %.17g', j, i, a, b, w, u, f, h, g, o, m, n, d, limits); fprintf(' %.9g', e); fprintf(' %d', l, size(m), size(n)); fprintf('\n');
    x = x + 0.25; v = x(:)'; c = x(:, 2);
end
try
    sub2ind([2 3], 3, 1)
catch err
    disp(err.message)
end
try
    for t = 1:2, j = sub2ind([2 3], t + 1, 1); end
catch err
    disp(err.message)
end
