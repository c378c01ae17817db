function A = full(A)
% FULL The array with all its elements: it has them already.
if ~isnumeric(A) && ~islogical(A) && ~ischar(A)
  error('MATLAB:UndefinedFunction', 'full needs an array, got a value of class ''%s''.', class(A));
end
end
