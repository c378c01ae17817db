function M = csvread(filename, varargin)
% CSVREAD Numbers of a text file, a row a line, with commas between; empty fields are 0.
if ~isfile(filename), error('MATLAB:csvread:FileNotFound', 'File not found: ''%s''.', char(filename)); end
if numel(varargin) == 3, varargin(1:2) = []; end
M = dlmread(filename, ',', varargin{:});
end
