function y = nested(x, c)
  a = strrep(num2str(x), 'a', regexprep('b', 'c', 'd'));
  y = numel(num2str(2)) * (int8(3) + int16(4)) + (int8(2) - int32(1));
  if isspace('a') && any(strtrim('b') == 'b')
    y(c{1}, numel(sprintf('%d', 3))) = x(mat2str([1 2; 3 numel(num2str(9))]));
  elseif numel(c) > 3 || isempty(num2str(3))
    y = 0;
  end
  disp(num2str(y(end, numel(num2str(x)))));
  z = numel(strtrim("a"));
  [q, w] = strtok(num2str(x));
  s = struct('k', numel(num2str(1)));
  while (num2str(x) == '3') & any(strtrim('b'))
    x = x + 1;
  end
end
