import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { evolve } from '../../../support/fold.ts';
import { soundTurn } from '../../../../src/engine/plugins/npo/soundTurn.ts';
import { type EnemyTurn, noNpo, type NpoChoice, npoState } from '../../../../src/engine/plugins/npo/state.ts';
import { targetsOf } from '../../../../src/engine/plugins/npo/view.ts';
import type { BattleEvent } from '../../../../src/engine/family/killteam/model/event.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { behaviourTable } from '../../../../src/engine/behaviour/killTeam/table.ts';
import type { Answer, TableLook } from '../../../../src/engine/log/request.ts';
import { act, activate, END, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, countedRifle, cultist, knife, pim, rifle, shots, thug, vex } from '../../../support/duel.ts';
import { lastingEnvironment, lastingSight, lastingStat } from '../../../support/lasting.ts';
import { settingsWith } from '../../../support/battleState.ts';
import { shippedTable, TABLES } from '../../behaviour/support.ts';

const tables = Object.fromEntries(TABLES.map((id) => [id, shippedTable(id)]));
const ENEMY: Command = { type: 'enemyActivates', operative: null };
const CULTIST: Command = { type: 'enemyActivates', operative: 'cultist' };
const COULD_NOT: Command = { type: 'couldNot' };
const done = (count = 9): Command => ({ type: 'carryOut', count });
const look = (told: TableLook): Answer => ({ kind: 'look', look: told });
const sees = (...seen: readonly string[]): Answer => look({ kind: 'sight', seen, inCover: [], obscured: [] });
const first = (id: string | null): Answer => look({ kind: 'first', first: id });

const marksman = (set: Partial<Operative> = {}): Operative =>
  cultist({ weapons: [rifle(), knife({ damage: { normal: 2, critical: 3 } })], ...set });
const brawler = (set: Partial<Operative> = {}): Operative => cultist({ weapons: [knife()], ...set });

const enemysTurn = (
  operatives: readonly Operative[],
  table: string,
  { choice = {}, ...set }: Partial<BattleState> & { choice?: NpoChoice } = {},
): Play =>
  play(battleOf(operatives, { turn: 'enemy', ...set })).does({ type: 'setNpo', choice: { tables, table, ...choice } });

const steps = (at: Play) => at.midway.npo?.turn?.plan?.steps.map(({ action, target }) => [action, target]) ?? null;
const facts = (at: Play) => (at.midway.npo?.told ?? []).map(({ target, fact, is }) => [target, fact, is]);
const knows = (at: Play, fact: string): boolean => facts(at).some(([, known]) => known === fact);

describe('what could not be done', () => {
  it('should leave the attack of a guard alone', () => {
    const guarded = enemysTurn([vex({ order: 'engage', guard: true }), marksman()], 'marksman')
      .does(ENEMY)
      .answers(sees())
      .answers(sees())
      .does(done(1))
      .answers('vex');
    expect(guarded.midway.interrupt).not.toBeNull();
    expect(guarded.refuses(done()).code).toBe('requestPending');
    const shot = guarded.does(shoot('cultist'));
    expect(shot.refuses(COULD_NOT).code).toBe('requestPending');
  });

  it('should take whom a begun fight cannot reach out of the control range, and not plan the same again', () => {
    const fighting = enemysTurn([vex(), brawler()], 'brawler', { engagement: [['vex', 'cultist']] })
      .does(ENEMY)
      .does(done());
    const not = fighting.does(COULD_NOT);
    expect(not.midway.engagement).toEqual([]);
    expect(not.midway.activation).toMatchObject({ spent: 0, done: [] });
    expect(not.question).toMatchObject({ question: 'reach' });
  });
});

describe('an enemy that has been chosen', () => {
  it('should be let go when another acts', () => {
    const chosen = enemysTurn([vex(), marksman(), thug()], 'marksman').does(CULTIST).answers(sees('vex'));
    expect(chosen.midway.npo?.turn?.enemy).toBe('cultist');
    expect(chosen.does(activate('thug')).midway.npo?.turn).toBeNull();
    expect(chosen.does(activate('cultist')).midway.npo?.turn?.enemy).toBe('cultist');
  });

  it('should be standing, also when its group goes on', () => {
    const set = { abilities: ['groupActivation'] as Operative['abilities'], card: 'zombie' };
    const offered = enemysTurn(
      [vex(), brawler(set), thug({ ...set, down: true }), { ...thug(), id: 'other' }],
      'brawler',
      {
        group: { side: 'enemy', operatives: ['thug'] },
      },
    );
    expect(offered.refuses(ENEMY).code).toBe('notReady');
  });

  it('should go on by itself with what was told of the place it moved to', () => {
    const either = { any: [{ fact: 'atTargetLocation' }, { not: { fact: 'atTargetLocation' } }] };
    const table = {
      id: 'odd',
      name: 'Odd',
      order: 'always',
      rows: [
        { id: 'shoot', if: either, do: 'shoot' },
        { id: 'back', where: { cover: 'no', wishes: ['target'] }, do: 'fallBack' },
      ],
      provenance: 'user',
    };
    const back = enemysTurn([vex(), marksman({ apl: 3 })], 'odd', {
      engagement: [['vex', 'cultist']],
      choice: { tables: { odd: table } },
    })
      .does(ENEMY)
      .answers(sees('vex'));
    expect(steps(back)).toEqual([['fallBack', 'vex']]);
    const moved = back.does(done());
    expect(moved.pending).toBeNull();
    expect(moved.midway.tasks).toEqual([]);
    expect(steps(moved)).toEqual([['shoot', 'vex']]);
  });

  it('should not be told to reload what it cannot', () => {
    const empty = { weapons: [countedRifle(), knife({ damage: { normal: 2, critical: 3 } })], ammo: shots(0) };
    const settings = settingsWith({
      readings: { retinueAlwaysFirst: false, guardLiteral: false, enemyAmmo: true },
    });
    const plans = (set: Partial<Operative>) => {
      const at = enemysTurn([vex(), cultist({ ...empty, ...set })], 'acolyte', { settings }).does(ENEMY);
      return JSON.stringify(at.pending === null ? steps(at) : steps(at.answers(look({ kind: 'dontKnow' }))));
    };
    expect(plans({})).toContain('reload');
    expect(plans({ abilities: ['noReload'] })).not.toContain('reload');
  });
});

describe('what the table told', () => {
  const shooter = (set: Partial<Operative> = {}, state: Partial<BattleState> = {}): Play =>
    enemysTurn([vex(), pim({ order: 'conceal' }), marksman(set), thug()], 'marksman', state)
      .does(CULTIST)
      .answers(sees('vex'));

  it('should be forgotten with an order that is set by hand', () => {
    const set = (order: 'engage' | 'conceal') =>
      facts(shooter().does({ type: 'correct', correction: { what: 'order', operative: 'pim', order } }));
    expect(facts(shooter())).toContainEqual(['pim', 'validTarget', false]);
    expect(set('engage')).not.toContainEqual(['pim', 'validTarget', false]);
    expect(set('engage')).toContainEqual(['vex', 'validTarget', true]);
  });

  it('should be forgotten when the smoke comes or goes', () => {
    const { midway } = shooter();
    const after = (event: BattleEvent, before = midway) => evolve(before, event).npo?.told;
    const kept = midway.npo?.told;
    expect(after({ type: 'worldChanged', set: { spawned: 1 } })).toEqual(kept);
    const dim = lastingSight(8);
    expect(after({ type: 'lastingBegan', lasting: dim })).toEqual([]);
    const lifted = { type: 'lastingEnded', lasting: dim.id, source: dim.source } as const;
    expect(after(lifted, { ...midway, lasting: [dim] })).toEqual([]);
    const worse = lastingStat('vex', 'hit', -1);
    expect(after({ type: 'lastingBegan', lasting: worse })).toEqual(kept);
    const smoke: BattleState = { ...midway, lasting: [lastingEnvironment('smoke', { until: 'turningPoint' })] };
    const over = { type: 'turningPointEnded', number: 1 } as const;
    expect(evolve(smoke, over).npo?.told).toEqual([]);
    expect(evolve(midway, over).npo?.told).toEqual(midway.npo?.told);
  });

  it('should be forgotten of a place that is named anew', () => {
    const asked = enemysTurn([vex(), marksman()], 'acolyte', {
      choice: { targetLocation: 'gate', missionAction: 'burn' },
    });
    const said = ['atTargetLocation', 'missionActionHere'].map((fact) => ({
      enemy: 'cultist',
      target: null,
      fact,
      is: true,
    }));
    const state = evolve(asked.midway, { type: 'enemyTold', facts: said, nearest: [], asked: false });
    const after = (choice: NpoChoice) =>
      evolve(state, { type: 'npoSet', choice, startDv: 0 }).npo?.told.map(({ fact }) => fact);
    expect(after({ alert: true })).toEqual(['atTargetLocation', 'missionActionHere']);
    expect(after({ targetLocation: 'altar' })).toEqual([]);
    expect(after({ missionAction: null })).toEqual([]);
  });

  it('should not hold in a counteraction, nor after it, as far as it hangs on the length of a move', () => {
    const late = enemysTurn([vex(), pim(), brawler({ readiness: 'expended' })], 'brawler', {
      turn: 'retinue',
      choice: { counteract: true },
    })
      .does(activate('vex'))
      .does(END);
    const fact = { enemy: 'cultist', target: 'pim', fact: 'chargeReach', is: true };
    const told = late.does({ type: 'tellEnemy', enemy: 'cultist', facts: [fact], nearest: null });
    const asked = told.does(ENEMY);
    expect(asked.question).toMatchObject({ question: 'reach', inches: 2 });
    const decided = asked.answers(first(null));
    expect(knows(decided, 'chargeReach')).toBe(true);
    expect(knows(decided.does({ type: 'leaveEnemy' }), 'chargeReach')).toBe(false);
  });

  it('should be forgotten of whoever is up again', () => {
    const asked = enemysTurn([vex(), pim(), marksman()], 'marksman').does(CULTIST);
    const near = { enemy: 'cultist', first: 'pim', among: ['vex', 'pim'] };
    const state = evolve(asked.midway, { type: 'enemyTold', facts: [], nearest: [near], asked: false });
    const other = evolve(state, { type: 'incapacitated', operative: 'vex', by: null, slain: false, removed: false });
    expect(other.npo?.nearest).toEqual([near]);
    expect(evolve(other, { type: 'reanimated', operative: 'vex', wounds: 3 }).npo?.nearest).toEqual([]);
  });

  it('should come from its attacks too that somebody was seen', () => {
    const shot = shooter().midway;
    const again = evolve(
      { ...shot, npo: { ...(shot.npo ?? noNpo(0)), seen: false } },
      {
        type: 'enemyPlanned',
        operative: 'cultist',
        plan: shot.npo?.turn?.plan ?? null,
      },
    );
    expect(shot.npo?.turn?.plan?.steps[0]?.action).toBe('shoot');
    expect(again.npo?.seen).toBe(true);
  });
});

it('should not test the morale of enemies that are all down', () => {
  const none = enemysTurn([vex({ readiness: 'expended' }), marksman({ dv: 1, down: true })], 'acolyte', {
    phase: 'turningPointOver',
    choice: { morale: true },
  })
    .does({ type: 'nextTurningPoint' })
    .answers([6]);
  expect(none.pending).toBeNull();
});

describe('a battle that was edited by hand', () => {
  const turn = {
    enemy: 'cultist',
    why: [{ by: 'lot', left: ['cultist'] }],
    asked: 0,
    barred: [],
    plan: {
      order: 'engage',
      steps: [{ row: 'shoot', action: 'shoot', target: 'vex', wish: null, inches: null }],
      trace: [{ row: 'shoot', why: 'done', what: 'shoot', is: true, from: [], to: ['vex'] }],
    },
    hand: false,
  };
  const sound = (wrong: object): EnemyTurn => {
    const { turn: read } = npoState.parse({ ...noNpo(1), turn: { ...turn, ...wrong } });
    if (read === null) throw new Error('no turn');
    return soundTurn(read);
  };

  it('should have no plan when its plan is none', () => {
    expect(sound({})).toEqual(turn);
    const { plan } = turn;
    const [step] = plan.steps;
    for (const wrong of [
      { why: undefined },
      { plan: { ...plan, trace: undefined } },
      { plan: { ...plan, order: 'run' } },
      { plan: { ...plan, steps: [{ ...step, action: 'fly' }] } },
      { plan: { ...plan, steps: [{ ...step, target: 7 }] } },
      { plan: { ...plan, steps: [{ ...step, wish: 'gold' }] } },
      { plan: { ...plan, trace: [{ ...plan.trace[0], why: 'so' }] } },
    ])
      expect(sound(wrong), JSON.stringify(wrong)).toMatchObject({ plan: null, why: [] });
  });

  it('should think again in place of a plan that is none', () => {
    const { midway } = enemysTurn([vex(), marksman()], 'marksman');
    const plan = { ...turn.plan, steps: [{ ...turn.plan.steps[0], action: 'fly' }] };
    const edited = play({ ...midway, npo: npoState.parse({ ...midway.npo, turn: { ...turn, plan } }) });
    expect(edited.refuses(done()).code).toBe('requestPending');
    expect(edited.does({ type: 'takeEnemy', hand: false }).question).toMatchObject({ question: 'sight' });
  });

  it('should do nothing by a table that is nested without end', () => {
    let deep: unknown = { fact: 'engaged' };
    for (let level = 0; level < 6000; level += 1) deep = { not: deep };
    const table = {
      id: 'deep',
      name: 'Deep',
      order: 'attacks',
      rows: [{ id: 'dash', if: deep, do: 'dash' }],
      provenance: 'user',
    };
    expect(behaviourTable.safeParse(table).success).toBe(false);
  });

  it('should ask about thirty of forty', () => {
    const many = Array.from({ length: 40 }, (_, index) => vex({ id: `vex-${index}` }));
    const asked = enemysTurn([...many, marksman()], 'marksman').does(ENEMY);
    expect(targetsOf(asked.midway)).toHaveLength(30);
    expect(asked.question).toMatchObject({ candidates: { length: 30 } });
    expect(steps(asked.answers(sees('vex-29')))).toEqual([['shoot', 'vex-29']]);
  });

  it('should refuse a shot at nobody', () => {
    const { midway } = enemysTurn([vex(), marksman()], 'marksman');
    const plan = { ...turn.plan, steps: [{ ...turn.plan.steps[0], target: null }] };
    const state: BattleState = { ...midway, npo: npoState.parse({ ...midway.npo, turn: { ...turn, plan } }) };
    expect(play(state).refuses(done()).code).toBe('unknownOperative');
  });
});

it('should not take another action for the one of the mission', () => {
  const set = enemysTurn([vex(), marksman()], 'marksman');
  const plan = {
    order: 'engage' as const,
    steps: [
      { row: 'm', action: 'mission' as const, target: null, wish: null, inches: null },
      { row: 'd', action: 'dash' as const, target: null, wish: null, inches: 3 },
    ],
    trace: [],
  };
  const chosen = evolve(set.midway, { type: 'enemyChosen', operative: 'cultist', why: [] });
  const state = evolve(chosen, { type: 'enemyPlanned', operative: 'cultist', plan });
  const dashed = play(state).does(activate('cultist')).does(act('reposition'));
  expect(JSON.stringify(steps(dashed))).not.toBe(JSON.stringify([['dash', null]]));
});
