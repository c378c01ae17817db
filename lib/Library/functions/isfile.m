function tf = isfile(names)
% ISFILE Whether files of these names exist.
names = cellstr(names);
tf = reshape(logical(cellfun(@is_file, names)), size(names));
end

function tf = is_file(name)
f = fopen(name, 'r');
tf = f >= 0 && exist(name, 'dir') ~= 7;
if f >= 0, fclose(f); end
end
