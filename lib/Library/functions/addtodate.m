function r = addtodate(d, quantity, unit)
% ADDTODATE Date number that lies a number of years, months, days, hours, minutes, seconds or milliseconds behind another one.
d = double(d); quantity = double(quantity);
if ~isfinite(d) || ~isfinite(quantity), r = d + quantity; return, end
switch lower(char(unit))
  case {'year', 'month'}
    v = datevec(d);
    if strcmpi(unit, 'year'), quantity = 12 * quantity; end
    month = v(2) - 1 + quantity;
    v(1) = v(1) + floor(month / 12);
    v(2) = mod(month, 12) + 1;
    v(3) = min(v(3), eomday(v(1), v(2)));
    r = datenum(v(1), v(2), v(3)) + (d - floor(d));
  case 'day', r = d + quantity;
  case 'hour', r = d + quantity / 24;
  case 'minute', r = d + quantity / 1440;
  case 'second', r = d + quantity / 86400;
  case 'millisecond', r = d + quantity / 86400000;
end
end
