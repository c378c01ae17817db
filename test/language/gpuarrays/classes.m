% A gpuArray keeps the class of its elements exactly; class names the array, underlyingType the elements.
names = {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64', 'logical'};
for k = 1:numel(names)
  host = cast([1 0 3], names{k});
  g = gpuArray(host);
  assert(strcmp(class(g), 'gpuArray') && isgpuarray(g) && existsOnGPU(g));
  assert(strcmp(underlyingType(g), names{k}) && strcmp(classUnderlying(g), names{k}) && isUnderlyingType(g, names{k}));
  assert(isa(g, 'gpuArray') && ~isa(g, names{k}));
  assert(isnumeric(g) == isnumeric(host) && isfloat(g) == isfloat(host) && isinteger(g) == isinteger(host));
  assert(islogical(g) == islogical(host) && isreal(g) && isequal(g, host));
  assert(isa(g, 'float') == isa(host, 'float') && isa(g, 'integer') == isa(host, 'integer'));
  h = gather(g);
  assert(strcmp(class(h), names{k}) && ~isgpuarray(h) && isequal(h, host));
end
assert(isgpuarray(gpuArray(5)) && strcmp(class(gather(gpuArray(5))), 'double'));
assert(isgpuarray(gpuArray(true)) && islogical(gather(gpuArray(true))));
assert(isgpuarray(gpuArray(1 + 2i)) && gather(gpuArray(1 + 2i)) == 1 + 2i);
assert(isgpuarray(gpuArray([])) && isempty(gpuArray([])) && isequal(size(gpuArray(zeros(0, 3))), [0 3]));
assert(isgpuarray(gpuArray(gpuArray(1))));
[a, b] = gather(gpuArray(1), 2);
assert(a == 1 && b == 2 && ~isgpuarray(a));
x = 3;
g = gpuArray(x);
assert(~isgpuarray(x) && isgpuarray(g) && ~isgpuarray(gather(g)) && isgpuarray(g));
assert(~isgpuarray('text') && ~isgpuarray({1}));
for bad = {'text', {1}, struct('a', 1), "string", @sin}
  caught = false;
  try
    gpuArray(bad{1});
  catch e
    caught = contains(e.message, 'gpuArray needs a numeric or logical array');
  end
  assert(caught);
end
assert(strcmp(evalc('x = gpuArray([1 2 3])'), evalc('x = [1 2 3]')) && strcmp(evalc('x = gpuArray(2.5)'), evalc('x = 2.5')));
assert(strcmp(evalc('disp(gpuArray(single(pi)))'), evalc('disp(single(pi))')));
assert(strcmp(sprintf('%g,', gpuArray([1 2])), '1,2,') && strcmp(num2str(gpuArray(7)), '7') && ~isgpuarray(num2str(gpuArray(7))));
d = gpuDevice;
assert(isfield(d, 'Name') && d.Index == 1 && gpuDeviceCount >= 1 && gpuDeviceCount('selected') == 1);
wait(d);
wait(gpuDevice(1));
