% Functions that must be real, powers of two and angles in degrees are ops as their siblings are: no unit ends at a call, nothing is interpreted.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['statementsInterpreted'] == 0" "interpreted == []" "c['sideExits'] == 0" "len(units) == 1" "c['libraryCalls'] == 0"
x = linspace(0.5, 9, 40);
a = realsqrt(x);
b = reallog(x);
c = realpow(x, a);
d = pow2(b);
e = pow2(c, 2.5);
f = atan2d(d, e);
t = 0;
for k = 1:40
  t = t + realsqrt(x(k)) + reallog(x(k)) + realpow(x(k), 0.5) + pow2(x(k)) + pow2(x(k), k) + atan2d(x(k), -k);
end
g = sum(a + b + c + d + e + f) + t;
fprintf('%.17g\n', g);
