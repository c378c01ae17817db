% Reasons name what the program says: functions by their names, operators as they are written, the rest in words.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain-file=%t.text %s | diff %t.off -
% RUN: FileCheck %s --input-file=%t.text
t = 'ab'; x = [1 2];
a = cumsum(t);
b = cummax(t);
c = -t;
d = t';
e = max(x, t + 0) + max(t);
f = round(t);
g = cumprod(t);
z = [t; t];
z(1) = 5;
h = single('a':'c');
disp(a), disp(b), disp(c), disp(d), disp(e), disp(f), disp(g), disp(z), disp(h)
% CHECK-NOT: 'neg'
% CHECK-NOT: 'scan'
% CHECK: :6: interpreted 1 time: 'cumsum' of char is not compiled yet
% CHECK: :7: interpreted 1 time: 'cummax' of char is not compiled yet
% CHECK: :8: interpreted 1 time: operator - of char is not compiled yet
% CHECK: :9: interpreted 1 time: operator ' of char is not compiled yet
% CHECK: :11: interpreted 1 time: 'round' of char is not compiled yet
% CHECK: :12: interpreted 1 time: 'cumprod' of char is not compiled yet
% CHECK: :14: interpreted 1 time: an indexed assignment of char and double and double is not compiled yet
% CHECK: :15: interpreted 1 time: a range of char and double and char is not compiled yet
