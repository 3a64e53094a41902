import type { Lasting } from '../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../src/engine/family/killteam/model/state.ts';
import type { Stat } from '../../src/engine/family/killteam/stats/statChanges.ts';
import type { Field } from '../../src/engine/family/killteam/stats/stats.ts';
import { acolyteRules } from '../../src/engine/systems/acolyte/rules.ts';

const ROW = { kind: 'event', id: 'row', name: 'row' } as const;

/** A figure of one operative that is changed for a time; until the end of the battle unless it is said otherwise. */
export const lastingStat = (operative: string, stat: Stat, by: number, set: Partial<Lasting> = {}): Lasting => ({
  id: `${operative}.${stat}${by}`,
  source: ROW,
  on: { kind: 'operative', operative },
  change: { op: 'stat', stat, by, least: null },
  until: 'battle',
  ...set,
});

/** Nobody sees farther than this. */
export const lastingSight = (inches: number, set: Partial<Lasting> = {}): Lasting => ({
  id: `sight${inches}`,
  source: ROW,
  on: { kind: 'battle' },
  change: { op: 'sight', inches },
  until: 'battle',
  ...set,
});

/** An environment in force. */
export const lastingEnvironment = (tag: string, set: Partial<Lasting> = {}): Lasting => ({
  id: `environment.${tag}`,
  source: { kind: 'environment', id: tag, name: tag },
  on: { kind: 'battle' },
  change: { op: 'told' },
  until: 'battle',
  ...set,
});

/** By the rules of ACOLYTE, where this lasts. */
export const fieldWith = (...lasting: Lasting[]): Field => ({ rules: acolyteRules, state: { lasting } });

/** What lasts and is on this operative alone. */
export const lastingFor = ({ lasting }: Pick<BattleState, 'lasting'>, id: string): readonly Lasting[] =>
  lasting.filter(({ on }) => on.kind === 'operative' && on.operative === id);

/** It stays up although it has no wounds left, until its next activation is over. */
export const upright = (operative: string): Lasting => ({
  id: `upright.${operative}`,
  source: { kind: 'card', id: 'krieg-doctrine', name: 'Doctrine of Krieg' },
  on: { kind: 'operative', operative },
  change: { op: 'injured', is: true },
  until: 'nextActivation',
});
