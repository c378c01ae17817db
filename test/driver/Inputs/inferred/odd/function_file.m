% A file of functions as a program.
function fnfile(varargin)
  n = numel(varargin);
  x = n + 1;
  disp(x)
  for k = 1:3, x = x * 2; end
  disp(x)
end
