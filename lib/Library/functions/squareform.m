function Z = squareform(y, direction)
% SQUAREFORM The symmetric matrix of the distances in a vector, or the vector of those in a matrix.
if nargin < 2
  if isvector(y) && ~isscalar(y) || isempty(y), direction = 'tomatrix'; elseif isscalar(y) && y ~= 0, direction = 'tomatrix'; else, direction = 'tovector'; end
end
if strcmpi(direction, 'tomatrix')
  n = (1 + sqrt(1 + 8 * numel(y))) / 2;
  if n ~= fix(n), error('MATLAB:squareform:BadInputSize', '%d numbers are no distances between each two of some points.', numel(y)); end
  Z = zeros(n, 'like', y);
  Z(tril(true(n), -1)) = y;
  Z = Z + Z.';
else
  if size(y, 1) ~= size(y, 2) || any(diag(y) ~= 0), error('MATLAB:squareform:BadInput', 'A matrix of distances is square, with 0 on its diagonal.'); end
  Z = reshape(y(tril(true(size(y)), -1)), 1, []);
end
end
