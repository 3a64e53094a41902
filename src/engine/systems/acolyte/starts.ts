import type { MiddleStart } from '../../board/setUp/startInMiddle.ts';
import type { StartOf } from '../../plugins/board/markersOfTable.ts';

/** Scenarios whose retinue has no drop zone and starts about the middle of the board, by their ids. Source: rules/acolyte.md C11. */
const STARTS: Readonly<Record<string, MiddleStart>> = { 'break-out': { side: 0, inches: 4 } };

/** Who starts about the middle of the board; null: nobody does. */
export const startOf: StartOf = ({ id }) => STARTS[id] ?? null;
