function [y, peak] = smooth(x, weights, passes)
% Each column of x as weighted means of three neighbours, and the largest
% element of each.
y = x;
for k = 1:passes
  y(2:end-1, :) = weights(1) .* y(1:end-2, :) + weights(2) .* y(2:end-1, :) + weights(3) .* y(3:end, :);
end
peak = max(y, [], 1);
end
