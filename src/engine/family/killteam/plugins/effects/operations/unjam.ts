import type { EffectModules } from '../effectModule.ts';
import { gunsOf } from './guns.ts';
import { onOperative } from './pieces.ts';

/** The jams of its guns are cleared, without a Reload: their shots stay (`rules/acolyte.md` C4, C7). */
export const unjamEffect: EffectModules['unjam'] = onOperative({
  affects: ({ state }, _, operative) => gunsOf(state, operative).some(({ shots }) => shots.jammed),
  happens: ({ state }, _, operative) =>
    gunsOf(state, operative)
      .filter(({ shots }) => shots.jammed)
      .map(({ counter, shots }) => ({ type: 'reloaded', operative: operative.id, counter, left: shots.left })),
});
