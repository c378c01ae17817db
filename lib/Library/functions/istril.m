function tf = istril(A)
% ISTRIL Whether a matrix is 0 above its diagonal.
tf = nnz(triu(A, 1)) == 0;
end
