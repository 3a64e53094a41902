import { describe, expect, it } from 'vitest';
import { killTeamSystem } from '../../../../src/engine/systems/killTeamSystem.ts';
import { kt2021Rules } from '../../../../src/engine/systems/kt2021/rules.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { kt2021LiteRules } from '../../../../src/engine/systems/kt2021-lite/rules.ts';
import { A, activates, B, battle2021, blade, ENDS, op, Play2021 } from '../../../support/play2021.ts';

const lite = (...[operatives, set]: Parameters<typeof battle2021>): Play2021 =>
  new Play2021({ ...battle2021(operatives, set), ruleset: 'kt2021-lite' }, kt2021LiteKillTeam);

describe('Lite', () => {
  it('should be the core with these values switched, and nothing else', () => {
    const core: Readonly<Record<string, unknown>> = { ...kt2021Rules };
    const differing = Object.entries(kt2021LiteRules)
      .filter(
        ([key, value]) =>
          JSON.stringify(value) !== JSON.stringify(core[key]) || (typeof value !== 'object' && value !== core[key]),
      )
      .map(([key]) => key);
    expect(differing.toSorted()).toEqual(['assists', 'id']);
    expect(kt2021LiteRules.initiative).not.toBe(kt2021Rules.initiative);
    expect(kt2021LiteRules.turns).toBe(kt2021Rules.turns);
    for (const [id, rule] of Object.entries(kt2021Rules.weaponRules))
      expect(kt2021LiteRules.weaponRules[id]).toBe(rule);
  });

  const next = (turningPoint: number, initiative: string | null): Play2021 =>
    lite([op('a1', A), op('b1', B)], { turningPoint, phase: 'turningPointOver', initiative }).does({
      type: 'nextTurningPoint',
    });

  it('[L-07] should give initiative to the higher die without a choice, and after a tie to who had it not', () => {
    const higher = next(1, A).answers([2], [3]);
    expect([higher.pending, higher.state.initiative]).toEqual([null, B]);
    expect(next(1, A).answers([4], [4]).state.initiative).toBe(B);
  });

  it('[L-07] should roll a tie again in turning point 1', () => {
    expect(next(0, null).answers([4], [4]).pending).toMatchObject({ kind: 'roll', purpose: 'initiative' });
  });

  it('[L-05] should keep the order of the set-up in turning point 1', () => {
    const first = lite([op('a1', A), op('b1', B)], { turningPoint: 1 });
    expect(first.refuses(activates('a1', 'conceal'))).toBe('orderKept');
    expect(
      lite([op('a1', A), op('b1', B)])
        .does(activates('a1', 'conceal'))
        .operative('a1').order,
    ).toBe('conceal');
  });

  it('[L-08] should give a command point to each side in every Strategy phase', () => {
    expect(
      next(1, A)
        .answers([2], [3])
        .state.sides.map(({ cp }) => cp),
    ).toEqual([1, 1]);
  });

  it('[L-11] should activate one operative at a time', () => {
    const grots = [op('g1', A, { card: 'grot' }), op('g2', A, { card: 'grot' }), op('b1', B)];
    const ended = lite(grots).does(activates('g1')).does(ENDS);
    expect([ended.state.group, ended.state.turn]).toEqual([null, B]);
  });

  it('[L-11] [X-54] should not hold for a card that has GA 2: the core rules are there by themselves', () => {
    const grots = [op('g1', A, { card: 'grot', group: 2 }), op('g2', A, { card: 'grot', group: 2 }), op('b1', B)];
    const ended = lite(grots).does(activates('g1')).does(ENDS);
    expect(ended.state.group).toMatchObject({ side: A });
  });

  it.each([
    ['GA 2', { group: 2 }, true],
    ['the keyword FLY', { keywords: ['FLY'] }, true],
    ['GA 1', { group: 1 }, false],
    ['neither', {}, false],
  ])('[X-54] should say as it begins whether the core rules are there: with %s', (_, changes, said) => {
    const begun = lite([op('a1', A, changes), op('b1', B)], { phase: 'setUp', turningPoint: 0 }).does({
      type: 'startBattle',
    });
    expect(begun.state.lasting.map(({ id }) => id)).toEqual(said ? ['with-core'] : []);
  });

  const switched = (play: Play2021): Play2021 => {
    const turns = killTeamSystem(kt2021LiteKillTeam).view(play.state).parts.coreRules?.turns;
    return turns === undefined ? play : play.does(turns);
  };
  const setUp = (changes: Parameters<typeof op>[2] = {}) =>
    lite([op('a1', A, changes), op('b1', B)], { phase: 'setUp', turningPoint: 0 });
  const core = (play: Play2021) => killTeamSystem(kt2021LiteKillTeam).view(play.state).parts.coreRules;

  it('[X-54] should have the core rules where the players switch them on, said once, and not where they switch them off again', () => {
    const on = switched(setUp());
    expect(core(on)).toMatchObject({ on: true, asked: false });
    expect(on.does({ type: 'startBattle' }).state.lasting.map(({ id }) => id)).toEqual(['with-core']);
    const off = switched(on);
    expect(core(off)).toMatchObject({ on: false, asked: false });
    expect(off.does({ type: 'startBattle' }).state.lasting).toEqual([]);
  });

  it('[X-54] should be on by itself with a card that asks for them', () => {
    expect(core(setUp({ group: 2 }))).toMatchObject({ on: true, asked: true });
    expect(core(setUp())).toMatchObject({ on: false, asked: false });
  });

  const supported = (more: Parameters<typeof op>[2], turn: (play: Play2021) => Play2021 = (play) => play) => {
    const armed = { weapons: [blade()] };
    const begun = lite([op('a1', A, armed), op('a2', A, { ...armed, ...more }), op('b1', B, armed)], {
      engagement: [
        ['a1', 'b1'],
        ['a2', 'b1'],
      ],
    });
    return turn(begun).does(activates('a1')).does({ type: 'fight', weapon: 'blade', target: 'b1' }).state.tasks.at(-1);
  };

  it('[L-15] should have no combat support', () => {
    expect(supported({})).toMatchObject({ attacker: { assists: 0 } });
  });

  it('[L-15] [X-54] should have it in a battle for which the core rules were switched on', () => {
    expect(supported({}, switched)).toMatchObject({ attacker: { assists: 1 } });
  });

  it('[L-15] [X-54] should have it in a battle with a card that flies', () => {
    expect(supported({ keywords: ['FLY'] })).toMatchObject({ attacker: { assists: 1 } });
  });
});
