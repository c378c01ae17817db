function paths = stream3(varargin)
% STREAM3 Where points of a flow in space go: a cell for each start, with its x, y and z in rows.
if nargin < 6 || ~all(cellfun(@isnumeric, varargin)), error('MATLAB:stream3:NotEnoughInputs', 'The arguments are numbers: x, y, z, u, v, w and where lines start.'); end
[x, y, z, given] = volume_sides('stream3', varargin, 3);
if numel(given) < 6 || ~isequal(size(given{1}), size(given{2}), size(given{3})), error('MATLAB:stream3:SizeMismatch', 'U, V and W have the same size.'); end
[u, v, w] = given{1:3}; starts = [given{4}(:), given{5}(:), given{6}(:)];
options = [0.1 10000];
if numel(given) > 6, options(1:numel(given{7})) = given{7}; end
part = @(values, at) volume_values(x, y, z, double(values), at(:, 1), at(:, 2), at(:, 3));
speed = @(at) [part(u, at), part(v, at), part(w, at)];
paths = stream_paths(speed, {x, y, z}, double(starts), options(1), options(2));
end
