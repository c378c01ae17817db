function mustBeText(value)
% MUSTBETEXT An error where a value is not a text: a char row, a string array or a cell array of char rows.
if ~(ischar(value) && (isrow(value) || isempty(value)) || isstring(value) || iscellstr(value))
  throwAsCaller(MException('MATLAB:validators:mustBeText', 'Value must be a text: a char row, a string array or a cell array of char rows.'));
end
end
