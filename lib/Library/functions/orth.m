function Q = orth(A)
% ORTH An orthonormal basis of the range.
[U, ~, ~] = svd(A, 0);
Q = U(:, 1:rank(A));
end
