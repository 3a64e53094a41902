import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { cardOf } from '../../../support/cards2021.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021 } from '../../../support/play2021.ts';

const foe = op('foe', B, { maxWounds: 30, wounds: 30, weapons: [gun(), blade()] });
const play = (operatives: Parameters<typeof battle2021>[0], set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set));
/** The warden who carries this alone; null: nothing. */
const warden = (item: string | null, changes: Parameters<typeof op>[2] = {}) =>
  cardOf('salt-warden', A, changes, item === null ? [] : [{ id: item }]);
const saint = (item: string | null) => cardOf('gutter-zealot', A, {}, item === null ? [] : [{ id: item }]);
const again = (...dice: number[]) => ({ kind: 'reroll', dice }) as const;

describe('Tide charm', () => {
  const shotAt = (item: string | null) => {
    const rolled = play([warden(item, { wounds: 30, maxWounds: 30 }), op('a2', A), foe], { turn: B, initiative: B })
      .does(activates('foe'))
      .does({ type: 'shoot', weapon: 'gun', target: 'salt-warden' })
      .answers([3, 3, 3, 3]);
    return rolled.answers(Array.from({ length: rolled.pending?.kind === 'roll' ? rolled.pending.count : 0 }, () => 1));
  };

  it('should have one defence die of whoever carries it rolled again, once in an attack', () => {
    const asked = shotAt('tide-charm');
    expect(asked.pending).toMatchObject({ kind: 'reroll', role: 'defender', mode: 'one', rule: 'tide-charm' });
    const rolled = asked.answers(again(0));
    expect(rolled.pending).toMatchObject({ kind: 'roll', purpose: 'reroll', count: 1 });
    expect(rolled.answers([6]).pending).not.toMatchObject({ kind: 'reroll' });
  });

  it('should be there again against the next attack', () => {
    const over = shotAt('tide-charm').answers(again(), 'c0n0');
    const next = over
      .does(ENDS)
      .does({ type: 'correct', correction: { what: 'readiness', operative: 'foe', readiness: 'ready' } })
      .does({ type: 'correct', correction: { what: 'turn', to: B } })
      .does(activates('foe'))
      .does({ type: 'shoot', weapon: 'gun', target: 'salt-warden' })
      .answers([3, 3, 3, 3], [1, 1, 1]);
    expect(next.pending).toMatchObject({ kind: 'reroll', rule: 'tide-charm' });
  });

  it('should not be offered to whoever has none', () => {
    expect(shotAt(null).pending?.kind).not.toBe('reroll');
  });
});

describe('Nail belt', () => {
  const dice = (played: Play2021, weapon: string): number => {
    const { pending } = played.does({ type: 'shoot', weapon, target: 'foe' });
    return pending?.kind === 'roll' ? pending.count : 0;
  };
  const begun = (item: string | null) => play([saint(item), foe]).does(activates('gutter-zealot'));

  it('should give the gun of whoever has not moved one attack die more', () => {
    expect(dice(begun('nail-belt'), 'nail-gun') - dice(begun(null), 'nail-gun')).toBe(1);
  });

  it('should give none after a move, and again in the next activation', () => {
    const moved = begun('nail-belt').does(acts('dash'));
    expect(dice(moved, 'nail-gun')).toBe(dice(begun(null), 'nail-gun'));
    const next = moved
      .does(ENDS)
      .does({ type: 'correct', correction: { what: 'readiness', operative: 'gutter-zealot', readiness: 'ready' } })
      .does({ type: 'correct', correction: { what: 'turn', to: A } })
      .does(activates('gutter-zealot'));
    expect(dice(next, 'nail-gun')).toBe(dice(begun('nail-belt'), 'nail-gun'));
  });
});

describe('Grapple', () => {
  const fought = (charged: boolean, item: string | null) => {
    const begun = play([warden(item), foe], charged ? {} : { engagement: [['salt-warden', 'foe']] }).does(
      activates('salt-warden'),
    );
    const close = charged ? begun.does(acts('charge', ['foe'])) : begun;
    return close.does({ type: 'fight', weapon: 'salt-bayonet', target: 'foe' }).answers([1, 1, 1]);
  };

  it('should have one die rolled again in a fight in the activation in which it charged', () => {
    expect(fought(true, 'grapple').pending).toMatchObject({ kind: 'reroll', rule: 'balanced', mode: 'one' });
  });

  it('should not be there in a fight without a charge, nor for whoever has none', () => {
    expect(fought(false, 'grapple').pending?.kind).not.toBe('reroll');
    expect(fought(true, null).pending?.kind).not.toBe('reroll');
  });

  it('should not be there any more in the next activation', () => {
    const charged = play([warden('grapple'), op('a2', A), foe])
      .does(activates('salt-warden'))
      .does(acts('charge', ['foe']))
      .does(ENDS)
      .does({ type: 'correct', correction: { what: 'readiness', operative: 'salt-warden', readiness: 'ready' } })
      .does({ type: 'correct', correction: { what: 'turn', to: A } })
      .does(activates('salt-warden'))
      .does({ type: 'fight', weapon: 'salt-bayonet', target: 'foe' })
      .answers([1, 1, 1]);
    expect(charged.pending?.kind).not.toBe('reroll');
  });
});

describe('Bitter draught', () => {
  const begun = play([warden('bitter-draught', { wounds: 1 }), foe]).does(activates('salt-warden'));
  const drinks = { type: 'useTrait', operative: 'salt-warden', trait: 'bitter-draught' } as const;

  it('should give back D3 wounds and 1, for 1 AP', () => {
    const drunk = begun.does(drinks);
    expect(drunk.pending).toMatchObject({ kind: 'roll', sides: 3, count: 1 });
    expect(drunk.answers([2]).operative('salt-warden').wounds).toBe(4);
    expect(drunk.answers([2]).state.activation?.spent).toBe(1);
  });

  it('should give no more than all its wounds', () => {
    const most = warden('bitter-draught').maxWounds;
    const nearly = play([warden('bitter-draught', { wounds: most - 1 }), foe]).does(activates('salt-warden'));
    expect(nearly.does(drinks).answers([3]).operative('salt-warden').wounds).toBe(most);
  });

  it('should be drunk once in a battle, not in another turning point either', () => {
    const drunk = begun.does(drinks).answers([1]);
    expect(drunk.refuses(drinks)).toBe('traitUsedUp');
    const later = new Play2021({ ...drunk.state, turningPoint: 3 });
    expect(later.refuses(drinks)).toBe('traitUsedUp');
  });
});
