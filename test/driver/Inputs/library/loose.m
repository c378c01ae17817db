function y = loose(x)
global seen
try
  y = x + 1;
catch
  y = 0;
end
y = y + numel(seen);
end
