import { countsAmmo } from '../battle/ammunition.ts';
import { standing } from '../battle/lookup.ts';
import type { Operative } from '../battle/operative.ts';
import { isInjured } from '../battle/stats.ts';
import type { BattleState } from '../battle/state.ts';
import type { Selector } from './effect.ts';

type Filter = Selector['filters'][number];

const FILTERS: Readonly<Record<Filter, (operative: Operative, state: BattleState) => boolean>> = {
  ranged: (operative) => operative.weapons.some((weapon) => weapon.kind === 'ranged'),
  loaded: (operative, state) =>
    countsAmmo(state, operative) &&
    Object.values(operative.ammo).some((counter) => counter.left > 0 && !counter.jammed),
  ready: (operative) => operative.readiness === 'ready',
  engage: (operative) => operative.order === 'engage',
  standing: () => true,
  injured: isInjured,
};

/** Standing operatives a selector may mean, in the order of the roster; `subject` is who 'this' is. */
export const matching = (state: BattleState, selector: Selector, subject: string | null): readonly Operative[] =>
  state.operatives
    .filter(standing)
    .filter((operative) => selector.side === 'any' || operative.side === selector.side)
    .filter((operative) => selector.who !== 'this' || operative.id === subject)
    .filter((operative) => selector.filters.every((filter) => FILTERS[filter](operative, state)));
