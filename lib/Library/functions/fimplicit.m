function h = fimplicit(varargin)
% FIMPLICIT Lines where a function of x and y is 0, from -5 to 5 unless told.
[place, given] = split_axes(varargin);
if isempty(given) || ~isa(given{1}, 'function_handle'), error('MATLAB:fimplicit:InvalidFunction', 'The first argument is a function handle.'); end
count = 1 + (numel(given) > 1 && isnumeric(given{2}));
look = given(count + 1:end);
if mod(numel(look), 2) == 1, look(1) = []; end
at = find(strcmpi(look, 'Color'));
if ~isempty(at), look{at(1)} = 'LineColor'; end
lines = fcontour(place{:}, given{1:count}, 'LevelList', 0, 'MeshDensity', 151, look{:});
if nargout > 0, h = lines; end
end
