function f = filesep()
% FILESEP What stands between the folders of a path.
f = '/';
end
