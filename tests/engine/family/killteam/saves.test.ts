import { describe, expect, it } from 'vitest';
import type { Operative, WeaponRuleUse } from '../../../../src/engine/family/killteam/model/operative.ts';
import { activate, play, type Play, shoot, ticked } from '../../../support/decide.ts';
import { battleOf, cultist, devastating, rifle, rule, thug, vex, vexActs } from '../../../support/duel.ts';
import { withCp } from '../../../support/sides.ts';
import { changed } from '../../../support/traits.ts';

const gun = (...rules: readonly WeaponRuleUse[]): Partial<Operative> => ({ weapons: [rifle({}, ...rules)] });
/** Damage 3, or 4 for a crit. */
const shot = (attack: readonly number[], other: Partial<Operative> = {}, ...rules: readonly WeaponRuleUse[]): Play =>
  vexActs({ me: gun(...rules), other, ...withCp(0) })
    .does(shoot())
    .answers(attack);
const offered = ({ question }: Play) => (question.kind === 'pick' ? question.options : []);
const hurt = (at: Play) =>
  at.told('damaged').map(({ operative, from, to, cause, by }) => [operative, from, to, cause, by]);

describe('how the saves are spent', () => {
  const asked = shot([6, 4, 1, 1]).answers([6, 1, 1]);

  it('should be asked of whoever is shot at, the way of least damage first', () => {
    expect(asked.question).toMatchObject({ question: 'saves', side: 'enemy', operative: 'cultist', usual: 'c1n0' });
    expect(offered(asked)).toMatchObject([
      {
        id: 'c1n0',
        params: { criticals: 1, normals: 0, left: 3, target: 'cultist', from: 8, to: 5 },
        value: 3,
      },
      {
        id: 'c0n1',
        params: { criticals: 0, normals: 1, left: 4, target: 'cultist', from: 8, to: 4 },
        value: 4,
      },
    ]);
    expect(asked.advice).toMatchObject({ best: 'c1n0' });
  });

  it('should be as it was chosen, the best way or another', () => {
    const best = asked.answers('c1n0');
    expect(best.told('shotResolved')).toMatchObject([{ criticals: 0, normals: 1, saves: 1, damage: 3 }]);
    expect(best.operative('cultist').wounds).toBe(5);
    const other = asked.answers('c0n1');
    expect(other.told('shotResolved')).toMatchObject([{ criticals: 1, normals: 0, saves: 1, damage: 4 }]);
    expect(other.operative('cultist').wounds).toBe(4);
  });

  it('should be chosen among three ways as among two', () => {
    const three = shot([6, 6, 4, 4]).answers([6, 5, 5]);
    expect(offered(three).map(({ id }) => id)).toEqual(['c1n2', 'c2n0']);
    expect(three.answers('c1n2').operative('cultist').wounds).toBe(4);
    expect(three.answers('c2n0').operative('cultist').wounds).toBe(2);
  });

  it('should count all that saved, whatever was stopped', () => {
    expect(shot([4, 1, 1, 1]).answers([6, 5, 5], 'c0n1').told('shotResolved')).toMatchObject([
      { criticals: 0, normals: 0, saves: 3, damage: 0 },
    ]);
  });

  it('should not go below 0 wounds', () => {
    const last = shot([6, 4, 1, 1], { wounds: 2 }).answers([1, 1, 1]);
    expect(offered(last)).toMatchObject([{ params: { left: 7, from: 2, to: 0 }, value: 7 }]);
    expect(hurt(last.answers('c0n0'))).toEqual([['cultist', 2, 0, 'shoot', 'vex']]);
  });

  it('should say which rules spoke for the attack and for the defence', () => {
    const spoken = shot([6, 4, 1, 1], {}, rule('rending'), rule('piercing', 1)).answers([1, 1], 'c0n0');
    expect(spoken.told('shotResolved')[0]?.because.map(({ rule: by }) => by)).toEqual(['rending', 'piercing']);
  });

  it('should be over when it is answered', () => {
    expect(asked.answers('c1n0').state.tasks).toEqual([]);
    expect(asked.answers('c1n0').told('shotResolved')).toHaveLength(1);
  });
});

describe('saves where nothing is rolled and crits hurt at once', () => {
  const pierced = [devastating(3), rule('piercing', 3)] as const;

  it('should be asked for with the wounds that are left then', () => {
    const asked = shot([6, 4, 1, 1], {}, ...pierced);
    expect(offered(asked)).toMatchObject([{ params: { left: 7, from: 5, to: 0 } }]);
    expect(hurt(asked.answers('c0n0'))).toEqual([
      ['cultist', 8, 5, 'devastating', 'vex'],
      ['cultist', 5, 0, 'shoot', 'vex'],
    ]);
  });

  it('should begin from none where that already is too much', () => {
    const asked = shot([6, 4, 1, 1], { wounds: 2 }, ...pierced);
    expect(offered(asked)).toMatchObject([{ params: { from: 0, to: 0 } }]);
    expect(hurt(asked.answers('c0n0'))).toEqual([['cultist', 2, 0, 'devastating', 'vex']]);
  });

  it('should not hurt again who has no wounds left, when others are hurt', () => {
    const wide = [devastating(2, 2), rule('piercing', 3), rule('torrent', 2)] as const;
    const board = battleOf([vex(gun(...wide)), cultist({ wounds: 30, maxWounds: 30 }), thug({ wounds: 2 })], {
      ...withCp(0),
    });
    const first = play(board)
      .does(activate('vex'))
      .does(shoot())
      .answers([6, 1, 1, 1], ticked('thug'), 'c0n0', ticked('thug'));
    const second = first.answers([6, 1, 1, 1], ticked('cultist'), 'c0n0');
    expect(hurt(second)).toEqual([
      ['cultist', 30, 28, 'devastating', 'vex'],
      ['thug', 2, 0, 'devastating', 'vex'],
      ['cultist', 28, 24, 'shoot', 'vex'],
      ['cultist', 24, 22, 'devastating', 'vex'],
    ]);
  });
});

describe('what a tough target shrugs off', () => {
  const tough = changed({ op: 'toughness', by: 1 });

  it('should be taken from one die that gets through, a normal or a crit', () => {
    const left = (attack: readonly number[]) => offered(shot(attack, tough).answers([1, 1, 1]))[0];
    expect(left([4, 1, 1, 1])).toMatchObject({ value: 2, params: { left: 2, to: 6 } });
    expect(left([6, 1, 1, 1])).toMatchObject({ value: 3, params: { left: 3, to: 5 } });
    expect(shot([4, 1, 1, 1], tough).answers([1, 1, 1], 'c0n0').told('shotResolved')).toMatchObject([{ damage: 2 }]);
  });

  it('should look at the worst die that gets through', () => {
    const small = (critical: number, normal: number): Partial<Operative> => ({
      weapons: [rifle({ damage: { normal, critical } })],
    });
    const damage = (critical: number, normal: number): number | null | undefined =>
      offered(
        vexActs({ me: small(critical, normal), other: tough, ...withCp(0) })
          .does(shoot())
          .answers([6, 4, 1, 1], [1, 1, 1]),
      )[0]?.value;
    expect([damage(3, 1), damage(2, 2), damage(2, 3)]).toEqual([3, 4, 4]);
    const stopped = vexActs({ me: small(4, 2), other: tough, ...withCp(0) })
      .does(shoot())
      .answers([6, 4, 1, 1], [6, 1, 1]);
    expect(offered(stopped).map(({ id, value }) => [id, value])).toEqual([
      ['c1n0', 2],
      ['c0n1', 3],
    ]);
  });

  it('should be told, but not where the damage was put in by hand', () => {
    const asked = shot([4, 1, 1, 1], tough).answers([1, 1, 1]);
    expect(asked.answers('c0n0').told('traitSpoke')).toHaveLength(1);
    const byHand = asked.does({ type: 'correct', correction: { what: 'damage', to: 5 } }).answers('c0n0');
    expect(byHand.told('traitSpoke')).toEqual([]);
    expect(byHand.operative('cultist').wounds).toBe(3);
  });
});
