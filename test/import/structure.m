% Calls that rearrange, join, scan and search become ops of their own where dimensions and options are constants, also by way of a variable; the
% others stay calls of the library.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --emit=runmat %s | runmat-opt | FileCheck %s
x = [4 0 2];
d = 2;
% CHECK: runmat.scan sum %[[X:[0-9]+]] :
a = cumsum(x);
% CHECK: runmat.scan max %{{.*}} along 1 backward :
b = cummax(x, d, 'reverse');
% CHECK: runmat.scan prod %{{.*}} along 0 :
c = cumprod(x, 1, 'forward');
% CHECK: runmat.scan min
c = cummin(c);
% CHECK: runmat.sort %{{.*}} along 1 descending : (!runmat.any) -> (!runmat.any, !runmat.any)
[s, i] = sort(x, 2, 'descend');
% CHECK: runmat.find %{{.*}} count %{{.*}} last : (!runmat.any, !runmat.any) -> !runmat.any
p = find(x, 2, 'last');
% CHECK: runmat.find %{{.*}} : (!runmat.any) -> (!runmat.any, !runmat.any, !runmat.any)
[q, r, v] = find(x);
% CHECK: runmat.flip %{{.*}} :
e = flip(x);
% CHECK: runmat.flip %{{.*}} along 1 :
e = fliplr(e);
% CHECK: runmat.flip %{{.*}} along 0 :
e = flipud(e);
% CHECK: runmat.shift %{{.*}} by %{{.*}} along 1 :
e = circshift(e, 1, 2);
% CHECK: runmat.repeat %{{.*}} times(%{{.*}}, %{{.*}})
f = repmat(e, 2, 3);
% CHECK: runmat.permute %{{.*}} by [1, 0]
f = permute(f, [2 1]);
% CHECK: runmat.concatenate %{{.*}}, %{{.*}} along 2
g = cat(3, f, f);
% CHECK: runmat.diagonal
h = diag(f);
% CHECK: runmat.difference
h = diff(h);
% CHECK: runmat.mtimes
h = mtimes(h, 2);
% CHECK: runmat.evaluate "cumsum"(%{{.*}}, %{{.*}})
k = cumsum(x, numel(x));
% CHECK: runmat.evaluate "sort"(%{{.*}}, %{{.*}})
k = sort(k, numel(k));
% CHECK: runmat.evaluate "permute"(%{{.*}}, %{{.*}})
k = permute(x, [numel(d) + 1, 1]);
disp(a), disp(b), disp(c), disp(s), disp(i), disp(p), disp(q), disp(r), disp(v), disp(g), disp(h), disp(k)
