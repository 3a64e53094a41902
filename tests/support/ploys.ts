import type { Operative } from '../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import { sourceOf } from '../../src/engine/family/killteam/model/sourceOf.ts';
import { openEffects } from '../../src/engine/family/killteam/plugins/effects/table.ts';
import type { EffectStep } from '../../src/engine/family/killteam/tables/effect.ts';
import type { Trait } from '../../src/engine/family/killteam/traits/trait.ts';
import { activate, play, type Play } from './decide.ts';
import { battleOf, cultist, pim, thug, vex } from './duel.ts';
import { evolveAll } from './fold.ts';
import { campaignPack } from './rowPlay.ts';
import { withCp } from './sides.ts';
import { traitWith } from './traits.ts';

/** A ploy as the campaign pack has it. */
export function ployOf(id: string): Trait {
  const found = campaignPack.ploys.find((ploy) => ploy.id === id);
  if (found === undefined) throw new Error(`no ploy ${id}`);
  return found.trait;
}

/** Whoever knows these ploys. */
export const knowing = (...ids: readonly string[]) => ({ traits: ids.map(ployOf) });

export const usesPloy = (trait: string, operative = 'vex') => ({ type: 'useTrait', operative, trait }) as const;

/** Vex, who knows these ploys, with Pim against a cultist and a thug; 3 CP. */
export const battleKnowing = (
  ids: readonly string[],
  {
    me = {},
    friend = {},
    ...set
  }: Partial<BattleState> & { me?: Partial<Operative>; friend?: Partial<Operative> } = {},
): Play =>
  play(battleOf([vex({ ...knowing(...ids), ...me }), pim(friend), cultist(), thug()], { ...withCp(3), ...set }));

/** The same before the firefight, the ploy used. */
export const plannedWith = (id: string, set: Parameters<typeof battleKnowing>[1] = {}): Play =>
  battleKnowing([id], { phase: 'strategy', ...set }).does(usesPloy(id));

export const firefight = (at: Play): Play => at.does({ type: 'startFirefight' });

/** Something comes about by a row of the table of events, to whom the steps say. */
export const eventHappens = (at: Play, steps: readonly EffectStep[], kind: 'event' | 'power' = 'event'): Play => {
  const source =
    kind === 'event' ? { kind, id: 'row', name: 'row' } : sourceOf(traitWith('dread', { source: 'power' }));
  const state = evolveAll(at.midway, openEffects(at.midway, steps, { source, subject: null, again: null }));
  return play(state).does({ type: 'correct', correction: { what: 'cp', side: 'retinue', to: 3 } });
};

/** The enemy's turn: the cultist is active. */
export const foeActs = (at: Play): Play => at.does(activate('cultist'));
