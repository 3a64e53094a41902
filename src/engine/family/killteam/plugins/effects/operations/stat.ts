import { statBegins } from '../../../stats/apl.ts';
import { aplOf, type Field, moveOf, saveOf, weaponHit } from '../../../stats/stats.ts';
import type { Stat } from '../../../stats/statChanges.ts';
import type { Lasting } from '../../../model/lasting.ts';
import type { Operative } from '../../../model/operative.ts';
import type { Game } from '../../../rules/game.ts';
import type { EffectStep } from '../../../tables/effect.ts';
import type { Application, EffectModules } from '../effectModule.ts';
import { onOperative } from './pieces.ts';

const inTheOpen = { pointBlank: false, assists: 0 };

/** What the operative plays with, for each statistic that can change; Hit by weapon. */
const PLAYED: { readonly [S in Stat]: (field: Field, operative: Operative) => readonly number[] } = {
  apl: (field, operative) => [aplOf(field, operative)],
  move: (field, operative) => [moveOf(field, operative)],
  save: (field, operative) => [saveOf(field, operative)],
  hit: (field, operative) => operative.weapons.map((weapon) => weaponHit(field, { operative, weapon }, inTheOpen).hit),
};

type StatStep = Extract<EffectStep, { op: 'stat' }>;

const lastingFrom = (
  { stat, by, expires, group }: StatStep,
  { id: operative }: Operative,
  { id, of }: Pick<Application, 'id' | 'of'>,
): Lasting => ({
  id,
  source: of,
  on: { kind: 'operative', operative },
  change: { op: 'stat', stat, by, least: null, ...(group !== undefined && { group }) },
  until: expires,
});

const NOBODY: Pick<Application, 'id' | 'of'> = { id: '', of: { kind: 'event', id: '', name: '' } };

function differs(game: Game, step: StatStep, operative: Operative): boolean {
  const before = PLAYED[step.stat](game, operative);
  const state: Field['state'] = { lasting: [...game.state.lasting, lastingFrom(step, operative, NOBODY)] };
  const after = PLAYED[step.stat]({ rules: game.rules, state }, operative);
  return before.some((value, index) => value !== after[index]);
}

/**
 * `APL`, `HIT`, `MOVE`, `SAVE` for a time; + is better (`rules/acolyte.md` C0). It does nothing where the number played
 * with stays the same: APL that is ignored or already 1 away in that direction, Hit and Save at their ends, Move at 4".
 */
export const statEffect: EffectModules['stat'] = onOperative({
  affects: differs,
  happens: ({ state }, step, operative, application) => [
    statBegins(state, operative, lastingFrom(step, operative, application)),
  ],
});
