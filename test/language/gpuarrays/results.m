% What is computed from a gpuArray is one; what says something about it is not.
g = gpuArray(single([3 1; 2 4]));
h = single([3 1; 2 4]);
made = {g + 1, 1 - g, g .* h, h ./ g, g * h, g', g.', -g, ~g, g > 2, g & 1, g .^ 2, 2 .^ g, g(1), g(:, 1), g(g > 1), g(end), ...
  [g h], [h; g], [1 g(1)], g(1):g(4), sum(g), mean(g, 2), max(g), min(g, [], 'all'), any(g), all(g(:)), cumsum(g), sort(g), ...
  find(g > 1), abs(g), sqrt(g), exp(g), sin(g), reshape(g, 1, 4), permute(g, [2 1]), repmat(g, 2, 2), cat(3, g, h), diag(g), ...
  double(g), int8(g), logical(g), isnan(g), floor(g), mod(g, 2), atan2(g, h), real(g), conj(g), g \ h, g / h, inv(double(g)), ...
  var(g), std(g, 0, 2), dot(g, h), norm(g(:)), prod(g), unique(g), accumarray(gpuArray([1; 2]), 1), plus(g, 1), fft(g), cov(g), ...
  bsxfun(@plus, g, 1), arrayfun(@(x) x + 1, g), colon(g(1), 5), linspace(g(1), 9, 3), cast(g, 'double'), typecast(g(:, 1), 'uint32')};
for k = 1:numel(made)
  assert(isgpuarray(made{k}), sprintf('result %d is no gpuArray', k));
end
told = {size(g), numel(g), ndims(g), length(g), isempty(g), isequal(g, h), isreal(g), isscalar(g), height(g), width(g), isa(g, 'float'), ...
  zeros(size(g)), ones(gpuArray(2), gpuArray(3)), h(gpuArray(1)), h(gpuArray([true false]), :), h + 1};
for k = 1:numel(told)
  assert(~isgpuarray(told{k}), sprintf('answer %d is a gpuArray', k));
end
[m, i] = max(g);
assert(isgpuarray(m) && isgpuarray(i));
[a, b] = deal(g, h);
assert(isgpuarray(a) && ~isgpuarray(b));
assert(strcmp(underlyingType(g + 1), 'single') && strcmp(underlyingType(g > 1), 'logical') && strcmp(underlyingType(double(g)), 'double'));
% In cells and structs each value is what it is.
c = {g, h};
s.g = g;
s.h = h;
assert(isgpuarray(c{1}) && ~isgpuarray(c{2}) && isgpuarray(s.g) && ~isgpuarray(s.h));
assert(isequal(cellfun(@isgpuarray, c), [true false]));
n = 0;
for k = gpuArray([1 2 3])
  assert(isgpuarray(k));
  n = n + k;
end
assert(isgpuarray(n) && n == 6);
if gpuArray(1) && gpuArray(true), n = 7; end
assert(n == 7 && ~isgpuarray(n));
f = @(x) x * g;
assert(isgpuarray(f(2)));
