import { arrival } from '../arrival.ts';
import type { BattleEvent } from '../../../model/event.ts';
import { standing } from '../../../model/lookup.ts';
import type { Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

/** The same one again, in full wounds; it does not act before it is readied. */
const again = ({ id, maxWounds }: Operative): readonly BattleEvent[] => [
  { type: 'reanimated', operative: id, wounds: maxWounds },
  { type: 'readinessChanged', operative: id, readiness: 'expended' },
];

/** Another in its place: Engage, and ready only if the fallen still was. Nobody when the battle does not know the card. */
function another(state: BattleState, fallen: Operative, card: string): readonly BattleEvent[] {
  const other = state.reserves?.find((each) => each.card === card);
  if (other === undefined) return [];
  const readiness = fallen.readiness === 'ready' ? 'ready' : 'expended';
  return [{ type: 'operativeAdded', operative: { ...arrival(state, other, 'engage'), readiness } }];
}

/** `roll(D6){from+: ...}`: the fallen rises, or another stands in its place (`rules/acolyte.md` A10, Nurgle; C19, Zombie). */
export const riseEffect: EffectModules['rise'] = onOperative({
  dice: (_, rolled) => (rolled.length === 0 ? { count: 1, sides: 6 } : null),
  affects: (_, __, operative) => !standing(operative),
  happens: ({ state }, { from, as }, operative, { rolled: [face = 0] }) => {
    if (face < from) return [];
    return as === null ? again(operative) : another(state, operative, as);
  },
});
