function y = checked(x, n)
  if n < 0
    error('negative: %g', n);
  elseif n == 0
    y = x;
    return
  end
  y = x;
  for k = 1:n
    if k > 10
      break
    end
    y = y * k;
  end
end
