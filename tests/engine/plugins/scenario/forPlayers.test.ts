import { describe, expect, it } from 'vitest';
import { forPlayers } from '../../../../src/engine/plugins/scenario/forPlayers.ts';
import { isHidden, isUnrevealed } from '../../../../src/engine/plugins/scenario/secret.ts';
import * as told from '../../../../src/words/secrets.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { activate, END, play } from '../../../support/decide.ts';
import { battleOf, cultist, pim, vex } from '../../../support/duel.ts';
import { smallSetup } from '../../../support/smallBattle.ts';
import { searchTable } from '../../../support/scripted.ts';
import { vault } from '../../../support/vault.ts';
import { present } from '../../../../src/engine/core/invariant.ts';
import { savedBattle } from '../../../../src/engine/systems/saved.ts';

const mission = { ...smallSetup().mission, ...vault };

/** One activation in: somebody has searched, the gate is open and told, suspicion grows. */
const begun = (set: Partial<BattleState> = {}): BattleState =>
  play(battleOf([vex(), pim(), cultist()], { mission, ...set }))
    .does(activate('vex'))
    .does({ type: 'actInScenario', action: 'search-wall' })
    .does(END).state;

const SECRETS = [
  'Leave nobody who saw you',
  'Suspicion',
  'suspicion',
  'behind the gate**',
  'A voice below',
  'Somebody hears',
  'The wall gives way',
  'The night guard',
  'Out with the seal',
  'warned',
  'search-table',
  'betrayed',
];

describe('a battle as its players may have it', () => {
  const state = begun({ tables: { [searchTable.id]: searchTable }, flags: ['betrayed'] });
  const withTable = {
    ...state,
    mission: {
      ...mission,
      script: { ...vault.script, actions: vault.script?.actions.map((each) => ({ ...each, table: 'search-table' })) },
    },
  } as BattleState;

  it('should hold nothing secret that the master has', () => {
    const whole = JSON.stringify(withTable);
    const text = JSON.stringify(forPlayers(withTable));
    for (const secret of SECRETS) {
      expect(whole).toContain(secret);
      expect(text).not.toContain(secret);
    }
  });

  it('should keep what players know: the briefing, what was told, how open objectives stand, what is counted', () => {
    const { mission: open, counters, ticks, scenario } = forPlayers(withTable);
    expect(open.script?.briefing).toBe(vault.script?.briefing);
    expect(open.script?.passages.map(({ id }) => id)).toEqual(['gate']);
    expect(open.script?.objectives.map(({ id }) => id)).toEqual(['seal', 'way-in']);
    expect([counters, ticks]).toEqual([{ parts: 1 }, { 'gate-open': true }]);
    expect(scenario).toMatchObject({ settled: { 'way-in': 'done' }, told: ['gate'], fired: {}, due: [], drawn: {} });
    expect(open.counters.map(({ id }) => id)).toEqual(['parts']);
  });

  it('should not hold a table that the script rolls on when a test of one die fails', () => {
    const step: EffectStep = {
      op: 'test',
      to: { who: 'each', side: 'retinue', filters: [] },
      upTo: 1,
      fail: { op: 'roll', table: searchTable.id },
    };
    const hooks = vault.script?.hooks.map((each) => ({ ...each, effects: [step] }));
    const tested = { ...state, mission: { ...mission, script: { ...vault.script, hooks } } } as BattleState;
    expect([tested, forPlayers(tested)].map(({ tables }) => Object.keys(present(tables, 'tables')))).toEqual([
      [searchTable.id],
      [],
    ]);
  });

  it('should keep what lies drawn of a deck that players draw from, and no other', () => {
    const drawn = { [searchTable.id]: [1, 2], events: [3] };
    const tables = { [searchTable.id]: searchTable, events: { ...searchTable, id: 'events' } };
    const stand = state.scenario;
    if (stand === undefined) throw new Error('no scenario');
    const open = forPlayers({ ...withTable, tables, eventTable: 'events', scenario: { ...stand, drawn } });
    expect(open.scenario?.drawn).toEqual({ events: [3] });
  });

  it('should show a secret objective once it is revealed', () => {
    const revealed = play(state).does({ type: 'revealObjective', objective: 'unseen' }).state;
    expect(forPlayers(revealed).mission.script?.objectives.map(({ id }) => id)).toContain('unseen');
  });

  it('should be a whole battle that goes on, with other dice', () => {
    const open = savedBattle().parse(forPlayers(state));
    expect(open.seed).not.toBe(state.seed);
    const next = play({ ...open, turn: 'retinue' })
      .does(activate('pim'))
      .does({ type: 'actInScenario', action: 'pass-gate' });
    expect(next.state.activation?.spent).toBe(1);
    expect(next.does(END).told('hookFired')).toEqual([]);
  });

  it('should leave a battle without a script as it is, and what the event table leads to', () => {
    const plain = smallSetup();
    expect(forPlayers(plain)).toBe(plain);
    const shared = { ...withTable, eventTable: 'search-table' };
    expect(Object.keys(present(forPlayers(shared).tables, 'tables'))).toEqual(['search-table']);
  });
});

describe('what players must not see', () => {
  const state = begun();

  it.each([
    ['suspicion', true],
    ['parts', false],
  ])('should be a hidden counter: %s', (id, hidden) => {
    expect([isHidden(state, id), told.isHidden({ battle: state }, id)]).toEqual([hidden, hidden]);
  });

  it.each([
    ['unseen', true],
    ['seal', false],
  ])('should be an objective that is not revealed: %s', (id, secret) => {
    expect([isUnrevealed(state, id), told.isUnrevealed({ battle: state }, id)]).toEqual([secret, secret]);
  });

  it('should be a hook that only moves what is hidden', () => {
    expect(told.isSilent({ battle: state }, 'somebody-hears')).toBe(true);
    expect(told.isSilent({ battle: state }, 'wall-gives-way')).toBe(false);
  });
});
