function y = kurtosis(X, flag, dim)
% KURTOSIS Fourth moment about the mean by the square of the variance, without NaN; with flag 0 without bias.
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~any(flag == [0 1]), error('MATLAB:kurtosis:InvalidFlag', 'The flag is 0 or 1, or [].'); end
if nargin < 3, dim = find([size(X) 2] ~= 1, 1); end
d = X - mean(X, dim, 'omitnan');
y = mean(d .^ 4, dim, 'omitnan') ./ mean(d .^ 2, dim, 'omitnan') .^ 2;
if flag == 1, return, end
n = sum(~isnan(X), dim); n(n < 4) = NaN;
y = ((n + 1) .* y - 3 * (n - 1)) .* (n - 1) ./ ((n - 2) .* (n - 3)) + 3;
end
