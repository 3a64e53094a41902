import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import type { Ploy } from '../../../../src/engine/family/killteam/tables/ploy.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { A, activates, acts, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

const lite = (...[operatives, set]: Parameters<typeof battle2021>): Play2021 =>
  new Play2021({ ...battle2021(operatives, set), ruleset: 'kt2021-lite' }, kt2021LiteKillTeam);
const withCp = (cp: number): BattleState['sides'] => {
  const [first, second] = battle2021([]).sides;
  return [
    { ...first, cp },
    { ...second, cp },
  ];
};
const ploy = (id: string, kind: 'strategic' | 'tactical'): Ploy => {
  const own = { id, name: id, text: id, cp: 1, effects: [], provenance: 'ours' as const };
  return kind === 'strategic' ? { kind, ...own } : { kind, moment: 'any', ...own };
};
const SHOOTS = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;

describe('Ploys of Lite', () => {
  const both = [ploy('s1', 'strategic'), ploy('s2', 'strategic'), ploy('t1', 'tactical')];
  const strategy = lite([op('a1', A), op('b1', B)], {
    turningPoint: 1,
    phase: 'turningPointOver',
    initiative: A,
    sides: withCp(3),
    ploys: { [A]: both, [B]: both },
  })
    .does({ type: 'nextTurningPoint' })
    .answers([5], [3]);
  const says = (side: string, id: string) => ({ type: 'sayPloy', side, ploy: id }) as const;
  const passes = (side: string) => ({ type: 'passStep', side }) as const;
  const uses = { type: 'usePloy', side: A, ploy: 't1', operative: null } as const;

  it('[L-09] should be said in turn until both have passed in succession', () => {
    const said = strategy.does(says(A, 's1')).does(passes(B));
    expect(said.pending).toMatchObject({ question: 'sayPloy', side: A });
    const over = said.does(says(A, 's2')).does(says(B, 's1')).does(passes(A)).does(passes(B));
    expect(over.state).toMatchObject({ phase: 'firefight', tasks: [] });
  });

  it('[L-09] should not be said twice in a turning point, strategic or tactical', () => {
    const said = strategy.does(says(A, 's1')).does(passes(B));
    expect(said.refuses(says(A, 's1'))).toBe('traitUsedUp');
    const firefight = said.does(passes(A)).does(uses);
    expect(firefight.refuses(uses)).toBe('traitUsedUp');
  });

  it('[L-09] should not end with passes that something was said between', () => {
    const at = strategy.does(passes(A)).does(says(B, 's1')).does(passes(A));
    expect([at.state.phase, at.pending]).toMatchObject(['strategy', { side: B }]);
  });

  it('[L-09] should have a Command Re-roll as often as there are CP for it, and not once more', () => {
    const rolled = lite([op('a1', A), op('b1', B)], { sides: withCp(2) })
      .does(activates('a1'))
      .does(SHOOTS)
      .answers([1, 1, 1, 3]);
    const again = (die: number) => ({ type: 'commandReroll', pool: 'attack', die }) as const;
    const twice = rolled.does(again(0)).answers([4]).does(again(1)).answers([4]);
    expect(twice.refuses(again(2))).toBe('notEnoughCp');
  });
});

describe('Turns of Lite', () => {
  it('[L-05] should not keep the order of the set-up from turning point 2 on', () => {
    const later = lite([op('a1', A), op('b1', B)], { turningPoint: 2 });
    expect(later.does(activates('a1', 'conceal')).operative('a1').order).toBe('conceal');
    expect(lite([op('a1', A), op('b1', B)], { turningPoint: 1 }).refuses(activates('a1', 'conceal'))).toBe('orderKept');
  });

  it('[L-08] should not give a command point during the firefight', () => {
    const begun = lite([op('a1', A), op('b1', B)]);
    const over = begun.does(activates('a1')).does(ENDS).does(activates('b1')).does(ENDS);
    expect(over.state.phase).toBe('turningPointOver');
    expect(over.state.sides.map(({ cp }) => cp)).toEqual(begun.state.sides.map(({ cp }) => cp));
  });

  it('[L-10] should go from initiative to the firefight over ploys alone', () => {
    const next = lite([op('a1', A), op('b1', B)], { turningPoint: 1, phase: 'turningPointOver', initiative: A })
      .does({ type: 'nextTurningPoint' })
      .answers([5], [3]);
    expect([next.pending, next.state.phase]).toEqual([null, 'strategy']);
    expect(next.does({ type: 'startFirefight' }).state).toMatchObject({ phase: 'firefight', turn: A });
  });

  it('[L-14] should fall back for 2 AP, and dash, shoot and pass for 1', () => {
    const held = lite([op('a1', A), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect(held.does(acts('fallBack')).state.activation?.spent).toBe(2);
    const free = lite([op('a1', A), op('b1', B)]).does(activates('a1'));
    expect(free.does(acts('dash')).state.activation?.spent).toBe(1);
    expect(free.does(SHOOTS).state.activation?.spent).toBe(1);
    expect(free.does(acts('pass')).state.activation?.spent).toBe(1);
  });

  it('[L-14] should not dash or shoot in engagement range, nor fall back outside it', () => {
    const held = lite([op('a1', A), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect([held.refuses(acts('dash')), held.refuses(SHOOTS)]).toEqual(['inControlRange', 'inControlRange']);
    const free = lite([op('a1', A), op('b1', B)]).does(activates('a1'));
    expect(free.refuses(acts('fallBack'))).toBe('noEnemyInControlRange');
  });

  const waiting = (order: 'engage' | 'conceal') =>
    lite([op('a1', A, { readiness: 'expended', order }), op('b1', B), op('b2', B)]);
  const watches = { type: 'counteract', operative: 'a1' } as const;

  it('[L-16] should shoot on Overwatch for 0 AP with BS 1 worse', () => {
    const shot = waiting('engage').does(watches).does(SHOOTS);
    expect(shot.state.activation).toMatchObject({ kind: 'counteract', spent: 0 });
    expect(shot.pending).toMatchObject({ purpose: 'attack', success: { hit: 4 } });
  });

  it('[L-16] should not go on Overwatch on Conceal, nor while a friend is ready', () => {
    expect(waiting('conceal').refuses(watches)).toBe('concealed');
    const ready = lite([op('a1', A, { readiness: 'expended' }), op('a2', A), op('b1', B)]);
    expect(ready.refuses(watches)).toBe('friendsReady');
  });
});
