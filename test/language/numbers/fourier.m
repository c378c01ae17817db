% Transforms along each dimension, of all classes and kinds of lengths, against the sums that define them.
% Values: the matrix of the transform, its exponents reduced before they are multiplied.
for n = [1 6 31 74]
  W = exp(-2i * pi * mod((0:n - 1)' * (0:n - 1), n) / n);
  X = mod((1:n)' .^ 2, 11) - 3 + 1i * mod((1:n)' * [1 2 3], 5);
  for x = {X, real(X), X(:, 1), real(X(:, 1))}
    assert(near(fft(x{1}), W * x{1}) || n == 1);
    assert(near(fft(x{1}, [], 1), W * x{1}) && near(ifft(x{1}, [], 1), conj(W) * x{1} / n));
    assert(near(fft(x{1}.', [], 2), (W * x{1}).') && near(ifft(fft(x{1}, [], 1), [], 1), x{1}));
    assert(isreal(ifft(fft(x{1}, [], 1), [], 1)) == isreal(x{1}));
  end
end
% More than two dimensions; cut and filled.
x = reshape(mod((1:60) * 7, 13), 3, 4, 5);
for dim = [1 2 4]
  y = fft(x, [], dim);
  assert(isequal(size(y), size(x)) && near(ifft(y, [], dim), x));
  for n = [2 7]
    extents = size(x);
    extents(dim) = n;
    y = fft(x, n, dim);
    assert(isequal(size(ones(extents)), size(y)) && near(sum(y, dim) / n, first(x, dim)));
  end
end
y = fft(x, [], 3);
assert(near(reshape(y(2, 3, :), 1, []), fft(reshape(x(2, 3, :), 1, []))) && near(fftn(x), fft(fft(fft(x, [], 1), [], 2), [], 3)) && near(ifftn(fftn(x)), x));
assert(isequal(fft([1 2 3 4], 2), [3 -1]) && isequal(fft([1 2], 4), [3, 1-2i, -1, 1+2i]) && isequal(size(fft(ones(2, 3), 0)), [0 3]) && isequal(fft(5), 5) && isequal(fft(2i), 2i));
% Classes: floats stay, all others are numbers.
assert(isa(fft(single([1 2 3])), 'single') && isa(fft(single([1 2]), 3), 'single') && isa(ifft(single([3 -1])), 'single') && isa(fft(int8([100 100])), 'double'));
assert(isequal(fft(int8([100 100])), [200 0]) && isequal(fft([true false]), [1 1]) && isequal(ifft(uint8([3 1])), [2 1]) && isequal(fft('ab'), [195 -1]));
x = single(sin(1:1000));
assert(norm(double(fft(x)) - fft(double(x))) < 1e-6 * norm(fft(double(x))));
% What is not finite: nothing of its line is, and nothing else of the others.
for n = [8 37]
  for bad = [Inf -Inf NaN]
    x = ones(n, 3);
    x(1, 2) = bad;
    y = fft(x);
    assert(~any(isfinite(y(:, 2))) && isequal(y(:, [1 3]), fft(x(:, [1 3]))));
  end
end
% Long ones: two waves, forth and back; a real one is exactly symmetric.
for n = [30000, 2 * 16411]
  k = (0:n - 1)';
  y = fft(cospi(mod(6 * k, 2 * n) / n));
  expected = zeros(n, 1);
  expected([4, n - 2]) = n / 2;
  assert(norm(y - expected) < 1e-13 * n && isequal(y(2:end), conj(y(end:-1:2))) && isreal(ifft(y)));
end
% ifft is real where each frequency is the conjugate of its counterpart, and those without one are real: of even and odd lengths, along any dimension.
for n = [0 1 2 3 4 5 8 9]
    for dim = 1:2
        extents = [3 3]; extents(dim) = n;
        x = reshape(mod((1:prod(extents)) * 7, 5), extents);
        y = fft(x, [], dim);
        z = ifft(y, [], dim);
        assert(isreal(z) && isequal(size(z), extents) && all(abs(z(:) - x(:)) < 1e-12));
        for k = 1:n
            index = {2, 2}; index{dim} = k;
            w = y; w(index{:}) = w(index{:}) + 0.5i;
            assert(~isreal(ifft(w, [], dim)));
            w = y; w(index{:}) = NaN;
            assert(n < 3 || ~isreal(ifft(w, [], dim)));
        end
    end
end
% The transform itself, which no program needs to call.
assert(isequal(fouriercolumns([1 3; 2 5]), [3 8; -1 -2]) && isequal(fouriercolumns([0; 1i; 0; 0], 'Backward'), [1i; -1; -1i; 1]) && isa(fouriercolumns(single([])), 'single'));

function s = first(x, dim)
% The first elements along a dimension.
index = {':', ':', ':', ':'};
index{dim} = 1;
s = x(index{:});
end

function yes = near(a, b)
yes = isequal(size(a), size(b)) && max([0; abs(a(:) - b(:))]) <= 1e-13 * max([1; abs(b(:))]) * 10;
end
