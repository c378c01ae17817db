% The same in a loop.
disp(f1(2))
function x = f1(x)
while x < 5
  y = x;
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
  x = f2(x) + f2(x+1);
 x = x + y;
end
end
function y = f2(x)
  y = f3(x) + f3(x+1) + f3(x+2);
end
function y = f3(x)
  y = f4(x) + f4(x+1) + f4(x+2);
end
function y = f4(x)
  y = f5(x) + f5(x+1) + f5(x+2);
end
function y = f5(x)
  y = f6(x) + f6(x+1) + f6(x+2);
end
function y = f6(x)
  y = f7(x) + f7(x+1) + f7(x+2);
end
function y = f7(x)
  y=x+1;
end
