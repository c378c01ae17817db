function f = fcnchk(fun, n)
% FCNCHK Function handle of a handle, of the name of a function or of an expression in x, or in x, P1, P2, ...
if isa(fun, 'function_handle'), f = fun; return, end
text = char(fun);
if ~isrow(text) || isempty(strtrim(text)), error('MATLAB:fcnchk:invalidFunctionSpecifier', 'A function is a handle, the name of a function or an expression such as ''x.^2''.'); end
text = strtrim(text);
if isvarname(text), f = str2func(text); return, end
parameters = variable_of(text);
if nargin > 1 && n > 0, parameters = [parameters sprintf(', P%d', 1:double(n))]; end
try
  f = str2func(['@(' parameters ') ' text]);
catch problem
  error('MATLAB:fcnchk:invalidFunctionSpecifier', 'The text is neither the name of a function nor an expression such as ''x.^2''. %s', problem.message);
end
end

function name = variable_of(text)
% The lower-case letter that stands alone, x before others; i and j are the imaginary unit.
letters = regexp(regexprep(text, '''[^'']*''', ''), '(?<![\w.])[a-hk-z](?!\w)', 'match');
if isempty(letters) || any(strcmp(letters, 'x')), name = 'x'; else, name = letters{1}; end
end
