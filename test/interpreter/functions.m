% Local and nested functions, handles, captures and argument counts.
% RUN: %runmat --jit=off %s | FileCheck %s

[a, b] = twice(4);
fprintf('%d %d\n', a, b);
% CHECK: {{^}}8 2
fprintf('%d\n', count(1, 2, 3));
% CHECK-NEXT: {{^}}3
[p, q, r] = spread();
fprintf('%d %d %d\n', p, q, r);
% CHECK-NEXT: 1 2 3

k = 10;
f = @(x) x + k;
k = 20;
fprintf('%d\n', f(1));
% CHECK-NEXT: {{^}}11
g = @(varargin) numel(varargin);
fprintf('%d\n', g(1, 2, 3, 4));
% CHECK-NEXT: {{^}}4

step = counter();
step(); step();
fprintf('%d\n', step());
% CHECK-NEXT: {{^}}3

fprintf('%d\n', factorialOf(10));
% CHECK-NEXT: 3628800
h = @twice;
fprintf('%d\n', h(21));
% CHECK-NEXT: 42

function [y, n] = twice(x)
  y = 2 * x;
  n = nargout;
end

function n = count(varargin)
  n = nargin;
end

function [a, varargout] = spread()
  a = 1;
  varargout = {2, 3};
end

function h = counter()
  n = 0;
  h = @increment;
  function r = increment()
    n = n + 1;
    r = n;
  end
end

function r = factorialOf(n)
  if n <= 1
    r = 1;
    return
  end
  r = n * factorialOf(n - 1);
end
