function reason = simpson_reason(x, inner, value, fcnt, smallest)
% Why an interval is not halved although its error is not small; empty: it is.
reason = '';
if ~all(isfinite(value(:)))
  reason = 'ImproperFcnValue';
elseif fcnt > 10000
  reason = 'MaxFcnCount';
elseif abs(x(3) - x(1)) < smallest || any(inner == x(1:2) | inner == x(2:3))
  reason = 'MinStepSize';
end
end
