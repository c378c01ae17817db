function y = beside(x)
  y = x(min(end, numel(str2num(3))));
  switch str2num(x)
    case {'a', 'b'}
      y = 1;
    case ''
      y = 2;
    case {1, numel(str2num(4))}
      y = 3;
  end
  y = y + sum(double(numel(str2num(5))), "all");
  z = strcmp(numel(str2num(6)), '');
  fprintf('größer %d\n', x(1));
  y = y + any(2);
  w = most(1, 2) + numel(str2num(7));
  if y(1) > 0 && rand > 0
    y = 1;
  end
  y = y + 1;
  while all(str2num(8)) && rand > 2
    y = 2;
  end
end
function y = most(varargin)
  y = max(varargin{:});
end
