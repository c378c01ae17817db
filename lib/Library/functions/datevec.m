function varargout = datevec(t, varargin)
% DATEVEC Year, month, day, hour, minute and seconds of date numbers, or of texts that name a date; a row each.
if isnumeric(t)
  v = from_numbers(double(t(:)));
else
  v = from_texts(cellstr(t), varargin{:});
end
if nargout <= 1
  varargout = {v};
else
  varargout = cell(1, nargout);
  for k = 1:nargout, varargout{k} = v(:, k); end
end
end

function v = from_numbers(t)
% The seconds carry as many bits as the number of days leaves them.
day = floor(t);
step = 2 .^ ceil(log2(max(86400 * eps(t), realmin)));
seconds = round((t - day) * 86400 ./ step) .* step;
day = day + (seconds >= 86400);
seconds(seconds >= 86400) = 0;
hour = floor(seconds / 3600);
minute = floor((seconds - 3600 * hour) / 60);
[year, month, date] = calendar_day(day);
v = [year month date hour minute seconds - 3600 * hour - 60 * minute];
end

function [year, month, date] = calendar_day(day)
% Years that begin in March end with the day that not all have; 400 of them are always 146097 days.
day = day - 61;
cycle = floor(day / 146097);
day = day - 146097 * cycle;
year = floor((day - floor(day / 1460) + floor(day / 36524) - floor(day / 146096)) / 365);
day = day - 365 * year - floor(year / 4) + floor(year / 100);
month = floor((5 * day + 2) / 153);
date = day - floor((153 * month + 2) / 5) + 1;
month = month + 3 - 12 * (month >= 10);
year = year + 400 * cycle + (month <= 2);
end

function v = from_texts(texts, varargin)
format = ''; pivot = [];
for k = 1:numel(varargin)
  if isnumeric(varargin{k}), pivot = varargin{k}; else, format = char(varargin{k}); end
end
now_ = clock;
if isempty(pivot), pivot = now_(1) - 50; end
if isempty(format), patterns = usual_patterns(); else, patterns = patterns_of({format}); end
v = zeros(numel(texts), 6);
for k = 1:numel(texts)
  v(k, :) = from_text(strtrim(texts{k}), patterns, pivot, now_(1));
end
end

function patterns = usual_patterns()
% Made once: there are dozens, and a text that is no date is compared with all of them.
persistent made
if isempty(made), made = patterns_of(usual_formats()); end
patterns = made;
end

function formats = usual_formats()
formats = {};
for date = {'dd-mmm-yyyy', 'mmm-dd-yyyy', 'yyyy-mm-dd', 'yyyy/mm/dd', 'mm/dd/yyyy', 'mm/dd/yy', 'mm/dd', 'mmm.dd,yyyy', 'dd mmm yyyy'}
  for time = {'', ' HH:MM:SS', ' HH:MM:SS.FFF', ' HH:MM', ' HH:MM:SS PM', ' HH:MM PM', 'THH:MM:SS', 'THH:MM:SS.FFF'}
    formats{end + 1} = [date{1} time{1}];
  end
end
formats = [formats {'HH:MM:SS', 'HH:MM:SS.FFF', 'HH:MM', 'HH:MM:SS PM', 'HH:MM PM', 'mmmyy', 'yyyy'}];
end

function row = from_text(text, patterns, pivot, this_year)
for pattern = patterns
  found = regexpi(text, pattern{1}{1}, 'tokens', 'once');
  if ~isempty(found)
    row = from_parts(found, pattern{1}{2}, pivot, this_year);
    return
  end
end
error('MATLAB:datevec:UnknownDateFormat', 'The text ''%s'' names no date that datevec knows; give its format behind it, such as ''yyyy-mm-dd''.', text);
end

function patterns = patterns_of(formats)
% Of each format a regular expression, and what its tokens are.
patterns = cell(1, numel(formats));
for k = 1:numel(formats)
  [pattern, kinds] = pattern_of(formats{k});
  patterns{k} = {pattern, kinds};
end
end

function [pattern, kinds] = pattern_of(format)
% Each letter code of the format takes digits or a name; all else stands for itself.
codes = {'yyyy', '(\d{4})'; 'yy', '(\d{2})'; 'mmmm', '([a-z]+)'; 'mmm', '([a-z]{3})'; 'mm', '(\d{1,2})'; 'dddd', '([a-z]+)'; ...
         'ddd', '([a-z]{3})'; 'dd', '(\d{1,2})'; 'HH', '(\d{1,2})'; 'MM', '(\d{1,2})'; 'SS', '(\d{1,2})'; 'FFF', '(\d{1,3})'; 'PM', '([ap]m)'; 'AM', '([ap]m)'};
pattern = '^'; kinds = {};
at = 1;
while at <= numel(format)
  row = 0;
  for k = 1:size(codes, 1)
    if strncmp(format(at:end), codes{k, 1}, numel(codes{k, 1})), row = k; break; end
  end
  if row
    pattern = [pattern codes{row, 2}]; kinds{end + 1} = codes{row, 1};
    at = at + numel(codes{row, 1});
  else
    pattern = [pattern regexptranslate_one(format(at))];
    at = at + 1;
  end
end
pattern = [pattern '$'];
end

function pattern = regexptranslate_one(c)
if isletter(c) || c == ' ', pattern = c; else, pattern = ['\' c]; end
end

function row = from_parts(found, kinds, pivot, this_year)
row = [this_year 1 1 0 0 0];
for k = 1:numel(kinds)
  switch kinds{k}
    case 'yyyy', row(1) = str2double(found{k});
    case 'yy', row(1) = pivot + mod(str2double(found{k}) - pivot, 100);
    case {'mmm', 'mmmm'}, row(2) = month_named(found{k});
    case 'mm', row(2) = str2double(found{k});
    case 'dd', row(3) = str2double(found{k});
    case 'HH', row(4) = str2double(found{k});
    case 'MM', row(5) = str2double(found{k});
    case 'SS', row(6) = row(6) + str2double(found{k});
    case 'FFF', row(6) = row(6) + str2double(['0.' found{k}]);
    case {'AM', 'PM'}, row(4) = mod(row(4), 12) + 12 * strcmpi(found{k}, 'pm');
  end
end
end

function m = month_named(name)
m = find(strncmpi(name, {'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'}, 3), 1);
if isempty(m)
  error('MATLAB:datevec:UnknownDateFormat', '''%s'' is no name of a month.', name);
end
end
