import { describe, expect, it } from 'vitest';
import { attackAt, blade, fightAt, fought, TOUGH } from '../../support/attackView.ts';
import { changed } from '../../support/traits.ts';
import { rifle, rule } from '../../support/duel.ts';

const die = (face: number) => ({ face, grade: null, was: null, rerolled: false });

describe('a fight in hand', () => {
  it('should know who rolls what', () => {
    expect(attackAt(fought()).shot).toBeNull();
    expect(fightAt(fought())).toMatchObject({
      attacker: { pool: 'attack', thresholds: { hit: 4, critical: 7 }, toRoll: 3, dice: null },
      defender: { pool: 'defence', thresholds: { hit: 4, critical: 7 }, toRoll: 3, dice: null },
      isToBeRolled: true,
      assistsMatter: true,
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

  it('should say what forbids friends to assist, of the one who fights whoever forbids it', () => {
    const lone = fightAt(fought({ other: { ...TOUGH, ...changed({ op: 'unassistedFoe' }) } }));
    expect(lone.attacker.unassistedBy).toMatchObject([{ id: 'trait' }]);
    expect([lone.defender.unassistedBy, fightAt(fought()).attacker.unassistedBy]).toEqual([[], []]);
  });
});
