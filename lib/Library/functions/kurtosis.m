function y = kurtosis(X, flag, dim)
% KURTOSIS Fourth moment about the mean by the square of the variance; with flag 0 without bias.
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~any(flag == [0 1]), error('MATLAB:kurtosis:InvalidFlag', 'The flag is 0 or 1, or [].'); end
if nargin < 3, dim = find([size(X) 2] ~= 1, 1); end
d = X - mean(X, dim);
y = mean(d .^ 4, dim) ./ mean(d .^ 2, dim) .^ 2;
n = size(X, dim);
if flag == 0 && n > 3, y = ((n + 1) * y - 3 * (n - 1)) * (n - 1) / ((n - 2) * (n - 3)) + 3; end
end
