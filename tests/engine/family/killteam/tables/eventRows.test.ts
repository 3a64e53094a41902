import { describe, expect, it } from 'vitest';
import { aplOf, weaponHit } from '../../../../../src/engine/family/killteam/stats/stats.ts';
import { weaponById } from '../../../../../src/engine/family/killteam/model/lookup.ts';
import { gameOf } from '../../../../../src/engine/systems/killTeams.ts';
import { activate, END, type Play, ticked } from '../../../../support/decide.ts';
import { cultist, pim, thug, vex } from '../../../../support/duel.ts';
import { event, over } from '../../../../support/eventRows.ts';
import { cpOf } from '../../../../support/sides.ts';

const hitWith = (at: Play, id: string, gun: string): number => {
  const { state, rules } = gameOf(at.midway);
  const operative = at.operative(id);
  return weaponHit(
    { rules, state },
    { operative, weapon: weaponById(operative, gun) },
    { pointBlank: false, assists: 0 },
  ).hit;
};

const aplIn = (at: Play, id: string): number => {
  const { state, rules } = gameOf(at.midway);
  return aplOf({ rules, state }, at.operative(id));
};

const ops = ({ midway }: Play) => midway.lasting.map(({ change }) => change.op);

describe('Gravity fails', () => {
  it('should make shots of both sides worse by 1, no fight, until the turning point is over', () => {
    const failing = event('void-hulk-events', 'gravity-fails');
    expect([hitWith(failing, 'vex', 'rifle'), hitWith(failing, 'cultist', 'rifle')]).toEqual([5, 5]);
    expect([hitWith(failing, 'vex', 'knife'), hitWith(failing, 'cultist', 'knife')]).toEqual([4, 4]);
    const ended = over(failing);
    expect(ended.state.lasting).toEqual([]);
    expect(hitWith(ended, 'vex', 'rifle')).toBe(4);
  });
});

describe('Echo on the auspex', () => {
  it('should show one enemy on Conceal, whose order stays, until the turning point is over', () => {
    const operatives = [vex(), pim(), cultist({ order: 'conceal' }), thug({ order: 'engage' })];
    const shown = event('void-hulk-events', 'auspex-echo', { operatives });
    expect(shown.lastsOn('cultist')).toMatchObject([{ change: { op: 'told' }, source: { id: 'auspex-echo' } }]);
    expect(shown.lastsOn('thug')).toEqual([]);
    expect(shown.told('orderChanged')).toEqual([]);
    expect([shown.operative('cultist').order, shown.operative('thug').order]).toEqual(['conceal', 'engage']);
    expect(over(shown).state.lasting).toEqual([]);
  });

  it('should be drawn again where no enemy is hidden', () => {
    const operatives = [vex(), pim(), cultist({ order: 'engage' }), thug({ order: 'engage' })];
    const shown = event('void-hulk-events', 'auspex-echo', { operatives });
    expect(shown.question).toMatchObject({ kind: 'roll', purpose: 'table' });
  });
});

describe('A nest wakes', () => {
  it('should bring vermin of 1 DV at the nearest light terrain, on Engage and ready, and no reinforcements', () => {
    const awake = event('underhive-events', 'nest-wakes');
    expect(awake.told('operativeAdded').map(({ operative }) => operative)).toMatchObject([
      { card: 'vermin', side: 'enemy', dv: 1, order: 'engage', readiness: 'ready' },
    ]);
    expect(awake.told('effectNoted')).toMatchObject([
      { op: 'spawn', params: { where: 'nearest light terrain', dv: 1 } },
    ]);
    expect(awake.pending).toBeNull();
  });
});

describe('A pipe bursts', () => {
  it('should hurt whoever ends its activation in the pool on 1-2, in later turning points too', () => {
    const burst = event('underhive-events', 'pipe-bursts').does({ type: 'startFirefight' });
    const inside = burst.does(activate('vex')).does(END);
    expect(inside.question).toMatchObject({ kind: 'tick', question: 'inside', inches: 3, candidates: ['vex'] });
    expect(inside.answers(ticked()).operative('vex').wounds).toBe(8);
    expect(inside.answers(ticked('vex'), [2], [3]).operative('vex').wounds).toBe(5);
    expect(burst.state.lasting).toMatchObject([{ until: 'battle' }]);
  });
});

describe('Tactical Insight', () => {
  it('should give its CP when the next turning point begins, once', () => {
    const waiting = event('frontline-events', 'tactical-insight');
    const before = cpOf(waiting.state);
    expect(ops(waiting)).toEqual(['moment']);
    const ended = over(waiting);
    expect(cpOf(ended.state)).toBe(before);
    const next = ended.does({ type: 'nextTurningPoint' });
    expect(next.told('cpChanged').map(({ by, why }) => [by, why])).toContainEqual([1, 'tactical-insight']);
    expect(cpOf(next.midway)).toBe(before + 1);
    expect(ops(next)).toEqual([]);
  });
});

describe('Cannonade', () => {
  it('should cost APL and Hit whoever the table says is far from heavy terrain, until the turning point is over', () => {
    const asked = event('frontline-events', 'cannonade');
    expect(asked.question).toMatchObject({ kind: 'tick', question: 'clearOfHeavy' });
    const fired = asked.answers(ticked('vex', 'thug'));
    expect([aplIn(fired, 'vex'), aplIn(fired, 'thug'), aplIn(fired, 'pim')]).toEqual([1, 1, 2]);
    expect([hitWith(fired, 'vex', 'rifle'), hitWith(fired, 'vex', 'knife')]).toEqual([5, 5]);
    expect(over(fired).state.lasting).toEqual([]);
  });
});

describe('Accidental bombardment', () => {
  it('should hurt whoever is near a marker on 4 and more, as printed, and nobody on 3', () => {
    const shelled = event('frontline-events', 'accidental-bombardment').answers(ticked('vex'));
    expect(shelled.question).toMatchObject({ kind: 'roll', purpose: 'effectTest', operative: 'vex' });
    expect(shelled.answers([3]).operative('vex').wounds).toBe(8);
    expect(shelled.answers([4], [2]).operative('vex').wounds).toBe(6);
    expect(shelled.answers([4], [2]).state.lasting).toEqual([]);
  });
});
