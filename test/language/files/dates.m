% Dates by number, by text and by parts; values from the calendar.
% language: no-unit
assert(isequal(datenum(2000, 1, 1), 730486));
assert(isequal(datenum([1970 1 1; 2024 2 29]), [719529; 739311]));
assert(isequal(datenum(2023, 14, 1), datenum(2024, 2, 1)));
assert(isequal(datenum(2024, 1, [1 2 3]) - datenum(2024, 1, 1), [0 1 2]));
assert(abs(datenum(2024, 3, 1, 6, 30, 15) - (739312 + 23415 / 86400)) < 1e-9);
assert(isequal(datenum('2024-02-29'), 739311));
assert(isequal(datevec(739311.75), [2024 2 29 18 0 0]));
assert(isequal(datevec([719529 730486]), [1970 1 1 0 0 0; 2000 1 1 0 0 0]));
assert(isequal(datevec(1), [0 1 1 0 0 0]));
assert(isequal(datevec(-1), [-1 12 30 0 0 0]));
for n = [1 60 61 366 367 36525 146097 700000 738000 800000 -500 -146097]
  v = datevec(n);
  assert(isequal(datenum(v), n));
end
[y, m, d, h, mi, s] = datevec('29-Feb-2024 13:14:15');
assert(isequal([y m d h mi s], [2024 2 29 13 14 15]));
assert(isequal(datevec('03/04/2021 11:05 PM'), [2021 3 4 23 5 0]));
assert(isequal(datevec('12:00:01 AM', 'HH:MM:SS PM') * [0 0 0 1 1 1]', 1));
assert(isequal(datevec({'2021-05-06', '2022/07/08'}), [2021 5 6 0 0 0; 2022 7 8 0 0 0]));
assert(isequal(datevec('06.05.2021 07:08:09.250', 'dd.mm.yyyy HH:MM:SS.FFF'), [2021 5 6 7 8 9.25]));
assert(isequal(datevec(datestr(738123.5)), datevec(738123.5)));
try
  datevec('no date');
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:datevec:UnknownDateFormat'));
end
assert(isequal(weekday([738000 738001 738006]), [3 4 2]));
assert(isequal(eomday(1900, 1:4), [31 28 31 30]) && isequal(eomday([2000 2023 2024], 2), [29 28 29]));
assert(addtodate(datenum(2024, 1, 31), 1, 'month') == datenum(2024, 2, 29));
assert(addtodate(datenum(2024, 2, 29), -1, 'year') == datenum(2023, 2, 28));
assert(etime([2024 2 29 0 0 1], [2024 2 28 23 59 59.5]) == 1.5 && etime([2024 2 28 23 59 59.5], [2024 2 29 0 0 1]) == -1.5);
assert(isfolder('/') && ~isfolder('/dev/null') && isfile('/dev/null') && ~isfile('/'));
assert(isequal(polyder([1 -6 11 -6]), [3 -12 11]) && isequal(polyder(7), 0) && isequal(polyder([0 0 3 1]), 3));
assert(isequal(polyint(polyder([1 -6 11 -6]), -6), [1 -6 11 -6]));
assert(isequal(sumsq([3 4i]), 25) && isequal(sumsq([1 2; 3 4]), [10 20]));
% datestr: every number of a format, rows of dates, date vectors, texts and letters.
d = datenum(2001, 3, 1, 15, 45, 17);
texts = {'01-Mar-2001 15:45:17', '01-Mar-2001', '03/01/01', 'Mar', 'M', '03', '03/01', '01', 'Thu', 'T', '2001', '01', 'Mar01', '15:45:17', ...
         ' 3:45:17 PM', '15:45', ' 3:45 PM', 'Q1-01', 'Q1', '01/03', '01/03/01', 'Mar.01,2001 15:45:17', 'Mar.01,2001', '03/01/2001', ...
         '01/03/2001', '01/03/01', '2001/03/01', 'Q1-2001', 'Mar2001', '2001-03-01', '20010301T154517', '2001-03-01 15:45:17'};
for k = 0:31, assert(strcmp(datestr(d, k), texts{k + 1})); end
assert(isequal(datestr([730486; 739311]), ['01-Jan-2000'; '29-Feb-2024']));
assert(strcmp(datestr([2024 2 29 1 2 3]), '29-Feb-2024 01:02:03') && strcmp(datestr(0.75), ' 6:00 PM'));
assert(strcmp(datestr('2024-02-29', 'dddd, d mmmm yy'), 'Thursday, T February 24'));
assert(strcmp(datestr(datenum(2024, 2, 29, 0, 5, 6.125), 'HH AM MM:SS.FFF'), '12 AM 05:06.125'));
for bad = [NaN Inf -1 1e17]
  try, datestr(bad); assert(false); catch e, assert(strcmp(e.identifier, 'MATLAB:datestr:ConvertDateNumber')); end
end
