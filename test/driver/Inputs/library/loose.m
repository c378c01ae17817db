function y = loose(x)
global seen
try
  y = x + 1;
catch
  y = 0;
end
persistent n
y = y + numel(seen);
end
