import type { Operative } from '../../family/killteam/model/operative.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { changesOf, type Source } from '../../family/killteam/stats/changes.ts';

/** Inches within which an unaware enemy notices somebody who is not in cover (acolyte.md C18), unless something says less. */
const NOTICED_WITHIN = 12;

/** Inches within which unaware enemies notice this one. */
export const noticedWithin = (state: BattleState, operative: Operative): number =>
  Math.min(NOTICED_WITHIN, ...changesOf(state, operative, 'notice').map(({ change }) => change.inches));

/** What makes them notice it only so near: of several the nearest; empty: nothing. */
export function noticedBy(state: BattleState, operative: Operative): readonly Source[] {
  const within = noticedWithin(state, operative);
  return within === NOTICED_WITHIN
    ? []
    : changesOf(state, operative, 'notice').flatMap(({ change, source }) => (change.inches === within ? [source] : []));
}
