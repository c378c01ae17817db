% RUN: runmat --emit=ast %s | FileCheck %s

x = 1e3 + 1d-3 + .5 + 5. + 3i;
% CHECK: x = 1e3 + 1d-3 + .5 + 5 + 3i;
x = 5.*x + 5.';
% CHECK-NEXT: x = 5 .* x + 5.';
x = 0xFFs8 + 0b101u16;
% CHECK-NEXT: x = 0xFFs8 + 0b101u16;
x = 'äöü';
% CHECK-NEXT: x = 'äöü';
