% Fewer arguments than parameters, and any number.
disp(f(1))
disp(f(1,2))
disp(f(1,2,3))
[a,b] = f(1,2); disp(b)
disp(f('abc'))
disp(f(int8(3), 2))
disp(f(1+2i))
function [y, z] = f(a, b, varargin)
  y = a * 2;
  if nargin > 1
    y = y + b;
  end
  if nargout > 1
    z = y + 1;
  end
  y = y + numel(varargin);
end
