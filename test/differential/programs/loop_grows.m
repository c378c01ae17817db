% A variable that has another class or size after the first turn.
y = 1;
for k = 1:4
    y = y + (1:3) * k;
end
z = 1;
for k = 1:4
    z = z * single(1.1);
end
fprintf('%.17g ', y, z);
fprintf('%s %s\n', class(y), class(z));
v = 1;
for k = 1:6
    v = [v, v(end) / 3 + k];
end
fprintf('%.17g ', v);
fprintf('\n');
