function y = calls(x)
  again(numel(num2str(x)));
  y = again(numel(num2str(1)));
  z = nowhere(numel(num2str(2)));
  w = within(@sin) + numel(num2str(3));
  y = y + 1;
  x = x + y;
  t = "a";
end
function y = again(n)
  y = n;
  if n > 1
    y = again(n - 1);
  end
end
function y = within(f), y = f(1) + numel(num2str(4));
end
