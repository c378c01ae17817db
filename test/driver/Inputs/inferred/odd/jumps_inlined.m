% The same in functions that are inlined.
x = 0;
for i = 1:4
  switch i
    case 1
      try, error('q'), catch, continue, end
    case 2
      try
        while true
          x = x + 1;
          if x > 3, break, end
          try, continue, catch, end
        end
      catch
      end
    otherwise
      if x > 2, break, else, continue, end
  end
  x = x + 10;
end
disp(x)
if x > 1000, return, end
z = f(x);
disp(z)
return
disp('never')
function y = f(x)
  y = x;
  for i=1:10
    for j=1:10
      try
        if j > 5, return, end
      catch, y = 0; end
      y = y + h(i*j);
      if y > 100, return, end
    end
  end
  y = -1;
end
function y = h(x)
  if x > 3
    y = 1;
    return
  end
  y = 2;
  try, y = y + 1; return; catch, end
  y = 7;
end
