function s = other(x)
  s = 0;
  for k = 1:numel(x)
    x(k) = sqrt(x(k) + x(1:k)' * x(1:k) / 1e3);
    s = s + 1 / (1 + x(k));
  end
end
