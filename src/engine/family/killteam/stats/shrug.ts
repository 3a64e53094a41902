import type { PickRequest } from '../model/request.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Lasts } from '../model/lasting.ts';
import type { Operative } from '../model/operative.ts';
import { changesOf } from './changes.ts';
import { spoke, unspent } from './uses.ts';

/** What an operative may take off the damage of one attack die now, and that it does. */
export interface Shrug {
  readonly off: (damage: number) => number;
  readonly speaking: BattleEvent;
  /** The name of what it has, by its id. */
  readonly by: { readonly id: string; readonly name: string };
}

/** The first that it has and has not spent in its period (C4, Scrapper; C5, Refractor amulet); null: none. */
export function shrugOf(lasts: Lasts, target: Operative, kind: 'shoot' | 'fight'): Shrug | null {
  const found = changesOf(lasts, target, 'shrug').find(
    ({ source, change }) => (change.of === 'any' || kind === 'fight') && unspent(target, source, change.per),
  );
  if (found === undefined) return null;
  const { source, change } = found;
  return {
    off: (damage) => Math.min(damage, change.by ?? damage),
    speaking: spoke(target, source),
    by: { id: source.lasting?.source.id ?? source.id, name: source.name },
  };
}

/** A die whose damage is about to be dealt. */
export interface DealtDie {
  readonly grade: 'critical' | 'normal';
  readonly damage: number;
}

/** Which of these dice it shrugs off: the worst first; or none, to keep it for later. */
export const shrugRequest = (
  offer: Pick<PickRequest, 'id' | 'side' | 'operative'>,
  shrug: Shrug,
  dice: readonly DealtDie[],
): PickRequest => {
  const options = dice
    .toSorted((one, other) => other.damage - one.damage)
    .map(({ grade, damage }) => ({
      id: grade,
      code: grade === 'critical' ? ('shrugCritical' as const) : ('shrugNormal' as const),
      params: { less: shrug.off(damage), ...shrug.by },
      value: null,
    }));
  return {
    kind: 'pick',
    ...offer,
    question: 'shrug',
    options: [...options, { id: 'none', code: 'shrugNone', params: shrug.by, value: null }],
    usual: options[0]?.id ?? 'none',
    random: false,
  };
};
