function [A, delimiter, headerlines] = importdata(filename, delimiter, headerlines)
% IMPORTDATA What a file holds: variables of a MAT-file, numbers of a text file, with words at its head as a structure, else its lines.
if ~isfile(filename), error('MATLAB:importdata:FileNotFound', 'File not found: ''%s''.', char(filename)); end
if nargin < 2, delimiter = ''; end
if nargin < 3, headerlines = -1; end
headerlines = double(headerlines);
filename = char(filename);
if endsWith(filename, '.mat'), A = variables_of(filename); headerlines = 0; return, end
lines = regexp(fileread(filename), '\r\n|\n|\r', 'split');
if isempty(lines{end}), lines(end) = []; end
delimiter = sprintf(strrep(char(delimiter), '%', '%%'));
if isempty(delimiter), delimiter = delimiter_of(lines); end
rows = cellfun(@(line) row_of(line, delimiter), lines, 'UniformOutput', false);
if headerlines < 0
  headerlines = find(cellfun(@(row) ~all(isnan(row)), rows), 1) - 1;
  if isempty(headerlines), A = lines.'; headerlines = numel(lines); return, end
end
data = matrix_of(rows(headerlines + 1:end));
A = data;
if headerlines == 0, return, end
A = struct('data', data, 'textdata', {lines(1:headerlines).'});
headings = cellfun(@(line) fields_of(line, delimiter), lines(1:headerlines), 'UniformOutput', false);
if all(cellfun(@numel, headings) == size(data, 2))
  A.textdata = vertcat(headings{:});
  A.colheaders = headings{end};
end
end

function A = variables_of(filename)
A = load(filename);
end

function delimiter = delimiter_of(lines)
delimiter = ' ';
for candidate = {',', sprintf('\t'), ';', '|'}
  if any(contains(lines(max(end, 1):end), candidate{1})), delimiter = candidate{1}; return, end
end
end

function fields = fields_of(line, delimiter)
if strcmp(delimiter, ' '), fields = strsplit(strtrim(line)); else, fields = strsplit(line, delimiter, 'CollapseDelimiters', false); end
end

function row = row_of(line, delimiter)
row = str2double(fields_of(line, delimiter));
end

function M = matrix_of(rows)
M = NaN(numel(rows), max([0 cellfun(@numel, rows)]));
for k = 1:numel(rows), M(k, 1:numel(rows{k})) = rows{k}; end
end
