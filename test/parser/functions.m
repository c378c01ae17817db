% RUN: runmat --emit=ast %s | FileCheck %s
% Functions without `end` follow each other; printed, all have one.

function [a, b] = main(x, ~, varargin)
arguments
  x (1, :) double {mustBePositive} = [1 2]
end
a = x;
b = helper;

function r = helper
r = 1;

%      CHECK: function [a, b] = main(x, ~, varargin)
% CHECK-NEXT:   arguments
% CHECK-NEXT:     x (1, :) double {mustBePositive} = [1, 2]
% CHECK-NEXT:   end
% CHECK-NEXT:   a = x;
% CHECK-NEXT:   b = helper;
% CHECK-NEXT: end
% CHECK-NEXT: function [r] = helper()
% CHECK-NEXT:   r = 1;
% CHECK-NEXT: end
