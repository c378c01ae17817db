function M = readmatrix(filename, varargin)
% READMATRIX Numbers of a text file, a row a line, without the lines of words at its head; what is no number is NaN.
if ~isfile(filename), error('MATLAB:readmatrix:FileNotFound', 'File not found: ''%s''.', char(filename)); end
options = options_of(varargin);
lines = regexp(fileread(char(filename)), '\r\n|\n|\r', 'split');
lines = lines(min(max(options.NumHeaderLines, 0), end) + 1:end);
lines = lines(~cellfun(@isempty, strtrim(lines)));
if isempty(options.Delimiter), options.Delimiter = delimiter_of(lines); end
rows = cellfun(@(line) row_of(line, options.Delimiter), lines, 'UniformOutput', false);
if options.NumHeaderLines < 0
  first = find(cellfun(@(row) ~all(isnan(row)), rows), 1);
  rows = rows(first:end);
end
M = NaN(numel(rows), max([0 cellfun(@numel, rows)]));
for k = 1:numel(rows), M(k, 1:numel(rows{k})) = rows{k}; end
end

function options = options_of(given)
options = struct('Delimiter', '', 'NumHeaderLines', -1);
for k = 1:2:numel(given)
  if strcmpi(given{k}, 'Delimiter'), options.Delimiter = sprintf(strrep(char(given{k + 1}), '%', '%%'));
  else, options.NumHeaderLines = double(given{k + 1}); end
end
end

function delimiter = delimiter_of(lines)
% What stands in the last line, where no words of a head are.
delimiter = ' ';
for candidate = {',', sprintf('\t'), ';', '|'}
  if any(contains(lines(max(end, 1):end), candidate{1})), delimiter = candidate{1}; return, end
end
end

function row = row_of(line, delimiter)
if strcmp(delimiter, ' '), fields = strsplit(strtrim(line)); else, fields = strsplit(line, delimiter, 'CollapseDelimiters', false); end
row = str2double(strrep(fields, '"', ''));
end
