function Q = quantile(A, p, dim)
% QUANTILE Values below which lie so many of the elements, from 0 to 1; or so many of them at equal distances.
if isscalar(p) && p > 1 && p == fix(p), p = (1:p) / (p + 1); end
if any(p(:) < 0 | p(:) > 1), error('MATLAB:quantile:BadProbs', 'Parts are numbers from 0 to 1.'); end
if nargin < 3, Q = prctile(A, 100 * p); else, Q = prctile(A, 100 * p, dim); end
end
