% Anonymous functions of arrays, whose expressions units compute, and arrayfun, which computes those that are functions of single
% elements at once: what comes of it is what calls for each element make, whatever it is.
% differential: launches 12
rng(1);
x = linspace(-3, 5, 4000); g = gpuArray(single(reshape(x, 40, 100)));
show(@() arrayfun(@(v) v * v' + v ^ 2 - v / 3 + 2 \ v, x));
show(@() arrayfun(@(v) sqrt(v), x));
show(@() arrayfun(@(v) abs(sqrt(v)), x));
show(@() arrayfun(@(v) v > 0 && v < 1 || v == 2, x));
show(@() arrayfun(@(v) ~v, x > 0));
show(@() arrayfun(@(v) int8(v * 40) + 3, x));
show(@() arrayfun(@(v) int32(v) + v, x));
show(@() arrayfun(@(v) 7, x));
show(@() arrayfun(@(v) v(1), x));
show(@() arrayfun(@(v) pi + eps * v - i, x));
show(@() arrayfun(@(v) pi + eps * v - Inf, x));
show(@() arrayfun(@(v) erf(v), x));
show(@() arrayfun(@(v) NaN && v, x));
show(@() arrayfun(@(v, w) v * w, x, x(end:-1:1)));
show(@() arrayfun(@(v, w) v * w + (v > w), g, gpuArray(single(1:100))));
show(@() arrayfun(@(v) max(v, 0) + min([v 1]), g));
show(@() arrayfun(@(v) mod(v, 2) - rem(v, 0.3) + atan2(v, 2) + hypot(v, 1), g));
a = [1 2];
show(@() arrayfun(@(v) v * a, x));
show(@() arrayfun(@(v) v * a, x, 'UniformOutput', false));
b = single(2); c = 1 + 2i;
show(@() arrayfun(@(v) v * b, x));
show(@() arrayfun(@(v) v * c, x));
show(@() arrayfun(@(v) v + numel(v), x));
show(@() arrayfun(@(v) v + sum(v), x));
show(@() arrayfun(@(v) round(v, 1), x(1:1200)));
rng(1);
show(@() arrayfun(@(v) v + rand, x));
show(@() arrayfun(@(v) log(v) + logical(v), x));
show(@() arrayfun(@(v) error('no'), x));
show(@() arrayfun(@(v) cos(v), x, 'ErrorHandler', @(e, v) 0));
h = @(v) v + 1;
show(@() arrayfun(@(v) h(v), x));
show(@() arrayfun(h, x));
show(@() arrayfun(@(v) bitand(v, 5), uint8(mod(0:3999, 256))));
show(@() arrayfun(@(v) v - 1, 'abc'));
show(@() arrayfun(@(v) nthroot(v, 3) + realmax, x));
show(@() arrayfun(@(v) nthroot(v, 2), x));
show(@() arrayfun(@(v) v .^ 0.5, x));
f = @(v) v .* 2 + b;
show(@() f(g) + f(x(1:40)'));
show(@() f(x') * x(1:3));
show(@() feval(@(u, v) sqrt(u) + v, x, 2));
show(@() feval(@(varargin) sum(varargin{:}), x));
show(@() cellfun(@(v) sum(v .* v), {x, x(1:2), x'}));
[p, q] = feval(@(v) deal(v + 1, v), x);
show(@() p .* q);
function y = erf(x), y = numel(x) + x; end
function show(f)
try
  y = f();
  if iscell(y), fprintf('cell %d\n', numel(y)); return, end
  fprintf('%s %s %d %d %.17g %.17g\n', class(y), mat2str(size(y)), isreal(y), isgpuarray(y), gather(double(real(sum(y(:))))), gather(double(imag(sum(y(:))))));
catch e
  fprintf('%s: %s\n', e.identifier, e.message);
end
end
