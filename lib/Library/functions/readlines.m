function S = readlines(filename, varargin)
% READLINES The lines of a text file, a string for each.
if ~isfile(filename), error('MATLAB:readlines:FileNotFound', 'File not found: ''%s''.', char(filename)); end
rule = 'read';
if nargin > 2, rule = lower(char(varargin{2})); end
S = string(regexp(fileread(char(filename)), '\r\n|\n|\r', 'split')).';
isEmpty = strlength(S) == 0;
if strcmp(rule, 'skip')
  S = S(~isEmpty);
elseif strcmp(rule, 'error') && any(isEmpty)
  error('MATLAB:readlines:EmptyLine', 'Line %d of ''%s'' is empty.', find(isEmpty, 1), char(filename));
end
end
