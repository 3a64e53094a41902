import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';
import { act, activate, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, knife, pim, rifle, vex } from '../../../support/duel.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const step: Command = { type: 'carryOut', count: 1 };
const beast = (set: Partial<Operative> = {}): Operative => cultist({ behaviour: 'beast', weapons: [knife()], ...set });
const marksman = cultist({ behaviour: 'marksman', weapons: [rifle()] });

/** Suspicious, and about to think; a noise was heard unless it says otherwise. */
const suspicious = (enemy: Operative, noise: string | null = 'Vex'): Play =>
  play(battleOf([vex(), pim(), enemy], { turn: 'enemy', alert: 1 })).does({
    type: 'setNpo',
    choice: { tables, table: 'acolyte', alert: true, noise },
  });
const acts = (enemy: Operative, noise?: string | null): Play =>
  suspicious(enemy, noise).does({ type: 'enemyActivates', operative: null });
const planned = (at: Play) => ({
  order: at.midway.npo?.turn?.plan?.order,
  rows: at.midway.npo?.turn?.plan?.steps.map(({ row }) => row),
});

describe('an enemy at Alert 1', () => {
  it('[C18 search-guard] should guard on Engage once it has searched, until the next turning point', () => {
    const decided = acts(beast());
    expect(planned(decided)).toEqual({ order: 'engage', rows: ['search', 'search-guard'] });
    const searched = decided.does(step);
    expect(planned(searched).rows).toEqual(['search-guard']);
    const watches = searched.does(step);
    expect(watches.told('enemyRowBarred')).toEqual([]);
    // The book lets its tables do it: nothing is done against it.
    expect(watches.told('overridden')).toEqual([]);
    expect(watches.operative('cultist')).toMatchObject({ guard: true, order: 'engage', readiness: 'expended' });
    const asked = watches.does(activate('vex')).does(act('charge', { targets: ['cultist'] }));
    expect(asked.options).toEqual(['cultist', 'pass']);
    expect(asked.answers('cultist').midway.npo?.turn?.plan?.steps).toMatchObject([{ action: 'fight', target: 'vex' }]);
  });

  it('[C18 search-guard] should guard after its patrol where nothing was heard', () => {
    expect(planned(acts(beast(), null))).toEqual({ order: 'engage', rows: ['search-patrol', 'search-guard'] });
  });

  it('[C18 search-guard] should only search with one action point', () => {
    const searched = acts(beast({ apl: 1 })).does(step);
    expect(searched.operative('cultist')).toMatchObject({ guard: false, readiness: 'expended' });
  });

  it('[C18 search-guard] should not guard on Conceal: it searches and waits', () => {
    const decided = acts(marksman);
    expect(planned(decided)).toEqual({ order: 'conceal', rows: ['search'] });
    expect(decided.does(step).operative('cultist')).toMatchObject({ guard: false, readiness: 'expended' });
  });

  it('[C18 search-guard] should guard when people activated it on Engage and gave it back', () => {
    const back = suspicious(marksman)
      .does({ type: 'enemyActivates', operative: null })
      .does({ type: 'takeEnemy', hand: true })
      .does({ type: 'correct', correction: { what: 'order', operative: 'cultist', order: 'engage' } })
      .does({ type: 'takeEnemy', hand: false });
    expect(planned(back)).toEqual({ order: 'engage', rows: ['search', 'search-guard'] });
  });
});
