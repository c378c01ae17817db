function y = nansum(X, dim)
% NANSUM Sum of the elements that are not NaN.
if nargin < 2, y = sum(X, 'omitnan'); else, y = sum(X, dim, 'omitnan'); end
end
