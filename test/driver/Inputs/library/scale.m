function y = scale(x, factor)
y = x .* factor + middle(x);
if y(1) > 1000
  error('test:large', 'too large: %g', y(1));
end
end
function m = middle(x)
m = sum(x(:)) / numel(x);
end
