import { describe, expect, it } from 'vitest';
import { aimed, attackAt, fought, gun, TOUGH } from '../../support/attackView.ts';
import { again } from '../../support/decide.ts';
import { rule } from '../../support/duel.ts';
import { withCp } from '../../support/sides.ts';
import { changed } from '../../support/traits.ts';

const NONE = { dice: [], now: [], forbiddenBy: [], worth: [] };

describe('a Command Re-roll', () => {
  it('should be offered for no die before there are any', () => {
    expect(attackAt(aimed()).command).toMatchObject({ attack: { ...NONE, owner: 'retinue' }, best: 'none' });
  });

  it('should be offered for dice of people alone', () => {
    const { attack, defence } = attackAt(aimed().answers([6, 4, 1, 1])).command;
    expect(attack).toMatchObject({ owner: 'retinue', cp: 1, dice: [0, 1, 2, 3], now: [0, 1, 2, 3] });
    expect(defence).toMatchObject(NONE);
  });

  it('should be known and yet not taken without a command point', () => {
    const { attack } = attackAt(aimed(withCp(0)).answers([6, 4, 1, 1])).command;
    expect(attack).toMatchObject({ cp: 0, dice: [0, 1, 2, 3], now: [] });
  });

  it('should wait for any other re-roll', () => {
    const asked = aimed({ me: gun(rule('balanced')) }).answers([6, 4, 1, 1]);
    expect(attackAt(asked).command.attack).toMatchObject({ dice: [0, 1, 2, 3], now: [] });
    const rolling = asked.answers(again(2));
    expect(attackAt(rolling).command.attack.now).toEqual([]);
    expect(attackAt(rolling.answers([5])).command.attack.now).toEqual([0, 1, 3]);
  });

  it('should not be had against somebody who forbids it, and name what does once there are dice', () => {
    const other = { ...TOUGH, ...changed({ op: 'noRerollsAgainst' }) };
    const forbiddenBy = other.traits.map(({ id, name }) => expect.objectContaining({ id, name }));
    expect(attackAt(aimed({ other })).command.attack).toMatchObject(NONE);
    expect(attackAt(aimed({ other }).answers([6, 4, 1, 1])).command.attack).toMatchObject({ ...NONE, forbiddenBy });
    expect(forbiddenBy).toHaveLength(1);
  });

  it('should say what each die is worth, and which is the best: of equals the lowest', () => {
    const { attack, best } = attackAt(aimed().answers([6, 4, 2, 1])).command;
    expect(attack.worth.map(({ die, face }) => [die, face])).toEqual([
      [0, 6],
      [1, 4],
      [2, 2],
      [3, 1],
    ]);
    expect(best).toMatchObject({ pool: 'attack', die: 3, face: 1 });
  });

  it('should be worth nothing where all dice are as good as can be', () => {
    expect(attackAt(aimed().answers([6, 6, 6, 6])).command.best).toBeNull();
  });

  it('should be worked out once', () => {
    const { command } = attackAt(aimed().answers([6, 4, 2, 1]));
    expect(command.attack.worth).toBe(command.attack.worth);
    expect(command.best).toBe(command.best);
  });

  it('should be had in a fight too', () => {
    const { attack, best } = attackAt(fought().answers([6, 4, 1])).command;
    expect(attack.now).toEqual([0, 1, 2]);
    expect(best).toMatchObject({ die: 2 });
  });
});
