function declare_level
% Makes a variable of its caller the global one.
evalin('caller', 'global level');
end
