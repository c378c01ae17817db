% Random numbers of both generators.
rng(3);
a = rand(1,3); disp(a)
rng(3,'twister');
a = rand(1,3); disp(a)
b = 0;
for i=1:4, b = b + rand; end
disp(b)
rng(7,'philox');
for i=1:4, b = b + rand; end
disp(b)
f(2)
function f(n)
  x = randn(n);
  disp(x)
end
