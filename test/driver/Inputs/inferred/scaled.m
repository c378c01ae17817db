function r = scaled(x, by)
  r = 0;
  for k = 1:numel(x)
    r = r + x(k) * double(by);
  end
  fprintf('%s %g\n', class(by), size(x, 1));
end
