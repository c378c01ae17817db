% Persistent variables of files that mlock keeps from clear.
% language: no-unit
d = tempname; mkdir(d); addpath(d);
f = fopen([d '/counts_calls.m'], 'w');
fprintf(f, 'function n = counts_calls(lock)\npersistent k\nif isempty(k), k = 0; end\nk = k + 1; n = k;\n');
fprintf(f, 'if nargin > 0, if lock, mlock, else, munlock, end, end\nend\n'); fclose(f);
assert(counts_calls == 1 && ~mislocked('counts_calls') && counts_calls(true) == 2 && mislocked('counts_calls'))
clear counts_calls
assert(counts_calls == 3)
clear functions
assert(counts_calls == 4)
munlock counts_calls
clear functions
assert(counts_calls == 1 && counts_calls(true) == 2 && counts_calls(false) == 3)
clear counts_calls
assert(counts_calls == 1)
try
  mlock_of_nothing = mislocked('sin');
catch e
  assert(strcmp(e.identifier, 'MATLAB:mlock:NotFound'))
end
rmpath(d), rmdir(d, 's')
