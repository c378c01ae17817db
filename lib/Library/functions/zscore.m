function [Z, mu, sigma] = zscore(X, flag, dim)
% ZSCORE Distances from the mean in standard deviations, with those.
if nargin < 2 || isempty(flag), flag = 0; end
if ~isscalar(flag) || ~any(flag == [0 1]), error('MATLAB:zscore:InvalidFlag', 'The weight is 0 or 1, or [].'); end
if nargin < 3, dim = find([size(X) 2] ~= 1, 1); end
mu = mean(X, dim); sigma = std(X, flag, dim);
divisor = sigma; divisor(divisor == 0) = 1;
Z = (X - mu) ./ divisor;
end
