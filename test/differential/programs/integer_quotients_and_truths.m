% What looks compiled but is only the interpreter's: quotients of 64-bit integers by other numbers, truths of NaN beside nothing.
x = int64([5 -7 9]); y = 2.5; z = x + 1;
disp(idivide(x, y)), disp(idivide(uint64([5 9]), -2)), disp(idivide(7.5, int64([2 3]))), disp(idivide(1e30, int64([7 9]))), disp(idivide(x, 0.4))
disp(idivide(x, int64([2 3 4]))), disp(idivide(x, int64([2 3 4]), 'floor')), disp(idivide(x, int64([2 3 4]), 'ceil')), disp(idivide(x, int64([2 3 4]), 'round'))
disp(idivide(int8([7 8]), 2)), disp(idivide(int8([7 8]), int8([2 3]), 'ceil'))
try, disp(idivide(int8([7 8]), int64([2 3]))), catch e, disp(e.message), end
try, disp(idivide(int8([7 8 9]), [2 3 4])), catch e, disp(e.message), end
try, disp(find([0 1 1], true)), catch e, disp(e.message), end
none = zeros(0, 3); nan = NaN; some = [1 0 2];
try, disp(nan & none), catch e, disp(e.message), end
try, disp(none | single(nan)), catch e, disp(e.message), end
disp(size(2 & none)), disp(some & 2), disp(0 | some), disp(true & some), disp(int8(3) | some)
