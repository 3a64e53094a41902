import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Script } from '../../../../src/engine/plugins/scenario/script.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import { activate, END, play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { hookAt, scripted, searchTable } from '../../../support/scripted.ts';

const count: EffectStep = { op: 'counter', counter: 'found', by: 1 };
const roll: EffectStep = { op: 'roll', table: 'search-table' };
const begin: Command = { type: 'startBattle' };
const found = ({ counters }: BattleState): number => counters['found'] ?? 0;

describe('hooks of one moment', () => {
  it('should wait for the table that the hook before them rolls', () => {
    const hooks = [
      hookAt('battleStart', [roll], { id: 'first' }),
      hookAt('battleStart', [count], { id: 'second', if: { is: 'counter', counter: 'found', least: 2 } }),
    ];
    const state = battleOf([vex(), cultist()], {
      mission: scripted({ hooks }),
      tables: { 'search-table': searchTable },
      phase: 'setUp',
      turningPoint: 0,
      initiative: null,
    });
    const at = play(state).does(begin).answers([6], [6]);
    expect(at.told('hookFired').map(({ hook }) => hook)).toEqual(['first', 'second']);
    expect(found(at.state)).toBe(3);
  });

  it('should fire before the table of the events is rolled', () => {
    const hooks = [hookAt('readyStep', [count], { id: 'ready' })];
    const state = battleOf([vex(), cultist()], {
      mission: scripted({ hooks }),
      phase: 'setUp',
      turningPoint: 0,
      initiative: null,
    });
    expect(found(play(state).does(begin).answers([6]).state)).toBe(1);
  });
});

describe('a hook at the end of the last turning point', () => {
  const more: EffectStep = { op: 'turningPoints', by: 1 };
  const last = (effects: readonly EffectStep[]) =>
    play(
      battleOf([vex(), cultist({ readiness: 'expended' })], {
        mission: scripted({ hooks: [hookAt('turningPointEnd', effects, { once: true })] }),
        turningPoints: 1,
      }),
    )
      .does(activate('vex'))
      .does(END);

  it('should let the battle go on when it adds one', () => {
    const { state } = last([more]);
    expect([state.turningPoints, state.result]).toEqual([2, null]);
  });

  it('should leave it over when it adds none', () => {
    expect(last([{ op: 'turningPoints', by: 0 }]).state.result?.reason).toBe('turningPointLimit');
  });
});

describe('hooks that fire often', () => {
  it('should go on in a long battle', () => {
    const mission = scripted({ hooks: [hookAt('activationEnd', [count])] });
    const state = battleOf([vex(), pim(), cultist({ readiness: 'expended' })], {
      mission: { ...mission, counters: [{ id: 'found', name: 'Found', max: 999 }] },
      turningPoint: 6,
      counters: { found: 70 },
      scenario: {
        settled: {},
        revealed: [],
        told: [],
        acted: [],
        fired: { hook: 70 },
        due: [],
        drawn: {},
        goesOn: false,
      },
    });
    expect(found(play(state).does(activate('vex')).does(END).state)).toBe(71);
  });

  it('should not bring down the battle when many of them trigger each other', () => {
    const effects: readonly EffectStep[] = [
      { op: 'wave', wave: 'more' },
      {
        op: 'damage',
        to: { who: 'each', side: 'enemy', filters: ['standing'] },
        amount: { count: 0, sides: 3, plus: 1 },
      },
    ];
    const hooks = [
      hookAt('activationEnd', effects, { id: 'spark', once: true }),
      ...Array.from({ length: 20 }, (_, at) => hookAt('incapacitated', effects, { id: `fire-${at}` })),
    ];
    const more = cultist({ wounds: 1, maxWounds: 1 });
    const waves: Script['waves'] = [
      { id: 'more', name: 'More', where: 'here', order: 'engage', dv: null, operatives: [more] },
    ];
    const at = play(
      battleOf([vex(), pim(), cultist({ readiness: 'expended' })], { mission: scripted({ hooks, waves }) }),
    )
      .does(activate('vex'))
      .does(END);
    expect(at.state.tasks).toEqual([]);
    expect(at.state.scenario?.due).toEqual([]);
    expect(at.does(activate('pim')).state.activation?.operative).toBe('pim');
  });
});
