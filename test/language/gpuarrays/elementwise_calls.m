% arrayfun and pagefun on gpuArrays: results are gpuArrays of the class that the function returns.
is = @(x, name, extents) isgpuarray(x) && strcmp(underlyingType(x), name) && isequal(size(x), extents);
g = gpuArray(single([1 2 3]));
assert(is(arrayfun(@(x) x + 1, g), 'single', [1 3]) && isequal(arrayfun(@(x) x + 1, g), [2 3 4]));
assert(is(arrayfun(@(x) 1, g), 'double', [1 3]) && is(arrayfun(@(x) gather(x), g), 'single', [1 3]));
assert(is(arrayfun(@(x) x > 1, g), 'logical', [1 3]) && is(arrayfun(@(x) int8(x), g), 'int8', [1 3]));
assert(is(arrayfun(@(x) x, gpuArray(uint64([1 2^53]))), 'uint64', [1 2]) && is(arrayfun(@(x) x, gpuArray(true(2))), 'logical', [2 2]));
assert(~isreal(arrayfun(@(x) x + 1i, g)) && is(arrayfun(@(x) x, gpuArray(zeros(0, 3))), 'double', [0 3]));
[a, b] = arrayfun(@(x) deal(x, 7), g);
assert(is(a, 'single', [1 3]) && is(b, 'double', [1 3]) && isequal(b, [7 7 7]));
c = arrayfun(@(x) x, g, 'UniformOutput', false);
assert(iscell(c) && isgpuarray(c{2}) && strcmp(underlyingType(c{2}), 'single'));
assert(~isgpuarray(arrayfun(@(x) x + 1, [1 2])));
% They expand, as operators do; other arrays do not.
assert(isequal(arrayfun(@(x, y) 10 * x + y, g, 5), [15 25 35]) && isequal(arrayfun(@(x, y) 10 * x + y, 5, g), [51 52 53]));
assert(isequal(arrayfun(@(x, y) 10 * x + y, g, [4; 5]), [14 24 34; 15 25 35]));
assert(isequal(size(arrayfun(@plus, gpuArray(ones(2, 1, 3)), ones(1, 4))), [2 4 3]));
for bad = {{gpuArray([1 2]), [1 2 3]}, {[1 2], 5}}
  caught = false;
  try
    arrayfun(@plus, bad{1}{:});
  catch
    caught = true;
  end
  assert(caught);
end

% Pages begin with the third dimension; one page serves all.
A = gpuArray(reshape(single(1:24), 2, 2, 3, 2));
B = reshape(1:4, 2, 2, 1) / 2;
C = pagefun(@mtimes, A, B);
assert(is(C, 'single', [2 2 3 2]));
for k = 1:6, assert(isequal(C(:, :, k), A(:, :, k) * B)); end
D = pagefun(@mldivide, eye(2), gpuArray(ones(2, 1, 1, 4)));
assert(is(D, 'double', [2 1 1 4]) && all(D(:) == 1));
E = pagefun(@(x, y) x - y, ones(1, 1, 3), gpuArray(reshape(1:2, 1, 1, 1, 2)));
assert(is(E, 'double', [1 1 3 2]) && isequal(E(:).', [0 0 0 -1 -1 -1]));
assert(is(pagefun(@transpose, gpuArray(int16(ones(2, 3, 4)))), 'int16', [3 2 4]));
assert(is(pagefun(@(x) true, gpuArray(ones(2, 2, 3))), 'logical', [1 1 3]));
assert(is(pagefun(@transpose, gpuArray(zeros(2, 3, 0, 4))), 'double', [3 2 0 4]));
[q, r] = pagefun(@qr, gpuArray(cat(3, eye(2), 2 * eye(2))));
assert(is(q, 'double', [2 2 2]) && max(abs(pagefun(@mtimes, q, r) - cat(3, eye(2), 2 * eye(2))), [], 'all') < 1e-15);
assert(~isgpuarray(pagefun(@inv, 2 * eye(2))) && isequal(pagefun(@inv, 2 * eye(2)), eye(2) / 2));
caught = '';
try
  pagefun(@plus, ones(2, 2, 2), ones(2, 2, 3));
catch e
  caught = e.identifier;
end
assert(strcmp(caught, 'MATLAB:sizeDimensionsMustMatch'));
try
  pagefun(@(x) {x}, ones(2, 2, 2));
catch e
  caught = e.message;
end
assert(strcmp(caught, 'The function given to pagefun must return matrices, got a cell of size 1x1.'));
assert(isequal(pagefun(@(x) x(1, :), gpuArray(ones(2, 3, 2))), ones(1, 3, 2)));
