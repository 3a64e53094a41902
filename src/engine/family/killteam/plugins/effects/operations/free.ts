import { engagedWith } from '../../../model/lookup.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/**
 * `FREE(sel,action)`: a free Dash or Reposition, made on the table; whoever is within an enemy's control range can do
 * neither. It moved: what was said about its place is void, and a guard is over (`rules/acolyte.md` C0; DECISIONS, reading 3).
 */
export const freeEffect: EffectModules['free'] = onOperative({
  affects: ({ state }, _, operative) => engagedWith(state, operative.id).length === 0,
  happens: (_, { action }, { id, guard }, { source }) => [
    { type: 'effectNoted', op: 'free', source, params: { action, operative: id } },
    { type: 'factsForgotten', operative: id },
    ...(guard ? [{ type: 'guardEnded' as const, operative: id, why: 'moved' as const }] : []),
  ],
});
