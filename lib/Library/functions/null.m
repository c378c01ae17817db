function Z = null(A)
% NULL An orthonormal basis of the null space.
[~, ~, V] = svd(A);
Z = V(:, rank(A) + 1:end);
end
