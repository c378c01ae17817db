function a = polyarea(x, y, dim)
% POLYAREA Areas of polygons whose corners are columns, or run along another dimension.
if ~isequal(size(x), size(y)), error('MATLAB:polyarea:XYSizeMismatch', 'X and Y must be of one size.'); end
if nargin < 3, dim = find([size(x) 2] ~= 1, 1); end
place = circshift(1:max(size(x, dim), 1), -1);
at = repmat({':'}, 1, max(ndims(x), dim)); at{dim} = place(1:size(x, dim));
a = abs(sum(x .* y(at{:}) - x(at{:}) .* y, dim)) / 2;
end
