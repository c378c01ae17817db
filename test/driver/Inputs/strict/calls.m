function y = calls(x)
  again(numel(str2num(x)));
  y = again(numel(str2num(1)));
  z = nowhere(numel(str2num(2)));
  w = within(@sin) + numel(str2num(3));
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
function y = within(f), y = f(1) + numel(str2num(4));
end
