% Ranges between integers and doubles: ends that are not whole are an error, which the interpreter reports.
% differential: fails
% differential: side-exits
n = 3;
r = int8(1):n;
fprintf('%d %s\n', r, class(r));
r = 250:uint8(255);
fprintf('%d %s\n', r, class(r));
r = int16(10):-4:-10;
fprintf('%d %s\n', r, class(r));
r = int8(-128):int8(127);
fprintf('%d ', sum(r)); fprintf('%s\n', class(r));
r = uint8(250):1000;
fprintf('%d ', r); fprintf('%s\n', class(r));
n = 2.5;
r = int8(1):n;
disp(r);
