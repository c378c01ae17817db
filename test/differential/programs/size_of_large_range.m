% The number of elements of an array that is too large for any memory is an error, although no element would be needed.
% differential: no-launch-on cpu inprocess vulkan
for k = 1:3
  n = 2^(k * 20);
  try
    fprintf('%d\n', numel(1:n));
  catch e
    fprintf('%s\n', e.identifier);
  end
  try
    fprintf('%d\n', size(linspace(0, 1, n), 2));
  catch e
    fprintf('%s\n', e.identifier);
  end
  try
    fprintf('%d\n', numel(zeros(n, 3)));
  catch e
    fprintf('%s\n', e.identifier);
  end
end
w = numel(1:1000) + numel(zeros(3, k)) + size(linspace(0, 1, k * 7), 2) + numel(1:0);
fprintf('%d\n', w);
