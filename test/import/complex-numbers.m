% Imaginary numbers and the parts of complex ones.
% RUN: %runmat --emit=runmat %s | FileCheck %s
z = 2 + 3i;
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: %[[I:.*]] = runmat.complex
% CHECK: %[[Z:.*]] = runmat.add %[[TWO]], %[[I]]
a = real(z); b = imag(z); c = conj(z); d = complex(a, b); e = +a;
% CHECK: %[[A:.*]] = runmat.real %[[Z]]
% CHECK: %[[B:.*]] = runmat.imag %[[Z]]
% CHECK: runmat.conj %[[Z]]
% CHECK: runmat.complex %[[A]], %[[B]]
% CHECK: runmat.uplus %[[A]]
f = complex(a); g = ctranspose(z); h = abs(z); p = angle(z); q = isreal(z);
% CHECK: %[[ZERO:.*]] = runmat.constant 0.0
% CHECK: runmat.complex %[[A]], %[[ZERO]]
% CHECK: runmat.transpose conjugate %[[Z]]
% CHECK: runmat.abs %[[Z]]
% CHECK: runmat.evaluate "angle"(%[[Z]])
% CHECK: runmat.evaluate "isreal"(%[[Z]])
