function names = symvar(expression)
% SYMVAR Names of the variables in an expression, in the order of the alphabet: not i, j, pi, inf, nan, eps, nor what is called.
found = regexp(char(expression), '(?<![\w.])[A-Za-z]\w*(?!\w|\s*\()', 'match');
names = reshape(setdiff(found, {'i', 'j', 'pi', 'inf', 'Inf', 'nan', 'NaN', 'eps'}), [], 1);
end
