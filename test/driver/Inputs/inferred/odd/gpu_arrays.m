% Variables that turn out to be gpuArrays.
x = gpuArray(1:5);
y = x + 1;
disp(class(y)); disp(isgpuarray(y))
z = 1:5;
if numel(argv()) == 0, z = gpuArray(z); end
w = z * 2;
disp(isgpuarray(w))
w = gather(w);
v = w + 1;
disp(isgpuarray(v))
disp(g(x)); disp(isgpuarray(g(x))); disp(isgpuarray(g(1:3)))
function y = g(x)
  y = sum(x .* x);
  disp('in')
end
