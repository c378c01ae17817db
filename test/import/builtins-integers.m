% Conversions to integer classes, their limits, constructors with a class, and idivide.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(2, 2, 'int8'); b = zeros(2, 'uint32');
% CHECK: %[[A:.*]] = runmat.fill 1.000000e+00 as int8
% CHECK: %[[B:.*]] = runmat.fill 0.000000e+00 as uint32
r1 = int8(b); r2 = int16(b); r3 = int32(b); r4 = int64(b);
% CHECK: runmat.cast %[[B]] to int8
% CHECK: runmat.cast %[[B]] to int16
% CHECK: runmat.cast %[[B]] to int32
% CHECK: runmat.cast %[[B]] to int64
r5 = uint8(a); r6 = uint16(a); r7 = uint32(a); r8 = uint64(a);
% CHECK: runmat.cast %[[A]] to uint8
% CHECK: runmat.cast %[[A]] to uint16
% CHECK: runmat.cast %[[A]] to uint32
% CHECK: runmat.cast %[[A]] to uint64
r9 = intmax; r10 = intmin('int16');
% CHECK: %[[P:.*]] = runmat.constant 0x7FF0000000000000
% CHECK: runmat.cast %[[P]] to int32
% CHECK: %[[N:.*]] = runmat.constant 0xFFF0000000000000
% CHECK: runmat.cast %[[N]] to int16
r11 = idivide(a, 2); r12 = idivide(a, a, 'ceil');
% CHECK: runmat.idivide fix %[[A]]
% CHECK: runmat.idivide ceil %[[A]], %[[A]]
