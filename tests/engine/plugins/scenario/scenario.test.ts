import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { MOMENTS, type Script } from '../../../../src/engine/plugins/scenario/script.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { act, activate, END, OVERRIDE, play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, ENGAGED, pim, vex, vexActs } from '../../../support/duel.ts';
import { action, hookAt, objective, scripted, searchTable } from '../../../support/scripted.ts';

const search: Command = { type: 'actInScenario', action: 'search' };
const count: EffectStep = { op: 'counter', counter: 'found', by: 1 };
const retinue = { side: 'retinue', filters: ['standing'] } as const;
const found = (state: BattleState): number => state.counters['found'] ?? 0;

describe('actions of a scenario', () => {
  const mission = scripted({ actions: [action()] });

  it('should cost AP, be told as an Interact, and do what the scenario says', () => {
    const after = vexActs({ mission }).does(search);
    expect(found(after.state)).toBe(1);
    expect(after.state.activation?.spent).toBe(1);
    expect(after.told('actionPerformed')).toMatchObject([{ action: 'interact', ap: 1, note: 'Search' }]);
    expect(after.state.scenario?.acted).toEqual([
      { action: 'search', operative: 'vex', turningPoint: 1, activation: 1 },
    ]);
  });

  it('should be done once an activation, again in the next', () => {
    const first = vexActs({ mission, me: { apl: 3 } }).does(search);
    expect(first.refuses(search).code).toBe('scenarioUsedUp');
    const next = play({ ...first.does(END).state, turn: 'retinue' }).state;
    const ready = next.operatives.map((each) => ({ ...each, readiness: 'ready' as const }));
    expect(
      found(
        play({ ...next, operatives: ready })
          .does(activate('vex'))
          .does(search).state,
      ),
    ).toBe(2);
  });

  it.each([
    ['turningPoint', 'scenarioUsedUp'],
    ['battle', 'scenarioUsedUp'],
    ['operative', null],
  ] as const)('should be done once per %s', (once, code) => {
    const battle = battleOf([vex(), pim(), cultist({ readiness: 'expended' })], {
      mission: scripted({ actions: [action({ once })] }),
    });
    const second = play(battle).does(activate('vex')).does(search).does(END).does(activate('pim'));
    if (code !== null) expect(second.refuses(search).code).toBe(code);
    else expect(found(second.does(search).state)).toBe(2);
  });

  it.each([
    ['times', { actions: [action({ times: 0 })] }, 'scenarioUsedUp'],
    ['its condition', { actions: [action({ if: { is: 'tick', tick: 'won' } })] }, 'scenarioNotYet'],
    ['a keyword', { actions: [action({ keyword: 'PSYKER' })] }, 'cannotByCard'],
  ] as const)('should be stopped by %s, unless the table says otherwise', (_, set, code) => {
    const at = vexActs({ mission: scripted({ ...set, actions: [...set.actions] }) });
    expect(at.refuses(search).code).toBe(code);
    expect(found(at.does({ ...search, ...OVERRIDE }).state)).toBe(1);
  });

  it('should be stopped by enemies in control range, unless the scenario allows that', () => {
    expect(vexActs({ mission, ...ENGAGED }).refuses(search).code).toBe('inControlRange');
    const allowed = scripted({ actions: [action({ engaged: true })] });
    expect(found(vexActs({ mission: allowed, ...ENGAGED }).does(search).state)).toBe(1);
  });

  it('should roll on its table for whoever does it', () => {
    const at = vexActs({
      mission: scripted({ actions: [action({ table: 'search-table', effects: [] })] }),
      tables: { 'search-table': searchTable },
    }).does(search);
    expect(at.answers([3]).operative('vex').wounds).toBe(7);
    expect(found(at.answers([6]).state)).toBe(2);
  });

  it('should do what it does before its table is rolled', () => {
    const at = vexActs({
      mission: scripted({ actions: [action({ table: 'search-table' })] }),
      tables: { 'search-table': searchTable },
    }).does(search);
    expect(at.pending).toMatchObject({ kind: 'roll', purpose: 'table' });
    expect(at.told('counterSet')).toEqual([{ type: 'counterSet', counter: 'found', to: 1 }]);
    expect(found(at.answers([6]).state)).toBe(3);
  });

  it('should be unknown when the scenario has none of that name', () => {
    expect(vexActs({ mission }).refuses({ ...search, action: 'dance' }).code).toBe('unknownRule');
    expect(vexActs().refuses(search).code).toBe('unknownRule');
  });
});

/** From set-up to the end of the first turning point; Vex searches, then shoots the cultist down. */
function wholeTurningPoint(mission: BattleState['mission']) {
  const operatives = [vex({ apl: 3 }), cultist({ wounds: 1, maxWounds: 1 })];
  return play(battleOf(operatives, { mission, phase: 'setUp', turningPoint: 0, initiative: null }))
    .does({ type: 'startBattle' })
    .answers([6])
    .does({ type: 'startFirefight' })
    .does(activate('vex'))
    .does(search)
    .does(shoot())
    .answers([6, 6, 6, 6], [1, 1, 1], 'c0n0')
    .does(END);
}

describe('hooks of a scenario', () => {
  it.each(MOMENTS)('should fire at %s', (when) => {
    const mission = scripted({ actions: [action({ effects: [] })], hooks: [hookAt(when, [count])] });
    const at = wholeTurningPoint(mission);
    expect(at.told('hookFired')).toHaveLength(1);
    expect(found(at.state)).toBe(1);
  });

  it('should fire the start of the battle before initiative is rolled, and the Ready step before the event', () => {
    const hooks = [
      hookAt('eventStep', [count], { id: 'event' }),
      hookAt('readyStep', [count], { id: 'ready' }),
      hookAt('battleStart', [count], { id: 'start' }),
    ];
    const at = wholeTurningPoint(scripted({ actions: [action()], hooks }));
    expect(at.told('hookFired').map(({ hook }) => hook)).toEqual(['start', 'ready', 'event']);
    const order = at.events.map(({ type }) => type);
    expect(order.indexOf('hookFired')).toBeLessThan(order.indexOf('initiativeSet'));
  });

  it('should fire for its side, its action and its condition only', () => {
    const hooks = [
      hookAt('incapacitated', [count], { id: 'theirs', side: 'enemy' }),
      hookAt('incapacitated', [count], { id: 'ours', side: 'retinue' }),
      hookAt('acted', [count], { id: 'this', action: 'search' }),
      hookAt('acted', [count], { id: 'other', action: 'dig' }),
      hookAt('activationEnd', [count], { id: 'late', if: { is: 'turningPoint', least: 2 } }),
    ];
    const at = wholeTurningPoint(scripted({ actions: [action({ effects: [] })], hooks }));
    expect(at.told('hookFired').map(({ hook }) => hook)).toEqual(['this', 'theirs']);
  });

  it('should fire once when it is to, and know whom it is about', () => {
    const hit: EffectStep = {
      op: 'damage',
      to: { who: 'this', side: 'any', filters: [] },
      amount: { count: 0, sides: 3, plus: 1 },
    };
    const mission = scripted({ hooks: [hookAt('activationEnd', [hit], { once: true })] });
    const at = play(battleOf([vex(), pim(), cultist({ readiness: 'expended' })], { mission }))
      .does(activate('pim'))
      .does(END)
      .does(activate('vex'))
      .does(END);
    expect(at.told('hookFired')).toHaveLength(1);
    expect(at.operative('pim').wounds).toBe(7);
    expect(at.operative('vex').wounds).toBe(8);
  });

  it('should not go on without end when it triggers itself', () => {
    const hooks = [
      hookAt('incapacitated', [
        { op: 'wave', wave: 'more' },
        {
          op: 'damage',
          to: { who: 'each', side: 'enemy', filters: ['standing'] },
          amount: { count: 0, sides: 3, plus: 1 },
        },
      ]),
    ];
    const more = cultist({ wounds: 1, maxWounds: 1 });
    const waves: Script['waves'] = [
      { id: 'more', name: 'More', where: 'here', order: 'engage', dv: null, operatives: [more] },
    ];
    const mission = scripted({ actions: [action()], hooks, waves });
    const at = wholeTurningPoint(mission);
    expect(at.told('hookFired')).toHaveLength(50);
  });
});

describe('objectives of a scenario', () => {
  const two = { is: 'counter', counter: 'found', least: 2 } as const;
  const one = { is: 'counter', counter: 'found', least: 1 } as const;

  it('should end the battle when all primary ones are done', () => {
    const objectives = [objective({ done: two }), objective({ id: 'also', done: one })];
    const mission = scripted({ actions: [action({ once: 'operative' })], objectives });
    const first = vexActs({ mission }).does(search);
    expect(first.state.scenario?.settled).toEqual({ also: 'done' });
    expect(first.state.result).toBeNull();
    const counted = first.does({ type: 'setCounter', counter: 'found', to: 2 });
    expect(counted.state.result?.reason).toBe('primaryDone');
    const on = counted.does({ type: 'goOn' });
    expect(on.state.result).toBeNull();
    expect(on.does(act('dash')).state.result).toBeNull();
  });

  it('should end it as failed when one has failed', () => {
    const mission = scripted({ objectives: [objective({ failed: one }), objective({ id: 'also', done: two })] });
    expect(vexActs({ mission }).does({ type: 'setCounter', counter: 'found', to: 1 }).state.result?.reason).toBe(
      'primaryFailed',
    );
  });

  it('should settle a secondary one without an end, and reveal a secret one', () => {
    const mission = scripted({
      objectives: [
        objective({ id: 'side', kind: 'secondary', done: one }),
        objective({ id: 'hush', kind: 'secret', reveal: one }),
      ],
    });
    const at = vexActs({ mission }).does({ type: 'setCounter', counter: 'found', to: 1 });
    expect(at.state.scenario).toMatchObject({ settled: { side: 'done' }, revealed: ['hush'] });
    expect(at.state.result).toBeNull();
  });

  it('should stand as the table says', () => {
    const mission = scripted({ objectives: [objective({ done: one })] });
    const at = vexActs({ mission });
    expect(at.does({ type: 'settleObjective', objective: 'main', how: 'done' }).state.result?.reason).toBe(
      'primaryDone',
    );
    const open = at
      .does({ type: 'setCounter', counter: 'found', to: 1 })
      .does({ type: 'goOn' })
      .does({ type: 'settleObjective', objective: 'main', how: 'open' });
    expect(open.state.scenario?.settled).toEqual({ main: 'open' });
    expect(at.refuses({ type: 'settleObjective', objective: 'none', how: 'done' }).code).toBe('unknownObjective');
  });

  it('should be shown and told by the master', () => {
    const mission = scripted({ objectives: [objective({ kind: 'secret' })] });
    const shown = vexActs({ mission }).does({ type: 'revealObjective', objective: 'main' });
    expect(shown.state.scenario?.revealed).toEqual(['main']);
    expect(shown.does({ type: 'revealObjective', objective: 'main' }).state.scenario?.revealed).toEqual(['main']);
    expect(shown.does({ type: 'tellPassage', passage: 'door' }).state.scenario?.told).toEqual(['door']);
    expect(shown.refuses({ type: 'tellPassage', passage: 'none' }).code).toBe('unknownObjective');
    expect(shown.refuses({ type: 'revealObjective', objective: 'none' }).code).toBe('unknownObjective');
  });
});

describe('effects of a scenario', () => {
  const after = (effects: readonly EffectStep[], set: Partial<BattleState> = {}) =>
    vexActs({
      mission: scripted({
        actions: [action({ effects: [...effects] })],
        objectives: [objective({ id: 'hush', kind: 'secret' })],
        waves: [
          { id: 'dv', name: 'Rolled', where: 'far edge', order: 'engage', dv: 1, operatives: [] },
          {
            id: 'hand',
            name: 'Chosen',
            where: 'far edge',
            order: 'engage',
            dv: null,
            operatives: [cultist(), cultist()],
          },
        ],
      }),
      ...set,
    }).does(search);

  it('should count within the bounds of the counter', () => {
    expect(found(after([{ op: 'counter', counter: 'found', by: 9 }]).state)).toBe(5);
    expect(found(after([{ op: 'counter', counter: 'found', by: -9 }]).state)).toBe(0);
    expect(after([{ op: 'counter', counter: 'unheard', by: 1 }]).told('counterSet')).toEqual([]);
  });

  it('should tick, and end the battle by a tick that does', () => {
    expect(after([{ op: 'tick', tick: 'won', on: true }]).state.result?.reason).toBe('primaryDone');
    expect(after([{ op: 'tick', tick: 'lost', on: true }]).state.result?.reason).toBe('primaryFailed');
    expect(after([{ op: 'tick', tick: 'unheard', on: true }]).state.result).toBeNull();
  });

  it('should read aloud, reveal, roll, and give experience', () => {
    expect(after([{ op: 'tell', passage: 'door' }]).told('passageTold')).toEqual([
      { type: 'passageTold', passage: 'door', title: 'The door' },
    ]);
    expect(after([{ op: 'reveal', objective: 'hush' }]).state.scenario?.revealed).toEqual(['hush']);
    const rolled = after([{ op: 'roll', table: 'search-table' }], { tables: { 'search-table': searchTable } });
    expect(found(rolled.answers([6]).state)).toBe(2);
    const xp = after([{ op: 'xp', to: { who: 'this', ...retinue, filters: [] }, by: 2 }]);
    expect(xp.told('effectNoted')).toMatchObject([{ op: 'xp', params: { operative: 'vex', count: 2 } }]);
  });

  it('should bring those of a wave, chosen or rolled', () => {
    const chosen = after([{ op: 'wave', wave: 'hand' }]);
    expect(chosen.state.operatives.map(({ id }) => id)).toHaveLength(4);
    expect(chosen.told('effectNoted')).toMatchObject([{ op: 'spawn', params: { where: 'far edge' } }]);
    const spawnRows = [{ from: 1, to: 20, dv: 1, max: null, options: [cultist()] }];
    expect(
      after([{ op: 'wave', wave: 'dv' }], { spawnRows })
        .answers([7])
        .told('operativeAdded'),
    ).toHaveLength(1);
  });

  it('should set what enemies look at, when a table plays them', () => {
    const effects: readonly EffectStep[] = [
      { op: 'priority', to: { who: 'this', side: 'retinue', filters: [] } },
      { op: 'place', where: 'the engine' },
    ];
    expect(after(effects).state.npo).toBeUndefined();
    expect(after(effects, { npo: noNpo(1) }).state.npo).toMatchObject({
      priorityTarget: 'vex',
      targetLocation: 'the engine',
    });
  });
});
