function y = skewness(X, flag, dim)
% SKEWNESS Third moment about the mean by the cube of the deviation; with flag 0 without bias.
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~any(flag == [0 1]), error('MATLAB:skewness:InvalidFlag', 'The flag is 0 or 1, or [].'); end
if nargin < 3, dim = find([size(X) 2] ~= 1, 1); end
d = X - mean(X, dim);
y = mean(d .^ 3, dim) ./ mean(d .^ 2, dim) .^ 1.5;
n = size(X, dim);
if flag == 0 && n > 2, y = y * sqrt(n * (n - 1)) / (n - 2); end
end
