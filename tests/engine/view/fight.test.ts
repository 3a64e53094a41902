import { describe, expect, it } from 'vitest';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import { attackAt, blade, fightAt, fought, TOUGH } from '../../support/attackView.ts';
import { rifle, rule } from '../../support/duel.ts';
import { changed } from '../../support/traits.ts';

const WELL = { attacker: 'optimal', defender: 'optimal' } as const;
const die = (face: number) => ({ face, grade: null, was: null, rerolled: false });

describe('a fight in hand', () => {
  it('should know who rolls what', () => {
    expect(attackAt(fought()).shot).toBeNull();
    expect(fightAt(fought())).toMatchObject({
      attacker: { pool: 'attack', thresholds: { hit: 4, critical: 7 }, toRoll: 3, dice: null },
      defender: { pool: 'defence', thresholds: { hit: 4, critical: 7 }, toRoll: 3, dice: null },
      isToBeRolled: true,
      assistsMatter: true,
      isLike: false,
    });
  });

  it('should have nobody roll without a weapon', () => {
    const unarmed = fightAt(fought({ other: { ...TOUGH, weapons: [rifle()] } }));
    expect(unarmed).toMatchObject({ defender: { toRoll: 0, weapon: null }, isToBeRolled: true });
  });

  it('should know the dice that are rolled, each as it counts for its side', () => {
    const rolled = fought({ me: blade(rule('lethal', 5)) }).answers([5, 4, 1]);
    expect(fightAt(rolled)).toMatchObject({
      attacker: { dice: [{ grade: 'critical' }, { grade: 'normal' }, { grade: 'fail' }] },
      defender: { dice: null },
      isToBeRolled: false,
      assistsMatter: true,
    });
    const attack = attackAt(rolled);
    expect(attack.rolled('attack').map(({ face }) => face)).toEqual([5, 4, 1]);
    expect(attack.grades('attack', [die(5)])).toEqual(['critical']);
    expect(attack.grades('defence', [die(5)])).toEqual(['normal']);
    expect(fightAt(rolled.answers([1, 1, 6])).assistsMatter).toBe(false);
  });

  it('should say where a Hit comes from, with the wounds of that time', () => {
    const { attacker } = fightAt(fought({ me: { ...blade(), wounds: 3 } }));
    expect(attacker.hitFrom(3)?.changes).toEqual([{ why: 'injured', by: 1 }]);
    expect(attacker.hitFrom(8)?.changes).toEqual([]);
  });

  it('should say when its odds leave a trait out', () => {
    expect(fightAt(fought({ me: { ...blade(), ...changed({ op: 'doubleStrike' }) } })).isLike).toBe(true);
  });
});

describe('the odds of a fight', () => {
  it('should be told by the roles at the table', () => {
    const even = fightAt(fought({ me: { ...blade(), wounds: 1 } }));
    const { attacker, defender } = even.expected(fightOdds(even.asked(WELL)));
    expect(attacker.fall).toBeGreaterThan(defender.fall);
    expect(attacker.mean).toBeLessThanOrEqual(1);
    expect(attacker.burn).toBeNull();
  });
});
