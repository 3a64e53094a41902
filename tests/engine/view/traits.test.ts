import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import { viewOf } from '../../../src/engine/systems/battle.ts';
import { activate, play } from '../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../support/duel.ts';
import { withCp } from '../../support/sides.ts';
import { handUse, traitWith, uses } from '../../support/traits.ts';

const medkit = traitWith('medkit', { use: handUse({ ap: 1, times: 2 }) });
const planned = traitWith('planned', { source: 'ploy', use: handUse({ cp: 1, during: 'strategy' }) });
const scout = traitWith('scout', { use: handUse({ during: 'strategy', times: 1 }) });
const power = traitWith('power', { source: 'power', use: handUse({ test: true }) });
const iron = traitWith('iron');

const acts = (me: Operative): BattleState =>
  play(battleOf([me, pim(), cultist()], withCp(3))).does(activate('vex')).state;

describe('what an operative can use', () => {
  it('should come with its price, uses left and reason', () => {
    const me = vex({ traits: [medkit, iron] });
    const { usable, always } = viewOf(acts(me)).traits;
    expect(usable(me)).toMatchObject([
      { trait: { id: 'medkit' }, price: { ap: 1, cp: 0 }, left: 2, needs: null, reason: null, isNote: true },
    ]);
    expect(always(me)).toEqual([iron]);
  });

  it('should be counted down, and stopped by AP', () => {
    const state = play(acts(vex({ traits: [medkit] })))
      .does(uses('vex', 'medkit'))
      .does(uses('vex', 'medkit')).state;
    const { traits, table } = viewOf(state);
    expect(traits.usable(table.operative('vex'))).toMatchObject([{ left: 0, reason: { code: 'traitUsedUp' } }]);
  });

  it('should have what is possible now first, and strategic ploys in their own place', () => {
    const costly = traitWith('costly', { use: handUse({ cp: 9 }) });
    const me = vex({ traits: [costly, medkit, planned] });
    const { usable, byHand } = viewOf(acts(me)).traits;
    expect(usable(me).map(({ trait }) => trait.id)).toEqual(['medkit', 'costly']);
    expect(byHand(me).map(({ trait }) => trait.id)).toEqual(['costly', 'medkit', 'planned']);
  });

  it('should say from which face a power works, never from a 1', () => {
    const needs = (...traits: NonNullable<Operative['traits']>) => {
      const me = vex({ traits: [power, ...traits] });
      return viewOf(acts(me)).traits.usable(me)[0]?.needs;
    };
    const gifted = traitWith('gifted', { modifiers: [{ op: 'psychicTest', by: 3 }] });
    expect([needs(), needs(gifted)]).toEqual([4, 2]);
  });
});

describe('what is used before the firefight', () => {
  const strategic = (operatives: readonly Operative[], set: Partial<BattleState> = {}) =>
    viewOf(
      battleOf([...operatives, cultist({ traits: [planned] })], { phase: 'strategy', ...withCp(1), ...set }),
    ).traits.strategic.map(({ operative, trait, reason }) => [operative.id, trait.id, reason?.code ?? null]);

  it('should be each ploy once, by the first who can use it, and the rest by each who has it', () => {
    expect(strategic([vex({ traits: [planned, scout] }), pim({ traits: [scout, planned] })])).toEqual([
      ['vex', 'planned', null],
      ['vex', 'scout', null],
      ['pim', 'scout', null],
    ]);
    expect(strategic([vex({ down: true, traits: [planned] }), pim({ traits: [planned] })])).toEqual([
      ['pim', 'planned', null],
    ]);
  });

  it('should be told with its reason where nobody can', () => {
    expect(strategic([vex({ traits: [planned] })], withCp(0))).toEqual([['vex', 'planned', 'notEnoughCp']]);
  });
});
