function [r, lags] = xcorr(x, varargin)
% XCORR Correlation of two vectors, or of one with itself, at all lags up to the longest; 'biased', 'unbiased' or 'coeff' scale it.
y = x; limit = []; scale = 'none';
for k = 1:numel(varargin)
  given = varargin{k};
  if ischar(given) || isstring(given), scale = lower(char(given)); elseif k == 1 && ~isscalar(given), y = given; else, limit = double(given); end
end
is_row = isrow(x);
x = double(x(:)); y = double(y(:));
n = max(numel(x), numel(y));
if isempty(limit), limit = n - 1; end
if ~isreal(limit) || ~(limit >= 0) || limit ~= fix(limit) || isinf(limit)
  error('MATLAB:xcorr:InvalidLag', 'The longest lag is a whole number from 0 on.');
end
x(end + 1:n) = 0; y(end + 1:n) = 0;
lags = -limit:limit;
whole = [zeros(max(limit - n + 1, 0), 1); conv(x, conj(flipud(y))); zeros(max(limit - n + 1, 0), 1)];
middle = (numel(whole) + 1) / 2;
r = whole(middle + lags');
switch scale
  case 'biased', r = r / n;
  case 'unbiased', r = r ./ max(n - abs(lags'), 1);
  case {'coeff', 'normalized'}, r = r / sqrt(sum(abs(x) .^ 2) * sum(abs(y) .^ 2));
end
if is_row, r = r.'; end
end
