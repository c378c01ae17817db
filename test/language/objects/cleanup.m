% onCleanup: its task runs when the last reference goes, at once and once, whatever is compiled around it.
c = onCleanup(@() disp('x'));
assert(strcmp(class(c), 'onCleanup') && isobject(c) && isa(c, 'handle') && isequal(size(c), [1 1]) && isa(c.task, 'function_handle') && strcmp(func2str(c.task), '@()disp(''x'')'));
assert(strcmp(evalc('clear c'), sprintf('x\n')) && ~exist('c', 'var'));

% Overwritten, by a value of another class and by another object of its own.
assert(strcmp(log_of('overwrite'), 'a<1>b'));
assert(strcmp(log_of('replace'), 'a<1>b<2>'));
assert(strcmp(log_of('loop'), '1<1>2<2>3<3>'));
% A copy keeps it, and so do a cell, a field and a captured variable.
assert(strcmp(log_of('copy'), 'abc<1>'));
assert(strcmp(log_of('cell'), 'a<1>b'));
assert(strcmp(log_of('field'), 'a<1>b'));
assert(strcmp(log_of('capture'), 'ab<1>c'));
% The function returns or ends by an error, before its caller or the handler goes on.
assert(strcmp(log_of('returns'), 'in<1>out'));
assert(strcmp(log_of('fails'), 'in<1>handler'));
assert(strcmp(log_of('argument'), 'in<1>out'));
assert(strcmp(log_of('inside'), '<1>2'));
% No unit keeps it, or lets go of it early: all around is compiled where that is possible.
assert(strcmp(log_of('compiled'), 'a<1>b4950'));
assert(strcmp(log_of('lives on'), 'a4950<1>'));
% delete runs it at once; a second time there is nothing to run.
assert(strcmp(log_of('delete'), 'a<1>b'));

% Errors of the task are warnings.
lastwarn('', '');
w = evalc('e = onCleanup(@() error(''my:id'', ''oops'')); clear e');
[message, identifier] = lastwarn;
assert(strcmp(identifier, 'MATLAB:class:DestructorError') && contains(message, 'onCleanup') && contains(message, 'oops'));

try, onCleanup(5); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:UndefinedFunction')), end
f = onCleanup(@() 1);
g = f; assert(isvalid(f) && f == g);
delete(g); assert(~isvalid(f) && strcmp(evalc('f'), sprintf('f = \n\n  handle to deleted onCleanup\n\n')));
f = onCleanup(@() 1);
try, f.task = @() 2; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:class:SetProhibited')), end
try, f.other = 2; assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:noPublicFieldForClass')), end
lastwarn('', '');

function text = log_of(what)
% What the program writes into the log, with <k> where the task of object k runs.
log = containers.Map('KeyType', 'char', 'ValueType', 'any');
log('text') = '';
scenario(what, log);
text = log('text');
end

function add(log, text)
log('text') = [log('text') text];
end

function c = object(log, k)
c = onCleanup(@() add(log, sprintf('<%d>', k)));
end

function scenario(what, log)
switch what
  case 'overwrite'
    c = object(log, 1); add(log, 'a'); c = 5; add(log, 'b');
    assert(c == 5);
  case 'replace'
    c = object(log, 1); add(log, 'a'); c = object(log, 2); add(log, 'b');
  case 'loop'
    for k = 1:3, add(log, sprintf('%d', k)); c = object(log, k); c = []; end
  case 'copy'
    c = object(log, 1); d = c; add(log, 'a'); clear c; add(log, 'b'); e = {d}; clear d; add(log, 'c');
  case 'cell'
    c = {1, object(log, 1)}; add(log, 'a'); c{2} = []; add(log, 'b');
  case 'field'
    s.c = object(log, 1); s.d = 2; add(log, 'a'); s = rmfield(s, 'c'); add(log, 'b');
  case 'capture'
    c = object(log, 1); f = @() c; add(log, 'a'); clear c; add(log, 'b'); clear f; add(log, 'c');
  case 'returns'
    local(log); add(log, 'out');
  case 'fails'
    try, failing(log); catch, add(log, 'handler'); end
  case 'argument'
    takes(object(log, 1), log); add(log, 'out');
  case 'inside'
    add(log, sprintf('%d', value(log)));
  case 'compiled'
    c = object(log, 1); add(log, 'a');
    x = 0; c = 0; add(log, 'b');
    for k = 1:99, x = x + k; c = x; end
    add(log, sprintf('%d', c));
  case 'lives on'
    c = object(log, 1); add(log, 'a');
    x = 0;
    for k = 1:99, x = x + k; end
    add(log, sprintf('%d', x));
  case 'delete'
    c = object(log, 1); add(log, 'a'); delete(c); add(log, 'b'); clear c
end
end

function local(log)
c = object(log, 1);
add(log, 'in');
if true, return, end
add(log, 'never');
end

function failing(log)
c = object(log, 1);
add(log, 'in');
error('my:id', 'failed');
end

function takes(c, log)
add(log, 'in');
end

function x = value(log)
c = object(log, 1);
x = 2;
end
