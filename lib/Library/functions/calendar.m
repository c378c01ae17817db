function c = calendar(d, m)
% CALENDAR The days of a month, a row for each week from Sunday on; that of today unless a date, or year and month, is told.
if nargin == 0, d = now; end
if nargin == 2, d = datenum(d, m, 1); end
parts = datevec(d);
if ~all(isfinite(parts)), error('MATLAB:calendar:InvalidDate', 'The date must be finite.'); end
y = parts(1); m = parts(2);
days = zeros(7, 6);
first = weekday(datenum(y, m, 1));
days(first:first + eomday(y, m) - 1) = 1:eomday(y, m);
if nargout > 0, c = days'; return, end
fprintf('%27s\n', datestr_of_month(y, m));
fprintf('%6s', 'S', 'M', 'Tu', 'W', 'Th', 'F', 'S'); fprintf('\n');
texts = compose_days(days, parts(3) * (nargin < 2));
fprintf([repmat('%6s', 1, 7) '\n'], texts{:});
end

function text = datestr_of_month(y, m)
text = datestr(datenum(y, m, 1)); text = text(4:end);
end

function texts = compose_days(days, marked)
% The day of the date has a star.
texts = arrayfun(@(day) sprintf('%d', day), days, 'UniformOutput', false);
for k = find(days(:)' == marked & days(:)' > 0), texts{k} = ['*' texts{k}]; end
end
