% RUN: not runmat --emit=ast %s 2>&1 | FileCheck %s
% The block that lacks its end is named, not the end of the file.

x = 1;
if x
  for i = 1:3
    x = i;
  end
% CHECK: error-unclosed.m:5:1: error: if is not closed by 'end'
% CHECK: note: the file ends before it
