function s = vectorize(s)
% VECTORIZE An expression, or a function of one, with a point before each *, / and ^, for arrays.
asHandle = isa(s, 'function_handle');
if asHandle, s = func2str(s); end
s = regexprep(char(s), '(?<!\.)([*/^])', '.$1');
if asHandle, s = str2func(s); end
end
