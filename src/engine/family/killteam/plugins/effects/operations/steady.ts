import { isShaken } from '../../../stats/shaken.ts';
import { statChanges } from '../../../stats/statChanges.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** A leader's hold (`rules/acolyte.md` C19, Cult Leader): what lowers the APL of the operative alone ends. */
export const steadyEffect: EffectModules['steady'] = onOperative({
  affects: ({ state }, _, operative) => isShaken(state, operative),
  happens: ({ state }, _, operative) =>
    statChanges(state, operative, 'apl')
      .filter(({ on, change }) => on.kind === 'operative' && change.by < 0)
      .map(({ id, source }) => ({ type: 'lastingEnded', lasting: id, source })),
});
