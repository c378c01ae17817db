% RUN: runmat --emit=ast %s | FileCheck %s

x = outer(1);
function y = outer(v)
  inner();
  function inner
    y = v;
  end
end
%      CHECK: x = outer(1);
% CHECK-NEXT: function [y] = outer(v)
% CHECK-NEXT:   inner();
% CHECK-NEXT:   function inner()
% CHECK-NEXT:     y = v;
% CHECK-NEXT:   end
% CHECK-NEXT: end
