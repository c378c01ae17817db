function x = linsolve(A, B, varargin)
% LINSOLVE The solution of A*x = B; the option TRANSA solves A'*x = B.
if ~isempty(varargin) && isfield(varargin{1}, 'TRANSA') && varargin{1}.TRANSA, A = A'; end
x = A \ B;
end
