function tf = istriu(A)
% ISTRIU Whether a matrix is 0 below its diagonal.
tf = nnz(tril(A, -1)) == 0;
end
