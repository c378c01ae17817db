function writematrix(A, filename, varargin)
% WRITEMATRIX Writes a matrix into a text file, a row a line, with commas between unless told.
if nargin < 2
  name = inputname(1);
  if isempty(name), name = 'matrix'; end
  filename = [name '.txt'];
end
delimiter = ','; mode = 'overwrite';
for k = 1:2:numel(varargin)
  if strcmpi(varargin{k}, 'Delimiter'), delimiter = delimiter_named(char(varargin{k + 1}));
  else, mode = lower(char(varargin{k + 1})); end
end
given = {'delimiter', delimiter, 'precision', '%.15g'};
if strcmp(mode, 'append'), given{end + 1} = '-append'; end
dlmwrite(char(filename), double(A(:, :)), given{:});
end

function delimiter = delimiter_named(name)
names = {'comma', 'space', 'tab', 'semi', 'bar'};
values = {',', ' ', sprintf('\t'), ';', '|'};
delimiter = sprintf(strrep(name, '%', '%%'));
if any(strcmpi(name, names)), delimiter = values{strcmpi(name, names)}; end
end
