function Y = polyvalm(p, X)
% POLYVALM A polynomial of a square matrix, whose powers are those of matrices.
Y = zeros(size(X));
for k = 1:numel(p), Y = Y * X + p(k) * eye(size(X)); end
end
