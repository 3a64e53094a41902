import { describe, expect, it } from 'vitest';
import { act, activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { knife, rifle } from '../../../../support/duel.ts';
import { battleKnowing, eventHappens, foeActs, usesPloy } from '../../../../support/ploys.ts';
import { cpOf } from '../../../../support/sides.ts';

const ENEMY = { turn: 'enemy' } as const;

describe('Fall In', () => {
  const start = battleKnowing(['fall-in'], { friend: { keywords: ['FOLLOWER'] } }).does(activate('vex'));

  it('should let one ready follower within 3 inches be activated next', () => {
    const over = start.does(usesPloy('fall-in')).does(END);
    expect(over.question).toMatchObject({ kind: 'tick', inches: 3, around: 'vex', candidates: ['pim'] });
    const offered = over.answers(ticked('pim'));
    expect(offered.state).toMatchObject({
      turn: 'retinue',
      group: { side: 'retinue', operatives: ['pim'] },
      lasting: [],
    });
    const done = offered.does(activate('pim')).does(END);
    expect(done.state).toMatchObject({ turn: 'enemy', group: null });
  });

  it('should let the turn pass when nobody is near, or nobody is sent', () => {
    const over = start.does(usesPloy('fall-in')).does(END);
    expect(over.answers(ticked()).state).toMatchObject({ turn: 'enemy', group: null });
    expect(over.answers(ticked('pim')).does({ type: 'passGroup' }).state).toMatchObject({ turn: 'enemy', group: null });
  });

  it('should offer several, of whom one goes', () => {
    const [vex, pim, ...others] = start.state.operatives;
    if (vex === undefined || pim === undefined) throw new Error('nobody');
    const more = battleKnowing(['fall-in'], {
      operatives: [{ ...vex, readiness: 'ready' }, pim, { ...pim, id: 'hale', name: 'hale' }, ...others],
    });
    const over = more.does(activate('vex')).does(usesPloy('fall-in')).does(END).answers(ticked('pim', 'hale'));
    expect(over.state.group?.operatives).toEqual(['pim', 'hale']);
    expect(over.does(activate('hale')).does(END).state).toMatchObject({ turn: 'enemy', group: null });
  });
});

const hurtsAll = [
  {
    op: 'damage',
    to: { who: 'each', side: 'retinue', filters: ['standing'] },
    amount: { count: 0, sides: 6, plus: 2 },
  },
] as const;

describe('Point of Faith', () => {
  const struck = (kind: 'event' | 'power' = 'event') =>
    eventHappens(
      battleKnowing(['point-of-faith'], {}),
      hurtsAll.map((step) => ({ ...step, to: { ...step.to, filters: [...step.to.filters] } })),
      kind,
    );

  it('should be asked for before an event harms somebody, and leave it out on a 3', () => {
    const asked = struck();
    expect(asked.question).toMatchObject({ question: 'onHarm', operative: 'vex' });
    expect(asked.operative('vex').wounds).toBe(8);
    const saved = asked.answers('point-of-faith', [3]);
    expect([saved.operative('vex').wounds, saved.operative('pim').wounds]).toEqual([8, 6]);
    expect(saved.told('warded')).toEqual([{ type: 'warded', operative: 'vex' }]);
    expect(cpOf(saved.state)).toBe(2);
  });

  it('should not help on a 2', () => {
    const failed = struck().answers('point-of-faith', [2]);
    expect([failed.operative('vex').wounds, failed.operative('pim').wounds]).toEqual([6, 6]);
  });

  it('should be asked for each until it is used, and of powers too', () => {
    const second = struck('power').answers('pass');
    expect(second.question).toMatchObject({ question: 'onHarm', operative: 'pim' });
    expect(second.answers('point-of-faith', [6]).operative('pim').wounds).toBe(8);
  });

  it('should not be asked for what helps', () => {
    const helped = eventHappens(battleKnowing(['point-of-faith'], { me: { wounds: 3 } }), [
      {
        op: 'heal',
        to: { who: 'each', side: 'retinue', filters: ['standing'] },
        amount: { count: 0, sides: 6, plus: 2 },
      },
    ]);
    expect(helped.pending).toBeNull();
  });
});

describe('Cut Them Down', () => {
  const engagement: [string, string][] = [['vex', 'cultist']];
  const leaves = (set: Parameters<typeof battleKnowing>[1] = {}): Play =>
    foeActs(battleKnowing(['cut-them-down'], { ...ENEMY, engagement, ...set })).does(act('fallBack'));

  it('should let the friend that an enemy leaves fight it for free', () => {
    const asked = leaves();
    expect(asked.question).toMatchObject({
      question: 'onLeaving',
      operative: 'vex',
      options: [{ id: 'cut-them-down' }, {}],
    });
    const fought = asked.answers('cut-them-down', [6, 6, 6], [1, 1, 1]).answers('strikeCritical', 'strikeCritical');
    expect(fought.operative('cultist')).toMatchObject({ removed: true, downedBy: 'vex' });
    expect(cpOf(fought.state)).toBe(2);
    expect(fought.state.activation).toBeNull();
    expect(fought.told('traitUsed')).toMatchObject([{ trait: 'cut-them-down', targets: ['cultist'] }]);
  });

  it('should let the enemy go on after it, with its own AP', () => {
    const missed = leaves().answers('cut-them-down', [1, 1, 1], [1, 1, 1], 'keep');
    expect(missed.state.activation).toMatchObject({ operative: 'cultist', spent: 2, done: ['fallBack'] });
    expect(missed.state.engagement).toEqual([]);
  });

  it('should count friends beside it, and ask with which weapon', () => {
    const two = leaves({
      engagement: [
        ['vex', 'cultist'],
        ['pim', 'cultist'],
      ],
      me: { weapons: [rifle(), knife(), knife({ id: 'axe', name: 'Axe', attacks: 4 })] },
    });
    expect(two.options).toEqual(['cut-them-down axe', 'cut-them-down knife', 'pass']);
    const fight = two.answers('cut-them-down axe');
    expect(fight.midway.tasks.at(-1)).toMatchObject({ kind: 'fight', attacker: { weapon: 'axe', assists: 1 } });
    const second = two.answers('pass');
    expect(second.question).toMatchObject({ question: 'onLeaving', operative: 'pim' });
  });

  it('should be taken back before any die without AP of anybody', () => {
    const back = leaves().answers('cut-them-down').does({ type: 'cancelAttack' });
    expect(back.state.activation).toMatchObject({ operative: 'cultist', spent: 2, done: ['fallBack'] });
  });

  it('should not be asked for when a friend falls back', () => {
    const own = battleKnowing(['cut-them-down'], { engagement }).does(activate('vex')).does(act('fallBack'));
    expect(own.pending).toBeNull();
  });
});
