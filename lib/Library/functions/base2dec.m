function x = base2dec(t, base)
% BASE2DEC The number that digits in a base stand for, one for each row or cell.
if ~(base >= 2 && base <= 36), error('MATLAB:base2dec:BaseNotInRange', 'The base must be from 2 to 36.'); end
rows = cellstr(t);
symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
x = zeros(numel(rows), 1);
for k = 1:numel(rows)
  word = upper(strtrim(rows{k}));
  for c = word
    digit = find(symbols(1:base) == c) - 1;
    if isempty(digit), x(k) = NaN; break, end
    x(k) = x(k) * base + digit;
  end
end
end
