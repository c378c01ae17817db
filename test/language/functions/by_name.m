% Functions about functions: builtin, which, feval, nargchk, exist.
assert(builtin('numel', [1 2 3]) == 3 && numel([1 2 3]) == 30);
[m, i] = builtin('max', [4 9 2]);
assert(m == 9 && i == 2 && fails('builtin(''no_such_builtin'')', 'MATLAB:UndefinedFunction'));
x = 1;
assert(strcmp(which('x'), 'variable') && contains(which('sin'), 'built-in') && isempty(which('no_such_name')) && contains(which('numel'), 'by_name'));
assert(isempty(nargchk(1, 3, 2)) && strcmp(nargchk(1, 3, 4), 'Too many input arguments.') && strcmp(nargchk(1, 3, 0), 'Not enough input arguments.'));
assert(feval('numel', 1) == 10 && feval(@numel, 1:2) == 20 && isequal(cellfun(@numel, {1, 1:2}), [10 20]));
assert(exist('sin') == 5 && exist('cov') == 2 && exist('no_such_name') == 0 && exist('x') == 1);
% Classes of objects are no functions; a variable hides nothing from a search for something else.
sin = 3;
assert(exist('containers.Map') == 8 && exist('containers.Map', 'class') == 8 && exist('containers.Map', 'builtin') == 0 && exist('MException') == 8);
assert(exist('double', 'class') == 8 && exist('cell', 'class') == 8 && exist('double') == 5 && exist('cov', 'class') == 0 && exist('no.Such', 'class') == 0);
assert(exist('sin') == 1 && exist('sin', 'builtin') == 5 && exist('sin', 'var') == 1 && exist('x', 'builtin') == 0);
clear sin

% A script is a file of its own, though it works with the variables of its caller.
file = [tempname '.m'];
id = fopen(file, 'w');
fprintf(id, 'place = mfilename(''fullpath'');');
fclose(id);
run(file)
delete(file)
assert(strcmp([place '.m'], file));

function n = numel(x)
% Hides the builtin of its name.
n = 10 * builtin('numel', x);
end

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
