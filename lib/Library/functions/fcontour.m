function h = fcontour(varargin)
% FCONTOUR Lines of the same height of a function of x and y, from -5 to 5 unless told.
[place, given] = split_axes(varargin);
if isempty(given) || ~isa(given{1}, 'function_handle'), error('MATLAB:fcontour:InvalidFunction', 'The first argument is a function handle.'); end
count = 1 + (numel(given) > 1 && isnumeric(given{2}));
surface = given(1:count); given(1:count) = [];
density = 71; levels = {};
for name = {'MeshDensity', 'LevelList'}
  at = find(cellfun(@(value) (ischar(value) || isstring(value)) && strcmpi(value, name{1}), given), 1);
  if isempty(at) || at == numel(given), continue, end
  if name{1}(1) == 'M', density = given{at + 1}; else, levels = {reshape(given{at + 1}, 1, [])}; end
  given(at:at + 1) = [];
end
if ~isempty(levels) && isscalar(levels{1}), levels = {levels{1}([1 1])}; end
[x, y, z] = fsurf(surface{:}, 'MeshDensity', density);
[~, lines] = contour(place{:}, x, y, z, levels{:}, given{:});
if nargout > 0, h = lines; end
end
