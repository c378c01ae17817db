function writelines(lines, filename, varargin)
% WRITELINES Writes texts into a file, a line each.
mode = 'w';
if nargin > 3 && strcmpi(varargin{2}, 'append'), mode = 'a'; end
lines = cellstr(lines);
file = fopen(char(filename), mode);
if file < 0, error('MATLAB:writelines:FileOpenFailure', 'The file ''%s'' cannot be opened for writing.', char(filename)); end
fprintf(file, '%s\n', lines{:});
fclose(file);
end
