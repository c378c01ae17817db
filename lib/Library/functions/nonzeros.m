function v = nonzeros(A)
% NONZEROS The elements that are not 0, in a column.
v = reshape(A(A ~= 0), [], 1);
end
