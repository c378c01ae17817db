% Constructors, casts, constants and sizes.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(3, 4);
% CHECK: %[[THREE:.*]] = runmat.constant 3.0
% CHECK: %[[FOUR:.*]] = runmat.constant 4.0
% CHECK: %[[A:.*]] = runmat.fill 1.000000e+00 as double(%[[THREE]], %[[FOUR]])
b = zeros([2 5], 'single');
% CHECK: runmat.fill 0.000000e+00 as single(%{{[^,]*}}, %{{[^,]*}})
% One extent is both of a square.
c = zeros(7);
% CHECK: %[[N:.*]] = runmat.constant 7.0
% CHECK-NEXT: runmat.fill 0.000000e+00 as double(%[[N]], %[[N]])
d = reshape(a, 2, 6);
% CHECK: %[[R:.*]] = runmat.constant 2.0
% CHECK: %[[S:.*]] = runmat.constant 6.0
% CHECK: runmat.reshape %[[A]]{{.*}}%[[R]], %[[S]]
e = linspace(0, 1, 5);
% CHECK: %[[COUNT:.*]] = runmat.floor
% CHECK-NEXT: runmat.linspace %{{[^,]*}}, %{{[^,]*}}, %[[COUNT]]
% linspace makes 100 points unless told.
f = linspace(0, 1);
% CHECK: %[[HUNDRED:.*]] = runmat.constant 1.000000e+02
% CHECK-NEXT: %[[COUNT:.*]] = runmat.conj %[[HUNDRED]]
% CHECK-NEXT: runmat.cast %[[COUNT]]
% CHECK: runmat.linspace
g = single(a);
% CHECK: runmat.cast %[[A]] to single
h = double(a);
% CHECK: runmat.cast %[[A]] to double
k = logical(a);
% CHECK: runmat.cast %[[A]] to logical
l = size(a, 2);
% CHECK: runmat.size %[[A]], 1
m = pi;
% CHECK: runmat.constant 3.1415926535897931 : f64
n = eps;
% CHECK: runmat.constant 2.2204460492503131E-16 : f64
o = Inf;
% CHECK: runmat.constant 0x7FF0000000000000 : f64
p = NaN;
% CHECK: runmat.constant 0x7FF8000000000000 : f64
q = true;
% CHECK: runmat.constant true
r = false;
% CHECK: runmat.constant false
s = inf;
% CHECK: runmat.constant 0x7FF0000000000000 : f64
t = nan;
% CHECK: runmat.constant 0x7FF8000000000000 : f64
% Shapes taken from other arrays, also through a variable.
u = zeros(size(a), 'single');
% CHECK: runmat.fill 0.000000e+00 as single like(%[[A]])
sz = size(a);
v = ones(sz);
% CHECK: %[[SHAPE:.*]] = runmat.shape %[[A]]
% CHECK: runmat.fill 1.000000e+00 as double like(%[[A]])
w = zeros(2, 3, 'like', g);
% CHECK: %[[W:.*]] = runmat.fill 0.000000e+00 as double(
% CHECK-NEXT: runmat.cast_like %[[W]], %[[G:.*]] :
x1 = true(2, 3);
% CHECK: runmat.fill 1.000000e+00 as logical(
x2 = false(size(a));
% CHECK: runmat.fill 0.000000e+00 as logical like(%[[A]])
x3 = Inf(2);
% CHECK: runmat.fill 0x7FF0000000000000 as double(
x4 = NaN(1, 2, 'single');
% CHECK: runmat.fill 0x7FF8000000000000 as single(
x5 = reshape(a, 2, [], 3);
% CHECK: %[[N:.*]] = runmat.numel %[[A]] :
% CHECK: %[[H:.*]] = runmat.div %[[N]], %[[TWO:[^ ]*]]
% CHECK: %[[OPEN:.*]] = runmat.div %[[H]], %[[THREE2:[^ ]*]]
% CHECK: runmat.reshape %[[A]] to(%[[TWO]], %[[OPEN]], %[[THREE2]])
x6 = reshape(a, size(d));
% CHECK: runmat.reshape %[[A]] to like(
x7 = length(a) + ndims(a) + columns(a);
% CHECK: runmat.length %[[A]]
% CHECK: runmat.ndims %[[A]]
% CHECK: runmat.size %[[A]], 1
x8 = isempty(a);
% CHECK: %[[COUNT2:.*]] = runmat.numel %[[A]] :
% CHECK-NEXT: %[[ZERO:.*]] = runmat.constant 0.0
% CHECK-NEXT: runmat.eq %[[COUNT2]], %[[ZERO]]
x9 = isscalar(a);
% CHECK: runmat.numel %[[A]] :
% CHECK-NEXT: %[[ONE:.*]] = runmat.constant 1.0
% CHECK-NEXT: runmat.eq %{{.*}}, %[[ONE]]
[p1, p2] = size(a);
% CHECK: runmat.size %[[A]], 0
% CHECK: runmat.numel %[[A]] from 1
