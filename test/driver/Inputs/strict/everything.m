function [y, z] = everything(x, n)
  if n < 0
    error('bad n');
  end
  s = struct('a', 1);
  t = s.a + 1;
  y = x * 2;
  try
    q = y + 1;
    w = containers.Map();
  catch
    q = 0;
  end
  for k = 1:n
    y = y + k;
    c = {y};
    if k > 3
      break
    end
  end
  for v = {1, 2}
    y = y - 1;
    u = sscanf('abc', 'b', 'c');
  end
  z = helper(y)
  z = z + other(y, 3);
  r = int8(3) + int16(4);
  while n > 3 && isfield(s, 'a')
    n = n - 1;
    e = fopen('x');
  end
  z = isvarname(u, 'a', 'b');
  return
end
function z = helper(y)
  z = sum(y);
  z = z + numel(str2num(3));
end
