import { isShaken } from '../../../stats/shaken.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** A leader's hold (`rules/acolyte.md` C19, Cult Leader): what lowers the APL of the operative ends. */
export const steadyEffect: EffectModules['steady'] = onOperative({
  affects: (_, __, operative) => isShaken(operative),
  happens: (_, __, { id, effects }) =>
    effects
      .filter(({ stat, by }) => stat === 'apl' && by < 0)
      .map((effect) => ({ type: 'effectEnded', operative: id, effect: effect.id })),
});
