function y = range(X, dim)
% RANGE The largest element less the smallest, of each column or along another dimension.
if nargin < 2, y = max(X) - min(X); else, y = max(X, [], dim) - min(X, [], dim); end
end
