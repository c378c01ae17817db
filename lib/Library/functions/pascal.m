function P = pascal(n)
% PASCAL The symmetric matrix of Pascal's triangle: each element is the sum of the one before and the one above.
P = ones(double(n));
for k = 2:n, P(k, :) = cumsum(P(k - 1, :)); end
end
