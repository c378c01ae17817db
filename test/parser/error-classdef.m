% RUN: not runmat --emit=ast %s 2>&1 | FileCheck %s
% RUN: not runmat %s 2>&1 | FileCheck %s

classdef Point < handle
% CHECK: error-classdef.m:4:1: error: classdef is not supported
% CHECK-NOT: error:
  properties
    x = 1;
  end
end
