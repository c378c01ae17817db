% A struct is no value of a unit: its fields are, with slots of their own. Those that are read are inputs, those that are assigned are handed
% over under the names of their places.
% RUN: %runmat --emit=runmat %s | FileCheck %s
p.a = 3; p.n = 'text'; p.in.b = [1 2]; s.x = 1; s.y = 2; x = 4;
% CHECK: func.func @unit(%[[A:[a-z0-9]+]]: !runmat.array<double, [1, 1]>, %[[B:[a-z0-9]+]]: !runmat.array<double, [1, *]>, %[[X:[a-z0-9]+]]: !runmat.array<double, [1, 1]>)
% CHECK: runmat.constant 4.0
y = p.a * 2;
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: %[[Y:.*]] = runmat.mtimes %[[A]], %[[TWO]]
z = p.in.b(2);
% CHECK: %[[I:.*]] = runmat.constant 2.0
% CHECK: %[[Z:.*]] = runmat.index %[[B]](%[[I]])
s.x = s.x + y;
% CHECK: %[[SX:.*]] = runmat.add %[[X]], %[[Y]]
s = shifted(s, p);
% CHECK: %[[P:.*]] = runmat.mtimes %[[A]], %[[SX]]
% A local struct is gone with its function.
% CHECK: %[[Q:.*]] = runmat.add %[[P]], %[[SX]]
% CHECK: runmat.statement {{[0-9]+}} ["z", "s.x"] (%[[Z]], %[[Q]])
disp(s.x + z);
% CHECK: runmat.add %[[Q]], %[[Z]]

function s = shifted(s, p)
local.d = p.a * s.x;
pair = struct('d', local.d, 'x', s.x);
s.x = pair.d + pair.x;
end
