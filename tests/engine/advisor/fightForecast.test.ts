import { describe, expect, it } from 'vitest';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import { blade, fightForecastAt, fought } from '../../support/attackView.ts';
import { upright } from '../../support/lasting.ts';
import { changed } from '../../support/traits.ts';

const WELL = { attacker: 'optimal', defender: 'optimal' } as const;

describe('the odds of a fight', () => {
  it('should say when they leave a trait out', () => {
    expect(fightForecastAt(fought()).isLike).toBe(false);
    expect(fightForecastAt(fought({ me: { ...blade(), ...changed({ op: 'doubleStrike' }) } })).isLike).toBe(true);
  });

  it('should leave out what is rolled away, say so, and never have whoever stays up fall', () => {
    const hard = changed({ op: 'hardened', least: 3, from: 6, by: 1 });
    expect(fightForecastAt(fought({ me: { ...blade(), ...hard } })).isLike).toBe(true);
    const up = fightForecastAt(fought({ me: { ...blade(), wounds: 0 }, lasting: [upright('vex')] }));
    const { attacker, defender } = up.expected(fightOdds(up.asked(WELL)));
    expect([up.isLike, attacker.fall]).toEqual([true, 0]);
    expect(defender.mean).toBeGreaterThan(0);
  });

  it('should be told by the roles at the table', () => {
    const even = fightForecastAt(fought({ me: { ...blade(), wounds: 1 } }));
    const { attacker, defender } = even.expected(fightOdds(even.asked(WELL)));
    expect(attacker.fall).toBeGreaterThan(defender.fall);
    expect(attacker.mean).toBeLessThanOrEqual(1);
    expect(attacker.burn).toBeNull();
  });
});
