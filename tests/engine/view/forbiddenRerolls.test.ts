import { describe, expect, it } from 'vitest';
import { aimed, attackAt, blade, fought, gun, TOUGH } from '../../support/attackView.ts';
import { again } from '../../support/decide.ts';
import { rule } from '../../support/duel.ts';
import { changed } from '../../support/traits.ts';

const fated = { ...TOUGH, ...changed({ op: 'noRerollsAgainst' }) };
const by = fated.traits.map(({ id, name }) => expect.objectContaining({ id, name }));

describe('a re-roll by a weapon rule that something forbids', () => {
  it('should be told of the dice of a shot once they lie', () => {
    const shot = aimed({ me: gun(rule('balanced')), other: fated });
    expect(attackAt(shot).forbidden).toEqual([]);
    expect(attackAt(shot.answers([6, 4, 1, 1])).forbidden).toEqual([{ rules: ['balanced'], by }]);
  });

  it('should be told of the dice of a fight', () => {
    const fight = fought({ me: blade(rule('ceaseless')), other: fated });
    expect(attackAt(fight.answers([6, 4, 1])).forbidden).toEqual([{ rules: ['ceaseless'], by }]);
  });

  it('should not be told where nothing forbids it, or no rule gives one', () => {
    const free = aimed({ me: gun(rule('balanced')) }).answers([6, 4, 1, 1]);
    expect(attackAt(free).forbidden).toEqual([]);
    expect(attackAt(free.answers(again(2), [5])).forbidden).toEqual([]);
    expect(attackAt(aimed({ other: fated }).answers([6, 4, 1, 1])).forbidden).toEqual([]);
  });
});
