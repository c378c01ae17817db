function simpson_warning(caller, reason)
% Warns in the caller's name of what ended the halving of intervals too soon; empty: nothing did.
if isempty(reason), return, end
switch reason
  case 'ImproperFcnValue', text = 'The function has a value that is infinite or NaN.';
  case 'MaxFcnCount', text = 'The function was called for more than 10000 points: it may have a singularity.';
  case 'MinStepSize', text = 'An interval is as small as can be: the function may have a singularity.';
end
warning(['MATLAB:' caller ':' reason], text);
end
