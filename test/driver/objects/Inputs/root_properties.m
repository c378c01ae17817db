% Properties of the root that commands of the session set, and the other way round.
fails = @(f) ~isempty(errorOf(f));
r = groot;

file = [tempname '.txt'];
assert(strcmp(get(0, 'Diary'), 'off') && ischar(get(0, 'DiaryFile')));
set(0, 'DiaryFile', file), assert(strcmp(get(0, 'DiaryFile'), file) && exist(file, 'file') == 0);
set(0, 'Diary', 'on'), disp('kept'), s = diary; assert(strcmp(s.Diary, 'on') && strcmp(s.DiaryFile, file));
diary off, disp('left'), assert(strcmp(r.Diary, 'off'));
assert(contains(fileread(file), 'kept') && ~contains(fileread(file), 'left'));
other = [file '.2']; r.Diary = true; r.DiaryFile = other; disp('elsewhere'), set(r, 'Diary', false)
assert(contains(fileread(other), 'elsewhere') && ~contains(fileread(file), 'elsewhere'));
delete(file), delete(other)

assert(strcmp(get(0, 'Format'), 'short') && strcmp(get(0, 'FormatSpacing'), 'loose'));
set(0, 'Format', 'long', 'FormatSpacing', 'compact'), assert(strcmp(evalc('x = pi'), sprintf('x =\n   3.141592653589793\n')));
format short g, assert(strcmp(r.Format, 'shortG') && strcmp(r.FormatSpacing, 'compact'));
format, assert(strcmp(r.Format, 'short') && strcmp(r.FormatSpacing, 'loose') && fails(@() set(0, 'Format', 'wide')));

more on, assert(strcmp(get(0, 'More'), 'on')); set(0, 'More', 'off'), assert(strcmp(more, 'off'));

assert(strcmp(get(0, 'Echo'), 'off')); echo on, shown = get(0, 'Echo'); set(0, 'Echo', 'off')
assert(strcmp(shown, 'on') && strcmp(get(0, 'Echo'), 'off'));

assert(r.RecursionLimit == 500 && strcmp(errorOf(@() down(600)), 'MATLAB:recursionLimit'));
set(0, 'RecursionLimit', 1000), assert(down(600) == 0 && get(0, 'RecursionLimit') == 1000);
set(0, 'RecursionLimit', 20), assert(down(10) == 0 && strcmp(errorOf(@() down(60)), 'MATLAB:recursionLimit'));
set(0, 'RecursionLimit', 500), assert(fails(@() set(0, 'RecursionLimit', 0)) && fails(@() set(0, 'RecursionLimit', 'many')));

try, error('the last one'), catch, end
assert(strcmp(get(0, 'ErrorMessage'), 'the last one'));
assert(strcmp(r.Language, 'english') && fails(@() set(0, 'Language', 'latin')));
assert(all(isfield(get(0), {'Diary', 'RecursionLimit', 'ScreenSize'})));

function r = down(n)
if n == 0, r = 0; else, r = down(n - 1); end
end

function id = errorOf(f)
id = '';
try, f(); catch e, id = e.identifier; end
end
