function y = both(x)
  f = @(v) v + 1;
  y = f(x);
  fprintf('%g\n', y(1));
  s = str2num(y(1));
  y = y + numel(s);
end
