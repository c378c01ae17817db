% Elements of a struct array whose fields become gpuArrays, all of them or some, and a field that a gpuArray only chooses.
% differential: no-launch-on vulkan
s = gpuArray(2); % interpreted: gpuArray
a = struct('x', {1, 2, 3}); b = a; c = a; d = a;
for k = 1:3
  a(k).x = a(k).x * s;
end
for k = 1:3
  if k > 1
    b(k).x = s;
  end
end
for k = 1:3
  c(s).x = c(k).x + 1;
end
for k = 1:3
  d(k).x = gather(d(k).x * s);
end
for k = 1:3
  fprintf('%d %d %d %d:%s\n', isgpuarray(a(k).x), isgpuarray(b(k).x), isgpuarray(c(k).x), isgpuarray(d(k).x), ...
          sprintf(' %g', a(k).x, b(k).x, c(k).x, d(k).x));
end
