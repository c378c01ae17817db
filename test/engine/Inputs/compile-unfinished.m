args = argv();
turns = str2double(args{1});
total = sums(turns);
pause(str2double(args{2}));
fprintf('%d\n', total + sums(turns));
function total = sums(turns)
    x = ones(64, 256);
    total = 0;
    for k = 1:turns
        x = x * 0.5 + 1;
        y = x * k;
        total = total + floor(y(1) / 2);
    end
end
