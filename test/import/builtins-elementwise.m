% Each elementwise builtin becomes its op.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(2, 2); b = zeros(2, 2);
% CHECK: %[[A:.*]] = runmat.fill 1.0
% CHECK: %[[B:.*]] = runmat.fill 0.0
r1 = abs(a);
% CHECK: runmat.abs %[[A]]
r2 = acos(a);
% CHECK: runmat.acos %[[A]]
r3 = asin(a);
% CHECK: runmat.asin %[[A]]
r4 = atan(a);
% CHECK: runmat.atan %[[A]]
r5 = ceil(a);
% CHECK: runmat.ceil %[[A]]
r6 = cos(a);
% CHECK: runmat.cos %[[A]]
r7 = cosh(a);
% CHECK: runmat.cosh %[[A]]
r8 = exp(a);
% CHECK: runmat.exp %[[A]]
r9 = expm1(a);
% CHECK: runmat.expm1 %[[A]]
r10 = fix(a);
% CHECK: runmat.fix %[[A]]
r11 = floor(a);
% CHECK: runmat.floor %[[A]]
r12 = isfinite(a);
% CHECK: runmat.isfinite %[[A]]
r13 = isinf(a);
% CHECK: runmat.isinf %[[A]]
r14 = isnan(a);
% CHECK: runmat.isnan %[[A]]
r15 = log(a);
% CHECK: runmat.log %[[A]]
r16 = log10(a);
% CHECK: runmat.log10 %[[A]]
r17 = log1p(a);
% CHECK: runmat.log1p %[[A]]
r18 = log2(a);
% CHECK: runmat.log2 %[[A]]
r19 = not(a);
% CHECK: runmat.not %[[A]]
r20 = numel(a);
% CHECK: runmat.numel %[[A]]
r21 = round(a);
% CHECK: runmat.round %[[A]]
r22 = sign(a);
% CHECK: runmat.sign %[[A]]
r23 = sin(a);
% CHECK: runmat.sin %[[A]]
r24 = sinh(a);
% CHECK: runmat.sinh %[[A]]
r25 = sqrt(a);
% CHECK: runmat.sqrt %[[A]]
r26 = tan(a);
% CHECK: runmat.tan %[[A]]
r27 = tanh(a);
% CHECK: runmat.tanh %[[A]]
r28 = transpose(a);
% CHECK: runmat.transpose %[[A]]
r29 = uminus(a);
% CHECK: runmat.neg %[[A]]
r30 = and(a, b);
% CHECK: runmat.and %[[A]], %[[B]]
r31 = atan2(a, b);
% CHECK: runmat.atan2 %[[A]], %[[B]]
r32 = eq(a, b);
% CHECK: runmat.eq %[[A]], %[[B]]
r33 = ge(a, b);
% CHECK: runmat.ge %[[A]], %[[B]]
r34 = gt(a, b);
% CHECK: runmat.gt %[[A]], %[[B]]
r35 = le(a, b);
% CHECK: runmat.le %[[A]], %[[B]]
r36 = lt(a, b);
% CHECK: runmat.lt %[[A]], %[[B]]
r37 = minus(a, b);
% CHECK: runmat.sub %[[A]], %[[B]]
r38 = ne(a, b);
% CHECK: runmat.ne %[[A]], %[[B]]
r39 = or(a, b);
% CHECK: runmat.or %[[A]], %[[B]]
r40 = plus(a, b);
% CHECK: runmat.add %[[A]], %[[B]]
r41 = power(a, b);
% CHECK: runmat.power %[[A]], %[[B]]
r42 = rdivide(a, b);
% CHECK: runmat.div %[[A]], %[[B]]
r43 = times(a, b);
% CHECK: runmat.mul %[[A]], %[[B]]
r44 = max(a, b);
% CHECK: runmat.maximum %[[A]], %[[B]]
r45 = min(a, b);
% CHECK: runmat.minimum %[[A]], %[[B]]
r46 = mod(a, b);
% CHECK: runmat.mod %[[A]], %[[B]]
r47 = rem(a, b);
% CHECK: runmat.rem %[[A]], %[[B]]
r48 = xor(a, b);
% CHECK: %[[L:.*]] = runmat.cast %[[A]] to logical
% CHECK: %[[R:.*]] = runmat.cast %[[B]] to logical
% CHECK: runmat.ne %[[L]], %[[R]]
r49 = atan2d(a, b);
% CHECK: runmat.atan2d %[[A]], %[[B]]
r50 = pow2(a, b);
% CHECK: runmat.pow2 %[[A]], %[[B]]
r51 = realpow(a, b);
% CHECK: runmat.realpow %[[A]], %[[B]]
r52 = realsqrt(a);
% CHECK: runmat.realsqrt %[[A]]
r53 = reallog(a);
% CHECK: runmat.reallog %[[A]]
r54 = pow2(a);
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: runmat.power %[[TWO]], %[[A]]
