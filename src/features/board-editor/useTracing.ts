import { useState } from 'react';
import { type PutDown, snapped } from '../../content/killzones/editBoard.ts';
import type { OutlineFault } from '../../content/killzones/outline.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { useBegun } from '../../scene/useBegun.ts';
import { inMiddle, isWhole, type Trace, tracedBack, tracedOn, tracedTo, type Tracing } from './tracing.ts';

type Place = readonly [number, number];

/** Corners lie in so fine steps, in inches: what lies on a table lies in none. */
const STEP = 0.1;

/** What is traced on the ground, kept over an end of the app; `fault`: why the last outline was none. */
export function useTracing(row: KillzoneRow, nameOf: (trace: Trace) => string, onDone: (done: PutDown) => void) {
  const [tracing, setTracing] = useBegun<Tracing | null>(`trace ${row.id}`, null);
  const [fault, setFault] = useState<OutlineFault | null>(null);
  const finish = (whole: Tracing) => {
    const done = tracedOn(row, whole, nameOf(whole.trace));
    if (typeof done === 'string') {
      setFault(done);
      setTracing(tracedBack(whole));
      return;
    }
    setFault(null);
    setTracing(null);
    onDone(done);
  };
  const traceTo = (at: Place, near: number) => {
    if (tracing === null) return;
    const [first] = tracing.corners;
    const isBack = first !== undefined && Math.hypot(at[0] - first[0], at[1] - first[1]) <= near;
    const next = tracedTo(tracing, snapped(at, STEP));
    setFault(null);
    if (tracing.trace === 'outline' && isWhole(tracing) && isBack) finish(tracing);
    else if (tracing.trace !== 'outline' && isWhole(next)) finish(next);
    else setTracing(next);
  };
  return {
    tracing,
    traceFault: fault,
    traceTo,
    begin: (trace: Trace | null) => {
      setFault(null);
      setTracing(trace === null ? null : { trace, corners: [] });
    },
    back: () => tracing !== null && setTracing(tracedBack(tracing)),
    close: () => tracing !== null && finish(tracing),
    traceMiddle: () => tracing !== null && finish({ trace: tracing.trace, corners: inMiddle(row) }),
  };
}
