function [folder, name, extension] = fileparts(path)
% FILEPARTS Folder, name and extension of a file's path.
text = char(path);
slash = find(text == '/', 1, 'last');
folder = ''; name = text; extension = '';
if ~isempty(slash)
  folder = text(1:slash - 1);
  if slash == 1, folder = '/'; end
  name = text(slash + 1:end);
end
dot = find(name == '.', 1, 'last');
if ~isempty(dot)
  extension = name(dot:end);
  name = name(1:dot - 1);
end
if isstring(path)
  folder = string(folder); name = string(name); extension = string(extension);
end
end
