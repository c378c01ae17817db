% Bits of all integer classes: shifts by the width and more, to both sides; constants beside integers; integer literals.
a = int8(-128:127); b = uint8(0:255);
ks = [-9 -8 -7 -3 -1 0 1 3 7 8 9 100];
for i = 1:12
  k = ks(i);
  fprintf('%d ', bitshift(a, k)); fprintf('%d ', bitshift(b, k)); fprintf('%d ', bitshift(int64([5 -5 intmax('int64') intmin('int64')]), k));
  fprintf('%d ', bitshift(uint64([5 18446744073709551615]), k)); fprintf('%d ', bitshift(int32([5 -5]), int8(k)));
end
fprintf('\n%d ', bitand(a, int8(15))); fprintf('%d ', bitor(a, 3)); fprintf('%d ', bitxor(b, uint8(170))); fprintf('%d ', bitand(b, b'));
fprintf('%d ', bitshift(a, 2)); fprintf('%d ', bitshift(b, -3)); fprintf('%d ', bitand(12, 10)); fprintf('%d ', bitshift(5, 3)); fprintf('%d ', bitor(uint8(3), [4 8]));
u = uint32(1); for i = 1:40, u = bitshift(u, 1); u = bitxor(u, uint32(i)); end, disp(u);
x = uint16(12345); x = bitxor(x, bitshift(x, 7)); x = bitxor(x, bitshift(x, -9)); x = bitxor(x, bitshift(x, 8)); disp(x);
disp(0xFFu8); disp(0xFFs8); disp(0xFFFFFFFFFFFFFFFFu64); disp(0x8000000000000000s64); disp(class(0b101u16)); disp(0x7FFFFFFFFFFFFFFFs64);
