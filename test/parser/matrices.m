% RUN: runmat --emit=ast %s | FileCheck %s
% Blanks and line ends separate elements and rows.

a = 1; b = 2;
x = [a -b];
% CHECK: x = [a, -b];
x = [a - b, a-b];
% CHECK-NEXT: x = [a - b, a - b];
x = [a' b' 'text' ...
     a.'];
% CHECK-NEXT: x = [a', b', 'text', a.'];
x = [1 2 % comment
     3 4

     5 6];
% CHECK-NEXT: x = [1, 2; 3, 4; 5, 6];
c = {@(t) t+1, 'it''s' "say ""hi"""};
% CHECK-NEXT: c = {@(t) t + 1, 'it''s', "say ""hi"""};
x = [c{1}(2) (3)];
% CHECK-NEXT: x = [c{1}(2), (3)];
