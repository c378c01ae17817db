function match = validatestring(text, list, varargin)
% VALIDATESTRING The one entry of a list that begins with the text, in any case.
found = find(strncmpi(text, list, numel(char(text))));
exact = found(strcmpi(text, list(found)));
if numel(exact) == 1, found = exact; end
if numel(found) ~= 1
  error('MATLAB:unrecognizedStringChoice', 'Expected input to match one of these values:\n\n%s\n\nThe input, ''%s'', did not match any of the valid values.', ...
        strjoin(cellfun(@(t) ['''' char(t) ''''], cellstr(list), 'UniformOutput', false), ', '), char(text));
end
match = list{found};
end
