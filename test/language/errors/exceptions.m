% try/catch, MException and the error functions.
try
  error('My:id', 'value %d', 5);
catch e
end
assert(isa(e, 'MException') && strcmp(class(e), 'MException') && strcmp(e.identifier, 'My:id') && strcmp(e.message, 'value 5'));
assert(isstruct(e.stack) && isfield(e.stack, 'line') && isfield(e.stack, 'name') && isfield(e.stack, 'file') && isempty(e.cause));
try, error('plain message'); catch e, end
assert(isempty(e.identifier) && strcmp(e.message, 'plain message') && strcmp(lasterr, 'plain message'));
try, error('with newline\n'); catch e, end
assert(strcmp(e.message, 'with newline\n'));
try, error('formatted %s\n', 'x'); catch e, end
assert(strcmp(e.message, sprintf('formatted x\n')));
try, error('a:b', 'only'); catch e, end
assert(strcmp(e.identifier, 'a:b') && strcmp(e.message, 'only'));
try, error('not an id: %d', 3); catch e, end
assert(isempty(e.identifier) && strcmp(e.message, 'not an id: 3'));
try, error('percent %d'); catch e, end
assert(strcmp(e.message, 'percent %d'));
try, error(struct('message', 'from struct', 'identifier', 'x:y')); catch e, end
assert(strcmp(e.identifier, 'x:y') && strcmp(e.message, 'from struct'));
error('');
error(struct([]));
m = MException('a:b', 'made %d', 7);
assert(strcmp(m.message, 'made 7') && strcmp(m.identifier, 'a:b') && isempty(m.stack));
try, throw(m); catch e, end
assert(strcmp(e.message, 'made 7') && isequal(e.identifier, m.identifier));
try
  try, error('in:ner', 'inner'); catch e1, rethrow(e1); end
catch e2
end
assert(strcmp(e2.identifier, 'in:ner') && strcmp(e2.message, 'inner'));
try
  try, error('in:ner', 'inner'); catch e1, error('out:er', '%s, then outer', e1.message); end
catch e2
end
assert(strcmp(e2.message, 'inner, then outer'));
try
  try, error('in:ner', 'inner'); catch cause
    top = MException('top:id', 'top');
    top = addCause(top, cause);
    throw(top);
  end
catch e3
end
assert(numel(e3.cause) == 1 && strcmp(e3.cause{1}.identifier, 'in:ner') && strcmp(e3.message, 'top'));
r = getReport(MException('a:b', 'text'));
assert(ischar(r) && contains(r, 'text'));
r = e3.getReport();
assert(contains(r, 'top'));
try, undefined_thing; catch e, end
assert(strcmp(e.identifier, 'MATLAB:UndefinedFunction') && contains(e.message, 'undefined_thing'));
try, undefined_thing(1, 2); catch e, end
assert(strcmp(e.identifier, 'MATLAB:UndefinedFunction'));
try, x = 1:3; x(7); catch e, end
assert(strcmp(e.identifier, 'MATLAB:badsubscript'));
try, deep(3); catch e, end
assert(strcmp(e.stack(1).name, 'deep') && numel(e.stack) >= 4 && e.stack(1).line > 0);
try, error('last:one', 'remember'); catch, end
le = lasterror();
assert(strcmp(le.message, 'remember') && strcmp(le.identifier, 'last:one'));
[msg, id] = lasterr;
assert(strcmp(msg, 'remember') && strcmp(id, 'last:one'));
try, rethrow(struct('message', 'again', 'identifier', 'r:t')); catch e, end
assert(strcmp(e.identifier, 'r:t') && strcmp(e.message, 'again'));
try, rethrow(lasterror()); catch e, end
assert(strcmp(e.identifier, 'r:t'));
try, assert(false, 'my:assert', 'failed %d', 3); catch e, end
assert(strcmp(e.identifier, 'my:assert') && strcmp(e.message, 'failed 3'));
try, assert(false); catch e, end
assert(strcmp(e.identifier, 'MATLAB:assertion:failed'));
caught = 0;
try, error('x'); catch, caught = 1; end
assert(caught == 1);
try, caught = 2; catch, caught = 3; end
assert(caught == 2);
try error('one:line', 'x'), catch e, caught = 4; end
assert(caught == 4 && strcmp(e.identifier, 'one:line'));
k = 0;
for i = 1:3
  try
    if i == 2, error('skip'); end
    k = k + i;
  catch
    continue
  end
end
assert(k == 4);
assert(strcmp(cleanup_value(), 'caught'));
errors = {MException('a:b', 'c'), MException('d:e', 'f')};
assert(strcmp(errors{2}.identifier, 'd:e') && strcmp(errors{1}.message(1), 'c'));
s.err = MException('a:b', 'hello');
assert(strcmp(s.err.message(1:2), 'he'));
assert(isobject(s.err) && ~isstruct(s.err) && isscalar(s.err) && isequal(s.err.identifier, 'a:b'));
try, throwAsCaller(MException('as:caller', 'x')); catch e, end
assert(strcmp(e.identifier, 'as:caller'));
w = warning('off', 'my:warn');
warning('my:warn', 'not shown');
warning(w);
[text, id] = lastwarn;
lastwarn('set text', 'set:id');
[text, id] = lastwarn;
assert(strcmp(text, 'set text') && strcmp(id, 'set:id'));
warning('off', 'all'); warning('gone:by', 'hidden %d', 4); warning('on', 'all');
[text, id] = lastwarn;
assert(strcmp(text, 'hidden 4') && strcmp(id, 'gone:by'));
done = 0;
try
  done = with_cleanup();
catch e
end
assert(strcmp(e.message, 'body'));

function r = with_cleanup()
r = 1;
error('body');
end
function deep(n)
if n == 0, error('deep:down', 'here'); end
deep(n - 1);
end
function r = cleanup_value()
r = 'none';
try
  error('q');
catch
  r = 'caught';
  return
end
end
