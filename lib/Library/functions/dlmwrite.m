function dlmwrite(filename, M, varargin)
% DLMWRITE Writes a matrix as a text file, a row a line, with delimiters between.
options = options_of(varargin);
if ischar(M) || isstring(M), M = char(M); options.precision = '%c'; end
mode = 'w';
if options.append, mode = 'a'; end
file = fopen(char(filename), mode);
if file < 0, error('MATLAB:dlmwrite:FileOpenFailure', 'The file ''%s'' cannot be opened for writing.', char(filename)); end
delimiter = strrep(options.delimiter, '%', '%%');
fprintf(file, repmat([repmat(delimiter, 1, options.coffset + max(size(M, 2) - 1, 0)) options.newline], 1, options.roffset));
if ~isempty(M)
  fields = strjoin(repmat({format_of(M, options.precision)}, 1, size(M, 2)), delimiter);
  fprintf(file, [repmat(delimiter, 1, options.coffset) fields options.newline], values_of(M));
end
fclose(file);
end

function options = options_of(given)
% A delimiter and offsets by their places, or names and values; '-append' anywhere.
options = struct('append', false, 'delimiter', ',', 'roffset', 0, 'coffset', 0, 'newline', '\n', 'precision', '%.5g');
appends = cellfun(@(g) (ischar(g) || isstring(g) && isscalar(g)) && strcmpi(g, '-append'), given);
options.append = any(appends);
given(appends) = [];
names = {'delimiter', 'roffset', 'coffset', 'newline', 'precision'};
if ~isempty(given) && ~is_name(given{1}, names)
  places = {'delimiter', 'roffset', 'coffset'};
  if numel(given) > 3, error('MATLAB:dlmwrite:TooManyInputs', 'Behind the matrix are a delimiter and two offsets, or names and values.'); end
  for k = 1:numel(given), options.(places{k}) = given{k}; end
else
  if mod(numel(given), 2) ~= 0, error('MATLAB:dlmwrite:InvalidInput', 'Attributes come as pairs of a name and a value.'); end
  for k = 1:2:numel(given)
    if ~is_name(given{k}, names), error('MATLAB:dlmwrite:UnrecognizedAttribute', 'Attributes are %s.', strjoin(names, ', ')); end
    options.(lower(char(given{k}))) = given{k + 1};
  end
end
options = checked(options);
end

function yes = is_name(x, names)
yes = (ischar(x) && isrow(x) || isstring(x) && isscalar(x)) && any(strcmpi(x, names));
end

function options = checked(options)
if ~(ischar(options.delimiter) && (isrow(options.delimiter) || isempty(options.delimiter)) || isstring(options.delimiter) && isscalar(options.delimiter))
  error('MATLAB:dlmwrite:InvalidDelimiter', 'A delimiter is a text.');
end
options.delimiter = char(options.delimiter);
for name = {'roffset', 'coffset'}
  n = options.(name{1});
  if ~isnumeric(n) || ~isscalar(n) || n < 0 || n ~= fix(n), error('MATLAB:dlmwrite:InvalidOffset', '%s is a whole number from 0 on.', name{1}); end
  options.(name{1}) = double(n);
end
switch lower(string(options.newline))
  case "pc", options.newline = '\r\n';
  case {"unix", "\n"}, options.newline = '\n';
  otherwise, error('MATLAB:dlmwrite:InvalidNewline', 'The ends of lines are ''pc'' or ''unix''.');
end
precision = options.precision;
if isnumeric(precision) && isscalar(precision) && precision >= 1 && precision == fix(precision)
  options.precision = sprintf('%%.%dg', precision);
elseif ischar(precision) && isrow(precision) && contains(precision, '%') || isstring(precision) && isscalar(precision) && contains(precision, '%')
  options.precision = char(precision);
else
  error('MATLAB:dlmwrite:InvalidPrecision', 'A precision is a number of digits, or a format such as ''%%.3f''.');
end
end

function format = format_of(M, precision)
% A complex number is two, the second with its sign.
format = precision;
if ~isreal(M), format = [precision strrep(precision, '%', '%+') 'i']; end
end

function values = values_of(M)
% In the order of the rows.
values = double(M.');
if ischar(M), values = M.'; end
if ~isreal(M), values = [reshape(real(values), 1, []); reshape(imag(values), 1, [])]; end
end
