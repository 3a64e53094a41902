import type { BoardSpot } from '../../../engine/family/vanguard/model/facts.ts';
import type { Desk } from '../desk.ts';
import { moveCommand } from '../view/moved.ts';
import type { WayChosen } from './useWay.ts';

/** Makes the move that is chosen. `anyway`: the table says that it can be made, though its way fails. */
export function makeWay(desk: Desk, { pick, way }: WayChosen, anyway = false): void {
  if (way === null || (way.fault !== null && !anyway)) return;
  const { action, push, target } = pick;
  const path = way.points.map(({ x, y, z }): BoardSpot => ({ x, y, z }));
  const engages = target === null ? [] : [target];
  const by = anyway ? ({ anyway } as const) : {};
  desk.act(
    action === 'fallback'
      ? { type: 'fallBack', edge: 0, left: [], fall: 0, path, ...by }
      : moveCommand({ action, push, target }, { engages, left: [], fall: 0, way: { path, stops: {} } }, by),
  );
}
