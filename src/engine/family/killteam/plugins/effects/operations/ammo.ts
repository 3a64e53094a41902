import type { BattleEvent } from '../../../model/event.ts';
import type { AmmoCounter, Operative } from '../../../model/operative.ts';
import type { BattleState } from '../../../model/state.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import type { EffectModules } from '../effectModule.ts';
import { choiceNoted, gunsOf, gunTaken } from './guns.ts';
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

const taken = (state: BattleState, step: AmmoStep, operative: Operative) =>
  gunTaken(
    operative,
    gunsOf(state, operative).filter(({ shots }) => changes(step, shots)),
  );

/**
 * `AMMO(sel,=max / =0 / ±n)`: shots of one gun, within 0 and full (`rules/acolyte.md` C0). The gun used last, else the
 * first for which it does something; where there were several, the note tells which.
 */
export const ammoEffect: EffectModules['ammo'] = onOperative({
  affects: ({ state }, step, operative) => taken(state, step, operative) !== null,
  happens: ({ state }, step, operative, { source }) => {
    const found = taken(state, step, operative);
    if (found === null) return [];
    const { counter, shots } = found.gun;
    const changed: BattleEvent = {
      type: step.set === 'max' ? 'reloaded' : 'ammoSet',
      operative: operative.id,
      counter,
      left: shotsAfter(step, shots),
    };
    return [changed, ...choiceNoted(found, { op: 'ammo', source, operative })];
  },
});
