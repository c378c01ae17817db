function newStr = regexptranslate(op, str)
% REGEXPTRANSLATE A text as a regular expression: 'escape' takes each sign as it is, 'wildcard' * and ? as in names of files.
switch lower(char(op))
  case 'escape', newStr = regexprep(str, '[\\^$.*+?()\[\]{}|]', '\\$0');
  case 'wildcard', newStr = strrep(strrep(strrep(str, '.', '\.'), '*', '.*'), '?', '.');
  otherwise, newStr = str;
end
end
