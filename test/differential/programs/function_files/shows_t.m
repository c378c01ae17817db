% Shows a variable of whoever calls this script.
fprintf(' %.17g', t);
