function tf = isdiag(A)
% ISDIAG Whether a matrix is 0 but on its diagonal.
tf = nnz(triu(A, 1)) == 0 && nnz(tril(A, -1)) == 0;
end
