function M = dlmread(filename, delimiter, varargin)
% DLMREAD Numbers of a text file, a row a line, between delimiters; empty fields are 0.
if nargin < 2, delimiter = ''; end
[text, delimiter] = deal(text_of(filename), sprintf(strrep(char(delimiter), '%', '%%')));
range = range_of(varargin);
lines = regexp(text, '\r\n|\n|\r', 'split');
if isempty(lines{end}), lines(end) = []; end
last = min(numel(lines), range(3) + 1);
lines = lines(range(1) + 1:last);
lines = lines(~cellfun(@isempty, strtrim(lines)));
if isempty(delimiter), delimiter = delimiter_of(lines); end
M = matrix_of(lines, delimiter, range(1));
M = M(:, min(range(2), size(M, 2)) + 1:min(size(M, 2), range(4) + 1));
end

function text = text_of(filename)
file = fopen(char(filename), 'r');
if file < 0, error('MATLAB:dlmread:FileNotOpened', 'The file ''%s'' cannot be opened.', char(filename)); end
text = fread(file, [1 Inf], '*char');
fclose(file);
end

function range = range_of(given)
% First row and column, last row and column, from 0 on.
range = [0 0 Inf Inf];
if isempty(given), return, end
first = given{1};
if ischar(first) && isrow(first) || isstring(first) && isscalar(first), first = cells_of(char(first)); end
if numel(given) == 2 && isscalar(first) && isscalar(given{2})
  range(1:2) = [first given{2}];
elseif numel(given) == 1 && numel(first) == 4 && isnumeric(first)
  range = reshape(first, 1, 4);
else
  error('MATLAB:dlmread:InvalidRange', 'A range is [R1 C1 R2 C2], a text such as ''A1..B7'', or the first row and column as two arguments.');
end
range = double(range);
if any(range ~= fix(range) & isfinite(range)) || any(range < 0) || any(isnan(range)) || any(isinf(range(1:2)))
  error('MATLAB:dlmread:InvalidRange', 'Rows and columns are counted from 0 on.');
end
end

function range = cells_of(text)
% Of a spreadsheet, whose rows count from 1.
found = regexp(upper(text), '^([A-Z]+)(\d+)(?:\.\.|:)([A-Z]+)(\d+)$', 'tokens', 'once');
if isempty(found), range = []; return, end
column = @(letters) polyval(letters - 'A' + 1, 26) - 1;
range = [str2double(found{2}) - 1, column(found{1}), str2double(found{4}) - 1, column(found{3})];
end

function delimiter = delimiter_of(lines)
% What stands in the first line that has any.
delimiter = ' ';
for candidate = {',', sprintf('\t'), ';', ':'}
  if any(contains(lines(1:min(end, 1)), candidate{1})), delimiter = candidate{1}; return, end
end
end

function M = matrix_of(lines, delimiter, skipped)
% As one piece where all lines have as many fields, none of which is empty.
counts = cellfun(@(line) nnz(line == delimiter(1)), lines) + 1;
M = zeros(0, 0);
if isempty(lines), return, end
isBlank = isspace(delimiter(1)) && delimiter(1) ~= sprintf('\t');
if isscalar(delimiter) && ~isBlank && all(counts == counts(1))
  text = [strjoin(lines, delimiter) delimiter];
  if isempty(regexp(text, '[a-df-zA-DF-Z]|[\d.][+-]', 'once')) && isempty(regexp(text, ['(^|' regexptranslated(delimiter) ')\s*' regexptranslated(delimiter)], 'once'))
    [values, count] = sscanf(strrep(text, delimiter, ' '), '%f');
    if count == numel(lines) * counts(1), M = reshape(values, counts(1), []).'; return, end
  end
end
for k = 1:numel(lines)
  row = row_of(lines{k}, delimiter, isBlank, k + skipped);
  M(k, 1:numel(row)) = row;
end
end

function pattern = regexptranslated(delimiter)
pattern = regexprep(delimiter, '[\\^$.|?*+()\[\]{}]', '\\$0');
end

function row = row_of(line, delimiter, isBlank, number)
if isBlank, fields = strsplit(strtrim(line)); else, fields = strsplit(line, delimiter, 'CollapseDelimiters', false); end
row = str2double(fields);
empty = cellfun(@isempty, strtrim(fields));
row(empty) = 0;
wrong = find(isnan(row) & ~strcmpi(strtrim(fields), 'nan'), 1);
if ~isempty(wrong)
  error('MATLAB:textscan:handleErrorAndShowInfo', 'Field %d of line %d, ''%s'', is no number. Rows before it can be left out: dlmread(filename, delimiter, R1, C1).', ...
    wrong, number, fields{wrong});
end
end
