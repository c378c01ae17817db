function tf = ishermitian(A, skew)
% ISHERMITIAN Whether a matrix is its conjugate transpose, or with 'skew' the negative of that.
if nargin > 1 && strcmpi(skew, 'skew'), other = -A'; else, other = A'; end
tf = size(A, 1) == size(A, 2) && all(A(:) == other(:));
end
