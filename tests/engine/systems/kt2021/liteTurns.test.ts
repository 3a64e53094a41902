import { describe, expect, it } from 'vitest';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { A, activates, acts, B, battle2021, ENDS, op, Play2021 } from '../../../support/play2021.ts';

const lite = (...[operatives, set]: Parameters<typeof battle2021>): Play2021 =>
  new Play2021({ ...battle2021(operatives, set), ruleset: 'kt2021-lite' }, kt2021LiteKillTeam);
const SHOOTS = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;

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
