import { damageEvents } from '../../battle/damage.ts';
import type { EffectModules } from '../effectModule.ts';
import { amountDice, amountOf } from './amount.ts';
import { onOperative } from './pieces.ts';

/** `DMG(sel,dice)`: wounds lost, to nobody's credit (`rules/acolyte.md` C0; DECISIONS, reading 10). The fallen have none left. */
export const damageEffect: EffectModules['damage'] = onOperative({
  dice: ({ amount }, rolled) => amountDice(amount, rolled),
  affects: (_, __, operative) => operative.wounds > 0,
  happens: ({ state }, { amount }, operative, { rolled }) =>
    damageEvents(state, operative.id, { amount: amountOf(amount, rolled), by: null, cause: 'effect' }),
});
