function h = ribbon(y, z, width)
% RIBBON A ribbon in space for each column, as wide as told.
if nargin < 2, z = y; y = repmat((1:size(z, 1))', 1, size(z, 2)); end
if nargin < 3, width = 0.75; end
if isvector(z), z = z(:); end
if isvector(y), y = repmat(y(:), 1, size(z, 2)); end
if ~isequal(size(y), size(z)) || size(z, 1) < 2, error('MATLAB:ribbon:SizeMismatch', 'The columns have two rows at least, with a place for each.'); end
place = newplot; held = ishold; hold on
made = gobjects(size(z, 2), 1);
for k = 1:size(z, 2)
  made(k) = surface(k + width / 2 * repmat([-1 1], size(z, 1), 1), y(:, [k k]), z(:, [k k]), k * ones(size(z, 1), 2));
end
if ~held, hold off, view(place, 3), end
if nargout > 0, h = made; end
end
