import { describe, expect, it } from 'vitest';
import type { LastingChange } from '../../../../src/engine/family/killteam/card/lastingChange.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { guides } from '../../../../src/engine/systems/kt2021/guides.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { kt3KillTeam } from '../../../../src/engine/systems/kt3/kt3.ts';
import { A, activates, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const armed = (id: string, side: string, changes: Partial<Operative> = {}): Operative =>
  op(id, side, { weapons: [blade()], ...changes });
const two = [armed('a1', A), armed('b1', B)];
const slices = { type: 'fight', weapon: 'blade', target: 'b1', asIf: true } as const;
const fights = { type: 'fight', weapon: 'blade', target: 'b1' } as const;
const acting = (operatives: readonly Operative[] = two, set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set)).does(activates('a1'));
const engaged = (...pairs: BattleState['engagement'][number][]): Partial<BattleState> => ({ engagement: pairs });

/** A rule that b1 has for whoever fights it. */
const ofItsFights = (change: LastingChange): Partial<BattleState> => ({
  lasting: [
    {
      id: 'rule',
      source: { kind: 'hand', id: 'hand', name: 'hand' },
      on: { kind: 'operative', operative: 'b1' },
      change,
      until: 'battle',
    } satisfies Lasting,
  ],
});
const said = ({ state, pending }: Play2021) => (pending === null ? [] : guides.asked(state, pending));

describe('dice rolled as if fighting', () => {
  it('[C-26] should be rolled at somebody out of engagement range, who rolls none and strikes nobody', () => {
    const rolled = acting().does(slices).answers([6, 3, 1, 1]);
    expect(rolled.pending).toMatchObject({ question: 'fightDie', operative: 'a1' });
    const over = rolled.answers('strikeCritical', 'strikeNormal');
    expect(over.pending).toBeNull();
    expect([over.operative('a1').wounds, over.operative('b1').wounds]).toEqual([8, 1]);
    expect(over.told('attackDiceRolled').map(({ operative }) => operative)).toEqual(['a1']);
  });

  it('[C-26] should not be a fight in combat, in which the target rolls as well', () => {
    const combat = acting(two, engaged(['a1', 'b1']))
      .does(fights)
      .answers([6, 3, 1, 1]);
    expect(combat.pending).toMatchObject({ kind: 'roll', purpose: 'fightDefence', operative: 'b1' });
    expect(acting().refuses(fights)).toBe('noEnemyInControlRange');
  });

  it('[C-26] should silence what the target has for its own fights, which speaks when it fights', () => {
    const harder = ofItsFights({ op: 'foeHit', by: -1 });
    expect(acting(two, harder).does(slices).pending).toMatchObject({ success: { hit: 3 } });
    const combat = acting(two, { ...harder, ...engaged(['a1', 'b1']) }).does(fights);
    expect(combat.pending).toMatchObject({ success: { hit: 4 } });
  });

  it('[C-26] should be no Fight action: it costs no AP and one may still fight', () => {
    const done = acting([armed('a1', A), armed('b1', B, { wounds: 30, maxWounds: 30 })], engaged(['a1', 'b1']))
      .does(slices)
      .answers([1, 1, 1, 1]);
    expect(done.state.activation).toMatchObject({ spent: 0, done: [] });
    expect(done.does(fights).pending).toMatchObject({ kind: 'roll', purpose: 'fightAttack' });
  });

  it('[C-26] should not be rolled at a friend, at the fallen, with a gun, or where no book speaks of it', () => {
    const many = [armed('a1', A, { weapons: [blade(), gun()] }), armed('a2', A), armed('b1', B)];
    expect(acting(many).refuses({ ...slices, target: 'a2' })).toBe('wrongSide');
    expect(acting(many).refuses({ ...slices, weapon: 'gun' })).toBe('wrongKindOfWeapon');
    expect(acting([armed('a1', A), armed('b1', B, { down: true }), armed('b2', B)]).refuses(slices)).toBe(
      'targetRemoved',
    );
    const third = new Play2021({ ...battle2021(two), ruleset: 'kt3' }, kt3KillTeam).does(activates('a1'));
    expect(third.refuses(slices)).toBe('noEnemyInControlRange');
  });

  it('should take back nothing but itself', () => {
    const back = acting(two, engaged(['a1', 'b1']))
      .does(slices)
      .does({ type: 'cancelAttack' });
    expect(back.state).toMatchObject({ tasks: [], activation: { spent: 0, done: [] } });
  });

  it('should have other dice each time: it is asked anew', () => {
    const once = acting().does(slices);
    const twice = once.answers([1, 1, 1, 1]).does(slices);
    expect(twice.pending?.id).not.toBe(once.pending?.id);
  });

  const held = [armed('a1', A), armed('a2', A), armed('b1', B), armed('b2', B)];

  it('[C-27] should be supported by a friend that holds the target alone', () => {
    expect(acting(held, engaged(['a2', 'b1'])).does(slices).pending).toMatchObject({ success: { hit: 2 } });
  });

  it('[C-27] should be supported also where nobody could support in a fight with that target', () => {
    const alone = { ...ofItsFights({ op: 'unassistedFoe' }), ...engaged(['a2', 'b1']) };
    expect(acting(held, alone).does(slices).pending).toMatchObject({ success: { hit: 2 } });
    const combat = { ...alone, ...engaged(['a2', 'b1'], ['a1', 'b1']) };
    expect(acting(held, combat).does(fights).pending).toMatchObject({ success: { hit: 3 } });
  });

  it('[C-27] should not be supported by a friend that is elsewhere, holds another too, or in Lite', () => {
    expect(acting(held).does(slices).pending).toMatchObject({ success: { hit: 3 } });
    expect(acting(held, engaged(['a2', 'b1'], ['a2', 'b2'])).does(slices).pending).toMatchObject({
      success: { hit: 3 },
    });
    const lite = new Play2021(
      { ...battle2021(held, engaged(['a2', 'b1'])), ruleset: 'kt2021-lite' },
      kt2021LiteKillTeam,
    );
    expect(lite.does(activates('a1')).does(slices).pending).toMatchObject({ success: { hit: 3 } });
  });

  const weak = [armed('a1', A), armed('b1', B, { wounds: 4 })];

  it('[C-28] should count whoever falls by it as taken out in combat, to the credit of whoever rolled', () => {
    const felled = acting(weak).does(slices).answers([6, 1, 1, 1], 'strikeCritical');
    expect(felled.operative('b1').removed).toBe(true);
    expect(felled.operative('a1').kills).toBe(1);
    expect(felled.state.credits).toMatchObject([{ by: 'a1', victim: 'b1', how: 'fight' }]);
  });

  it('[C-28] should not count in combat whoever is shot, nor whoever still stands', () => {
    const shot = acting([op('a1', A, { weapons: [gun()] }), op('b1', B, { wounds: 3 })])
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
      .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.state.credits).toMatchObject([{ how: 'shoot' }]);
    const stands = acting().does(slices).answers([6, 1, 1, 1], 'strikeCritical');
    expect(stands.state.credits ?? []).toEqual([]);
  });

  it('should name its rulings where its dice are asked for, and not in a fight in combat', () => {
    const rolls = acting().does(slices);
    expect(said(rolls)).toEqual(['C-26', 'C-27', 'C-28']);
    expect(said(rolls.answers([6, 3, 1, 1]))).toEqual(expect.arrayContaining(['C-26', 'C-27', 'C-28']));
    expect(said(acting(two, engaged(['a1', 'b1'])).does(fights))).toEqual([]);
  });

  it('should spend a Limited weapon, and not be rolled with one that is spent', () => {
    const once = acting([armed('a1', A, { weapons: [blade(rule('limited'))] }), armed('b1', B)]);
    const spent = once.does(slices).answers([1, 1, 1, 1]);
    expect(spent.refuses(slices)).toBe('limitedUsed');
    expect(spent.does(ENDS).state.turn).toBe(B);
  });
});
