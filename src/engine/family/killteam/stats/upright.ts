import type { BattleEvent } from '../model/event.ts';
import type { Lasting, Lasts } from '../model/lasting.ts';
import { ofSide } from '../model/lookup.ts';
import type { Operative } from '../model/operative.ts';
import type { BattleState } from '../model/state.ts';
import { changesOf } from './changes.ts';
import { spoke, usesIn } from './uses.ts';

const idOf = (operative: string): string => `upright.${operative}`;

/** By what it stays up although it has no wounds left; null: by nothing. `by` of it: who has brought it there. */
export const uprightBy = ({ lasting }: Lasts, { id }: Pick<Operative, 'id'>): Lasting | null =>
  lasting.find((each) => each.id === idOf(id)) ?? null;

/** More wounds than any fight takes. */
const UNENDING = 99;

/** Wounds that a fight can take before it is out; of whoever is kept up, more than there are. */
export const woundsIn = (lasts: Lasts, operative: Pick<Operative, 'id' | 'wounds'>): number =>
  uprightBy(lasts, operative) === null ? operative.wounds : UNENDING;

/** It has no wounds left, and nothing keeps it up. */
export const isOut = (lasts: Lasts, operative: Pick<Operative, 'id' | 'wounds'>): boolean =>
  operative.wounds === 0 && uprightBy(lasts, operative) === null;

/**
 * About to go down, it stays up with no wounds left, injured, until the end of its next activation, whenever that comes: the
 * first of its side to do so while ready in each turning point (`rules/acolyte.md` A10, Krieg). Empty: it goes down.
 */
export function staysUp(state: BattleState, operative: Operative, by: string | null): readonly BattleEvent[] {
  const { id, side } = operative;
  const source = changesOf(state, operative, 'staysUp')[0]?.source;
  const others = ofSide(state, side);
  if (source === undefined || operative.readiness !== 'ready') return [];
  if (others.some((each) => usesIn(each, source, 'turningPoint') > 0)) return [];
  const lasting: Lasting = {
    id: idOf(id),
    source: source.lasting?.source ?? { kind: 'card', id: source.id, name: source.name },
    on: { kind: 'operative', operative: id },
    change: { op: 'injured', is: true },
    until: 'nextActivation',
    ...(by !== null && { by }),
  };
  return [spoke(operative, source), { type: 'lastingBegan', lasting }];
}
