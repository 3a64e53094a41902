import type { AmmoCounter, Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import type { EffectModules } from '../effectModule.ts';
import { gunsOf, gunsToChoose, gunTaken } from './guns.ts';
import { onOperative } from './pieces.ts';

type AmmoStep = Extract<EffectStep, { op: 'ammo' }>;

const shotsAfter = ({ set, by }: AmmoStep, { left, max }: AmmoCounter): number => {
  if (set === 'max') return max;
  if (set === 'empty') return 0;
  return Math.min(max, Math.max(0, left + by));
};

/** A gun that is made full is loaded anew, which also clears its jam. */
const changes = (step: AmmoStep, shots: AmmoCounter): boolean =>
  shotsAfter(step, shots) !== shots.left || (step.set === 'max' && shots.jammed);

const concerned = (state: BattleState, step: AmmoStep, operative: Operative) =>
  gunsOf(state, operative).filter(({ shots }) => changes(step, shots));

/**
 * `AMMO(sel,=max / =0 / ±n)`: shots of one gun, within 0 and full (`rules/acolyte.md` C0). The gun used last, else the
 * players choose among those for which it does something.
 */
export const ammoEffect: EffectModules['ammo'] = onOperative({
  affects: ({ state }, step, operative) => concerned(state, step, operative).length > 0,
  guns: ({ state }, step, operative) => gunsToChoose(operative, concerned(state, step, operative)),
  happens: ({ state }, step, operative, { gun: chosen }) => {
    const gun = gunTaken(operative, concerned(state, step, operative), chosen);
    if (gun === null) return [];
    const { counter, shots } = gun;
    const left = shotsAfter(step, shots);
    return [{ type: step.set === 'max' ? 'reloaded' : 'ammoSet', operative: operative.id, counter, left }];
  },
});
