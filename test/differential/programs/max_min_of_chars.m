% Chars beside numbers: one of them is data, several in the second place are an option or an error, whoever computes it.
c = 'a'; d = char([97 98]); flag = 'omitnan'; x = (1:7) .* 40; s = 0;
for k = 1:3
  s = s + sum(max(x, c)) + sum(min(c, x)) + max(k, 'b') + sum(max(d, [97.5 k]));
  y = max(x .* k, flag);
  try
    z = max([1 2] .* k, d);
  catch e
    z = [0 0]; fprintf('%s\n', e.identifier);
  end
  try
    z = z + min([1 2] .* k, d);
  catch e
    fprintf('%s\n', e.identifier);
  end
end
fprintf('%.17g ', s, y, z);
assert(y == 840);
