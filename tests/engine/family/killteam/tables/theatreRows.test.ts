import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../../src/engine/family/killteam/model/state.ts';
import { aplOf, moveOf } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { viewOf } from '../../../../../src/engine/systems/battle.ts';
import { noNpo } from '../../../../../src/engine/plugins/npo/state.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { act, activate, END, play, type Play, ticked } from '../../../../support/decide.ts';
import { countedRifle, cultist, knife, pim, shots, thug, vex } from '../../../../support/duel.ts';
import { carried, memberWith } from '../../../../support/fieldedMember.ts';
import { fieldedFrom } from '../../../../support/rowPlay.ts';
import { event, over } from '../../../../support/eventRows.ts';
import { cpOf } from '../../../../support/sides.ts';

const noted = (at: Play) => at.told('effectNoted').map(({ op, params }) => ({ op, ...params }));
const groups = (at: Play) =>
  at
    .told('taskOpened')
    .flatMap(({ task }) => (task.kind === 'spawn' ? [{ order: task.order, where: task.where }] : []));
const moves = (at: Play, id: string): number => moveOf(gameOf(at.midway), at.operative(id));
const apl = (at: Play, id: string): number => aplOf(gameOf(at.midway), at.operative(id));

/** Vex's gun has shots that are counted. */
const COUNTED: Partial<BattleState> = {
  operatives: [vex({ weapons: [countedRifle(), knife()], ammo: shots(6) }), pim(), cultist(), thug()],
};

describe('Power surge', () => {
  it('should tell that all doors shut, and nothing that lasts', () => {
    const surge = event('void-hulk-events', 'power-surge');
    expect(noted(surge)).toEqual([{ op: 'doors', state: 'shut' }]);
    expect(surge.state.lasting).toEqual([]);
  });
});

describe.each([
  ['void-hulk-events', 'vent-reinforcements', 'vent within 4" of a door'],
  ['frontline-events', 'enemy-reinforcements', 'entry-point'],
  ['underhive-events', 'enemy-reinforcements', 'entry-point'],
])('Enemy Reinforcements of %s', (table, row, where) => {
  it('should ask for a group on Conceal at its place', () => {
    expect(groups(event(table, row))).toEqual([{ order: 'conceal', where }]);
  });
});

describe('Counter-push', () => {
  it('should ask for a group on Engage at the far edge, and raise Alert to 3', () => {
    const pushed = event('frontline-events', 'counter-push', { alert: 0 });
    expect(groups(pushed)).toEqual([{ order: 'engage', where: 'far edge' }]);
    expect(pushed.state.alert).toBe(3);
  });
});

describe('Lights off', () => {
  it('should let nobody see farther than 6 inches, until the turning point is over', () => {
    const dark = event('void-hulk-events', 'lights-off');
    expect(dark.state.lasting).toMatchObject([{ on: { kind: 'battle' }, change: { op: 'sight', inches: 6 } }]);
    expect(viewOf(dark.state).lasting.onTable).toHaveLength(1);
    expect(over(dark).state.lasting).toEqual([]);
  });
});

describe.each([
  ['Sealed locker', 'void-hulk-events', 'sealed-locker'],
  ['A stash', 'underhive-events', 'stash'],
])('%s', (_name, table, row) => {
  it('should be for the one who is chosen, and noted where there is nothing to roll on', () => {
    const found = event(table, row);
    expect(found.options).toEqual(['vex', 'pim']);
    expect(noted(found.answers('pim'))).toEqual([{ op: 'loot', operative: 'pim', count: 1 }]);
  });
});

describe('Pressure loss', () => {
  it('should take 2 inches from everybody of the retinue and no enemy, until the turning point is over', () => {
    const lost = event('void-hulk-events', 'pressure-loss');
    expect([moves(lost, 'vex'), moves(lost, 'pim'), moves(lost, 'cultist')]).toEqual([4, 4, 6]);
    expect(moves(over(lost), 'vex')).toBe(6);
  });
});

describe('Pressure loss of whoever wears a void suit', () => {
  it('should take nothing from its wearer, and two inches from the others', () => {
    const suited = fieldedFrom(memberWith({ id: 'vex', armour: carried('void-suit') }));
    const lost = event('void-hulk-events', 'pressure-loss', { operatives: [suited, pim(), cultist(), thug()] });
    expect([moves(lost, 'vex'), moves(lost, 'pim')]).toEqual([6, 4]);
  });
});

describe('Lighting shells', () => {
  it('should leave nobody obscured, whatever the table says, until the turning point is over', () => {
    const lit = event('frontline-events', 'lighting-shells');
    expect(viewOf(lit.state).lasting.onTable).toMatchObject([{ source: { id: 'lighting-shells' } }]);
    const crit = (at: Play) =>
      at
        .does({ type: 'startFirefight' })
        .does(activate('vex'))
        .does({ type: 'shoot', weapon: 'rifle', target: 'cultist' })
        .does({ type: 'setFacts', facts: { obscured: true } })
        .answers([6, 1, 1, 1]).question.kind;
    expect(crit(lit)).toBe('roll');
    expect(crit(event('frontline-events', 'oppressive-silence'))).not.toBe('roll');
    expect(over(lit).state.lasting).toEqual([]);
  });
});

describe('Smoke drift', () => {
  it('should roll a D3 for how many markers smoke, and stand until the turning point is over', () => {
    const asked = event('frontline-events', 'smoke-drift');
    expect(asked.question).toMatchObject({ kind: 'roll', purpose: 'effect', count: 1, sides: 3 });
    const smoking = asked.answers([2]);
    expect(viewOf(smoking.state).lasting.onTable).toMatchObject([
      { source: { id: 'smoke-drift' }, change: { op: 'smoke', inches: 1 }, until: 'turningPoint' },
    ]);
    expect(noted(smoking)).toEqual([{ op: 'lasts', id: 'smoke-drift', name: 'Smoke drift', count: 2 }]);
    expect(over(smoking).state.lasting).toEqual([]);
  });

  it('should make void what enemies were told of whom they see, when it comes and when it goes', () => {
    const facts = [{ enemy: 'cultist', target: 'vex', fact: 'obscured', is: false }];
    const npo = { ...noNpo(0), told: facts };
    const asked = event('frontline-events', 'smoke-drift', { npo });
    expect(asked.midway.npo?.told).toEqual(facts);
    const smoking = asked.answers([1]);
    expect(smoking.state.npo?.told).toEqual([]);
    expect(over(play({ ...smoking.state, npo })).state.npo?.told).toEqual([]);
  });
});

describe('A stranger helps', () => {
  const helped = (): Play => event('underhive-events', 'stranger-helps').answers('pim');
  const allAct = (at: Play, ...more: readonly string[]): Play =>
    ['vex', 'cultist', 'pim', 'thug', ...more].reduce<Play>(
      (before, id) => before.does(activate(id, 'conceal')).does(END),
      at.does({ type: 'startFirefight' }),
    );

  it('should draw one of the retinue, and put a bystander with 3 wounds beside it, of the retinue and ready', () => {
    const drawn = event('underhive-events', 'stranger-helps');
    expect(drawn.options).toEqual(['vex', 'pim']);
    const at = drawn.answers('pim');
    expect(at.lastsOn('pim')).toMatchObject([{ source: { id: 'stranger-helps' }, until: 'turningPoint' }]);
    expect(at.operative('stranger-1')).toMatchObject({
      side: 'retinue',
      owner: 'p1',
      name: 'The stranger',
      wounds: 3,
      maxWounds: 3,
      save: 6,
      apl: 2,
      readiness: 'ready',
    });
    expect(noted(at)).toEqual([{ op: 'spawn', where: 'within 6" of whom it helps', dv: 0, joins: 1 }]);
  });

  it('should act like an auxiliary of the retinue in this turning point', () => {
    const acts = helped().does({ type: 'startFirefight' }).does(activate('stranger-1'));
    const moved = acts.does(act('reposition')).does(act('dash'));
    expect(moved.refuses(act('interact')).code).toBe('notEnoughAp');
    expect(moved.does(END).operative('stranger-1').readiness).toBe('expended');
  });

  it('should have left when the turning point is over, nobody having brought it down, and act no more', () => {
    const gone = allAct(helped(), 'stranger-1');
    expect(gone.operative('stranger-1')).toMatchObject({ removed: true, down: false, downedBy: null, wounds: 3 });
    expect(gone.told('left')).toMatchObject([{ operative: 'stranger-1' }]);
    expect(gone.state).toMatchObject({ phase: 'turningPointOver', lasting: [], result: null });
    const next = gone.does({ type: 'nextTurningPoint' }).answers([4]);
    expect(next.midway.operatives.filter(({ readiness, removed }) => readiness === 'ready' && !removed)).toHaveLength(
      4,
    );
  });

  it('should lie where it fell, and not leave', () => {
    const wounds = { what: 'wounds', operative: 'stranger-1', to: 0, credit: null } as const;
    const fallen = allAct(helped().does({ type: 'correct', correction: wounds }));
    expect(fallen.operative('stranger-1')).toMatchObject({ removed: false, down: true });
    expect(fallen.told('left')).toEqual([]);
  });
});

describe('Breach alarm', () => {
  it('should raise Alert to 3, and take the last turning point', () => {
    const alarm = event('void-hulk-events', 'breach-alarm', { turningPoints: 6, alert: 0 });
    expect(alarm.state).toMatchObject({ alert: 3, turningPoints: 5 });
  });
});

describe('Spent guns', () => {
  it('should take two shots from a gun of the retinue, never below none', () => {
    const spent = event('frontline-events', 'spent-guns', COUNTED);
    expect(spent.operative('vex').ammo['rifle']?.left).toBe(4);
  });
});

describe('Runner with orders', () => {
  it('should give 1 CP, and the retinue the initiative of the next turning point', () => {
    const plain = cpOf(event('frontline-events', 'oppressive-silence').state);
    const told = event('frontline-events', 'runner-with-orders');
    expect(cpOf(told.state)).toBe(plain + 1);
    expect(told.state.nextInitiative).toBe('retinue');
    const next = over(told).does({ type: 'nextTurningPoint' });
    expect(next.midway).toMatchObject({ initiative: 'retinue', nextInitiative: null });
  });
});

describe('A rat-run', () => {
  it('should tell of a free Reposition of the one who is chosen', () => {
    const run = event('underhive-events', 'rat-run');
    expect(run.options).toEqual(['vex', 'pim']);
    expect(noted(run.answers('pim'))).toEqual([{ op: 'free', action: 'reposition', operative: 'pim' }]);
  });
});

describe('Gas pocket', () => {
  it('should cost a wound on 1-3 whom the table says is inside, on either side, and nobody afterwards', () => {
    const gas = event('underhive-events', 'gas-pocket');
    expect(gas.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 3 });
    const hurt = gas.answers(ticked('vex', 'cultist'), [3], [4]);
    expect([hurt.operative('vex').wounds, hurt.operative('cultist').wounds]).toEqual([7, 8]);
    expect(over(hurt).state.lasting).toEqual([]);
  });
});

describe('Hive-quake', () => {
  it('should cost an APL on a 1, whoever it is, until its activation ends', () => {
    const quake = event('underhive-events', 'hive-quake').answers([1], [2], [2], [1]);
    expect([apl(quake, 'vex'), apl(quake, 'pim'), apl(quake, 'cultist'), apl(quake, 'thug')]).toEqual([1, 2, 2, 1]);
    const acted = quake.does({ type: 'startFirefight' }).does(activate('vex')).does(END);
    expect(apl(acted, 'vex')).toBe(2);
  });
});
