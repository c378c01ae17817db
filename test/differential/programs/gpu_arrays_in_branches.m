% A variable that is a gpuArray before a branch, which ends the unit because it is none in there.
% differential: no-launch-on vulkan
v2 = gpuArray(ones(1, 4, 4)); v2(1) = 0;
v1 = 0;
if 1
  v1 = v2;
else
  v2 = 0;
  v11 = max(v2(:, 11) + 1, [], 4);
end
w = v1;
fprintf('%d %d\n', isgpuarray(v1), isgpuarray(v2));
x = gpuArray(1:3); x(2) = 7; k = 0;
while k < 2
  k = k + 1;
  if k == 2, x = 5; end
end
fprintf('%d %.17g\n', isgpuarray(x), sum(x));
