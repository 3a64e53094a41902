import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** It carries a marker from now on: what it found, or took over from whoever had it (`rules/acolyte.md` C11, Retrieve). */
export const carryEffect: EffectModules['carry'] = onOperative({
  affects: (_, { marker }, { carriesMarker, abilities }) =>
    carriesMarker !== marker && !abilities.includes('cannotPickUp'),
  happens: ({ state }, { marker }, { id }) => [
    ...state.operatives
      .filter(({ carriesMarker }) => carriesMarker === marker)
      .map((before) => ({ type: 'markerCarried' as const, operative: before.id, marker: null })),
    { type: 'markerCarried', operative: id, marker },
  ],
});
