% Numbers in files: byte orders, gaps, precisions and characters of UTF-8.
% language: no-unit
name = tempname();
fid = fopen(name, 'w', 'ieee-be');
assert(fwrite(fid, [1 258], 'int16') == 2 && fwrite(fid, pi, 'double') == 1 && fwrite(fid, 1, 'int16', 0, 'ieee-le') == 1);
fclose(fid);
fid = fopen(name);
assert(isequal(fread(fid, 4)', [0 1 1 2]) && isequal(fread(fid, 8)', [64 9 33 251 84 68 45 24]) && isequal(fread(fid)', [1 0])); % pi is 400921FB54442D18
frewind(fid);
assert(isequal(fread(fid, 2, 'int16', 0, 'b'), [1; 258]) && fread(fid, 1, 'double', 0, 'ieee-be') == pi && fread(fid, 1, 'int16') == 1);
fclose(fid);
fid = fopen(name, 'r', 'b');
assert(isequal(fread(fid, 2, '*uint16'), uint16([1; 258])) && fread(fid, 1, 'double') == pi && fread(fid, 1, 'int16', 0, 'native') == 1);
fclose(fid);
% Gaps: a number of bytes after each element, or group of elements, that is read, and before each that is written.
fid = fopen(name, 'w');
fwrite(fid, 1:12);
fclose(fid);
fid = fopen(name);
assert(isequal(fread(fid, Inf, 'uint8', 2), [1; 4; 7; 10]));
frewind(fid);
assert(isequal(fread(fid, 3, 'uint8', 1), [1; 3; 5]) && ftell(fid) == 6);
frewind(fid);
assert(isequal(fread(fid, Inf, '2*uint8', 2), [1; 2; 5; 6; 9; 10]));
frewind(fid);
assert(isequal(fread(fid, [2 2], '2*uint8=>int8', 1), int8([1 4; 2 5])));
fclose(fid);
fid = fopen(name, 'r+');
fwrite(fid, [91 92], 'uint8', 3);
fclose(fid);
fid = fopen(name);
assert(isequal(fread(fid, 9)', [1 2 3 91 5 6 7 92 9]));
fclose(fid);
% Characters are encoded, bytes are not.
fid = fopen(name, 'w', 'n', 'UTF-8');
assert(fwrite(fid, 'é日', 'char') == 2 && fwrite(fid, 'é') == 1);
fclose(fid);
fid = fopen(name);
assert(isequal(fread(fid)', [195 169 230 151 165 233]));
frewind(fid);
t = fread(fid, 2, '*char')';
assert(strcmp(t, 'é日') && fread(fid, 1) == 233);
frewind(fid);
assert(strcmp(fread(fid, 2, 'uint8=>char')', char([195 169])) && isequal(fread(fid, 1, 'char'), double('日')));
fclose(fid);
fid = fopen(name, 'w');
fprintf(fid, 'é 7 x');
fclose(fid);
fid = fopen(name);
assert(fscanf(fid, 'é %d') == 7 && ftell(fid) == 5 && strcmp(fgetl(fid), 'x'));
refuse(@() fread(fid, 1, 'uint8', 0, 'vaxd'), 'MATLAB:FileIO:InvalidMachineFormat');
refuse(@() fread(fid, 1, 'bit4'), 'MATLAB:FileIO:InvalidPrecision');
refuse(@() fread(fid, 1, 'uint8=>foo'), 'MATLAB:FileIO:InvalidPrecision');
refuse(@() fwrite(fid, 1i), 'MATLAB:expectedReal');
for f = {@() fread(fid, 1, 'uint8', -1), @() fread(fid, 1i), @() fread(fid, 1, 'uint8', 0.5)}
  fails = false;
  try, f{1}(); catch, fails = true; end
  assert(fails, func2str(f{1}));
end
refuse(@() fopen(name, 'r', 'foo'), 'MATLAB:FileIO:InvalidMachineFormat');
refuse(@() fopen(name, 'r', 'n', 'EBCDIC'), 'MATLAB:FileIO:UnsupportedEncoding');
fclose(fid);
delete(name);

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), e.message);
  return
end
error('No %s came.', identifier);
end
