function paths = stream2(varargin)
% STREAM2 Where points of a flow in the plane go: a cell for each start, with its x and y in rows.
given = varargin;
if nargin < 4 || ~all(cellfun(@isnumeric, given)), error('MATLAB:stream2:NotEnoughInputs', 'The arguments are numbers: x, y, u, v and where lines start.'); end
if numel(given) < 6 || ~isequal(size(given{3}), size(given{4})) || isvector(given{3})
  [x, y] = meshgrid(1:size(given{1}, 2), 1:size(given{1}, 1)); given = [{x, y}, given];
end
[x, y, u, v] = given{1:4};
if ~isvector(x), x = x(1, :); end
if ~isvector(y), y = y(:, 1); end
if isvector(u) || ~isequal(size(u), size(v), [numel(y) numel(x)]), error('MATLAB:stream2:SizeMismatch', 'U and V are matrices of the size of X and Y.'); end
if numel(given) < 6 || numel(given{5}) ~= numel(given{6}), error('MATLAB:stream2:InvalidStarts', 'Each start has an x and a y.'); end
x = double(x(:)); y = double(y(:)); flow = double(u); up = double(v);
options = [0.1 10000];
if numel(given) > 6, options(1:numel(given{7})) = given{7}; end
paths = stream_paths(@(at) plane_values(x, y, {flow, up}, at), {x, y}, double([given{5}(:), given{6}(:)]), options(1), options(2));
end
