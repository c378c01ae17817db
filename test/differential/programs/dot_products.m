% A row by a column: the sum of the products of both, in the order of a sum, whatever they are slices or transposes of.
function show(name, x)
    fprintf('%s %s %.17g %.17g\n', name, class(x), real(x), imag(x));
end

function r = slices(A)
    n = size(A, 1);
    r = 0;
    for i = 2:n-1
        r = r + A(i, 1:i) * A(1:i, i+1) - A(:, i)' * A(:, i+1) / n + A(i, :) * A(i, :)';
    end
end

function r = mismatch(u, v)
    r = 0;
    for k = 1:3
        r = r + u * v;
    end
end

rng(3);
for n = [0 1 2 7 100 3000 70000]
    x = rand(n, 1) - 0.5;
    y = rand(n, 1) * 10;
    fprintf('%d\n', n);
    show('x''y', x' * y);
    show('x.''y', x.' * y);
    show('(xy)''', (x .* y)' * (x + 1));
    show('single', single(x)' * y);
    show('logical', (x > 0)' * (y > 5));
    show('complex', (x + 1i)' * y);
    show('both complex', (x + 1i)' * (y - 2i));
    show('zeros', -zeros(1, n) * x);
    show('norm', sqrt(x' * x));
end
show('slices', slices(rand(60)));
show('infinite', [1 Inf 2] * [0; 0; 1]);
show('NaN', [1 NaN 2] * [0; 0; 0]);
show('chars', 'abc' * [1; 2; 3]);
disp(mismatch(2, [1; 2; 3])');
disp(mismatch([1 2 3], 2));
show('fits', mismatch([1 2 3], [4; 5; 6]));
try
    mismatch([1 2 3], [1; 2])
catch e
    disp(e.message);
end
try
    mismatch(ones(1, 3), zeros(0, 1))
catch e
    disp(e.message);
end
