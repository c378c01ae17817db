function [y, s] = wave(x, a)
y = exp(-x ./ a) .* sin(x) + a;
s = 0;
for k = 1:numel(x)
  s = s + x(k) .* sqrt(k);
end
end
