import { damageEvents } from '../../../attack/damage.ts';
import type { EffectModules } from '../effectModule.ts';
import { amountDice, amountOf } from './amount.ts';
import { onOperative } from './pieces.ts';

/** `DMG(sel,dice)`: wounds lost, to the credit of whoever used the trait that does it, else nobody's (`rules/acolyte.md` C0; DECISIONS, reading 10). The fallen have none left. */
export const damageEffect: EffectModules['damage'] = onOperative({
  dice: ({ amount }, rolled) => amountDice(amount, rolled),
  affects: (_, __, operative) => operative.wounds > 0,
  happens: ({ state }, { amount: dice, half = false }, operative, { rolled, by }) => {
    const full = amountOf(dice, rolled);
    const amount = half ? Math.ceil(full / 2) : full;
    return damageEvents(state, operative.id, { amount, by, cause: 'effect' });
  },
});
