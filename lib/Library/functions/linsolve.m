function x = linsolve(A, B, varargin)
% LINSOLVE The solution of A*x = B; the option TRANSA solves A'*x = B.
if ~isempty(varargin)
  options = varargin{1};
  % All but TRANSA promise a property of A, which the solution finds itself.
  unknown = setdiff(fieldnames(options), {'LT'; 'UT'; 'UHESS'; 'SYM'; 'POSDEF'; 'RECT'; 'TRANSA'});
  if ~isempty(unknown), error('MATLAB:linsolve:unknownOption', 'linsolve has no option ''%s''.', unknown{1}); end
  if isfield(options, 'TRANSA') && options.TRANSA, A = A'; end
end
x = A \ B;
end
