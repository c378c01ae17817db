% Calls as arguments of calls, the innermost of which is not inlined.
y = g(g(g(g(g(g(g(g(g(g(g(g(g(g(g(g(g(g(h(1)))))))))))))))))));
disp(y)
function y = g(x)
  y = x + 1;
end
function y = h(varargin)
  y = varargin{1};
end
