% A script that works on the variables of whoever calls it.
for step = 1:numel(state)
  state(step) = state(step) * 1.5 + sqrt(step);
end
moves = moves + numel(state);
