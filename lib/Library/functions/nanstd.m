function y = nanstd(X, w, dim)
% NANSTD Standard deviation of the elements that are not NaN.
if nargin < 2 || isempty(w), w = 0; end
if ~isscalar(w) || ~any(w == [0 1]), error('MATLAB:nanstd:InvalidWeight', 'The weight is 0 or 1, or [].'); end
if nargin < 3, y = std(X, w, 'omitnan'); else, y = std(X, w, dim, 'omitnan'); end
end
