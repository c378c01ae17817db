function y = nested(x, c)
  a = sscanf(str2num(x), 'a', isvarname('b', 'c', 'd'));
  y = numel(str2num(2)) * (int8(3) + int16(4)) + (int8(2) - int32(1));
  if tempdir('a') && any(tempdir('b') == 'b')
    y(c{1}, numel(tempdir('%d', 3))) = x(tempdir([1 2; 3 numel(str2num(9))]));
  elseif numel(c) > 3 || isempty(str2num(3))
    y = 0;
  end
  disp(str2num(y(end, numel(str2num(x)))));
  z = numel(tempdir("a"));
  [q, w] = sscanf(str2num(x));
  s = struct('k', numel(str2num(1)));
  while (str2num(x) == '3') & any(tempdir('b'))
    x = x + 1;
  end
end
