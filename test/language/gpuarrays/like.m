% 'like' takes class, complexity and gpuArray from its array; 'gpuArray' makes one.
% language: no-unit
p = gpuArray(single(1));
for f = {@zeros, @ones, @rand, @randn, @eye, @Inf, @NaN}
  x = f{1}(2, 3, 'like', p);
  assert(isgpuarray(x) && strcmp(underlyingType(x), 'single') && isequal(size(x), [2 3]));
  y = f{1}(2, 3, 'like', single(1));
  assert(~isgpuarray(y) && isa(y, 'single'));
  z = f{1}(2, 3, 'gpuArray');
  assert(isgpuarray(z) && strcmp(underlyingType(z), 'double'));
  z = f{1}(2, 'single', 'gpuArray');
  assert(isgpuarray(z) && strcmp(underlyingType(z), 'single') && isequal(size(z), [2 2]));
end
x = randi(5, 2, 2, 'like', gpuArray(int8(1)));
assert(isgpuarray(x) && strcmp(underlyingType(x), 'int8'));
assert(isgpuarray(randi(5, 2, 'gpuArray')) && isgpuarray(true(2, 'gpuArray')) && islogical(false(2, 2, 'gpuArray')));
assert(isgpuarray(true(2, 'like', gpuArray(true))) && ~isgpuarray(true(2, 'like', true)));
x = zeros(2, 'like', 1i);
assert(~isreal(x) && isequal(size(x), [2 2]) && isreal(real(x)));
assert(~isreal(ones(1, 2, 'like', gpuArray(single(1i)))));
assert(isa(zeros(2, 'like', true), 'logical') && isa(zeros(2, 'like', uint8(1)), 'uint8'));
x = cast([1.5 2.5], 'like', gpuArray(int16(1)));
assert(isgpuarray(x) && strcmp(underlyingType(x), 'int16') && isequal(gather(x), int16([2 3])));
assert(~isreal(cast(1, 'like', 1i)));
caught = false;
try
  zeros(2, 'like', {1});
catch e
  caught = contains(e.message, '''like''');
end
assert(caught);
