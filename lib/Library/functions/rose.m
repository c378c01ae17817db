function [t, r] = rose(theta, centers)
% ROSE How many angles lie in each of twenty parts of the circle, or in others; without results, as slices.
if nargin < 2, centers = 20; end
if isscalar(centers), centers = (0:double(centers) - 1) * 2 * pi / double(centers); centers = centers + centers(min(2, end)) / 2; end
centers = sort(mod(reshape(double(centers), 1, []), 2 * pi));
edges = ([centers(end) - 2 * pi, centers] + [centers, centers(1) + 2 * pi]) / 2;
angles = mod(double(theta(:)) - edges(1), 2 * pi) + edges(1);
counts = arrayfun(@(k) nnz(angles >= edges(k) & angles < edges(k + 1)), 1:numel(centers));
radii = [zeros(size(counts)); counts; counts; zeros(size(counts))];
turns = [edges(1:end - 1); edges(1:end - 1); edges(2:end); edges(2:end)];
if nargout < 2
  lines = polar(turns(:)', radii(:)');
  if nargout == 1, t = lines; end
else
  t = turns(:)'; r = radii(:)';
end
end
