function value = subsasgn(value, S, new)
% SUBSASGN A value with the part that a description of an index selects replaced.
if isempty(S) || ~isfield(S, 'type') || ~isfield(S, 'subs')
  error('MATLAB:subsArgIndexError', 'The description of an index is a structure with the fields type and subs.');
end
if numel(S) > 1
  new = subsasgn(part_of(value, S(1)), S(2:end), new);
end
subs = S(1).subs;
switch S(1).type
  case '()'
    if isnumeric(new) && isequal(size(new), [0 0]) && numel(S) == 1, value(subs{:}) = []; else, value(subs{:}) = new; end
  case '{}', value{subs{:}} = new;
  case '.', value.(subs) = new;
  otherwise, error('MATLAB:subsArgIndexError', 'The type of an index is ''()'', ''{}'' or ''.''.');
end
end

function part = part_of(value, S)
part = [];
try, part = subsref(value, S); catch, end
end
