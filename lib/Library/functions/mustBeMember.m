function mustBeMember(value, S)
% MUSTBEMEMBER An error where a value is none of a set.
if ischar(value), value = {value}; end
if ~all(ismember(value, S), 'all')
  throwAsCaller(MException('MATLAB:validators:mustBeMember', 'Value must be a member of this set: %s.', members(S)));
end
end

function text = members(S)
if isnumeric(S) || islogical(S), text = strjoin(string(S), ', '); else, text = strjoin(cellstr(S), ', '); end
end
