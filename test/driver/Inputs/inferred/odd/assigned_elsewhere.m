% Other functions assign variables here.
x = 4;
setit();
y = x + 1;
disp(y)
f();
function setit
  assignin('caller', 'x', 'abc');
  assignin('base', 'newvar', 3);
end
function f
  a = 1;
  setit2();
  b = a + 1;
  disp(b)
end
function setit2
  assignin('caller', 'a', [5 6 7]);
end
