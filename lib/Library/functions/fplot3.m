function h = fplot3(varargin)
% FPLOT3 A line in space, of three functions of a parameter from -5 to 5 unless told.
[place, given] = split_axes(varargin);
if numel(given) < 3 || ~all(cellfun(@(f) isa(f, 'function_handle'), given(1:3))), error('MATLAB:fplot3:InvalidFunction', 'The first arguments are three function handles.'); end
functions = given(1:3); given(1:3) = [];
limits = {};
if ~isempty(given) && isnumeric(given{1}), limits = given(1); given(1) = []; end
[~, z] = fplot(functions{3}, limits{:});
[x, y] = fplot(functions{1:2}, limits{:});
lines = plot3(place{:}, x, y, z, given{:});
if nargout > 0, h = lines; end
end
