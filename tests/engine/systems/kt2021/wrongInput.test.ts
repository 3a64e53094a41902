import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { kt2021LiteKillTeam } from '../../../../src/engine/systems/kt2021-lite/kt2021Lite.ts';
import { matchProblems } from '../../../../src/engine/systems/kt2021/match/match.ts';
import { aMatch, anAward } from '../../../support/match2021.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';
import { problemsOfSides, sides2021 } from '../../../support/sides2021.ts';

const at = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set));
const shoots = (weapon = 'gun'): Command => ({ type: 'shoot', weapon, target: 'b1' });

describe('Rosters that do not hold', () => {
  it('[K-03] should be told of two leaders, and not of one', () => {
    const two = problemsOfSides(['retinues.json', [0, 'members', 1, 'card'], 'salt-captain']);
    expect(two.join('\n')).toMatch(/retinues\.json.*leader/iu);
    expect(problemsOfSides()).toEqual([]);
  });

  it('[K-05] should be told of a keyword in brackets that nobody chose, and not of one that was', () => {
    const bracketed = [...sides2021().retinues.values()].flatMap((roster, team) =>
      roster.members.flatMap((member, index) => (member.chosen === undefined ? [] : [{ team, index }])),
    );
    const [found] = bracketed;
    expect(found).toBeDefined();
    const open = problemsOfSides([
      'retinues.json',
      [found?.team ?? 0, 'members', found?.index ?? 0, 'chosen'],
      undefined,
    ]);
    expect(open).toHaveLength(1);
  });
});

describe('Special rules that nobody knows', () => {
  const odd = gun({ id: 'told', params: { name: 'Wyrdfire', text: 'The table sees to it.' } }, rule('ap', 1));

  it('should be kept on the weapon, which shoots by the rules that are known', () => {
    const shot = at([op('a1', A, { weapons: [odd] }), op('b1', B)])
      .does(activates('a1'))
      .does(shoots())
      .answers([3, 1, 1, 1]);
    expect(shot.pending).toMatchObject({ kind: 'roll', purpose: 'defence', count: 2 });
    expect(shot.operative('a1').weapons[0]?.rules.map(({ id }) => id)).toEqual(['told', 'ap']);
  });
});

describe('Group activations', () => {
  const grot = (id: string) => op(id, A, { card: 'grot', group: 2 });
  const mixed = at([grot('g1'), op('o1', A, { card: 'ork', group: 2 }), grot('g2'), op('b1', B)]);

  it('[K-25] should not take one of another type, nor let the other side begin while the group must go on', () => {
    const first = mixed.does(activates('g1')).does(ENDS);
    expect(first.refuses(activates('o1'))).toBe('notYourTurn');
    expect(first.refuses(activates('b1'))).toBe('groupGoesOn');
    expect(first.does(activates('g2')).does(ENDS).state).toMatchObject({ turn: B, group: null });
  });
});

describe('Overwatch', () => {
  it('[K-31] should not be for whoever is ready, of either side, while nobody is expended', () => {
    const ready = at([op('a1', A), op('b1', B)]);
    expect(ready.refuses({ type: 'counteract', operative: 'a1' })).toBe('friendsReady');
    expect(ready.refuses({ type: 'counteract', operative: 'b1' })).toBe('notYourTurn');
  });
});

describe('Actions that cannot be finished', () => {
  it('[K-32] should be refused and leave everything as it was: a shot at nobody valid, a fight at nobody near', () => {
    const begun = at([op('a1', A, { weapons: [gun(), blade()] }), op('b1', B)]).does(activates('a1'));
    expect(begun.refuses({ type: 'fight', weapon: 'blade', target: 'b1' })).toBe('noEnemyInControlRange');
    const unseen = begun.does(shoots()).does({ type: 'setFacts', facts: { visible: false } });
    expect(unseen.pending).toMatchObject({ question: 'invalidTarget' });
    const back = unseen.answers('chooseAnother');
    expect(back.state.activation).toMatchObject({ spent: 0, done: [] });
    expect(back.does(acts('dash')).state.activation?.spent).toBe(1);
  });
});

describe('A Lite battle with a card that the sheet does not know', () => {
  const lite = (changes: Partial<Operative>): Play2021 =>
    new Play2021(
      { ...battle2021([op('g1', A, changes), op('g2', A, changes), op('b1', B)]), ruleset: 'kt2021-lite' },
      kt2021LiteKillTeam,
    );

  it('[X-54] should play its GA of 2 by the core rules, and one of 1 by the sheet', () => {
    const ended = (group: number) => lite({ card: 'grot', group }).does(activates('g1')).does(ENDS).state;
    expect(ended(2).group).toMatchObject({ side: A });
    expect(ended(1)).toMatchObject({ group: null, turn: B });
  });
});

describe('Missions that name what they have not', () => {
  const M = { id: 'm', name: 'M', where: 'in the middle', pickUp: true };

  it('[K-81] should be told of a marker that is not among theirs, with its place', () => {
    const mission = aMatch({ markers: [M], awards: [anAward({ kind: 'controls', marker: 'lost' })] });
    expect(matchProblems(mission)).toEqual([
      { path: 'awards[0].fact.marker', message: 'the mission has no marker "lost"' },
    ]);
  });

  it('[K-81] should not be told of one that is', () => {
    expect(matchProblems(aMatch({ markers: [M], awards: [anAward({ kind: 'controls', marker: 'm' })] }))).toEqual([]);
  });
});
