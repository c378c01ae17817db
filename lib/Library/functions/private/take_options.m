function [options, rest] = take_options(options, given)
% The values of options by name, in any case, as a structure that has the defaults; and what is no pair of such a name and a value.
names = fieldnames(options); rest = {}; k = 1;
while k <= numel(given)
  at = [];
  if (ischar(given{k}) || isstring(given{k}) && isscalar(given{k})) && k < numel(given), at = find(strcmpi(names, given{k}), 1); end
  if isempty(at)
    rest = [rest, given(k)]; k = k + 1;
  else
    options.(names{at}) = given{k + 1}; k = k + 2;
  end
end
end
