% An element of varargin or varargout that a branch or a loop assigns by a number that it sets itself is any of them: what the number was before
% says nothing.
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
% RUN: %runmat --jit=off %s | FileCheck %s
for i = 1:2
    fprintf('%g %g %g', of_branch(2 * i, 10, 20), of_loop(i, 10, 20), of_list(2 * i, 10, 20));
    [a, b] = outputs(2 * i);
    fprintf(' %g %g\n', a, b);
end
% CHECK: {{^}}2010 50 30 2 4{{$}}
% CHECK-NEXT: {{^}}510 70 60 28 56{{$}}

function y = of_branch(x, varargin)
k = 1;
if x > 2, k = 2; varargin{k} = 5; end
y = varargin{1} + 100 * varargin{2};
end

function y = of_loop(x, varargin)
k = 1;
for i = 1:20
    for k = 1:numel(varargin), varargin{k} = varargin{k} + x / 2; end
end
y = varargin{1} + varargin{2};
end

function y = of_list(x, varargin)
for k = 1:1, y = varargin{k}; end
if x > 2
    for k = 1:numel(varargin), varargin{k} = varargin{k} * 2; end
end
y = varargin{1} + varargin{2};
end

function varargout = outputs(x)
for k = 1:2, varargout{k} = x * k; end
if x > 2
    for k = 1:2, varargout{k} = varargout{k} * 7; end
end
end
