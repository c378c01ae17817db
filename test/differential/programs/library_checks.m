% Functions of the library check their arguments and keep gpuArrays, also in loops that are compiled.
% differential: no-launch-on vulkan
for k = 1:2
  values = {single(3) * k, int8(5) * k, gpuArray([1 2 3]) * k, true, 'a', 2.5};
  for i = 1:numel(values)
    x = values{i};
    try, y = cot(x); show(y), catch e, disp(e.message), end
    try, y = deg2rad(x); show(y), catch e, disp(e.message), end
    try, y = bitget(x, 2); show(y), catch e, disp(e.message), end
    try, y = cot(x, 2); show(y), catch e, disp(e.message), end
    try, [y, z] = cot(x); show(y), catch e, disp(e.message), end
  end
end
s = 0;
for k = 1:4, s = s + cot(k) + deg2rad(k); end
fprintf('%.17g\n', s);

function show(x)
fprintf('%s %d:%s\n', class(x), isgpuarray(x), sprintf(' %.9g', double(x)));
end
