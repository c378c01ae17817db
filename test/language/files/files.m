% Files: text by lines, numbers by precision, positions.
name = [tempname '.txt'];
fid = fopen(name, 'w');
assert(fid >= 3 && exist(name, 'file') == 2);
n = fprintf(fid, 'one\ntwo %d\n3 4 5', 7);
assert(n == 15 && fclose(fid) == 0);
fid = fopen(name);
assert(strcmp(fgetl(fid), 'one') && ~feof(fid) && strcmp(fgets(fid), sprintf('two 7\n')));
v = fscanf(fid, '%d');
assert(isequal(v, [3; 4; 5]) && feof(fid) && isequal(fgetl(fid), -1));
frewind(fid);
assert(ftell(fid) == 0 && fseek(fid, 4, 'bof') == 0 && strcmp(fgetl(fid), 'two 7') && ftell(fid) == 10);
fclose(fid);
lines = {};
fid = fopen(name, 'r');
while ~feof(fid), lines{end + 1} = fgetl(fid); end
fclose(fid);
assert(isequal(lines, {'one', 'two 7', '3 4 5'}) && strcmp(fileread(name), sprintf('one\ntwo 7\n3 4 5')));
fid = fopen(name, 'a'); fprintf(fid, '\nmore'); fclose(fid);
assert(endsWith(fileread(name), 'more'));
fid = fopen(name, 'wb');
assert(fwrite(fid, [1 2 300], 'int16') == 3 && fwrite(fid, pi, 'double') == 1 && fwrite(fid, [65 66]) == 2);
fclose(fid);
fid = fopen(name, 'rb');
a = fread(fid, [1 3], 'int16'); b = fread(fid, 1, 'double'); c = fread(fid, Inf, '*char');
assert(isequal(a, [1 2 300]) && b == pi && strcmp(c', 'AB') && strcmp(class(a), 'double') && ischar(c));
frewind(fid); d = fread(fid, 2, '*int16'); e = fread(fid, 1, 'int16=>single');
assert(isequal(d, int16([1; 2])) && strcmp(class(d), 'int16') && strcmp(class(e), 'single') && e == 300);
[f, count] = fread(fid, 100, 'uint8');
assert(count == 10 && numel(f) == 10);
fclose(fid);
delete(name);
assert(exist(name, 'file') == 0);
[fid, message] = fopen('no/such/file', 'r');
assert(fid == -1 && ~isempty(message));
assert(fails('fclose(99)', 'MATLAB:FileIO:InvalidFid') && fails('fgetl(99)', 'MATLAB:FileIO:InvalidFid') && fails('fprintf(99, ''x'')', 'MATLAB:FileIO:InvalidFid') && fails('fopen(''x'', ''q'')', 'MATLAB:FileIO:InvalidPermission'));

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
