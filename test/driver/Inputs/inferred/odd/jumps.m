% Jumps out of loops and statements that are interpreted.
for c = {1,2,3}
  for k=1:3
    try
      if k == 2, continue; end
      if c{1} == 2, break; end
      disp([c{1} k])
      x = k;
    catch
      break
    end
    x = x + 1;
  end
  disp(x)
end
while true
  try
    x = x + 1;
    if x > 10, break, end
    error('a')
  catch
    x = x + 2;
    continue
  end
end
disp(x)
disp(g(3)); disp(g(30)); disp(g(-1))
k = 0;
while true
  k = k + 1;
  switch k
    case {1, 2}
      continue
    case 5
      break
    otherwise
      s = sprintf('%d', k);
      disp(s)
  end
  for q = 1:k
    if q == 3, break; end
    while 1, break, end
  end
end
disp(k)
function y = g(x)
  y = 0;
  try
    if x < 0
      return
    end
    for k = 1:x
      y = y + k;
      if y > 20
        return
      end
    end
  catch
    return
  end
  y = -y;
end
