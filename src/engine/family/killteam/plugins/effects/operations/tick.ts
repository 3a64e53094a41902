import { ticked } from '../../../flow/ticked.ts';
import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** A tick of the mission is set or taken away; some end the battle. */
export const tickEffect: EffectModules['tick'] = {
  dice: noDice,
  affects: always,
  apply: (game, { tick, on }) => (game.state.ticks[tick] === on ? [] : ticked(game, tick, on)),
};
