% Variables that are made by name.
x = 3;
y = x + 1;
eval('x = ''abc'';');
z = [x 'd'];
disp(z)
eval('global q'); 
q = 7;
setq
w = q + 1;
disp(w)
sum = 3;
eval('clear sum');
disp(sum([1 2 3]))
function setq
  global q
  q = 70;
end
