import type { EffectModules } from '../effectModule.ts';
import { amountDice, amountOf } from './amount.ts';
import { onOperative } from './pieces.ts';

/** `HEAL(sel,dice)`: wounds regained, at most all of them; the fallen are not raised by it (`rules/acolyte.md` C0). */
export const healEffect: EffectModules['heal'] = onOperative({
  dice: ({ amount }, rolled) => amountDice(amount, rolled),
  affects: (_, __, operative) => operative.wounds > 0 && operative.wounds < operative.maxWounds,
  happens: (_, { amount }, { id, wounds, maxWounds }, { rolled }) => {
    const to = Math.min(maxWounds, wounds + amountOf(amount, rolled));
    return to === wounds ? [] : [{ type: 'healed', operative: id, from: wounds, to }];
  },
});
