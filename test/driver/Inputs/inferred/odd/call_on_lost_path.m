% A call in a branch that leaves a variable undefined.
a = 3;
if a > 2
  x = 2;
else
  q = a + 1;
  z = h(q*2);
  disp(z)
end
disp(x)
function y = h(varargin)
  y = varargin{1};
end
