function [C, position] = textscan(source, varargin)
% TEXTSCAN Columns of a text, or of what follows in an open file, read as a format tells: one cell for each field.
[format, count, options] = arguments_of(varargin);
is_file = ~ischar(source) && ~isstring(source);
if is_file
  [text, start] = rest_of(source);
elseif ischar(source) && (isrow(source) || isempty(source)) || isscalar(source)
  text = reshape(char(source), 1, []); start = 0;
else
  error('MATLAB:textscan:InvalidFID', 'Argument 1 must be one text, or the number of an open file.');
end
whole = numel(text);
text = without_comments(without_header(text, options.headerlines), options.commentstyle);
fields = fields_of(format);
[rows, used] = rows_of(text, fields, count, options);
position = start + whole - numel(text) + used;
if is_file && isfinite(count), fseek(source, position, 'bof'); end
C = columns_of(rows, fields(~[fields.skipped]), options);
if options.collectoutput, C = collected(C); end
end

function [text, start] = rest_of(file)
% What follows in the file, and where it is.
try
  start = ftell(file);
  text = fread(file, [1 Inf], '*char');
catch
  error('MATLAB:FileIO:InvalidFid', 'Argument 1 must be a text, or the number of a file that is open for reading.');
end
end

function [format, count, options] = arguments_of(given)
format = '%f'; count = Inf;
options = struct('headerlines', 0, 'delimiter', '', 'collectoutput', false, 'emptyvalue', NaN, 'commentstyle', '', 'endofline', '', ...
  'multipledelimsasone', false, 'returnonerror', true, 'treatasempty', {{}}, 'whitespace', ' \b\t', 'texttype', 'char');
is_text = @(x) ischar(x) && (isrow(x) || isequal(size(x), [0 0])) || isstring(x) && isscalar(x);
if ~isempty(given) && is_text(given{1}) && ~isfield(options, lower(char(given{1})))
  format = char(given{1}); given(1) = [];
  if isempty(format), format = '%f'; end
end
if ~isempty(given) && isnumeric(given{1})
  count = given{1}; given(1) = [];
  if isempty(count) || isequal(count, -1), count = Inf; end
  if ~isscalar(count) || ~(count >= 0), error('MATLAB:textscan:BadRepeatCount', 'The number of rows is a number from 0 on.'); end
end
if mod(numel(given), 2) ~= 0, error('MATLAB:textscan:BadParamValuePairs', 'Options come as pairs of a name and a value.'); end
for k = 1:2:numel(given)
  if ~is_text(given{k}) || ~isfield(options, lower(char(given{k})))
    error('MATLAB:textscan:UnknownOption', 'Options are HeaderLines, Delimiter, CollectOutput, EmptyValue, CommentStyle, EndOfLine, MultipleDelimsAsOne, ReturnOnError, TreatAsEmpty, Whitespace and TextType.');
  end
  options.(lower(char(given{k}))) = given{k + 1};
end
check(options);
options.delimiters = cellfun(@(d) sprintf(strrep(d, '%', '%%')), cellstr(options.delimiter), 'UniformOutput', false);
options.delimiters(cellfun(@isempty, options.delimiters)) = [];
if ischar(options.delimiter) && ~isempty(options.delimiters), options.delimiters = num2cell(options.delimiters{1}); end
end

function check(options)
% The values of options: those of a call without a format are not looked at before.
is_texts = @(x) ischar(x) && (isrow(x) || isequal(size(x), [0 0])) || isstring(x) || iscellstr(x);
for name = {'delimiter', 'commentstyle', 'endofline', 'treatasempty', 'whitespace', 'texttype'}
  if ~is_texts(options.(name{1})), error('MATLAB:textscan:InvalidOption', 'The option %s is a text, or texts.', name{1}); end
end
for name = {'headerlines', 'emptyvalue', 'collectoutput', 'multipledelimsasone', 'returnonerror'}
  value = options.(name{1});
  if ~isscalar(value) || ~(isnumeric(value) || islogical(value)), error('MATLAB:textscan:InvalidOption', 'The option %s is one number.', name{1}); end
end
end

function text = without_header(text, count)
for k = 1:count
  stop = regexp(text, '\r\n|\n|\r', 'end', 'once');
  if isempty(stop), stop = numel(text); end
  text(1:stop) = [];
end
end

function text = without_comments(text, style)
% From a sign to the end of the line, or between two signs.
style = cellstr(style);
if isempty([style{:}]), return, end
if isscalar(style), text = regexprep(text, [literal(style{1}) '[^\r\n]*'], ''); end
if numel(style) == 2, text = regexprep(text, [literal(style{1}) '[\s\S]*?' literal(style{2})], ''); end
end

function pattern = literal(text)
pattern = regexprep(text, '[\\^$.|?*+()\[\]{}\-]', '\\$0');
end

function fields = fields_of(format)
% Conversions, and the literal text before each; the last one may be literal text alone.
parts = regexp(format, '([^%]*)%(\*?)(\d*)(?:\.\d+)?(\[\^?\]?[^\]]*\]|[a-zA-Z]\d*)', 'tokens');
known = struct('d', 'int32', 'd8', 'int8', 'd16', 'int16', 'd32', 'int32', 'd64', 'int64', 'u', 'uint32', 'u8', 'uint8', 'u16', 'uint16', ...
  'u32', 'uint32', 'u64', 'uint64', 'f', 'double', 'f32', 'single', 'f64', 'double', 'n', 'double', 's', 'cell', 'q', 'cell', 'c', 'char');
fields = struct('before', {}, 'skipped', {}, 'width', {}, 'kind', {}, 'class', {});
for part = parts
  [before, star, width, kind] = part{1}{:};
  if kind(1) == '[', type = 'cell'; elseif isfield(known, kind), type = known.(kind); else, type = ''; end
  if isempty(type), error('MATLAB:textscan:BadFormatSpec', '''%%%s'' is no conversion that textscan knows.', kind); end
  fields(end + 1) = struct('before', strtrim(before), 'skipped', ~isempty(star), 'width', width, 'kind', kind, 'class', type);
end
if isempty(fields), error('MATLAB:textscan:BadFormatSpec', 'The format ''%s'' has no conversion.', format); end
tail = regexprep(format, '.*%\*?\d*(?:\.\d+)?(?:\[\^?\]?[^\]]*\]|[a-zA-Z]\d*)', '');
fields(1).after = '';
[fields.after] = deal('');
fields(end).after = strtrim(tail);
end

function [rows, used] = rows_of(text, fields, count, options)
% The texts of the fields, a row of cells for each use of the format, and how much of the text that took.
pattern = ['\G' row_pattern(fields, options)];
[tokens, stops] = regexp(text, pattern, 'tokens', 'end');
kept = min(numel(tokens), count);
tokens = tokens(1:kept); used = 0;
if kept > 0, used = stops(kept); end
wanted = nnz(~[fields.skipped]);
rows = cell(kept, wanted);
for k = 1:kept, rows(k, 1:numel(tokens{k})) = tokens{k}; end
end

function pattern = row_pattern(fields, options)
% Fields with what separates them. Without delimiters that is white space, the ends of lines too, and the last row may lack fields.
is_delimited = ~isempty(options.delimiters);
if is_delimited
  delimiter = ['(?:' strjoin(cellfun(@literal, options.delimiters, 'UniformOutput', false), '|') ')'];
  if options.multipledelimsasone, delimiter = [delimiter '+']; end
  blanks = blanks_of(options);
  between = ['(?:' delimiter '|(?=\r|\n|$))']; stop = ['(?:' delimiter '|\r\n|\n|\r|$)'];
else
  blanks = '\s*'; between = ''; stop = '';
end
pattern = ''; closing = '';
for k = 1:numel(fields)
  piece = [blanks before_of(fields(k), blanks) piece_of(fields(k), options, is_delimited)];
  if ~is_delimited && k > 1
    piece = ['(?:' between piece]; closing = [closing ')?'];
  elseif is_delimited && is_open(fields, k)
    if k < numel(fields), follows = between; else, follows = [literal(fields(k).after) stop]; end
    piece = [piece blanks follows];
  end
  pattern = [pattern piece];
end
if is_delimited, pattern = ['(?=[\s\S])[\r\n]*' pattern]; return, end
pattern = [pattern closing];
if ~isempty(fields(end).after), pattern = [pattern '(?:\s*' literal(fields(end).after) ')?']; end
end

function pattern = before_of(field, blanks)
% The text before the field, which blanks may follow.
pattern = '';
if ~isempty(field.before), pattern = [literal(field.before) blanks]; end
end

function open = is_open(fields, k)
% Whether a delimiter ends the field; a width, a set of characters or text that follows does as well.
open = k == numel(fields) || isempty(fields(k).width) && ~any(fields(k).kind(1) == '[c') && isempty(fields(k + 1).before);
end

function pattern = blanks_of(options)
% White space that is no delimiter.
white = setdiff(sprintf(char(options.whitespace)), [[options.delimiters{:}] sprintf('\r\n')]);
pattern = '';
if ~isempty(white), pattern = ['[' regexprep(white, '[\\\]^-]', '\\$0') ']*']; end
end

function pattern = piece_of(field, options, is_delimited)
ends = '\s';
if is_delimited, ends = ['\r\n' regexprep([options.delimiters{:}], '[\\\]^-]', '\\$0')]; end
one = ['[^' ends ']'];
count = '+';
if is_delimited, count = '*'; end
if ~isempty(field.width), count = ['{1,' field.width '}']; end
switch field.kind(1)
  case '[', pattern = [field.kind strrep(count, '*', '+')];
  case 'c', pattern = '[\s\S]'; if ~isempty(field.width), pattern = ['[\s\S]{' field.width '}']; end
  case 'q', pattern = ['(?:"(?:[^"]|"")*"|' one count ')'];
  case 's', pattern = [one count];
  otherwise, pattern = ['(?:[+-]?(?:\d+\.?\d*(?:[eEdD][+-]?\d+)?|\.\d+(?:[eEdD][+-]?\d+)?|[iI]nf|NaN|nan)(?:[+-][\d.]+[ij])?|' one count ')'];
    if ~isempty(field.width) || ~isempty(field.after), pattern = ['[+-]?[\d.eE]' count]; end
end
if ~field.skipped, pattern = ['(' pattern ')']; else, pattern = ['(?:' pattern ')']; end
end

function C = columns_of(rows, fields, options)
% A failed conversion ends the columns: those before it have a row more.
C = cell(1, numel(fields));
bad = size(rows, 1) + 1; bad_field = 0;
for k = 1:numel(fields)
  [C{k}, failed] = column_of(rows(:, k), fields(k), options);
  first = find(failed, 1);
  if ~isempty(first) && first < bad, bad = first; bad_field = k; end
end
if bad_field == 0, return, end
if ~options.returnonerror
  error('MATLAB:textscan:handleErrorAndShowInfo', 'Field %d of row %d, ''%s'', is no number.', bad_field, bad, rows{bad, bad_field});
end
for k = 1:numel(fields), C{k} = C{k}(1:min(end, bad - (k >= bad_field)), :); end
end

function [column, failed] = column_of(texts, field, options)
failed = false(size(texts));
missing = cellfun(@(t) isnumeric(t) || isempty(t), texts);
texts(missing) = {''};
switch field.class
  case 'cell'
    if field.kind(1) == 'q', texts = strrep(regexprep(texts, '^"([\s\S]*)"$', '$1'), '""', '"'); end
    column = texts;
    if strcmpi(options.texttype, 'string'), column = string(texts); end
    if isempty(texts), column = reshape(column, 0, 1); end
  case 'char'
    column = char(texts);
  otherwise
    numbers = reshape(str2double(regexprep(strtrim(texts), '[dD]([+-]?\d)', 'e$1')), [], 1);
    missing = missing | ismember(strtrim(texts), cellstr(options.treatasempty));
    failed = (isnan(numbers) | contains(texts, ',')) & ~missing & ~strcmpi(strtrim(texts), 'nan');
    numbers(missing) = options.emptyvalue;
    column = cast(numbers, field.class);
    last = find(~missing, 1, 'last');
    if isempty(options.delimiters), column = column(1:max([last 0]), :); end
end
end

function D = collected(C)
% Neighbours of one class and height become one matrix.
D = {};
for k = 1:numel(C)
  if k > 1 && strcmp(class(C{k}), class(D{end})) && size(C{k}, 1) == size(D{end}, 1), D{end} = [D{end} C{k}]; else, D{end + 1} = C{k}; end
end
end
