function [n, name] = weekday(d, form)
% WEEKDAY Number of the day of the week, from 1 for Sunday, and its name: short, or 'long'.
if ~isnumeric(d), d = datenum(d); end
d = double(d);
if ~all(isfinite(d(:)))
  error('MATLAB:weekday:NotFinite', 'The date numbers of weekday must be finite.');
end
n = mod(floor(d) - 2, 7) + 1;
names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
if nargin < 2 || ~strcmpi(form, 'long'), names = cellfun(@(t) t(1:3), names, 'UniformOutput', false); end
name = char(names(n(:)));
end
