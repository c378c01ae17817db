function y = nanmean(X, dim)
% NANMEAN Mean of the elements that are not NaN.
if nargin < 2, y = mean(X, 'omitnan'); else, y = mean(X, dim, 'omitnan'); end
end
