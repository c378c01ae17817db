function Y = filter2(H, X, shape)
% FILTER2 A matrix filtered by another: sums of neighbours, times what stands there in H.
if nargin < 3, shape = 'same'; end
Y = conv2(X, rot90(H, 2), shape);
end
