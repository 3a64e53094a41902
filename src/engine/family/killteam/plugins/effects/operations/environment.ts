import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `ENV(+tag/-tag,dur)`: a circumstance of the whole board begins or ends; the later duration counts (`rules/acolyte.md` C0). */
export const environmentEffect: EffectModules['environment'] = {
  dice: noDice,
  affects: always,
  apply: ({ state }, { tag, on, expires }, { id }) => {
    const source = { kind: 'environment' as const, id: tag, name: tag };
    const ended = state.lasting
      .filter((each) => each.source.kind === 'environment' && each.source.id === tag)
      .map((each) => ({ type: 'lastingEnded' as const, lasting: each.id, source: each.source }));
    if (!on) return ended;
    const lasting = { id, source, on: { kind: 'battle' as const }, change: { op: 'told' as const }, until: expires };
    return [...ended, { type: 'lastingBegan', lasting }];
  },
};
