% A transpose that is a factor of a product is a form of the stored matrix; elsewhere it is an op.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(3, 3); b = zeros(3, 3);
% CHECK: %[[A:.*]] = runmat.fill 1.0
% CHECK: %[[B:.*]] = runmat.fill 0.0
p = a' * b;
% CHECK-NOT: runmat.transpose
% CHECK: runmat.mtimes %[[A]] as adjoint, %[[B]] :
q = a * b.' * a';
% CHECK-NOT: runmat.transpose
% CHECK: %[[Q:.*]] = runmat.mtimes %[[A]], %[[B]] as transposed :
% CHECK-NEXT: runmat.mtimes %[[Q]], %[[A]] as adjoint :
r = (a + b)' * (b.');
% CHECK: %[[S:.*]] = runmat.add %[[A]], %[[B]]
% CHECK: runmat.mtimes %[[S]] as adjoint, %[[B]] as transposed :
s = a' .* b;
% CHECK: runmat.transpose conjugate %[[A]]
t = a'' * b;
% CHECK: %[[T:.*]] = runmat.transpose conjugate %[[A]]
% CHECK: runmat.mtimes %[[T]] as adjoint, %[[B]] :
u = a' / b;
% CHECK: runmat.transpose conjugate %[[A]]
% CHECK: runmat.mrdivide
