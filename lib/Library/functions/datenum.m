function n = datenum(varargin)
% DATENUM Days since the beginning of year 0 of a date: of texts, of rows of year, month, day and time, or of these as arguments.
first = varargin{1};
if ~isnumeric(first) && ~islogical(first)
  parts = columns_of(datevec(varargin{:}));
elseif nargin > 1
  parts = varargin;
elseif ismatrix(first) && any(size(first, 2) == [3 6])
  parts = columns_of(double(first));
else
  n = double(first);
  return
end
parts = cellfun(@double, parts, 'UniformOutput', false);
lists = parts(~cellfun(@isscalar, parts));
if ~all(cellfun(@(list) isequal(size(list), size(lists{1})), lists))
  error('MATLAB:datenum:SizeMismatch', 'The arguments of datenum must be numbers or arrays of one size.');
end
month = 1; day = 1;
if numel(parts) > 1, month = parts{2}; end
if numel(parts) > 2, day = parts{3}; end
n = day_of(parts{1}, max(month, 1)) + day;
seconds = 0;
for k = 4:numel(parts), seconds = seconds + parts{k} * 60 ^ (6 - k); end
n = n + seconds / 86400;
end

function parts = columns_of(rows)
parts = cell(1, size(rows, 2));
for k = 1:numel(parts), parts{k} = rows(:, k); end
end

function n = day_of(year, month)
% The day before the first of the month. Whole months carry into years, and a part of one counts its days.
year = year + floor((month - 1) / 12);
month = mod(month - 1, 12) + 1;
part = month - floor(month);
month = floor(month);
n = before(year, month);
if any(part(:) ~= 0)
  n = n + part .* (before(year + (month == 12), mod(month, 12) + 1) - n);
end
end

function n = before(year, month)
year = year - (month <= 2);
month = mod(month + 9, 12);
n = 365 * year + floor(year / 4) - floor(year / 100) + floor(year / 400) + floor((153 * month + 2) / 5) + 60;
end
