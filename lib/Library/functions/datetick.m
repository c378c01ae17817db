function datetick(varargin)
% DATETICK Dates at the ticks of an axis, x unless told, of date numbers: by a format as `datestr`, or one that suits the limits.
[place, given] = split_axes(varargin);
if isempty(place), place = gca; else, place = place{1}; end
isWord = cellfun(@(value) ischar(value) || isstring(value), given);
given(isWord) = cellfun(@char, given(isWord), 'UniformOutput', false);
keepsLimits = any(strcmpi(given(isWord), 'keeplimits')); keepsTicks = any(strcmpi(given(isWord), 'keepticks'));
given(cellfun(@(value) ischar(value) && any(strcmpi(value, {'keeplimits', 'keepticks'})), given)) = [];
direction = 'X';
if ~isempty(given) && ischar(given{1}) && any(strcmpi(given{1}, {'x', 'y', 'z'})), direction = upper(given{1}); given(1) = []; end
limits = place.([direction 'Lim']);
[usual, step, unit] = fitting(limits(2) - limits(1));
if isempty(given), form = usual; else, form = given{1}; end
if keepsTicks, ticks = place.([direction 'Tick']); else, ticks = places(limits, step, unit); end
if ~keepsTicks && ~keepsLimits, place.([direction 'Lim']) = [min(limits(1), ticks(1)), max(limits(2), ticks(end))]; end
if ~keepsTicks, place.([direction 'Tick']) = ticks; end
labels = cell(1, 0);
if ~isempty(ticks), labels = cellstr(datestr(ticks(:), form))'; end
place.([direction 'TickLabel']) = labels;
if keepsLimits, place.([direction 'Lim']) = limits; end
end

function [form, step, unit] = fitting(span)
% The format of ticks, and how far apart they are in years, months or days.
if span >= 4 * 365
  form = 'yyyy'; unit = 'y'; step = max(1, ceil(span / 365 / 10));
elseif span >= 60
  form = 'mmmyy'; unit = 'm'; step = max(1, ceil(span / 30 / 8));
elseif span >= 3
  form = 'mm/dd'; unit = 'd'; step = ceil(span / 10);
else
  steps = [12 6 3 2 1 1/2 1/4 1/6 1/12 1/60 1/120 1/360 1/1800 1/3600] / 24;
  unit = 'd'; step = steps(find(span ./ steps >= 4, 1));
  if isempty(step), step = span / 5; end
  if step < 1 / 1440, form = 'HH:MM:SS'; else, form = 'HH:MM'; end
end
end

function ticks = places(limits, step, unit)
parts = datevec(limits(1)); last = datevec(limits(2));
switch unit
  case 'y'
    ticks = datenum(step * (floor(parts(1) / step):ceil((last(1) + 1) / step)), 1, 1);
  case 'm'
    months = 12 * parts(1) + parts(2) - 1:step:12 * last(1) + last(2) + step - 1;
    ticks = datenum(floor(months / 12), mod(months, 12) + 1, 1);
  otherwise
    ticks = step * (floor(limits(1) / step + 1e-9):ceil(limits(2) / step - 1e-9));
end
end
