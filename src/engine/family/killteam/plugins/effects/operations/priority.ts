import { tableSide } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** The enemies' Priority Target (acolyte.md A7): nothing in a battle in which they do not play themselves. */
export const priorityEffect: EffectModules['priority'] = onOperative({
  affects: ({ state }, _, { side }) => side !== tableSide(state) && state.npo !== undefined,
  happens: ({ state }, _, { id }) => [
    { type: 'npoSet', choice: { priorityTarget: id }, startDv: state.npo?.startDv ?? 0 },
  ],
});
