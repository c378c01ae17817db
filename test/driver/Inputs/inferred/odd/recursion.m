% Functions that call themselves, with other classes.
disp(fib(10))
disp(grow(1, 5))
disp(a1(5))
function y = fib(n)
  if n < 2
    y = n;
    return
  end
  y = fib(n-1) + fib(n-2);
end
function y = grow(x, n)
  if n == 0, y = x; return, end
  y = grow([x x], n-1);
end
function y = a1(n)
  if n <= 0, y = single(1); else, y = b1(n-1) + 1; end
end
function y = b1(n)
  if n <= 0, y = int8(1); else, y = a1(n-1) * 2; end
end
