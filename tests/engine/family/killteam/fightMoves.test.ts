import { describe, expect, it } from 'vitest';
import { afterMove, legalMoves, type Duel } from '../../../../src/engine/family/killteam/attack/fight/fightMoves.ts';
import { fighter } from '../../../support/fighters.ts';

function duel(mover: Parameters<typeof fighter>[0], other: Parameters<typeof fighter>[0]): Duel {
  return { side: 'attacker', mover: fighter(mover), other: fighter(other) };
}

describe('legalMoves', () => {
  it('should let a critical block either grade and a normal only a normal', () => {
    expect(legalMoves(duel({ crits: 1, normals: 1 }, { crits: 1, normals: 1 }))).toEqual([
      { kind: 'strike', with: 'critical' },
      { kind: 'strike', with: 'normal' },
      { kind: 'block', with: 'critical', cancels: 'critical' },
      { kind: 'block', with: 'normal', cancels: 'normal' },
      { kind: 'block', with: 'critical', cancels: 'normal' },
      { kind: 'block', with: 'normal', cancels: null },
      { kind: 'block', with: 'critical', cancels: null },
    ]);
  });

  it('should let a die block nothing when the enemy has no dice', () => {
    expect(legalMoves(duel({ normals: 1 }, {}))).toEqual([
      { kind: 'strike', with: 'normal' },
      { kind: 'block', with: 'normal', cancels: null },
    ]);
  });

  it('should not let a normal block at all against Brutal', () => {
    expect(legalMoves(duel({ normals: 1 }, { normals: 1, brutal: true }))).toEqual([
      { kind: 'strike', with: 'normal' },
    ]);
  });

  it('should let normals block when only the mover is Brutal', () => {
    expect(legalMoves(duel({ normals: 1, brutal: true }, { normals: 1 }))).toHaveLength(3);
  });
});

describe('afterMove', () => {
  it('should inflict the damage of the die that strikes and pass the turn', () => {
    const after = afterMove(duel({ crits: 1, normals: 1 }, { normals: 1 }), { kind: 'strike', with: 'critical' });
    expect(after).toEqual({
      side: 'defender',
      mover: fighter({ normals: 1, wounds: 4 }),
      other: fighter({ normals: 1 }),
    });
  });

  it('should stop wounds at 0', () => {
    const after = afterMove(duel({ normals: 1 }, { wounds: 2, normals: 1 }), { kind: 'strike', with: 'normal' });
    expect(after.mover.wounds).toBe(0);
  });

  it('should spend both dice of a block', () => {
    const after = afterMove(duel({ crits: 2 }, { crits: 1, normals: 1 }), {
      kind: 'block',
      with: 'critical',
      cancels: 'critical',
    });
    expect([after.mover, after.other]).toEqual([fighter({ normals: 1 }), fighter({ crits: 1 })]);
  });

  it('should keep the turn when the other has no dice left', () => {
    const after = afterMove(duel({ normals: 2 }, { normals: 1 }), {
      kind: 'block',
      with: 'normal',
      cancels: 'normal',
    });
    expect([after.side, after.mover.normals]).toEqual(['attacker', 1]);
  });

  it('should discard a normal first with Shock, and only once', () => {
    const strike = { kind: 'strike', with: 'critical' } as const;
    const first = afterMove(duel({ crits: 2, shock: true }, { crits: 2, normals: 1 }), strike);
    expect([first.mover.crits, first.mover.normals, first.other.shockUsed]).toEqual([2, 0, true]);
    const second = afterMove({ side: 'attacker', mover: first.other, other: first.mover }, strike);
    expect([second.mover.crits, second.mover.normals]).toEqual([2, 0]);
  });

  it('should discard a critical with Shock when there are no normals', () => {
    const after = afterMove(duel({ crits: 1, shock: true }, { crits: 2 }), { kind: 'strike', with: 'critical' });
    expect(after.mover.crits).toBe(1);
  });

  it('should discard nothing with Shock when there is nothing left', () => {
    const after = afterMove(duel({ crits: 2, shock: true }, {}), { kind: 'strike', with: 'critical' });
    expect(after).toEqual(duel({ crits: 1, shock: true, shockUsed: true }, { wounds: 4 }));
  });

  it('should leave Shock unused by a normal strike or a block', () => {
    const start = duel({ crits: 1, normals: 1, shock: true }, { normals: 2 });
    const struck = afterMove(start, { kind: 'strike', with: 'normal' });
    const blocked = afterMove(start, { kind: 'block', with: 'critical', cancels: 'normal' });
    expect([struck.other.shockUsed, struck.mover.normals]).toEqual([false, 2]);
    expect([blocked.other.shockUsed, blocked.mover.normals]).toEqual([false, 1]);
  });
});
