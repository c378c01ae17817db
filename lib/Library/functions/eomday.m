function d = eomday(year, month)
% EOMDAY Last day of a month of a year.
year = double(year); month = double(month);
if ~isscalar(year) && ~isscalar(month) && ~isequal(size(year), size(month))
  error('MATLAB:eomday:SizeMismatch', 'The years and months of eomday must be numbers or arrays of one size.');
end
if ~all(ismember(month(:), 1:12))
  error('MATLAB:eomday:Month', 'The months of eomday must be whole numbers from 1 to 12.');
end
leap = mod(year, 4) == 0 & (mod(year, 100) ~= 0 | mod(year, 400) == 0);
d = 30 + mod(month + floor(month / 8), 2) - (month == 2) .* (2 - leap);
end
