function p = pathsep()
% PATHSEP What stands between the folders of a list.
p = ':';
end
