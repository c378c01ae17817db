function texts = datestr(date, format, pivot)
% DATESTR Dates as text, a row each, of date numbers, date vectors or texts; the format has a number, or letters as in 'yyyy-mm-dd'.
if nargin < 2, format = -1; end
if isnumeric(date), numbers = numbers_of(double(date)); elseif nargin < 3, numbers = datenum(date); else, numbers = datenum(date, '', pivot); end
numbers = numbers(:);
if isempty(numbers), texts = ''; return, end
if ~all(numbers >= 0 & numbers < 3652425)
  error('MATLAB:datestr:ConvertDateNumber', 'A date number must lie within the years 0 to 9999.');
end
if isnumeric(format), format = format_numbered(double(format), numbers); end
texts = formatted(parts_of(numbers), char(format));
end

function numbers = numbers_of(date)
% Rows of 3 or 6 numbers that look like a date and time of our days are date vectors.
columns = size(date, 2);
if ismatrix(date) && any(columns == [3 6]) && isequal(date(:, 1:min(columns, 5)), fix(date(:, 1:min(columns, 5)))) && all(abs(sum(date, 2) - 2000) < 500)
  date = datenum(date);
end
numbers = date;
end

function format = format_numbered(number, numbers)
% 0 to 31, or -1: what the dates need.
formats = {'dd-mmm-yyyy HH:MM:SS', 'dd-mmm-yyyy', 'mm/dd/yy', 'mmm', 'm', 'mm', 'mm/dd', 'dd', 'ddd', 'd', 'yyyy', 'yy', 'mmmyy', ...
           'HH:MM:SS', 'HH:MM:SS PM', 'HH:MM', 'HH:MM PM', 'QQ-yy', 'QQ', 'dd/mm', 'dd/mm/yy', 'mmm.dd,yyyy HH:MM:SS', 'mmm.dd,yyyy', ...
           'mm/dd/yyyy', 'dd/mm/yyyy', 'yy/mm/dd', 'yyyy/mm/dd', 'QQ-yyyy', 'mmmyyyy', 'yyyy-mm-dd', 'yyyymmddTHHMMSS', 'yyyy-mm-dd HH:MM:SS'};
if number == -1
  if all(numbers == floor(numbers)), number = 1; elseif all(numbers < 1), number = 16; else, number = 0; end
end
if ~any(number == 0:31)
  error('MATLAB:datestr:DateFormat', 'The number of a date format must be one from 0 to 31, or -1, and is %g; a format of your own is a text such as ''yyyy-mm-dd''.', number);
end
format = formats{number + 1};
end

function parts = parts_of(numbers)
% Year, month, day, hour, minute, second, millisecond and day of the week; a date number knows no less than milliseconds.
day = floor(numbers);
time = round((numbers - day) * 86400000);
day = day + (time >= 86400000);
time(time >= 86400000) = 0;
dates = datevec(day);
dates(day == 0, 1:3) = repmat([0 1 0], sum(day == 0), 1);
parts = [dates(:, 1:3) floor(time / 3600000) mod(floor(time / 60000), 60) mod(floor(time / 1000), 60) mod(time, 1000) mod(day - 2, 7) + 1];
end

function texts = formatted(parts, format)
[codes, between] = regexp(format, '[yY]{4}|[yY]{2}|m{1,4}|d{1,4}|DD|HH|MM|SS|FFF|AM|PM|QQ', 'match', 'split');
has_noon = any(ismember({'AM', 'PM'}, codes));
rows = cell(size(parts, 1), 1);
for k = 1:numel(rows)
  pieces = between;
  for c = 1:numel(codes), pieces{c} = [pieces{c} piece(codes{c}, parts(k, :), has_noon)]; end
  rows{k} = [pieces{:}];
end
texts = char(rows);
end

function text = piece(code, p, has_noon)
months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
days = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
switch code
  case {'yyyy', 'YYYY'}, text = sprintf('%04d', p(1));
  case {'yy', 'YY'}, text = sprintf('%02d', mod(p(1), 100));
  case 'mmmm', text = months{p(2)};
  case 'mmm', text = months{p(2)}(1:3);
  case 'mm', text = sprintf('%02d', p(2));
  case 'm', text = months{p(2)}(1);
  case 'dddd', text = days{p(8)};
  case 'ddd', text = days{p(8)}(1:3);
  case {'dd', 'DD'}, text = sprintf('%02d', p(3));
  case 'd', text = days{p(8)}(1);
  case 'HH', if has_noon, text = sprintf('%2d', mod(p(4) + 11, 12) + 1); else, text = sprintf('%02d', p(4)); end
  case 'MM', text = sprintf('%02d', p(5));
  case 'SS', text = sprintf('%02d', p(6));
  case 'FFF', text = sprintf('%03d', p(7));
  case {'AM', 'PM'}, if p(4) < 12, text = 'AM'; else, text = 'PM'; end
  case 'QQ', text = sprintf('Q%d', ceil(p(2) / 3));
  otherwise, text = code;
end
end
