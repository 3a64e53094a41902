import { isEqual } from '../../../engine/core/isEqual.ts';
import { tableGeometry } from '../../../engine/family/killteam/attack/attackContext.ts';
import type { LogEntry } from '../../../state/store.ts';
import type { ShotScene } from './shotScene.ts';

/**
 * The facts of this shot are those that the table gave for an earlier shot of the same pair, and are not the usual ones;
 * nobody has touched them since this attack was declared. `recent`: the last entries of the log, oldest first.
 */
export function isRemembered({ game: { state }, inHand, task }: ShotScene, recent: readonly LogEntry[]): boolean {
  const { shooter, target } = inHand;
  if (task.blast !== undefined) return false;
  const usual = tableGeometry.shot({ ...state, facts: {} }, shooter, target);
  const kept = { ...usual, ...tableGeometry.shot(state, shooter, target) };
  const events = recent.flatMap((entry) => entry.events);
  const since = events.slice(events.findLastIndex(({ type }) => type === 'attackDeclared') + 1);
  const touched = since.some((event) => event.type === 'factsSet' && event.target === target.id);
  return !touched && !isEqual(kept, usual);
}
