% Extremes over a dimension whose extent is known only at run time, and may be 0: then they have no elements.
for n = [0 1 2 5]
    show(n, 0, 1);
    show(n, n, 2);
    show(3, n, 3);
end

function show(rows, columns, step)
    m = floor(rows * 1.5 / 1.5);
    k = floor(columns + 0.25);
    x = reshape(mod((1:m * k) * 7, 11), m, k);
    a = max(x, [], 2);
    b = min(x - step, [], 1);
    c = max(single(x) / 4, [], [1 2]);
    d = min(int8(x), [], 2);
    e = max(complex(x, -x), [], 1);
    assert(k > 0 || isequal(size(a), [m 0]));
    assert(m > 0 || isequal(size(b), [0 k]));
    fprintf('%d: %dx%d %g;', step, size(a), sum(a(:)));
    fprintf(' %dx%d %g;', size(b), sum(b(:)));
    fprintf(' %dx%d %g;', size(c), sum(c(:)));
    fprintf(' %dx%d %g %s;', size(d), sum(d(:)), class(d));
    fprintf(' %dx%d %g\n', size(e), sum(real(e(:))));
end
