function tf = isfolder(names)
% ISFOLDER Whether folders of these names exist.
names = cellstr(names);
tf = reshape(logical(cellfun(@(name) exist(name, 'dir') == 7, names)), size(names));
end
