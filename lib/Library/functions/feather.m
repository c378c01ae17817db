function h = feather(varargin)
% FEATHER An arrow for each point, given by coordinates or as complex numbers, from a line along which they stand side by side.
[place, given] = split_axes(varargin);
if isempty(given) || ~isnumeric(given{1}), error('MATLAB:feather:InvalidData', 'The points are numbers.'); end
if numel(given) > 1 && isnumeric(given{2})
  x = reshape(given{1}, 1, []); y = reshape(given{2}, 1, []); look = given(3:end);
else
  x = real(reshape(given{1}, 1, [])); y = imag(reshape(given{1}, 1, [])); look = given(2:end);
end
if numel(x) ~= numel(y), error('MATLAB:feather:LengthMismatch', 'There are as many numbers of both coordinates.'); end
at = 1:numel(x);
lines = plot(place{:}, [at; at + x], [0 * y; y], look{:});
if nargout > 0, h = lines; end
end
