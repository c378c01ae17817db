function y = changes(x)
  m = 1;
  while x > 1
    m = single(m) + 1;
    x = x / 2;
  end
  y = helper(x, m);
end
function y = helper(x, m)
  y = x + numel(str2num(3));
  y = other(y, int8(3));
end
