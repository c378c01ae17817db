function N = vecnorm(A, p, dim)
% VECNORM Norms of the vectors along the first dimension that is not one, or another one: 2-norms unless told.
if nargin < 2, p = 2; end
if ~isscalar(p) || ~isreal(p) || ~(p > 0)
  error('MATLAB:vecnorm:unknownNorm', 'The norm must be a positive number or Inf.');
end
if nargin < 3, dim = find([size(A) ~= 1, true], 1); end
p = double(p);
magnitudes = abs(A);
if p == 2
  N = sqrt(sum(magnitudes .^ 2, dim));
elseif p == 1
  N = sum(magnitudes, dim);
elseif p == Inf
  % A norm does not pass over NaN, as max does.
  N = max(magnitudes, [], dim);
  N(any(isnan(A), dim)) = NaN;
else
  N = sum(magnitudes .^ p, dim) .^ (1 / p);
end
end
