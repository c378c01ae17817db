function y = nanmedian(X, dim)
% NANMEDIAN Median of the elements that are not NaN.
if nargin < 2, y = median(X, 'omitnan'); else, y = median(X, dim, 'omitnan'); end
end
