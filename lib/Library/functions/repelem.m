function u = repelem(v, n, varargin)
% REPELEM Each element repeated in its place: so often, as often as a list tells, or so often along each dimension.
counts = [{n}, varargin];
if isscalar(counts)
  if ~isvector(v) && ~isempty(v)
    error('MATLAB:repelem:inputMustBeVector', 'An array that is no vector takes a count for each dimension, at least two.');
  end
  if iscolumn(v) && ~isscalar(v), counts = {n, 1}; else, counts = {1, n}; end
end
places = cell(1, max(ndims(v), numel(counts)));
for dim = 1:numel(places)
  places{dim} = 1:size(v, dim);
  if dim <= numel(counts), places{dim} = places_of(size(v, dim), double(counts{dim}), dim); end
end
u = v(places{:});
end

function places = places_of(extent, counts, dim)
% Each place as often as its count.
if ~isscalar(counts) && numel(counts) ~= extent
  error('MATLAB:repelem:mismatchedReplications', 'Dimension %d has %d places, but %d counts.', dim, extent, numel(counts));
end
counts = repmat(reshape(counts, 1, []), 1, extent / max(numel(counts), 1));
ends = cumsum(counts);
% A mark at each place where the next one begins.
kept = find(counts > 0);
marks = zeros(1, sum(counts)); marks(ends(kept(1:end - 1)) + 1) = 1;
places = kept(cumsum(marks) + 1);
end
