% More statements, inlined, than a survey takes, in a branch.
disp(f1(2))
function y = f1(x)
  if x > 1
    y = f2(x) + f2(x+1) + f2(x+2);
  else
    y = x;
  end
end
function y = f2(x)
  y = f3(x) + f3(x+1) + f3(x+2) + f3(x+3);
end
function y = f3(x)
  y = f4(x) + f4(x+1) + f4(x+2) + f4(x+3);
end
function y = f4(x)
  y = f5(x) + f5(x+1) + f5(x+2) + f5(x+3);
end
function y = f5(x)
  y = f6(x) + f6(x+1) + f6(x+2) + f6(x+3);
end
function y = f6(x)
  y = f7(x) + f7(x+1) + f7(x+2) + f7(x+3);
end
function y = f7(x)
  y = f8(x) + f8(x+1) + f8(x+2) + f8(x+3);
end
function y = f8(x)
  y = x + 1;
end
