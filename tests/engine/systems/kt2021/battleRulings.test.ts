import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { moveOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import type { Trait } from '../../../../src/engine/family/killteam/traits/trait.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';
import { moveReach } from '../../../../src/engine/family/killteam/stats/moveReach.ts';
import { A, activates, acts, B, battle2021, gun, op, Play2021, rule } from '../../../support/play2021.ts';

await loadKillTeamSides('kt2021');

const at = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set));
const SHOOTS = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;

const lasting = (change: Lasting['change']): Lasting => ({
  id: change.op,
  source: { kind: 'rule', id: change.op, name: change.op },
  on: { kind: 'operative', operative: 'a1' },
  change,
  until: 'battle',
});
const imposes = (change: Lasting['change']) =>
  ({ type: 'correct', correction: { what: 'impose', lasting: lasting(change) } }) as const;

/** In engagement range, in its activation. */
const held = at([op('a1', A, { move: 6 }), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));

describe('A change of Move in a battle', () => {
  const table = at([op('a1', A, { move: 6 }), op('b1', B)]);
  const reach = (play: Play2021) =>
    (['reposition', 'dash'] as const).map((move) => moveReach(gameOf(play.state), play.operative('a1'), move));

  it('[C-07] should not make a Dash longer', () => {
    expect(reach(table)).toEqual([6, 3]);
    expect(reach(table.does(imposes({ op: 'stat', stat: 'move', by: 2, least: null })))).toEqual([8, 3]);
  });

  it('[C-07] should make a Dash longer that it names', () => {
    expect(reach(table.does(imposes({ op: 'distance', action: 'dash', by: 1 })))).toEqual([6, 4]);
  });
});

describe('Whoever ignores the damage of an attack die in a battle', () => {
  const ignores: Trait = {
    id: 'charm',
    name: 'Charm',
    text: '-',
    source: 'card',
    plays: 'engine',
    modifiers: [{ op: 'shrug', of: 'any', by: null, per: 'battle' }],
    use: null,
  };
  /** One critical hit, of which everything is ignored that is the die's own. */
  const shot = (...rules: Parameters<typeof gun>) => {
    const rolled = at([
      op('a1', A, { weapons: [gun(...rules)] }),
      op('b1', B, { traits: [ignores], wounds: 12, maxWounds: 12, defence: 0 }),
    ])
      .does(activates('a1'))
      .does(SHOOTS)
      .answers([6, 1, 1, 1]);
    return rolled.answers('c0n0');
  };

  it('[C-24] should still suffer what another rule adds to it', () => {
    const asked = shot(rule('mw', 2));
    expect(asked.pending).toMatchObject({ question: 'shrug', operative: 'b1' });
    expect(asked.answers('critical').operative('b1').wounds).toBe(10);
  });

  it('[C-24] should suffer nothing where no rule adds anything', () => {
    expect(shot().answers('critical').operative('b1').wounds).toBe(12);
  });
});

describe('Cover that is seen from a Vantage Point in a battle', () => {
  const aimed = (facts: Partial<{ coverIsLight: boolean; height: number; fromVantage: boolean }>) =>
    at([op('a1', A), op('b1', B, { order: 'conceal' })])
      .does(activates('a1'))
      .does(SHOOTS)
      .does({ type: 'setFacts', facts: { cover: true, fromVantage: true, height: 2, coverIsLight: true, ...facts } });

  it('[K-69] should not hide whoever is on Conceal where only Light terrain or another operative gives it, 2 inches below', () => {
    const shot = aimed({});
    expect(shot.pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
    // The save of cover stays: one die is kept, two are rolled.
    expect(shot.answers([3, 3, 1, 1]).pending).toMatchObject({ purpose: 'defence', count: 2 });
  });

  it('[K-69] should hide it where Heavy terrain gives it, from less than 2 inches above, and from the floor', () => {
    for (const facts of [{ coverIsLight: false }, { height: 1.9 }, { fromVantage: false }])
      expect(aimed(facts).pending).toMatchObject({ kind: 'pick', question: 'invalidTarget' });
  });
});

describe('Re-rolls and moves in a battle', () => {
  const rolled = at([op('a1', A), op('b1', B)], {
    sides: [
      { ...battle2021([]).sides[0], cp: 2 },
      { ...battle2021([]).sides[1], cp: 0 },
    ],
  })
    .does(activates('a1'))
    .does(SHOOTS)
    .answers([1, 1, 3, 3]);
  const again = (die: number) => ({ type: 'commandReroll', pool: 'attack', die }) as const;

  it('[C-25] should show one die that was rolled again before the next is decided on', () => {
    const one = rolled.does(again(0)).answers([5]);
    expect(one.told('diceRerolled')).toMatchObject([{ from: [1], to: [5] }]);
    expect(one.does(again(1)).answers([6]).told('diceRerolled')).toHaveLength(2);
  });

  it('[C-25] should not have to go on: nothing is rolled again after one that was enough', () => {
    const one = rolled.does(again(0)).answers([5]);
    expect(one.state.sides[0].cp).toBe(1);
    expect(one.told('diceRerolled')).toHaveLength(1);
  });

  it('[K-38] should fall back out of engagement range for 2 AP, up to its Move', () => {
    const back = held.does(acts('fallBack'));
    expect([back.state.activation?.spent, back.state.engagement]).toEqual([2, []]);
    expect(moveReach(gameOf(held.state), held.operative('a1'), 'fallBack')).toBe(6);
  });
});

describe('moves and wounds in a battle', () => {
  const moveWith = (changes: Partial<Operative>): number => {
    const play = at([op('a1', A, changes), op('b1', B)]);
    return moveOf(gameOf(play.state), play.operative('a1'));
  };

  it('[K-16] should leave 4 inches of Move to whoever is injured or slowed', () => {
    expect(moveWith({ move: 5, wounds: 3 })).toBe(4);
    const slowed = at([op('a1', A, { move: 6 }), op('b1', B)]).does(
      imposes({ op: 'stat', stat: 'move', by: -9, least: null }),
    );
    expect(moveOf(gameOf(slowed.state), slowed.operative('a1'))).toBe(4);
  });
  it('[K-16] should not raise a Move that is less on the card', () => {
    expect(moveWith({ move: 3 })).toBe(3);
    expect(moveWith({ move: 3, wounds: 1 })).toBe(3);
  });

  it('[K-59] should be injured with fewer than half of its wounds left: 2 inches and a pip worse', () => {
    expect(moveWith({ move: 8, wounds: 3 })).toBe(6);
    const hurt = at([op('a1', A, { wounds: 3 }), op('b1', B)])
      .does(activates('a1'))
      .does(SHOOTS);
    expect(hurt.pending).toMatchObject({ success: { hit: 4 } });
  });
  it('[K-59] should not be injured with exactly half of its wounds, nor with none of them lost', () => {
    expect([4, 8].map((wounds) => moveWith({ move: 8, wounds }))).toEqual([8, 8]);
    const half = at([op('a1', A, { wounds: 4 }), op('b1', B)])
      .does(activates('a1'))
      .does(SHOOTS);
    expect(half.pending).toMatchObject({ success: { hit: 3 } });
  });

  const free = at([op('a1', A, { apl: 3 }), op('b1', B)]).does(activates('a1'));
  /** It has charged, and whoever it charged is gone. */
  const charged = free.does(acts('charge', ['b1'])).does({ type: 'setEngaged', pair: ['a1', 'b1'], on: false });

  it('[K-39] should dash after a Normal Move, and after a Fall Back', () => {
    expect(free.does(acts('reposition')).does(acts('dash')).state.activation?.done).toEqual(['reposition', 'dash']);
    const back = at([op('a1', A, { apl: 3 }), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect(back.does(acts('fallBack')).does(acts('dash')).state.activation?.spent).toBe(3);
  });
  it('[K-39] should not dash after a Charge, also with nobody left to engage, nor in engagement range', () => {
    expect(charged.refuses(acts('dash'))).toBe('movedBefore');
    expect(held.refuses(acts('dash'))).toBe('inControlRange');
  });

  it('[K-33] should not move after a Charge or a Fall Back, nor out of engagement range', () => {
    expect(charged.refuses(acts('reposition'))).toBe('movedBefore');
    expect(held.refuses(acts('reposition'))).toBe('inControlRange');
    const back = at([op('a1', A, { apl: 3 }), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect(back.does(acts('fallBack')).refuses(acts('reposition'))).toBe('movedBefore');
  });

  it('[K-36] should charge on Engage with whom it names, Move and 2 inches', () => {
    expect(moveReach(gameOf(free.state), free.operative('a1'), 'charge')).toBe(free.operative('a1').move + 2);
    expect(free.does(acts('charge', ['b1'])).state.engagement).toEqual([['a1', 'b1']]);
  });
  it('[K-36] should not charge after another move, on Conceal, nor out of engagement range', () => {
    for (const move of ['reposition', 'dash'] as const)
      expect(free.does(acts(move)).refuses(acts('charge', ['b1']))).toBe('movedBefore');
    const hidden = at([op('a1', A), op('b1', B)]).does(activates('a1', 'conceal'));
    expect(hidden.refuses(acts('charge', ['b1']))).toBe('concealed');
    expect(held.refuses(acts('charge', ['b1']))).toBe('inControlRange');
  });
});
