function varargout = textread(filename, varargin)
% TEXTREAD Columns of a text file, read as a format of textscan tells, one in each output; whole numbers are doubles.
if ~isfile(filename), error('MATLAB:textread:FileNotFound', 'File not found: ''%s''.', char(filename)); end
[varargout{1:max(nargout, 1)}] = strread(fileread(filename), varargin{:});
end
