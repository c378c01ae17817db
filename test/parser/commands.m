% RUN: runmat --emit=ast %s | FileCheck %s
% A name that is no variable, a blank, and no operator with blanks around it.

hold on
% CHECK: hold 'on'
clear a b, close all;
% CHECK-NEXT: clear 'a' 'b'
% CHECK-NEXT: close 'all';
title 'two words'
% CHECK-NEXT: title 'two words'
a -1
% CHECK-NEXT: a '-1'
a - 1
% CHECK-NEXT: a - 1
a = 3;
% CHECK-NEXT: a = 3;
a -1
% CHECK-NEXT: a - 1
!ls -l
% CHECK-NEXT: !ls -l
