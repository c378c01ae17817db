% Lists of arguments in brackets are their elements side by side, also where brackets are extents, and [] where there are none. A loop over
% a list may go backwards: a sign is known.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
x = sqrt(9); v = [1 2 3];
% CHECK: runmat.statement 2 ["x", "v"] (%[[X:.*]], %[[V:.*]]) :
a = sum(beside(x, v, 5));
% CHECK-NEXT: %[[FIVE:.*]] = runmat.constant 5.0
% CHECK-NEXT: runmat.concatenate %[[X]], %[[V]], %[[FIVE]] along 1
% CHECK: runmat.statement 3
b = sum(beside()) + beside(x);
% CHECK: runmat.fill 0.0{{.*}} as double
% CHECK-NOT: runmat.concatenate
% CHECK: runmat.statement 4
c = sum(below(x, v, 7), 'all');
% CHECK: %[[ROW:.*]] = runmat.concatenate %[[V]], %{{.*}}, %{{.*}} along 1
% CHECK: runmat.concatenate %[[ROW]], %{{.*}} along 0
% CHECK: runmat.statement 5
d = sized(2, 3) + backwards(x, a, b);
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[THREE:.*]] = runmat.constant 3.0
% CHECK: %[[ROWS:.*]] = runmat.cast
% CHECK: %[[COLUMNS:.*]] = runmat.cast
% CHECK: runmat.fill 1.0{{.*}}(%[[ROWS]], %[[COLUMNS]])
% CHECK: runmat.sub
% CHECK: runmat.sub
% CHECK: runmat.sub
% CHECK: runmat.statement 6
fprintf('%.17g ', a, b, c, d); fprintf('\n');
% OUTPUT: 14 3 30 -37

function r = beside(varargin)
  r = [varargin{:}];
end
function r = below(varargin)
  r = [varargin{2:end}, 1; ones(1, 4) * varargin{1}, 4];
end
function r = sized(varargin)
  r = sum(ones([varargin{:}]), 'all');
end
function r = backwards(varargin)
  r = 0;
  for k = numel(varargin):-1:1
    r = r * 2 - varargin{k};
  end
end
% EXPLAIN-NOT: "line": {{[3-6]}}, "reason"
