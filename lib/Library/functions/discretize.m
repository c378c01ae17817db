function [bins, edges] = discretize(x, edges, varargin)
% DISCRETIZE The bin of each value, by its number or one value for each bin, NaN outside; bins have their left edges, or their right ones.
right = false; values = [];
if mod(numel(varargin), 2) == 1, values = varargin{1}; varargin(1) = []; end
for k = 1:2:numel(varargin)
  if ~strcmpi(varargin{k}, 'IncludedEdge') || ~any(strcmpi(varargin{k + 1}, {'left', 'right'}))
    error('MATLAB:discretize:InvalidOption', 'The option IncludedEdge is ''left'' or ''right''.');
  end
  right = strcmpi(varargin{k + 1}, 'right');
end
if isscalar(edges)
  if ~(edges >= 1) || edges ~= fix(edges) || isinf(edges), error('MATLAB:discretize:InvalidSecondInput', 'The number of bins is a whole number from 1 on.'); end
  [~, edges] = histcounts(x, edges);
end
edges = double(edges(:)');
if numel(edges) < 2 || ~all(diff(edges) > 0), error('MATLAB:discretize:InvalidSecondInput', 'Edges grow, and are two or more.'); end
if right
  [~, ~, bins] = histcounts(-double(x), -flip(edges));
  bins(bins > 0) = numel(edges) - bins(bins > 0);
else
  [~, ~, bins] = histcounts(double(x), edges);
end
outside = bins == 0;
if isempty(values)
  bins(outside) = NaN;
  return
end
if numel(values) ~= numel(edges) - 1, error('MATLAB:discretize:InvalidValues', 'There is one value for each of the %d bins.', numel(edges) - 1); end
bins(outside) = 1;
places = bins;
bins = reshape(values(places), size(x));
if iscell(bins), bins(outside) = {[]}; elseif any(outside, 'all'), bins(outside) = NaN; end
end
