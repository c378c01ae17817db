function [y, z] = holders(x, a)
  f = @(v) v .* a + 1;
  s.scale = 2;
  s.shift = mean(x(:));
  y = f(x) * s.scale - s.shift;
  if nargout > 1
    c = {x, a, 'single'};
    c{end + 1} = @sin;
    z = arrayfun(c{4}, zeros(size(x), class(x)) + c{1} + c{2});
  end
end
