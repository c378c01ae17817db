% What related languages accept and this one does not.
x = 1;
assert(refused('# a comment') && refused('x += 1;') && refused('x++;') && refused('1 != 2;'));
assert(refused('if x, endif') && refused('for k = 1:2, endfor') && refused('unwind_protect, end_unwind_protect') && refused('do, until x'));
assert(refused('magic(4)(2, 3)') && refused('{1, 2}{2}') && refused('[1 2 3](2)'));
assert(fails('printf(''x'')', 'MATLAB:UndefinedFunction'));
assert(x == 1);

function yes = refused(code)
% Whether the text is no program of this language.
yes = false;
try
  evalc(code);
catch problem
  yes = any(strcmp(problem.identifier, {'MATLAB:m_missing_operator', 'MATLAB:UndefinedFunction'}));
end
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
