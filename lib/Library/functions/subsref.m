function value = subsref(value, S)
% SUBSREF The part of a value that a description of an index selects.
if ~isfield(S, 'type') || ~isfield(S, 'subs')
  error('MATLAB:subsArgIndexError', 'The description of an index is a structure with the fields type and subs.');
end
for k = 1:numel(S)
  subs = S(k).subs;
  switch S(k).type
    case '()', value = value(subs{:});
    case '{}', value = value{subs{:}};
    case '.', value = value.(subs);
    otherwise, error('MATLAB:subsArgIndexError', 'The type of an index is ''()'', ''{}'' or ''.''.');
  end
end
end
