function s = date()
% DATE The day of today as text.
s = datestr(floor(now));
end
