function y = level_now
global level
y = level;
end
