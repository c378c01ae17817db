function [r, lags] = xcorr(x, varargin)
% XCORR Correlation of two vectors, of one with itself or of all columns of a matrix, at all lags up to the longest, scaled perhaps.
y = x; limit = []; scale = 'none';
for k = 1:numel(varargin)
  given = varargin{k};
  if ischar(given) || isstring(given), scale = lower(char(given)); elseif k == 1 && ~isscalar(given), y = given; else, limit = double(given); end
end
as_row = isrow(x);
if isvector(x) && isvector(y)
  x = double(x(:)); y = double(y(:));
elseif isequal(x, y)
  x = double(x); y = x;
else
  error('MATLAB:xcorr:InvalidInput', 'Two signals are vectors; of a matrix all columns are compared.');
end
n = max(size(x, 1), size(y, 1));
if isempty(limit), limit = n - 1; end
if ~isreal(limit) || ~(limit >= 0) || limit ~= fix(limit) || isinf(limit)
  error('MATLAB:xcorr:InvalidLag', 'The longest lag is a whole number from 0 on.');
end
lags = -limit:limit;
r = zeros(2 * limit + 1, size(x, 2) * size(y, 2), 'like', x + y(1));
for i = 1:size(x, 2)
  for j = 1:size(y, 2)
    r(:, (i - 1) * size(y, 2) + j) = scaled(correlation(x(:, i), y(:, j), n, limit), x(:, i), y(:, j), n, lags', scale);
  end
end
if as_row, r = r.'; end
end

function r = correlation(x, y, n, limit)
x(end + 1:n, 1) = 0; y(end + 1:n, 1) = 0;
shown = min(limit, n - 1);
whole = conv(x, conj(flipud(y)));
r = [zeros(limit - shown, 1); whole(n - shown:n + shown); zeros(limit - shown, 1)];
end

function r = scaled(r, x, y, n, lags, scale)
switch scale
  case 'biased', r = r / n;
  case 'unbiased', r = r ./ max(n - abs(lags), 1);
  case {'coeff', 'normalized'}, r = r / sqrt(sum(abs(x) .^ 2) * sum(abs(y) .^ 2));
end
end
