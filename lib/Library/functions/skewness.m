function y = skewness(X, flag, dim)
% SKEWNESS Third moment about the mean by the cube of the deviation, without NaN; with flag 0 without bias.
if nargin < 2 || isempty(flag), flag = 1; end
if ~isscalar(flag) || ~any(flag == [0 1]), error('MATLAB:skewness:InvalidFlag', 'The flag is 0 or 1, or [].'); end
if nargin < 3, dim = find([size(X) 2] ~= 1, 1); end
d = X - mean(X, dim, 'omitnan');
y = mean(d .^ 3, dim, 'omitnan') ./ mean(d .^ 2, dim, 'omitnan') .^ 1.5;
if flag == 1, return, end
n = sum(~isnan(X), dim); n(n < 3) = NaN;
y = y .* sqrt(n .* (n - 1)) ./ (n - 2);
end
