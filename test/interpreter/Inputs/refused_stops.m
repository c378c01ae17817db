s = struct('file', 'two.m', 'name', '', 'line', [1 2], 'expression', {{}}, 'cond', '', 'identifier', {{}});
refuse(s, 'expression', {})
refuse(s, 'expression', '')
refuse(s, 'expression', {'', 3})
refuse(s, 'line', NaN)
refuse(s, 'line', [1 1.5])
refuse(s, 'line', [1 1e12])
refuse(s, 'line', {1})
refuse(s, 'identifier', 3)
s.line = []; s.identifier = {'a:b'};
refuse(s, 'cond', 'odd')
refuse(s, 'file', 3)
try, dbstop(rmfield(s, 'line')), catch e, disp([e.identifier ': ' e.message]), end
s.line = [1 2]; s.expression = {'', 'x > 1'};
dbstop(s), dbstatus, dbclear all
try, dbstop in two at 99999999999999, catch e, disp(e.message), end
try, dbstack(1e300), catch e, disp(e.message), end
try, dbstack(1.5), catch e, disp(e.message), end

function refuse(s, field, value)
s.(field) = value;
try, dbstop(s), disp('taken'), catch e, disp([e.identifier ': ' e.message]), end
end
