function f = inline(expr, varargin)
% INLINE A function, as a handle, of the variables in an expression or of those that are named; a number n stands for x, P1, ..., Pn.
expr = char(expr);
if isscalar(varargin) && isnumeric(varargin{1})
  names = [{'x'}, arrayfun(@(k) sprintf('P%d', k), 1:varargin{1}, 'UniformOutput', false)];
elseif nargin > 1
  names = cellfun(@char, varargin, 'UniformOutput', false);
else
  names = symvar(expr)';
  if isempty(names), names = {'x'}; end
end
wrong = find(~cellfun(@isvarname, names), 1);
if ~isempty(wrong), error('MATLAB:Inline:subsref:invalidArgument', '''%s'' cannot be the name of an argument.', names{wrong}); end
try
  f = str2func(['@(' strjoin(names, ', ') ') ' expr]);
catch problem
  error('MATLAB:Inline:inlineError', '''%s'' is no expression: %s', expr, problem.message);
end
end
