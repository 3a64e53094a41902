import type { Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { choiceNoted, gunsOf, gunTaken } from './guns.ts';
import { onOperative } from './pieces.ts';

const taken = (state: BattleState, operative: Operative) =>
  gunTaken(
    operative,
    gunsOf(state, operative).filter(({ shots }) => shots.left > 0 && !shots.jammed),
  );

/**
 * Weapon Jam: one loaded gun cannot be fired until a Reload; its shots stay. The gun used last, else the first; where
 * there were several, the note tells which, and the players may move the jam by hand (DECISIONS, reading 7).
 */
export const jamEffect: EffectModules['jam'] = onOperative({
  affects: ({ state }, _, operative) => taken(state, operative) !== null,
  happens: ({ state }, _, operative, { source }) => {
    const found = taken(state, operative);
    if (found === null) return [];
    return [
      { type: 'jammed', operative: operative.id, counter: found.gun.counter },
      ...choiceNoted(found, { op: 'jam', source, operative }),
    ];
  },
});
