% What gpuArrays are joined to a text is one, and so none: nor is what is computed of it alone.
g = gpuArray([72 105]); % interpreted: gpuArray
s = gpuArray(33); % interpreted: gpuArray
t = 'ab';
a = [g 'q']; b = [t; g]; c = cat(3, t, g);
d = double(a); e = a == 'q'; f = a + s; m = max(a); n = a(s - 31); [p, q] = sort(d);
r = '';
u = t;
for k = 1:2
  r = [r g(k)];
  u = [u; g];
  v = [t(k) s];
end
if numel(r) > 1
  w = [g 'q'];
else
  w = t;
end
x = joined(g);
y = joined([1 2]);
z = g;
z = [z 'q'];
show(a, b, c, d, e, f, m, n, p, q, r, u, v, w, x, y, z)

function t = joined(x)
t = [x '!'];
end

function show(varargin)
for k = 1:nargin
  fprintf('%s %d:%s\n', class(varargin{k}), isgpuarray(varargin{k}), sprintf(' %g', double(varargin{k})));
end
end
