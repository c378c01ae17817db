% Each operator becomes one op; operands are evaluated from left to right.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(3, 3); b = zeros(3, 3);
% CHECK: %[[A:.*]] = runmat.fill 1.0
% CHECK: %[[B:.*]] = runmat.fill 0.0
r1 = a + b;
% CHECK: %[[ADD:.*]] = runmat.add %[[A]], %[[B]]
r2 = a - b;
% CHECK: %[[SUB:.*]] = runmat.sub %[[A]], %[[B]]
r3 = a .* b;
% CHECK: %[[MUL:.*]] = runmat.mul %[[A]], %[[B]]
r4 = a ./ b;
% CHECK: %[[DIV:.*]] = runmat.div %[[A]], %[[B]]
r5 = a .\ b;
% CHECK: %[[LDIV:.*]] = runmat.div %[[B]], %[[A]]
r6 = a .^ b;
% CHECK: %[[POW:.*]] = runmat.power %[[A]], %[[B]]
r7 = a * 2;
% CHECK: %[[MTIMES:.*]] = runmat.mtimes %[[A]], %{{.*}}
r8 = a / 2;
% CHECK: %[[MRDIV:.*]] = runmat.mrdivide %[[A]], %{{.*}}
r9 = 2 \ a;
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: %[[MLDIV:.*]] = runmat.mldivide %[[TWO]], %[[A]]
r10 = 2 ^ 3;
% CHECK: %[[MPOW:.*]] = runmat.mpower
r11 = a == b;
% CHECK: runmat.eq %[[A]], %[[B]]
r12 = a ~= b;
% CHECK: runmat.ne %[[A]], %[[B]]
r13 = a < b;
% CHECK: runmat.lt %[[A]], %[[B]]
r14 = a <= b;
% CHECK: runmat.le %[[A]], %[[B]]
r15 = a > b;
% CHECK: runmat.gt %[[A]], %[[B]]
r16 = a >= b;
% CHECK: runmat.ge %[[A]], %[[B]]
r17 = a & b;
% CHECK: runmat.and %[[A]], %[[B]]
r18 = a | b;
% CHECK: runmat.or %[[A]], %[[B]]
r19 = -a;
% CHECK: runmat.neg %[[A]]
r20 = ~a;
% CHECK: runmat.not %[[A]]
r21 = a.';
% CHECK: runmat.transpose %[[A]]
r22 = a';
% CHECK: runmat.transpose conjugate %[[A]]
r23 = 1:4;
% CHECK: %[[FIRST:.*]] = runmat.constant 1.0
% CHECK: %[[STEP:.*]] = runmat.constant 1.0
% CHECK: %[[LAST:.*]] = runmat.constant 4.0
% CHECK: runmat.range %[[FIRST]], %[[STEP]], %[[LAST]]
r24 = 9:-2:1;
% CHECK: %[[FIRST2:.*]] = runmat.constant 9.0
% CHECK: %[[MINUS:.*]] = runmat.neg
% CHECK: %[[LAST2:.*]] = runmat.constant 1.0
% CHECK: runmat.range %[[FIRST2]], %[[MINUS]], %[[LAST2]]
% A longer chain nests to the left.
r25 = a - b + a;
% CHECK: %[[INNER:.*]] = runmat.sub %[[A]], %[[B]]
% CHECK: runmat.add %[[INNER]], %[[A]]
