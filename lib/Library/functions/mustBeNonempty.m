function mustBeNonempty(value)
% MUSTBENONEMPTY An error where a value is not not empty.
if ~(~isempty(value))
  throwAsCaller(MException('MATLAB:validators:mustBeNonempty', 'Value must be not empty.'));
end
end
