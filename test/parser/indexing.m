% RUN: runmat --emit=ast %s | FileCheck %s

s.a{2}.b(3, :).("name") = 4;
% CHECK: s.a{2}.b(3, :).("name") = 4;
x = s.a(end, [1 end-1]);
% CHECK-NEXT: x = s.a(end, [1, end - 1]);
x(2) = [];
% CHECK-NEXT: x(2) = [];
[~, k] = max(x);
% CHECK-NEXT: [~, k] = max(x);
[s.a x(2)] = deal(1, 2);
% CHECK-NEXT: [s.a, x(2)] = deal(1, 2);
plot(x, Color="r", LineWidth=2)
% CHECK-NEXT: plot(x, 'Color', "r", 'LineWidth', 2)
h = {@sin, @(varargin) varargin{:}, @pkg.f, ?pkg.Class};
% CHECK-NEXT: h = {@sin, @(varargin) varargin{:}, @pkg.f, ?pkg.Class};
