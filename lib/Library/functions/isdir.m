function tf = isdir(folderName)
% ISDIR Whether it is a folder, as isfolder tells.
tf = isfolder(folderName);
end
