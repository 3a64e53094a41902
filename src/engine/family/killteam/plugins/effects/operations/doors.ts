import type { EffectModules } from '../effectModule.ts';
import { always, noDice } from './pieces.ts';

/** `DOOR(any,open/shut)`: doors stand on the table, so the table moves them (`rules/acolyte.md` C0). */
export const doorsEffect: EffectModules['doors'] = {
  dice: noDice,
  affects: always,
  apply: (_, step, { source }) => [{ type: 'effectNoted', op: 'doors', source, params: { state: step.state } }],
};
