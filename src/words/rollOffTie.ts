import type { BattleEvent } from '../engine/family/killteam/model/event.ts';

/** Both dice of a roll-off alike. `again`: nobody had initiative, both roll again; else whoever did not have it wins the tie. */
export interface RollOffTie {
  readonly face: number;
  readonly again: boolean;
}

type Rolled = Extract<BattleEvent, { type: 'initiativeRolled' }>;

const isRolled = (event: BattleEvent): event is Rolled => event.type === 'initiativeRolled';

/** Dice that were rolled no more count once a tie has them rolled again. */
const isEmptied = (event: BattleEvent): boolean =>
  event.type === 'taskMoved' && 'rolled' in event.set && Object.keys(event.set.rolled ?? {}).length === 0;

/** The tie that the last roll-off of these events, those of one turning point, came to; null: to none. */
export function rollOffTie(events: readonly BattleEvent[]): RollOffTie | null {
  const dice = events.filter(isRolled);
  const [one, other] = dice.slice(-2);
  if (dice.length % 2 > 0 || one === undefined || other === undefined || one.face !== other.face) return null;
  return { face: other.face, again: events.slice(events.lastIndexOf(other)).some(isEmptied) };
}
