% Reductions and what is computed from them go through the same slices together: of columns, of everything, of pages; with
% shapes that cut badly, with guards that do not hold in the midst, with results in the storage of their inputs, and with what
% reads the parts of others.
function y = softmax(x)
  e = exp(x - max(x));
  y = e ./ sum(e);
end
function y = normalised(x)
  m = mean(x);
  d = x - m;
  y = d ./ sqrt(mean(d .* d) + 1e-5);
end
function [a, b, c, d] = stats(x)
  a = max(x); b = min(x); c = sum(x); d = sum(x .* x);
end
function y = rooted(x)
  m = min(x);
  r = sqrt(x - 2);
  s = sum(r);
  y = r - s + m;
end
function x = inplace(x)
  m = max(x);
  x = x - m;
  s = sum(x);
  x = x ./ s;
end
function y = over_transposed(x)
  d = sum(x);
  y = x ./ d';
end
function m = by_part(x)
  e = exp(x);
  m = sum(e .* e(:, end));
end
function q = less_part(q, n)
  for k = 1:n
    q = q - sum(q .* q(:, 1));
  end
end
function y = less_reshaped(x)
  s = sum(x, 1);
  y = x - s(:)';
end
function show(varargin)
  for k = 1:numel(varargin)
    v = varargin{k};
    fprintf('%s %s:', class(v), mat2str(size(v)));
    fprintf(' %.17g', real(v(1:min(end, 5))), imag(v(1:min(end, 2))), sum(real(v(:))));
    fprintf('\n');
  end
end
for shape = {[1 1], [0 3], [3 0], [1 7], [7 1], [300 7], [5 4000], [2049 3], [70000 2], [70001 1]}
  n = shape{1};
  x = reshape(mod(31 * (1:prod(n)), 997), n) / 100 + 3;
  show(softmax(x), normalised(x), inplace(x), rooted(x));
  show(softmax(single(x)), normalised(single(x)), inplace(single(x)));
  [a, b, c, d] = stats(x(:));
  show(a, b, c, d);
  [a, b, c, d] = stats(x);
  show(a, b, c, d);
  x(x > 12) = NaN;
  show(softmax(x), inplace(x));
  show(rooted(x - 4));
end
p = reshape(mod(31 * (1:3 * 5 * 700), 997), 3, 5, 700) / 100;
e = exp(p - max(p, [], 2)); y = e ./ sum(e, 2);
show(y);
e = exp(p - max(p, [], 1)); y = e ./ sum(e, 1);
show(y);
e = exp(p - max(p, [], 3)); y = e ./ sum(e, 3);
show(y);
q = p;
for k = 1:5
  m = mean(q);
  q = q - m;
  s = sum(q .* q);
  q = q ./ (1 + s);
end
show(q);
x = reshape(mod(31 * (1:1100 ^ 2), 997), 1100, []) / 100 + 1;
show(over_transposed(x), by_part(x / 10));
show(less_part(x(:, 1:600) / 1e5, 5));
show(less_reshaped(x), less_reshaped(reshape(x(1:140000), [], 2)), less_reshaped(x(1:70000)'));
