function raise_level
global level
level = level + 1;
end
