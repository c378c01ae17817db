function varargout = strread(str, varargin)
% STRREAD Columns of a text, read as a format of textscan tells, one in each output; whole numbers are doubles.
columns = textscan(char(str), varargin{:});
if nargout > numel(columns)
  error('MATLAB:strread:TooManyOutputs', 'The format has %d columns, and %d outputs are asked for.', numel(columns), nargout);
end
numbers = cellfun(@isnumeric, columns);
columns(numbers) = cellfun(@double, columns(numbers), 'UniformOutput', false);
varargout = columns(1:max(nargout, 1));
end
