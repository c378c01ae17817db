% A value that nothing reads is still too large for memory where both operands expand each other.
a = ones(1e7, 1);
c = a * 2;
fprintf('%d\n', sum(c));
try
  b = c + a';
  fprintf('not reached\n');
catch e
  fprintf('%s\n', e.identifier);
end
