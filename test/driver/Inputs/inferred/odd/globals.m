% Global and persistent variables, which no unit reads.
global g
g = 5;
setg(2);
y = g + 1;
disp(y)
for k=1:3
  g = g + k;
end
disp(g)
showg
p(); p(); p();
function setg(v)
  global g
  g = [g v 3];
end
function showg
  global g
  z = g * 2;
  disp(z)
end
function p
  persistent n
  if isempty(n), n = 0; end
  n = n + 1;
  disp(n)
end
