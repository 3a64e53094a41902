import { describe, expect, it } from 'vitest';
import { aimed, attackAt, fought, gun, TOUGH } from '../../support/attackView.ts';
import { again } from '../../support/decide.ts';
import { rule } from '../../support/duel.ts';
import { withCp } from '../../support/sides.ts';
import { changed } from '../../support/traits.ts';

const NONE = { dice: [], now: [], forbiddenBy: [] };

describe('a Command Re-roll', () => {
  it('should be offered for no die before there are any', () => {
    expect(attackAt(aimed()).command).toMatchObject({ attack: { ...NONE, owner: 'retinue' } });
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

  it('should be had in a fight too', () => {
    expect(attackAt(fought().answers([6, 4, 1])).command.attack.now).toEqual([0, 1, 2]);
  });
});
